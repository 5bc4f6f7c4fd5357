import { listMostReadArticles } from '@millwright/api-client';
import { expect, it } from 'vitest';
import { fixtureArticles } from '../../../test-support/fixture.ts';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { pageView } from '../../db/schema.ts';

const chinese = fixtureArticles.filter(({ edition, published }) => edition === 'cn' && published);
const latestOf = (articles: typeof chinese) =>
  [...articles].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()).map(({ id }) => id);

describeOnEachDatabase('the most read articles', (use) => {
  const request = async (query: { industryId?: number; rows?: number } = {}) => {
    const result = await listMostReadArticles(use().client(), query);
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value.map(({ id, views }) => [id, views] as const);
  };

  it('are the latest as long as nothing was read', async () => {
    expect(await request({ rows: 5 })).toEqual(
      latestOf(chinese)
        .slice(0, 5)
        .map((id) => [id, 0]),
    );
  });

  it('are those whose URLs were seen most in 30 days, by id or by url name, and the latest after them', async () => {
    const named = chinese.find(({ diyUrl }) => diyUrl)!;
    const [one, two] = chinese.filter(({ diyUrl }) => !diyUrl);
    const view = (path: string, day: string, count: number, edition: 'cn' | 'en' = 'cn') => ({
      edition,
      path,
      day,
      count,
    });
    await use()
      .database.db.insert(pageView)
      .values([
        view(`/article/${named.diyUrl}`, '2026-03-01', 3),
        view(`/article/${named.id}`, '2026-02-20', 4),
        view(`/article/${one!.id}`, '2026-02-28', 6),
        view(`/article/${two!.id}`, '2026-01-31', 2),
        view(`/article/${two!.id}`, '2026-01-30', 50),
        view(`/article/${two!.id}`, '2026-03-01', 90, 'en'),
        view('/article/%', '2026-03-01', 80),
        view('/article/99999', '2026-03-01', 80),
        view('/articles', '2026-03-01', 99),
        view('/article/%00', '2026-03-01', 70),
        view(`/article/${fixtureArticles.find(({ edition }) => edition === 'en')!.id}`, '2026-03-01', 60),
        view(`/article/${fixtureArticles.find(({ published }) => !published)!.id}`, '2026-03-01', 60),
      ]);
    use().time.now = new Date(use().time.now.getTime() + 60_000);
    const read = [
      [named.id, 7],
      [one!.id, 6],
      [two!.id, 2],
    ];
    const others = latestOf(chinese).filter((id) => !read.some(([other]) => other === id));
    expect(await request({ rows: 5 })).toEqual([...read, ...others.slice(0, 2).map((id) => [id, 0])]);
    expect((await request()).length).toBe(10);
  });

  it('are those of an industry and its children where one is named', async () => {
    const ids = (await request({ industryId: 5, rows: 50 })).map(([id]) => id);
    expect([...ids].sort()).toEqual(
      chinese
        .filter(({ industryId }) => [5, 51, 52].includes(industryId!))
        .map(({ id }) => id)
        .sort(),
    );
    expect(await request({ industryId: 999 })).toEqual([]);
  });
});
