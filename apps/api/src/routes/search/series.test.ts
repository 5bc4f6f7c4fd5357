import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { finishContent } from '../../content/finish-content.ts';

const html = { imagePrefix: '', playerHosts: [] };

/** Names of what was found, with the models that stand inside it. */
type Found = { title: string; models: { title: string }[] };

describeOnEachDatabase('a series of products', (use) => {
  const find = async (keyword: string, more: Record<string, string> = {}, edition: 'cn' | 'en' = 'cn') =>
    (await use().get(`/api/search?${new URLSearchParams({ keyword, type: 'products', ...more })}`, edition)).body.data;
  const ofProducts = ({ facets }: { facets: { types: { value: string; count: number }[] } }) =>
    facets.types.find(({ value }) => value === 'products')?.count;
  const titlesOf = ({ list }: { list: Found[] }) =>
    list.map(({ title, models }) => [title, ...models.map((model) => model.title)]);
  const change = async (statement: string) => {
    await use().database.exec(statement);
    await finishContent(use().database.db, html);
  };
  const product = (id: number, number: number, more: { day?: string; name?: string } = {}) =>
    `insert into entry (id, kind, title_cn, title_en, owner_id, published_at, details)
      values (${id}, 'product', 'QL-${number} 麒麟臂${more.name ?? ''}', 'Qilin arm QL-${number}', 720000,
        '${more.day ?? '2026-01-0'}${more.day ? '' : (id % 9) + 1}', '{"model": "QL-${number}"}');`;

  beforeAll(() =>
    change(
      `insert into entry (id, kind, title_cn, title_en, published_at)
        values (720000, 'supplier', '甲乙工厂', 'Some works', '2026-01-01');
      ${product(720001, 120)}${product(720002, 220)}${product(720003, 1320)}`,
    ),
  );

  it('takes one place, with its models inside it in the order of their numbers', async () => {
    const found = await find('麒麟臂');
    expect(titlesOf(found)).toEqual([['QL-1320 麒麟臂', 'QL-120', 'QL-220']]);
    expect([found.total, ofProducts(found)]).toEqual([1, 1]);
    expect(titlesOf(await find('qilin arm', {}, 'en'))).toEqual([['Qilin arm QL-1320', 'QL-120', 'QL-220']]);
  });

  it('shows the model that is searched by its name', async () => {
    for (const keyword of ['QL-220', 'ql220', '麒麟臂 QL220'])
      expect([keyword, titlesOf(await find(keyword))]).toEqual([keyword, [['QL-220 麒麟臂', 'QL-120', 'QL-1320']]]);
    // The cached result is the same.
    expect(titlesOf(await find('QL-220'))).toEqual([['QL-220 麒麟臂', 'QL-120', 'QL-1320']]);
  });

  it('counts once in every total, on every page and in every order', async () => {
    await change(
      Array.from({ length: 6 }, (_, at) => product(720010 + at, 10 + at, { name: '春夏秋冬梅兰'[at]! })).join(''),
    );
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => find('麒麟臂', { rows: '2', page })));
    expect(pages.map(({ total, list }) => [total, list.length])).toEqual([
      [7, 2],
      [7, 2],
      [7, 2],
      [7, 1],
    ]);
    const latest = await find('麒麟臂', { sort: 'latest', rows: '50' });
    expect([latest.total, latest.list.length, ofProducts(latest)]).toEqual([7, 7, 7]);
    await change('delete from entry where id between 720010 and 720015');
  });

  it('is suggested once, as the model that is being typed', async () => {
    const suggest = async (keyword: string) =>
      (await use().get(`/api/search/suggest?${new URLSearchParams({ keyword })}`, 'cn')).body.data.list.map(
        ({ title }: { title: string }) => title,
      );
    expect(await suggest('麒麟臂')).toEqual(['QL-1320 麒麟臂']);
    expect(await suggest('QL-12')).toEqual(['QL-120 麒麟臂']);
  });

  it('leaves each model in the lists of products', async () => {
    const { body } = await use().get(`/api/product/list?keyword=${encodeURIComponent('QL-220')}`, 'cn');
    expect(body.data.list.map(({ id }: { id: number }) => id)).toEqual([720002]);
    const all = await use().get(`/api/product/list?keyword=${encodeURIComponent('麒麟臂')}`, 'cn');
    expect(all.body.data.total).toBe(3);
  });

  it('follows models that come, go, wait for their time and are called otherwise', async () => {
    await change(product(720004, 400));
    expect(titlesOf(await find('麒麟臂'))).toEqual([['QL-400 麒麟臂', 'QL-120', 'QL-220', 'QL-1320']]);
    await change(`update entry set title_cn = 'QL-400 独角兽臂' where id = 720004`);
    expect(titlesOf(await find('麒麟臂'))).toEqual([['QL-1320 麒麟臂', 'QL-120', 'QL-220']]);
    expect(titlesOf(await find('独角兽臂'))).toEqual([['QL-400 独角兽臂']]);
    await change('delete from entry where id in (720003, 720004)');
    expect(titlesOf(await find('麒麟臂'))).toEqual([['QL-220 麒麟臂', 'QL-120']]);
    await change('update entry set published = false where id = 720001');
    expect(titlesOf(await find('麒麟臂'))).toEqual([['QL-220 麒麟臂']]);
    await change(`update entry set published = true where id = 720001;${product(720005, 500, { day: '2099-01-01' })}`);
    const found = await find('麒麟臂');
    expect([found.total, titlesOf(found)]).toEqual([1, [['QL-220 麒麟臂', 'QL-120']]]);
    expect((await find('QL-500')).list.some(({ title }: Found) => title.includes('500'))).toBe(false);
  });

  it('leads to its maker, who is found by what it offers, but not by what is still to come', async () => {
    const suppliers = async (keyword: string) => titlesOf(await find(keyword, { type: 'supplier' }));
    expect(await suppliers('麒麟臂')).toEqual([['甲乙工厂']]);
    await change(product(720006, 700, { day: '2099-01-01', name: '凤凰' }));
    expect(await suppliers('凤凰')).toEqual([]);
    await change(`update entry set published_at = '2026-01-01' where id = 720006`);
    expect(await suppliers('凤凰')).toEqual([['甲乙工厂']]);
    await change('delete from entry where id = 720006');
    expect(await suppliers('凤凰')).toEqual([]);
  });

  it('shows no more models in one place than a card can', async () => {
    await change(Array.from({ length: 30 }, (_, at) => product(720100 + at, 600 + at)).join(''));
    const found = await find('麒麟臂', { rows: '50' });
    expect(found.total).toBe(9);
    expect(Math.max(...found.list.map(({ models }: Found) => models.length))).toBe(23);
    const rows = await use().database.db.execute(sql`select count(*)::integer as documents from search_document
      where edition = 'cn' and kind = 8 and series is not null and id between 720000 and 720200`);
    expect((rows as unknown as { rows?: { documents: number }[] }).rows ?? rows).toEqual([{ documents: 24 }]);
    await change('delete from entry where id between 720000 and 720200');
    expect((await find('麒麟臂')).total).toBe(0);
  });
});
