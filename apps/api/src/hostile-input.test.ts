import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi, type Api } from './create-api.ts';
import type { OpenDatabase } from './db/database.ts';
import { readCorpus } from '../test-support/corpora.ts';
import { databaseKinds, origin } from '../test-support/test-api.ts';

const numbers = [
  '0', '-1', '-0', '00', '01', '1.5', '1e3', '1e309', '0x10', '0b1', '1_000', '+1', ' 1', '1 ', '１', '²', 'NaN', 'Infinity', '-Infinity', 'null',
  'undefined', 'true', '[]', '{}', '2147483647', '2147483648', '-2147483648', '4294967296', '9007199254740993', '9223372036854775807',
  '9223372036854775808', '99999999999999999999', '9'.repeat(400), '1;2', '1,2', "1'", '1--', '1/*', '1)', '1 or 1=1', "1' or '1'='1",
  '1; drop table article', '1 union select 1', 'pg_sleep(5)',
];
const words = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff', '\u202e', '\ufeff', '\u200b', '%', '_', '%%', '\\', "'", "''", '"', '`', ';', '--', '/*', '$$',
  '$1', ':', '&', '|', '!', '<->', ':*', '*', '(', ')', '((((', "'a' & 'b", '\\x00', "\\'", "a'b", 'a\\', '😀', '👨‍👩‍👧‍👦', 'ﷺ', 'ﬃ', '注', '注塑机', 'é'.repeat(300),
  '字'.repeat(3000), 'a '.repeat(2000), '__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd', '<script>alert(1)</script>',
  "' union select value from installation --", '${7*7}', '{{7*7}}', 'javascript:alert(1)', '\r\nSet-Cookie: a=b', '%00', '%ff', '%zz', 'Ѐ', 'İ', 'ı',
];

function strings(): string[] {
  const naughty = readCorpus('blns.json');
  const integers = readCorpus('integer-overflows.fuzzdb.txt');
  const publicOnes = [...(naughty ? (JSON.parse(naughty) as string[]) : []), ...(integers?.split('\n') ?? [])];
  if (publicOnes.length === 0) console.warn('The public lists of naughty strings are not beside the project; only our own ran.');
  return [...new Set([...numbers, ...words, ...publicOnes])];
}

const parameters: [path: string, names: string[]][] = [
  ['/api/article/list', ['sid', 'tid', 'keyword', 'type', 'year', 'month', 'page', 'rows']],
  ['/api/article/detail', ['id', 'url_name']],
  ['/api/mag/list', ['mid', 'lang', 'year']],
  ['/api/tradeshow/list', ['sid', 'tid', 'region', 'month', 'when', 'featured', 'page', 'rows']],
  ['/api/post/list', ['side']],
  ['/api/product/list', ['supplier']],
  ['/api/product/detail', ['id']],
  ['/api/search', ['keyword', 'type', 'sid', 'year', 'page', 'rows']],
  ['/api/search/suggest', ['keyword']],
  ['/banner/click', ['token', 'sign']],
  ['/img_code', ['key', 'id']],
  ['/memberApi/proof', ['key']],
  ['/memberApi/favourites', ['kind', 'page', 'rows']],
];
const fields: [path: string, names: string[]][] = [
  ['/api/banner/list', ['code']],
  ['/api/views', ['url']],
  ['/api/verify_code', ['account', 'type', 'key', 'img_code']],
  ['/memberApi/login_by_code', ['account', 'vcode', 'kid']],
  ['/memberApi/login_by_pwd', ['account', 'password', 'img_code', 'key', 'kid']],
  ['/memberApi/proof', ['key', 'solution']],
];

/** What stands in the other fields, so that each one gets to be judged. */
const usual: Record<string, Record<string, unknown>> = {
  '/api/verify_code': { account: '13800138000', type: 'login', key: 'k'.repeat(22), img_code: 'ABCD' },
  '/memberApi/login_by_code': { account: 'QUJD', vcode: '123456' },
  '/memberApi/login_by_pwd': { account: 'QUJD', password: 'QUJD', img_code: 'ABCD', key: 'k'.repeat(22) },
  '/memberApi/proof': { key: 'k'.repeat(22), solution: 1 },
};

/** A request that carries a string where one is expected, made of raw parts so that nothing is put right on the way. */
function* requests(): Generator<{ label: string; make: () => Request }> {
  const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
  const tooLong = (text: string): boolean => encode(text).length > 7000;
  for (const text of strings()) {
    for (const [path, names] of parameters) {
      for (const name of names) {
        if (!tooLong(text)) yield { label: `GET ${path} ${name}=${JSON.stringify(text)}`, make: () => new Request(`${origin}${path}?${name}=${encode(text)}`) };
      }
    }
    for (const [path, names] of fields) {
      for (const name of names) {
        const body = JSON.stringify({ ...usual[path], [name]: text });
        yield {
          label: `POST ${path} ${body}`,
          make: () => new Request(origin + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
        };
      }
    }
    if (!tooLong(text)) yield { label: `GET /api/…/${JSON.stringify(text)}`, make: () => new Request(`${origin}/api/article/${encode(text)}`) };
  }
  for (const query of ['%', '%zz', '%ff=%ff', 'sid=%', 'keyword=%ED%A0%80', 'sid=1&sid=2', 'sid[]=1', 'sid[a]=1', '__proto__=1', 'page=1&page=x', 'a'.repeat(200).split('').join('=1&')]) {
    yield { label: `?${query}`, make: () => new Request(`${origin}/api/article/list?${query}`) };
  }
}

describe('hostile input', () => {
  const kinds = databaseKinds().filter(({ isPresent }) => isPresent);
  const running: { name: string; database: OpenDatabase; api: Api; errors: unknown[] }[] = [];
  beforeAll(async () => {
    for (const kind of kinds) {
      const database = await kind.open();
      const errors: unknown[] = [];
      running.push({ name: kind.name, database, errors, api: createApi({ db: database.db, onError: (error) => errors.push(error) }) });
    }
  });
  afterAll(async () => {
    for (const { api, database } of running) {
      await api.close();
      await database.close();
    }
  });

  it('in every parameter of every call is answered as designed, and the same on every database', async () => {
    const designed = new Set([200, 400, 404, 413, 414, 415]);
    let count = 0;
    for (const { label, make } of requests()) {
      const answers = await Promise.all(
        running.map(async ({ api }) => {
          const answer = await api.fetch(make());
          const isJson = answer.headers.get('content-type')?.startsWith('application/json');
          const body = (isJson ? await answer.json() : { code: 1 }) as { code: number; reason?: string; data?: { total?: number } };
          return { status: answer.status, code: body.code, reason: body.reason, total: body.data?.total };
        }),
      );
      count += 1;
      if (!designed.has(answers[0]!.status)) throw new Error(`${label} answered ${answers[0]!.status}`);
      for (const other of answers) expect({ label, ...other }).toEqual({ label, ...answers[0] });
    }
    expect(count).toBeGreaterThan(1000);
    expect(running.flatMap(({ errors }) => errors)).toEqual([]);
  }, 300_000);

  it.each(['[]', 'null', '1', '"a"', '{"code":{"toString":1}}', '{"url":["/"]}', '{"code":"a","code":"b"}', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, '{"__proto__":{"code":"top"}}'])(
    'as a body is answered as designed: %s', async (body) => {
      for (const { api } of running) {
        for (const [path] of fields.slice(0, 2)) {
          const answer = await api.fetch(new Request(origin + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } }));
          expect([200, 400]).toContain(answer.status);
          expect(((await answer.json()) as { code: number }).code).toBe(body.includes('"b"') && path.includes('banner') ? 1 : 0);
        }
      }
    },
  );

  it('would be noticed: a query that lets it through to the database fails there', async () => {
    for (const { database } of running) {
      await expect(database.db.execute(`select * from article where id = 99999999999999999999::integer`)).rejects.toThrow();
      await expect(database.db.execute(`select * from article offset -1`)).rejects.toThrow();
    }
  });
});
