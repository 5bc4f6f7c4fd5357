import type { EditionKey } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import type { Api } from '../create-api.ts';
import { queryRows, type Database } from '../db/database.ts';
import { readReaderQueries } from '../search/quality/reader-queries.ts';
import { synonymGroups } from '../search/synonyms.ts';

/** A kind of call that is measured, with the URLs that are requested in turn. */
interface BenchCall {
  name: string;
  paths: string[];
  /** No URL is requested twice, so that no cache helps. */
  once?: true;
}

/** What a kind of call cost. */
export interface CallCost {
  name: string;
  queries: number;
  /** Milliseconds. */
  median: number;
  p95: number;
  p99: number;
  /** Processor time of the process with its database, on average. */
  processor: number;
  /** The median of first requests, and the slowest of them. */
  first: number;
  slowest: number;
}

const search = (keywords: readonly string[]): string[] =>
  keywords.map((keyword) => `/api/search?${new URLSearchParams({ keyword })}`);
/** As readers type them: most hold several words, and hardly any text holds all of them. */
const queriesOfReaders = (edition: EditionKey): string[] =>
  readReaderQueries('readers').flatMap((query) => (query.edition === edition ? [query.keyword] : []));
const suggest = (keywords: readonly string[]): string[] =>
  keywords.map((keyword) => `/api/search/suggest?${new URLSearchParams({ keyword })}`);

/** The calls, with ids of what is there. */
async function callsFor(db: Database): Promise<BenchCall[]> {
  const [ids] = await queryRows<{ articles: number[]; last: number; products: number[]; suppliers: number[] }>(
    db,
    sql`
    select array(select id from article where edition = 'cn' and published order by id % 97, id limit 40) as articles,
      (select (count(*) / 20)::integer from article where edition = 'cn') as last,
      array(select id from entry where kind = 'product' and title_cn is not null order by id % 97, id limit 40) as products,
      array(select id from entry where kind = 'supplier' and title_cn is not null order by id % 97, id limit 40) as suppliers`,
  );
  const { articles, last, products, suppliers } = ids!;
  const list = (...queries: string[]): string[] => queries.map((query) => `/api/article/list?${query}`);
  return [
    { name: 'list', paths: list('', 'page=2', 'page=10') },
    { name: 'list, last page', paths: list(`page=${last}`) },
    {
      name: 'list, one filter with counts',
      paths: list('sid=5', 'sid=10', 'tid=101', 'tid=190', 'type=latest', 'year=2025'),
    },
    { name: 'list, year and month', paths: list('year=2025&month=3', 'year=2024&month=11', 'year=2026&month=6') },
    {
      name: 'list, two filters with counts',
      paths: list(
        'sid=5&type=latest',
        'sid=5&year=2025',
        'tid=190&type=oversea',
        'sid=10&tid=190',
        'type=latest&year=2025',
        'tid=101&year=2024',
      ),
    },
    { name: 'list, three filters with counts', paths: list('sid=5&type=latest&year=2025', 'sid=5&tid=101&year=2024') },
    {
      name: 'list of products, two filters',
      paths: [
        '/api/product/list?sid=5&region=1',
        '/api/product/list?sid=10&region=3',
        '/api/product/list?sid=5&year=2025',
      ],
    },
    {
      name: 'list of suppliers',
      paths: ['/api/supplier/list', '/api/supplier/list?region=1', '/api/supplier/list?sid=5'],
    },
    { name: 'article', paths: articles.map((id) => `/api/article/detail?id=${id}`) },
    { name: 'product', paths: products.map((id) => `/api/product/detail?id=${id}`) },
    { name: 'supplier', paths: suppliers.map((id) => `/api/supplier/detail?id=${id}`) },
    { name: 'search, one character', paths: search(['机', '泵', '铝', '电']) },
    // The same hits under another keyword each time: nothing that is remembered helps.
    {
      name: 'search, a common character, never searched before',
      paths: search(
        Array.from(
          { length: 20 },
          (_, at) => `机 ${[...at.toString(5)].map((digit) => '。，；：！'[Number(digit)]).join('')}`,
        ),
      ),
      once: true,
    },
    { name: 'search, two characters', paths: search(['注塑', '激光', '轴承', '铸造']) },
    { name: 'search, four characters', paths: search(['移动机器', '激光切割', '压缩空气', '固态电池']) },
    {
      name: 'search, English words',
      paths: search(['injection moulding machine', 'laser cutting', 'battery recycling', 'supply chain']),
    },
    {
      name: 'search, English words, English edition',
      paths: search(['injection moulding machine', 'laser', 'energy saving', 'machine']),
    },
    { name: 'search, pinyin initials', paths: search(['zsj', 'jgqg']) },
    { name: 'search, each term of the trade once', paths: search(synonymGroups.map(({ cn }) => cn[0]!)), once: true },
    {
      name: 'search, each term of the trade once, English edition',
      paths: search(synonymGroups.map(({ en }) => en[0]!)),
      once: true,
    },
    { name: 'search, queries of readers, each once', paths: search(queriesOfReaders('cn')), once: true },
    {
      name: 'search, queries of readers, each once, English edition',
      paths: search(queriesOfReaders('en')),
      once: true,
    },
    {
      name: 'list of articles with a keyword',
      paths: ['机', '注塑', '激光切割'].map((keyword) => `/api/article/list?${new URLSearchParams({ keyword })}`),
    },
    { name: 'suggestions', paths: suggest(['注', '注塑', 'zs', '激光', '甬锐', '机']) },
    { name: 'suggestions, English edition', paths: suggest(['in', 'inj', 'laser c', 'ma', 'yong']) },
  ];
}

const middle = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

/** Measures every kind of call; `countQueries` returns how many queries were sent so far. */
export async function benchCalls(api: Api, db: Database, countQueries: () => number, times = 200): Promise<CallCost[]> {
  const costs: CallCost[] = [];
  for (const { name, paths, once } of await callsFor(db)) {
    const language = name.includes('English edition') ? 'en' : 'zh-CN';
    const request = async (path: string): Promise<number> => {
      const start = performance.now();
      const response = await api.fetch(
        new Request(`http://localhost${path}`, { headers: { 'accept-language': language } }),
      );
      const body = (await response.json()) as { code: number };
      if (body.code !== 1) throw new Error(`${path} answered ${JSON.stringify(body)}`);
      return performance.now() - start;
    };
    const first: number[] = [];
    if (!once) for (const path of paths) first.push(await request(path));
    const calls = once ? Math.min(times, paths.length) : times;
    const [before, used] = [countQueries(), process.cpuUsage()];
    const all: number[] = [];
    for (let index = 0; index < calls; index += 1) all.push(await request(paths[index % paths.length]!));
    const [queries, { user, system }] = [(countQueries() - before) / calls, process.cpuUsage(used)];
    all.sort((one, other) => one - other);
    const fresh = once ? all : first.sort((one, other) => one - other);
    costs.push({
      name,
      queries,
      median: middle(all, 0.5),
      p95: middle(all, 0.95),
      p99: middle(all, 0.99),
      processor: (user + system) / 1000 / calls,
      first: middle(fresh, 0.5),
      slowest: fresh.at(-1)!,
    });
  }
  return costs;
}
