import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutBlocks } from '../../static/model/blocks.js';

const blocksOf = (text) => {
  const cuts = cutBlocks(text);
  return cuts.slice(1).map((cut, i) => text.slice(cuts[i], cut));
};

test('an empty text has no blocks', () => {
  assert.deepEqual(cutBlocks(''), [0]);
});

test('a short text is one block', () => {
  assert.deepEqual(blocksOf('one\ntwo'), ['one\ntwo']);
});

for (const [name, line] of [
  ['\\n', 'Seventeen letters\n'],
  ['\\r\\n', 'Seventeen letters\r\n'],
  ['\\r', 'Seventeen letters\r'],
]) {
  test(`blocks end behind ${name}`, () => {
    const text = line.repeat(2000);
    const blocks = blocksOf(text);
    assert.equal(blocks.join(''), text);
    assert.ok(blocks.length > 5);
    for (const block of blocks) {
      assert.ok(block.endsWith(line), JSON.stringify(block.slice(-20)));
      assert.ok(block.length <= 5000);
    }
  });
}

test('a paragraph of some thousand characters is not cut', () => {
  const text = `${'a'.repeat(6000)}\n${'b'.repeat(6000)}\n`;
  assert.deepEqual(blocksOf(text).map((block) => block.length), [6001, 6001]);
});

test('a very long line is cut behind spaces', () => {
  const blocks = blocksOf('word '.repeat(20000));
  for (const block of blocks) assert.ok(block.endsWith('word '));
  assert.ok(blocks.length >= 20);
});

test('a long line without spaces is cut between letters', () => {
  const blocks = blocksOf('a'.repeat(100000));
  assert.equal(blocks.join('').length, 100000);
  assert.ok(Math.max(...blocks.map((block) => block.length)) <= 8000);
});

for (const [name, character] of [
  ['family emoji', '👩‍👩‍👧‍👦'],
  ['flags', '🇯🇵'],
  ['combining marks', 'e\u0301\u0323'],
  ['ideographs', '漢'],
]) {
  test(`a long line of ${name} is cut between them`, () => {
    const text = character.repeat(Math.ceil(60000 / character.length));
    const blocks = blocksOf(text);
    assert.equal(blocks.join(''), text);
    assert.ok(blocks.length > 10);
    for (const block of blocks) assert.equal(block.length % character.length, 0);
  });
}

test('a character longer than a block stays whole', () => {
  const text = `e${'\u0301'.repeat(9000)}`.repeat(3);
  assert.deepEqual(blocksOf(text).map((block) => block.length), [9001, 9001, 9001]);
});

test('lone surrogates are kept', () => {
  const text = '\ud800'.repeat(17000) + '\udc00'.repeat(17000);
  assert.equal(blocksOf(text).join(''), text);
});
