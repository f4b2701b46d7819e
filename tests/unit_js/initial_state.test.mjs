import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin } from '../../static/state/initial-state.js';
import { writeLink } from '../../static/model/link.js';
import { catalogue, defaults } from './catalogue.mjs';

const example = { file: 'guide.md', text: 'the example', result: {} };
const start = {
  catalogue, example, text: example.text, settings: defaults, drawn: { text: example.text, result: example.result },
};
const nothing = {
  link: '', settings: '', cost: '', keepsText: false, document: null, handedOver: null, isLost: false,
};
const beginWith = (known) => begin(start, { ...nothing, ...known });

test('without a link and anything kept, the example is drawn', () => {
  const state = beginWith({});
  assert.equal(state.drawn, start.drawn);
  assert.equal(state.busy, false);
  assert.deepEqual(state.settings, defaults);
  assert.equal(state.source.name, 'guide.md');
});

test('what was kept goes before the settings of the example', () => {
  const { settings } = beginWith({ settings: 'size=2&overlap=3' });
  assert.deepEqual(settings, { ...defaults, size: 2, overlap: 3 });
});

test('kept settings that cannot be read give way to those of the example', () => {
  const own = { ...start, settings: { ...defaults, size: 120 } };
  const known = { ...nothing, settings: 'size=zero&overlap=3' };
  assert.deepEqual(begin(own, known).settings, own.settings);
});

const OTHERS = {
  strategy: 'headings', size: 7, overlap: 3, unit: 'characters', encoding: 'estimate', setext: true, keep_headings: true,
};

for (const name of Object.keys(defaults)) {
  test(`a link means the same to everyone: ${name}`, () => {
    const other = { ...defaults, [name]: OTHERS[name] };
    const whole = { ...defaults, ...OTHERS };
    for (const [sent, kept] of [[defaults, other], [other, defaults], [defaults, whole], [whole, other]]) {
      const link = `#${writeLink(sent)}`;
      assert.deepEqual(beginWith({ link, settings: writeLink(kept) }).settings, sent);
    }
    const without = writeLink(defaults).replace(new RegExp(`(^|&)${name}=[^&]*`), '');
    assert.deepEqual(beginWith({ link: `#${without}`, settings: writeLink(other) }).settings, defaults);
  });
}

test('chunks of other settings are not drawn', () => {
  const { drawn, busy, text } = beginWith({ link: '#size=1' });
  assert.equal(text, example.text);
  assert.deepEqual(drawn, { text: example.text, result: null });
  assert.equal(busy, true);
});

test('the text that was kept is shown, with its source', () => {
  const source = { name: 'a.txt', text: 'kept', kind: 'text' };
  const state = beginWith({ keepsText: true, document: { text: 'kept', source } });
  assert.deepEqual([state.text, state.source, state.drawn.text], ['kept', source, 'kept']);
});

test('what the page handed over to itself goes before all else', () => {
  const former = { text: 'older', source: null };
  const handedOver = { text: 'mine', source: null, former, view: 'table', link: 'size=3' };
  const state = beginWith({ link: '#size=1', document: { text: 'kept', source: null }, handedOver });
  assert.deepEqual([state.text, state.former, state.view, state.settings.size], ['mine', former, 'table', 3]);
  assert.deepEqual(state.drawn, { text: 'mine', result: null });
  assert.equal('link' in state, false);
});

test('a text over the limit is kept, but not drawn', () => {
  const text = 'x'.repeat(1001);
  const state = beginWith({ document: { text, source: null } });
  assert.deepEqual([state.text, state.drawn.text], [text, '']);
});

test('what a link names wrongly is said; what was kept wrongly is not', () => {
  const { remarks, settings } = beginWith({ link: '#size=x', settings: 'size=y&color=red' });
  assert.equal(remarks.length, 1);
  assert.match(remarks[0].text, /size “x”/);
  assert.deepEqual(settings, defaults);
});

test('a document that did not come through a reload is said to be lost, unless it was kept', () => {
  assert.match(beginWith({ isLost: true }).remarks[0].text, /could not be brought back/);
  assert.deepEqual(beginWith({ isLost: true, document: { text: 'kept', source: null } }).remarks, []);
});
