import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, type CallName } from '../fake/index.ts';
import { callNames, clientOf, everyCall } from '../testing/every-call.ts';
import { calls } from './index.ts';

/** A schema as far as values are made from it. */
interface Parts {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly v.GenericSchema[];
  pipe?: readonly v.GenericSchema[];
}

/** Names of what may be left out. */
const optional = new Set(['optional', 'nullish', 'exact_optional']);

/**
 * Values for a schema in turn: texts and numbers that some rule or reading of the contract tells apart. What a schema
 * does not take is left to the next that it takes.
 */
const candidates: readonly unknown[] = [
  ['text', '', ' two  words ', '1', '12.50', '-3', '1e3', 'X-1', 'KWT', 'power', 'five-axis', 'ISO 9001', '/img/a.png'],
  ['https://www.example.com/a', 'http://b.example/', 'javascript:alert(1)', '//evil.example', '/article/5', '#a'],
  ['2026-03-01', '2026-03-01 08:30:00', '2026-03-01T04:00:00.000Z', '2026-13-01', '0000-00-00', '08:00'],
  ['<p>a <b>b</b></p>', '注塑机', 'reader@example.com', 'n'.repeat(300), 'sample-key-0123456789', '123456'],
  ['-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----', '/memberApi/paper/file?id=1', '/articles'],
  ['about/history', 'about//history', 'a-', '-a', 'About', 'a b', '1,2', ' 5 ', '２０', '20260301', 'ABCD', 'article'],
  ['x'.repeat(22), 'x'.repeat(64), 'x'.repeat(65), '12345678901234567890', '0', '51', 'latest', 'supply', 'FOB', 'EUR'],
  ['Editorpick', 'newswire'],
  [1, 0, 2026, 7, 100, 0.5, -1, 1e9, true, false, null],
].flat();

/** A value that a schema takes: `turn` chooses among those that it takes, and the least leaves out what may be left out. */
function valueOf(schema: v.GenericSchema, turn: number, isLeast: boolean, isWide = true): unknown {
  const { type, entries, item, wrapped, options, pipe } = schema as unknown as Parts;
  const inside = (inner: v.GenericSchema, at = 0): unknown => valueOf(inner, turn + at, isLeast, isWide);
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(entries ?? {}).flatMap(([name, inner], at) =>
          isLeast && optional.has((inner as unknown as Parts).type) ? [] : [[name, inside(inner, at)]],
        ),
      );
    case 'array': {
      if (!item || (item as unknown as Parts).type === 'never') return [];
      // One level of lists is wide, so that a response does not grow without end.
      const length = isLeast ? 1 : isWide ? 3 : 1;
      return Array.from({ length }, (_, at) => valueOf(item, turn + 7 * at, isLeast, false));
    }
    case 'intersect':
      return Object.assign({}, ...(options ?? []).map((option) => inside(option) as object));
    case 'variant':
    case 'union': {
      // What is checked after the choice is not known to its options.
      const taken = pipe ? candidates.filter((candidate) => v.is(schema, candidate)) : [];
      return taken.length > 0 ? taken[turn % taken.length] : inside(options![turn % options!.length]!);
    }
    case 'optional':
    case 'nullish':
    case 'nullable':
      return isLeast && type === 'nullable' ? null : inside(wrapped!);
    default: {
      const taken = candidates.filter((candidate) => v.is(schema, candidate));
      if (taken.length > 0) return taken[turn % taken.length];
      const picked = (schema as unknown as { options?: readonly unknown[]; literal?: unknown }).options;
      if (picked) return picked[turn % picked.length];
      const { literal } = schema as unknown as { literal?: unknown };
      return literal ?? (pipe?.[0] && pipe[0] !== schema ? inside(pipe[0]) : null);
    }
  }
}

/** What the client makes of a response. */
async function read(name: CallName, response: unknown): Promise<unknown> {
  const api = createFakeApi({ responses: { proofTask: { challenge: 'c', difficulty: 0 }, [name]: response } });
  const result = await everyCall[name](clientOf(api));
  return result.ok ? result.value : result.failure;
}

/** So many responses of each call are read, each with other values in the same places, after the least that one says. */
const turns = 8;

const jsonLine = (...values: unknown[]): string => `${JSON.stringify(values)}\n`;

describe('the values on record', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 1) }));
  afterEach(() => void vi.useRealTimers());

  it('are what the client makes of responses; after a wanted change, run vitest with -u', async () => {
    let lines = '';
    for (const name of callNames.filter((one) => !['proofTask', 'proofSolution'].includes(one))) {
      const { response } = calls[name];
      lines += jsonLine(name, 'least', await read(name, valueOf(response, 0, true)));
      for (let turn = 0; turn < turns; turn += 1)
        lines += jsonLine(name, turn, await read(name, valueOf(response, turn, false)));
    }
    await expect(lines).toMatchFileSnapshot('values/responses.jsonl');
  });

  it('are what a service makes of requests; after a wanted change, run vitest with -u', async () => {
    /** What becomes of a value: itself, nothing where it is refused, or another one. */
    const outcome = (schema: v.GenericSchema, value: unknown): unknown => {
      const { success, output } = v.safeParse(schema, value);
      return success ? [output === value ? '=' : output] : 'refused';
    };
    let lines = '';
    for (const name of callNames) {
      const { entries = {} } = calls[name].request as unknown as Parts;
      for (const [field, schema] of Object.entries(entries)) {
        const values = [...candidates, undefined, [], {}, ['1', 'x'], [{}]];
        lines += jsonLine(name, field, ...values.map((value) => outcome(schema, value)));
      }
    }
    await expect(lines).toMatchFileSnapshot('values/requests.jsonl');
  });
});
