import assert from 'node:assert/strict';
import test from 'node:test';

import { withFields, writtenOn } from '../../static/readers/pdf-annotations.js';
import { formsIn, UNKNOWN_LETTERS } from '../../static/readers/pdf-letters.js';
import { linesOf } from '../../static/readers/pdf-lines.js';
import { withoutRunning } from '../../static/readers/pdf-running.js';
import { withTables } from '../../static/readers/pdf-table.js';
import { paragraphs } from '../../static/readers/pdf-text.js';

const WIDTH = 5;

/** A piece of text as pdf.js gives it: letters 5 wide, 10 high, the baseline `y` above the page's foot. */
function piece(str, x, y, { height = 10, dir = 'ltr', font = 'serif', eol = true } = {}) {
  const width = str.length * WIDTH * (height / 10);
  return { str, dir, transform: [height, 0, 0, height, x, y], width, height, fontName: font, hasEOL: eol };
}

const styles = { serif: { fontFamily: 'serif' }, mono: { fontFamily: 'monospace' } };
const read = (...items) => paragraphs(linesOf({ items, styles }));

/** Lines of one paragraph that fill their column, 12 apart. */
const column = (texts, x, top) => texts.map((text, index) => piece(text, x, top - 12 * index));

test('lines that fill the column are one paragraph', () => {
  assert.equal(read(...column(['The ferry left the port at dawn and', 'gulls followed it far beyond the cold', 'breakwater.'], 72, 700)),
    'The ferry left the port at dawn and gulls followed it far beyond the cold breakwater.');
});

test('a wider gap is a new paragraph', () => {
  assert.equal(read(...column(['First part of the text, it goes on', 'here as well.'], 72, 700), ...column(['Second part of the text, it goes on', 'here too.'], 72, 664)),
    'First part of the text, it goes on here as well.\n\nSecond part of the text, it goes on here too.');
});

test('an indent behind a finished sentence is a new paragraph', () => {
  const lines = [piece('One paragraph that fills its line, so.', 72, 700), piece('Another that is indented, which g', 92, 688), piece('goes on at the margin of the column.', 72, 676)];
  assert.equal(read(...lines), 'One paragraph that fills its line, so.\n\nAnother that is indented, which g goes on at the margin of the column.');
});

test('a short line behind which the next word had room ends there', () => {
  const lines = [piece('A line that is as long as the column', 72, 700), piece('is.', 72, 688), piece('Next one that is long as the column.', 72, 676)];
  assert.equal(read(...lines), 'A line that is as long as the column is.\n\nNext one that is long as the column.');
  assert.equal(read(piece('Street 1', 72, 700), piece('12345 Town in a Country far from here', 72, 688)), 'Street 1\n12345 Town in a Country far from here');
});

test('larger letters are a heading', () => {
  assert.equal(read(piece('Heading', 72, 700, { height: 16 }), piece('Text that goes on below the heading.', 72, 684)), 'Heading\n\nText that goes on below the heading.');
});

test('items of a list stand on lines of their own and keep what is continued', () => {
  const lines = [piece('• First item, so long that it needs a', 72, 700), piece('second line.', 82, 688), piece('• Second item', 72, 676), piece('1. Numbered', 72, 664)];
  assert.equal(read(...lines), '• First item, so long that it needs a second line.\n• Second item\n1. Numbered');
});

test('words hyphenated at the end of a line are made whole', () => {
  assert.equal(read(...column(['An unquestionably represen-', 'tative word.'], 72, 700)), 'An unquestionably representative word.');
  assert.equal(read(...column(['A soft hyphen in represen\u00ad', 'tative words.'], 72, 700)), 'A soft hyphen in representative words.');
  assert.equal(read(...column(['Between the cities of Aix-', 'Les-Bains and more.'], 72, 700)), 'Between the cities of Aix-Les-Bains and more.');
});

test('Chinese and Japanese lines are joined without a space', () => {
  const wide = (text, y) => ({ ...piece(text, 72, y), width: text.length * 10 });
  assert.equal(read(wide('今日は良い天気です散歩に', 700), wide('行きましょう夕方には帰る', 688)), '今日は良い天気です散歩に行きましょう夕方には帰る');
});

test('right-to-left lines are measured from their right', () => {
  const rtl = (text, right, y) => piece(text, right - text.length * WIDTH, y, { dir: 'rtl' });
  assert.equal(read(rtl('שלום עולם זה טקסט בעברית שנמשך', 500, 700), rtl('על פני יותר משורה אחת כדי לראות', 500, 688), rtl('סוף.', 500, 676)),
    'שלום עולם זה טקסט בעברית שנמשך על פני יותר משורה אחת כדי לראות סוף.');
});

test('a column goes on at the top of the next', () => {
  const lines = [piece('The first column ends in the middle', 72, 100), piece('of a sentence that goes on over here.', 320, 700)];
  assert.equal(read(...lines), 'The first column ends in the middle of a sentence that goes on over here.');
  assert.equal(read(lines[0], piece('Another text.', 320, 700)), 'The first column ends in the middle\n\nAnother text.');
});

test('raised numbers stay in their line, apart from what they stand on', () => {
  const lines = [piece('x', 72, 700), piece('2', 77, 704, { height: 7 }), piece('+ 1 is a formula', 84, 700)];
  assert.equal(read(...lines), 'x^2 + 1 is a formula');
});

test('code among prose keeps its lines and their indents', () => {
  const mono = (text, x, y) => piece(text, x, y, { font: 'mono' });
  assert.equal(read(piece('Prose.', 72, 724), mono('def f(a):', 72, 700), mono('return a', 92, 688), mono('f(1)', 72, 676)), 'Prose.\n\ndef f(a):\n    return a\nf(1)');
});

test('lines of a table of contents stay apart', () => {
  assert.equal(read(piece('1 Introduction ................... 2', 72, 700), piece('2 Method of the inquiry .......... 13', 72, 688)),
    '1 Introduction ................... 2\n2 Method of the inquiry .......... 13');
});

test('turned text is read along its own direction', () => {
  const turned = (str, x, y) => ({ ...piece(str, x, y), transform: [0, 10, -10, 0, x, y] });
  assert.equal(read(turned('A line that is set upwards on the', 100, 72), turned('page goes on here.', 112, 72)), 'A line that is set upwards on the page goes on here.');
});

test('bullets without a place in Unicode become bullets', () => {
  assert.equal(read(piece('\uf0b7 Wingdings', 72, 700), piece('\x0f LaTeX', 72, 688)), '• Wingdings\n• LaTeX');
});

test('marked content without text and empty pages are nothing', () => {
  assert.equal(read({ type: 'beginMarkedContent' }, piece('', 0, 0), piece('  ', 0, 0)), '');
  assert.equal(read(), '');
});

const HYPHENS = [
  ['long-', 'term', 'long-term'], ['self-', 'service', 'self-service'], ['state-of-the-', 'art', 'state-of-the-art'],
  ['COVID-', '19', 'COVID-19'], ['2026-', '2027', '2026-2027'], ['e-', 'mail', 'e-mail'], ['Smith-', 'Jones', 'Smith-Jones'],
  ['informa-', 'tion', 'information'], ['Vor-', 'und Nachteile', 'Vor- und Nachteile'], ['pre-', 'and post-war', 'pre- and post-war'],
  ['Schwarz-', 'Weiß', 'Schwarz-Weiß'], ['under\u2010', 'standing', 'under\u2010standing'], ['ver\u00ad', 'stehen', 'verstehen'],
  ['a dash -', 'and more', 'a dash - and more'],
];
for (const [head, tail, whole] of HYPHENS) {
  test(`${head} / ${tail} is ${whole}`, () => {
    assert.equal(read(...column([`So that it fills its column ${head}`, `${tail}.`], 72, 700)), `So that it fills its column ${whole}.`);
  });
}

test('a hyphen is judged by the words of the document', () => {
  const lines = (head, tail, more) => read(...column([`This line is filled up with ${head}`, tail, ...more], 72, 700));
  assert.match(lines('long-', 'term things and', ['longterm matters']), /longterm things/);
  assert.match(lines('tooth-', 'brush things and', ['a tooth-brush as well']), /tooth-brush things/);
  assert.match(lines('tooth-', 'brush things and', ['a tooth and one brush']), /tooth-brush things/);
});

test('text that is drawn twice comes once', () => {
  assert.equal(read(piece('NOTICE', 72, 700, { eol: false }), piece('NOTICE', 72.3, 700)), 'NOTICE');
  assert.equal(read(piece('no', 72, 700, { eol: false }), piece('no', 82, 700)), 'nono');
});

test('letters that are set apart are words', () => {
  const gap = (x, width) => ({ ...piece(' ', x, 700, { eol: false }), width });
  assert.equal(read(piece('V E L K', 72, 700, { eol: false }), gap(110, 12), piece('T I L.', 122, 700)), 'VELK TIL.');
  assert.equal(read(piece('A B of C', 72, 700)), 'A B of C');
});

test('a number below runs into none', () => {
  assert.equal(read(piece('101', 72, 700, { eol: false }), piece('2', 87, 698, { height: 7 })), '101_2');
  assert.equal(read(piece('H', 72, 700, { eol: false }), piece('2', 77, 698, { height: 7, eol: false }), piece('O', 81, 700)), 'H2O');
});

/** The words of a line as a browser draws them: from the left of the page, each where it stands. */
function drawn(...words) {
  let x = 72;
  return words.map((str, index) => {
    const item = piece(str, x, 700, { dir: /[\u0590-\u07ff\ufb1d-\ufefc]/.test(str) ? 'rtl' : 'ltr', eol: index === words.length - 1 });
    x += item.width;
    return item;
  });
}

const FROM_RIGHT = [
  [['.2027', ' ', 'ועד', ' ', '2026', ' ', 'משנת', ' ', 'OpenAI API', ' ', 'לפי'], 'לפי OpenAI API משנת 2026 ועד 2027.'],
  [['"', 'חולש', ' (', 'אב', ') ', '50%', ' ', 'גד'], 'גד 50% (אב) חולש"'],
  [['12:30', '-', '13:45', ' ', 'אב'], 'אב 12:30-13:45'],
  [['20$', ' ', 'رعسب'], 'رعسب $20'],
  [['\ufefc', '\ufeb4', '\ufedf', '\u0627'], 'السلا'],
];
for (const [words, text] of FROM_RIGHT) test(`${text} is read from the right`, () => assert.equal(read(...drawn(...words)), text));

test('right-to-left words in a line from the left are in their order', () => {
  assert.equal(read(...drawn('An English line with', ' ', 'עולם', ' ', 'שלום', ' and words')), 'An English line with שלום עולם and words');
});

test('letters that are named by their looks become those they stand for, exactly these', () => {
  assert.equal(read(piece('⽇本⻑い ﬁ \ufefb ① Ａ ㎏', 72, 700)), '日本長い fi لا ① Ａ ㎏');
  assert.equal(formsIn('⽇本⻑い \ufefb ①'), 3);
});

test('letters that are not known are counted wherever in Unicode they are', () => {
  assert.equal('a\ue000\u{f0001}\u{10fffd}\ufffd\x01\u0378b'.match(UNKNOWN_LETTERS).length, 6);
});

const lines = (...items) => linesOf({ items, styles });

test('running heads and page numbers are left out, what is said once is not', () => {
  const page = (number) => lines(piece('Head of 2026', 72, 810), piece(`Own words ${'abc'[number - 1]}`, 72, 700), piece(`Page ${number}`, 280, 30));
  const { pages, count } = withoutRunning([page(1), page(2), page(3)]);
  assert.deepEqual(pages.map((kept) => kept.map(({ text }) => text)), [['Own words a'], ['Own words b'], ['Own words c']]);
  assert.equal(count, 6);
  assert.equal(withoutRunning([page(1), page(2)]).count, 0);
  const alone = [1, 2, 3].map((number) => lines(piece(`Page ${number} of a report.`, 72, 700)));
  assert.equal(withoutRunning(alone).count, 0);
});

test('a sentence goes on from page to page', () => {
  const [first] = lines(piece('It is agreed to in', 72, 100)).map((line) => ({ ...line, page: 1 }));
  const [second] = lines(piece('writing by all.', 72, 50)).map((line) => ({ ...line, page: 2 }));
  assert.equal(paragraphs([first, second]), 'It is agreed to in writing by all.');
});

/** Rows of cells at given places. */
const rows = (...all) => all.flatMap(([y, ...cells]) => cells.map(([x, str], index) => piece(str, x, y, { eol: index === cells.length - 1 })));
const tabled = (...all) => paragraphs(withTables(lines(...rows(...all)), new Set()));

test('cells that stand below one another are a table; an empty one stays, a wrapped one is one', () => {
  const text = tabled(
    [700, [72, 'Plan'], [250, 'Price'], [400, 'Seats']], [682, [72, 'Team'], [400, '5']],
    [664, [72, 'A plan with a'], [250, '9|1'], [400, '1']], [652, [72, 'long name']],
  );
  assert.equal(text, '| Plan | Price | Seats |\n| --- | --- | --- |\n| Team |  | 5 |\n| A plan with a long name | 9\\|1 | 1 |');
});

test('numbers that end below one another are a column', () => {
  assert.equal(tabled([700, [72, 'Tea'], [300, '1.50']], [686, [72, 'Coffee'], [295, '12.50']], [672, [72, 'Cake'], [305, '.50']]),
    '| Tea | 1.50 |\n| --- | --- |\n| Coffee | 12.50 |\n| Cake | .50 |');
});

test('words of a justified line are no cells', () => {
  const spread = (y, ...words) => {
    const room = (300 - words.reduce((sum, word) => sum + word.length * WIDTH, 0)) / (words.length - 1);
    let x = 72;
    return [y, ...words.map((word) => { const at = x; x += word.length * WIDTH + room; return [at, word]; })];
  };
  assert.doesNotMatch(tabled(spread(700, 'one', 'word', 'is', 'here'), spread(686, 'another', 'stands', 'there'), spread(672, 'and', 'so', 'it', 'goes')), /\|/);
});

test('columns that were drawn row by row are read one after the other', () => {
  const left = ['The first column begins here and', 'goes on below it with more words', 'and more of them in all its lines', 'to its end.'];
  const right = ['The second one stands beside it and', 'has its own sentence that goes on', 'over some lines like the first one', 'and ends.'];
  const text = tabled(...left.map((words, index) => [700 - 12 * index, [72, words], [320, right[index]]]));
  assert.equal(text, `${left.join(' ')}\n\n${right.join(' ')}`);
});

test('what was filled into a form stands where its field is; notes are told apart', () => {
  const field = (fieldValue, rect, more = {}) => ({ subtype: 'Widget', fieldType: 'Tx', fieldValue, rect, ...more });
  const { fields, notes } = writtenOn([
    field('Jane Doe', [110, 697, 300, 712]), field('', [0, 0, 9, 9]), field('Yes', [110, 677, 120, 687], { checkBox: true, exportValue: 'Yes' }),
    field('Off', [110, 657, 120, 667], { checkBox: true, exportValue: 'Yes' }), { subtype: 'Text', contentsObj: { str: ' A note ' } }, { subtype: 'Link' },
  ]);
  const filled = withFields(lines(piece('Name:', 72, 700), piece('Member', 72, 680), piece('Guest', 72, 660)), fields);
  assert.deepEqual(filled.map(({ text }) => text), ['Name: Jane Doe', 'Member [x]', 'Guest [ ]']);
  assert.deepEqual(notes, ['A note']);
});
