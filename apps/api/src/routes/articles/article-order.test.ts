import { expect, it } from 'vitest';
import {
  expectedList,
  search,
  shown,
  type ArticleListQuery as Query,
} from '../../../test-support/expected-articles.ts';
import { fixtureArticles } from '../../../test-support/fixture.ts';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';

const orders: Query[] = ['oldest', 'latest', 'OLDEST', 'published_at; drop table article', '__proto__', ''].map(
  (sort) => ({ sort }),
);

describeOnEachDatabase('the order of the article list', (use) => {
  it('stands in the order that is requested, page after page, and in its own where that is none', async () => {
    for (const narrowing of [
      {},
      { sid: 5 },
      { type: 'latest' },
      { sid: 5, tid: 1 },
      { sid: 5, tid: 3, type: 'newswire' },
    ]) {
      for (const order of orders) {
        for (const page of [{ rows: 4 }, { rows: 4, page: 2 }, { rows: 4, page: 9 }, { rows: 4, page: 999 }]) {
          const query = { ...narrowing, ...order, ...page };
          const { body } = await use().get(`/api/article/list?${search(query)}`);
          expect({ query, ...shown(body.data) }).toEqual({ query, ...expectedList(fixtureArticles, 'cn', query) });
        }
      }
    }
  }, 120_000);

  it('stands by time where a keyword is searched in an order', async () => {
    const found = async (sort: string, page = 1) => {
      const { list } = (
        await use().get(
          `/api/article/list?${new URLSearchParams({ keyword: '注塑机', sort, page: String(page), rows: '12' })}`,
        )
      ).body.data;
      return list.map(({ id }: { id: number }) => id) as number[];
    };
    const all = expectedList(fixtureArticles, 'cn', { rows: 50 }).ids;
    expect([
      ...(await found('latest')),
      ...(await found('latest', 2)),
      ...(await found('latest', 3)),
      ...(await found('latest', 4)),
    ]).toEqual(all);
    expect([...(await found('oldest')), ...(await found('oldest', 2))]).toEqual(all.toReversed().slice(0, 24));
  });
});
