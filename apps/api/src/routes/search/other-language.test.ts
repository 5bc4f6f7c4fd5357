import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { finishContent } from '../../content/finish-content.ts';

const html = { imagePrefix: '', playerHosts: [] };

describeOnEachDatabase('what only the other edition has', (use) => {
  const find = async (keyword: string, edition: 'cn' | 'en' = 'en') =>
    (await use().get(`/api/search/other-language?${new URLSearchParams({ keyword })}`, edition)).body.data;
  const idsOf = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id);
  const change = async (statement: string) => {
    await use().database.exec(statement);
    await finishContent(use().database.db, html);
  };
  const article = (id: number, title: string, brief: string, body: string) => `
    insert into article (id, edition, title, brief, published_at, modified_at)
      values (${id}, 'cn', '${title}', '${brief}', '2026-01-0${id % 10}', '2026-01-02');
    insert into article_body (article_id, source) values (${id}, '<p>${body}</p>');`;

  beforeAll(() =>
    change(
      article(730001, '真空炉里的故事', '', '无') +
        article(730002, '一家厂', '露点与真空', '无') +
        article(730003, '另一家厂', '', '真空。真空，真空！') +
        article(730004, '第三家厂', '', '只提一次真空。'),
    ),
  );

  it('is found by the translation of each word, titles first, with highlights', async () => {
    const found = await find('vacuum');
    expect([found.edition, idsOf(found)]).toEqual(['cn', [730001, 730003, 730002]]);
    expect(found.list[0].highlights.title).toContainEqual({ text: '真空', hit: true });
    expect(found.list[0].reason).toMatchObject({ field: 'title', by: 'synonym', term: '真空' });
    expect(idsOf(await find('vacuum dew point'))).toEqual([730002]);
  });

  it('leaves out what has a public counterpart here, and what is scheduled', async () => {
    await change(`insert into article (id, edition, title, brief, published_at, modified_at, counterpart_id)
        values (730011, 'en', 'A furnace', '', '2026-01-02', '2026-01-02', 730001);
      insert into article_body (article_id, source) values (730011, '<p>x</p>');
      update article set counterpart_id = 730011 where id = 730001;
      update article set published_at = '2099-01-01' where id = 730003`);
    expect(idsOf(await find('vacuum'))).toEqual([730002]);
    await change(`update article set published = false where id = 730011`);
    expect(idsOf(await find('vacuum'))).toEqual([730001, 730002]);
  });

  it('is nothing for a word without a translation, and takes three queries at most', async () => {
    for (const keyword of ['', '&|!', 'vacuum xylophone', 'HX-220'])
      expect([keyword, idsOf(await find(keyword))]).toEqual([keyword, []]);
    use().queries.length = 0;
    await find('vacuum');
    expect(use().queries.length).toBeLessThanOrEqual(3);
    await use().database.db.execute(sql`delete from article where id between 730001 and 730020`);
  });
});
