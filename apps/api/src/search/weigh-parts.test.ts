import { expect, it } from 'vitest';
import { parseKeyword } from './keyword-query.ts';
import { partsOfQuery } from './weigh-parts.ts';

it.each([
  ['粉末喷涂线', ['粉末喷涂', 1], ['涂线', 0.6]],
  ['老注塑机', ['老注', 0.6], ['注塑机', 1]],
  ['注塑机 麒麟', ['注塑机', 1], ['麒麟', 1]],
  ['麒麟臂', ['麒麟', 0.6], ['麟臂', 0.6]],
] as const)('a pair of characters of %j that is no word weighs less than a word', (keyword, ...parts) => {
  expect(partsOfQuery(parseKeyword(keyword)).map(({ text, weight }) => [text, weight])).toEqual(parts);
});
