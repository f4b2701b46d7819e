import assert from 'node:assert/strict';
import test from 'node:test';

import { linesOf } from '../../static/readers/pdf-lines.js';
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
  assert.equal(read(...column(['Between the cities of Aix-', 'Les-Bains and more.'], 72, 700)), 'Between the cities of Aix- Les-Bains and more.');
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

test('raised numbers stay in their line', () => {
  const lines = [piece('x', 72, 700), piece('2', 77, 704, { height: 7 }), piece('+ 1 is a formula', 84, 700)];
  assert.equal(read(...lines), 'x2 + 1 is a formula');
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
