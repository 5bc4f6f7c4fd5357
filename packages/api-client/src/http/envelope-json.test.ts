import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../test-support/corpora.ts';
import { readEnvelope } from './http.ts';

const own: [accepted: boolean, text: string][] = [
  [true, '{"a":[1,2.5,-0,1e3,"\\u6ce8",true,false,null,{}]}'],
  [true, ' "a" '],
  [true, '0'],
  ...[
    '',
    ' ',
    '{',
    '[1,]',
    '{"a":1,}',
    "{'a':1}",
    '{a:1}',
    '[01]',
    '[+1]',
    '[.5]',
    '[1.]',
    '[NaN]',
    '[Infinity]',
    '"\u0001"',
    '"\\x41"',
    '[1]x',
    '\ufeff[1]',
    '// a\n1',
    '<html>',
    'undefined',
    '[1',
    '"a',
    'tru',
    '[\u00a01]',
  ].map((text): [boolean, string] => [false, text]),
];

describe('strict JSON', () => {
  it.each(own)('is it: %s, %j', (accepted, text) => {
    const problem = accepted ? 'no envelope' : 'not JSON';
    expect(readEnvelope(200, text)).toEqual({ ok: false, failure: { kind: 'malformed', problem } });
  });

  it('accepts and refuses what the public test suite of JSON parsers says', ({ skip }) => {
    const corpus = readCorpus('jsontestsuite.base64.json');
    if (corpus === null) return skip('the public suite is not next to the project; our own list ran');
    const files = JSON.parse(corpus) as Record<string, string> | { name: string; base64: string }[];
    const entries = Array.isArray(files)
      ? files.map((file) => Object.values(file) as [string, string])
      : Object.entries(files);
    const counts = { accepted: 0, refused: 0, either: 0 };
    for (const [name, base64] of entries) {
      const text = new TextDecoder().decode(Buffer.from(base64, 'base64'));
      const result = readEnvelope(200, text);
      // None is an envelope, so none succeeds, whatever the parser makes of it.
      expect([name, result.ok]).toEqual([name, false]);
      const isRefused = !result.ok && result.failure.kind === 'malformed' && result.failure.problem === 'not JSON';
      if (name.startsWith('y_')) expect([name, isRefused]).toEqual([name, false]);
      if (name.startsWith('n_')) expect([name, isRefused]).toEqual([name, true]);
      counts[name.startsWith('y_') ? 'accepted' : name.startsWith('n_') ? 'refused' : 'either'] += 1;
    }
    expect(counts.accepted).toBeGreaterThan(80);
    expect(counts.refused).toBeGreaterThan(150);
  });
});
