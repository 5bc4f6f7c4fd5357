import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { finishContent } from '../../content/finish-content.ts';

describeOnEachDatabase('search keywords of editors', (use) => {
  const article = (edition: 'cn' | 'en', id: number, title: string, searchKeywords: string, day: string) =>
    `insert into article (id, edition, title, brief, search_keywords, published_at, modified_at)
      values (${id}, '${edition}', '${title}', '', '${searchKeywords}', '2026-01-${day}', '2026-01-${day}');
    insert into article_body (article_id, source) values (${id}, '<p>x</p>');`;
  const titles = async (keyword: string, edition: 'cn' | 'en'): Promise<string[]> => {
    const { body } = await use().get(`/api/search?${new URLSearchParams({ keyword, type: 'news' })}`, edition);
    return body.data.list.map(({ title }: { title: string }) => title);
  };

  beforeAll(async () => {
    await use().database.exec(
      article('cn', 740001, '貔貅甲', '貔貅\n别的', '01') +
        article('cn', 740002, '貔貅乙', '别的', '02') +
        article('en', 740003, 'Qilin one', 'qilin\nother', '01') +
        article('en', 740004, 'Qilin two', 'other', '02'),
    );
    await finishContent(use().database.db, { imagePrefix: '', playerHosts: [] });
  });

  it('raise what holds the keyword in its title as well', async () => {
    expect(await titles('貔貅', 'cn')).toEqual(['貔貅甲', '貔貅乙']);
    expect(await titles('qilin', 'en')).toEqual(['Qilin one', 'Qilin two']);
  });
});
