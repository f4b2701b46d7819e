import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink, writeLink } from '../../static/model/link.js';
import { catalogue, defaults } from './catalogue.mjs';

const read = (fragment) => readLink(fragment, catalogue);
const ignored = (fragment) => read(fragment).ignored;

test('a link states every setting, and is readable', () => {
  assert.equal(
    writeLink(defaults),
    'strategy=recursive&size=512&overlap=64&unit=tokens&encoding=cl100k_base&setext=off&keep_headings=off',
  );
  assert.match(writeLink({ ...defaults, setext: true }), /&setext=on&keep_headings=off$/);
});

for (const { name, units } of catalogue.strategies) {
  for (const unit of units) {
    for (const isOn of [true, false]) {
      test(`what is written is read again: ${name} in ${unit}, options ${isOn}`, () => {
        const settings = {
          strategy: name, size: 7, overlap: 3, unit, encoding: 'estimate', setext: isOn, keep_headings: !isOn,
        };
        assert.deepEqual(read(`#${writeLink(settings)}`), { settings, ignored: [] });
      });
    }
  }
}

test('what a link does not state is as usual', () => {
  assert.deepEqual(read('#size=100').settings, { ...defaults, size: 100 });
  assert.deepEqual(read('#setext=on').settings, { ...defaults, setext: true });
});

test('a fragment without settings is no link', () => {
  for (const fragment of ['', '#', '#drawing']) assert.equal(read(fragment), null);
});

test('a strategy brings its own unit where the unit before does not go with it', () => {
  assert.equal(read('#strategy=words').settings.unit, 'words');
  assert.equal(read('#strategy=headings').settings.unit, 'tokens');
});

test('a unit that does not go with the strategy is ignored', () => {
  const { settings, ignored: reasons } = read('#strategy=words&unit=tokens');
  assert.equal(settings.unit, 'words');
  assert.deepEqual(reasons, ['unit “tokens”, which must be words']);
});

test('an overlap that is not below the size is left to the package, which says so', () => {
  assert.deepEqual(read('#size=10&overlap=20').ignored, []);
  assert.equal(read('#size=10&overlap=20').settings.overlap, 20);
});

test('names that are no setting are named', () => {
  assert.deepEqual(ignored('#text=secret&size=5'), ['“text”, which is no setting']);
});

for (const [name, value] of [
  ['size', '0'], ['size', '-5'], ['size', '1.5'], ['size', '1e3'], ['size', ''], ['size', '0x10'],
  ['size', '1000000001'], ['size', '٥'], ['overlap', '-1'], ['strategy', 'semantic'],
  ['strategy', '__proto__'], ['unit', 'bytes'], ['encoding', 'gpt2'], ['setext', 'true'], ['keep_headings', 'On'], ['size', '1,00'],
  ['setext', 'constructor'],
]) {
  test(`a bad value is ignored and named: ${name}=${value}`, () => {
    const { settings, ignored: reasons } = read(`#${name}=${value}`);
    assert.deepEqual(settings, defaults);
    assert.equal(reasons.length, 1);
    assert.ok(reasons[0].startsWith(`${name} “${value}”, which must be `), reasons[0]);
  });
}

test('names that every object has are no settings', () => {
  assert.equal(ignored('#constructor=1&__proto__=2&toString=3').length, 3);
});

test('of a name that is given twice the first counts', () => {
  const { settings, ignored: reasons } = read('#size=5&size=6');
  assert.equal(settings.size, 5);
  assert.deepEqual(reasons, ['size “6”, since it is given twice']);
});

test('a long value is shortened where it is named', () => {
  assert.ok(ignored(`#encoding=${'x'.repeat(5000)}`)[0].length < 150);
});

test('a number in a link is read as one in a field', () => {
  assert.equal(read('#size=1,000').settings.size, 1000);
  assert.deepEqual(ignored('#size=1e3'), ['size “1e3”, which must be a whole number from 1 to 1,000,000,000']);
});

test('the largest size and the smallest overlap are taken', () => {
  const { settings } = read('#size=1000000000&overlap=0');
  assert.deepEqual([settings.size, settings.overlap], [1_000_000_000, 0]);
});
