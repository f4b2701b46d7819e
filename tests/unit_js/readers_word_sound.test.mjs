import assert from 'node:assert/strict';
import test from 'node:test';

import { isSound } from '../../static/readers/word/sound.js';

const SOUND = [
  '<a/>', '<?xml version="1.0"?><a b="1" c=\'"2"\'>t &amp; &#x20;<!-- <b> --><d></d></a>\n', '\ufeff<a><![CDATA[<&]]></a>',
  '<w:a xmlns:w="u"><w:b w:c=""/></w:a>', '<ä>x</ä>',
];
const BROKEN = [
  '', 'text', '<a>', '<a></b>', '<a/><b/>', '<a b=1/>', '<a b="1" b="2"/>', '<a>&unknown;</a>', '<a>&</a>', '<a b="<"/>',
  '<a>\0</a>', '<a>&#0;</a>', '<w:a/>', '<a w:b=""/>', 'x<a/>', '<a/>x', '<a', '</a>', '<a><!-- -- --></a>', '<a><![CDATA[</a>',
];

for (const xml of SOUND) test(`${xml} is sound`, () => assert.equal(isSound(xml), true));
for (const xml of BROKEN) test(`${JSON.stringify(xml)} is not sound`, () => assert.equal(isSound(xml), false));

test('a long part takes no long time', () => {
  assert.equal(isSound(`<a>${'<b c="d">text</b>'.repeat(200_000)}</a>`), true);
  assert.equal(isSound('<a '.repeat(100_000)), false);
});
