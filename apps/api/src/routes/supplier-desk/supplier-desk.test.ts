import {
  changeSupplierProfile,
  getContact,
  getSupplier,
  getSupplierProduct,
  getSupplierProfile,
  listSupplierChanges,
  searchAll,
  valueOf,
  versionMeanwhile,
  wrongFields,
} from '@millwright/api-client';
import { CHANGES_STORED } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { logIn, type Browser } from '../../../test-support/browser.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { finishContent } from '../../content/finish-content.ts';
import { queryRows } from '../../db/database.ts';
import { seedDemoMembers } from '../../members/demo-members.ts';

describeOnOneDatabase('what a supplier’s people change', (use) => {
  let person: Browser;
  beforeAll(async () => {
    const { db } = use().database;
    await seedDemoMembers(db, fixtureNow);
    person = await logIn(use().api, 2, 'cn');
  });
  const profile = async () => valueOf(await getSupplierProfile(person.client, 1000));
  const lastChange = async (supplier = 1000) =>
    valueOf(await listSupplierChanges(person.client, supplier, { rows: 1 })).items[0];

  it('is of a supplier or a product, and never of one under the number of the other', async () => {
    expect(await getSupplierProfile(person.client, 1500)).toMatchObject({ ok: false });
    expect(await getSupplierProduct(person.client, 1000)).toMatchObject({ ok: false });
  });

  it('of the profile is on the pages of both editions, in the search, and among the changes', async () => {
    const heard: string[] = [];
    use().database.onContentChange((table) => heard.push(table));
    const { version, facts } = await profile();
    expect(facts).toMatchObject({ city: { cn: '宁波', en: 'Ningbo' }, founded: 1998, markets: { cn: '欧洲' } });
    const changed = {
      ...facts,
      description: { cn: '第一段\n\n\n第二段 <b>粗</b>', en: 'Zirconium bearings\r\n\r\nSecond' },
      markets: { cn: '欧洲\n中东', en: 'Europe' },
      founded: 2001,
      phone: ' +86 574  1 ',
      person: { cn: '王', en: 'Mr Wang' },
    };
    const stored = valueOf(await changeSupplierProfile(person.client, 1000, { version, facts: changed }));
    const after = await profile();
    expect(after.version).toBe(stored.version);
    expect(after.facts).toEqual({
      ...changed,
      description: { cn: '第一段\n\n第二段 <b>粗</b>', en: 'Zirconium bearings\n\nSecond' },
      phone: '+86 574 1',
    });
    const page = valueOf(await getSupplier(use().client(), 1000));
    expect(page).toMatchObject({ founded: 2001, markets: ['欧洲', '中东'], city: '宁波', staff: 860 });
    expect(page.paragraphs).toEqual(['第一段', '第二段 <b>粗</b>']);
    expect(page.certificates).toHaveLength(2);
    const english = valueOf(await getSupplier(use().client({ edition: 'en' }), 1000));
    expect([english.paragraphs, english.markets]).toEqual([['Zirconium bearings', 'Second'], ['Europe']]);
    expect(valueOf(await getContact(person.client, 1000))).toMatchObject({ person: '王', phone: '+86 574 1' });
    await expect.poll(() => heard.includes('entry'), { timeout: 5000 }).toBe(true);
    await finishContent(use().database.db, { imagePrefix: '', playerHosts: [] }, fixtureNow);
    const hits = valueOf(await searchAll(use().client({ edition: 'en' }), { keyword: 'zirconium' }));
    expect(hits.items.map(({ id }) => id)).toContain(1000);
    const change = (await lastChange())!;
    expect(change).toMatchObject({ author: '陈伟', entry: { id: 1000, isProduct: false } });
    expect(change.fields.map(({ field }) => field)).toEqual([
      'description.cn',
      'description.en',
      'markets.cn',
      'founded',
      'person.cn',
      'person.en',
      'phone',
    ]);
    expect(change.fields[3]).toEqual({ field: 'founded', before: '1998', after: '2001' });
  });

  it('of search keywords is found by the search, in the file of the member’s data, and nowhere shown', async () => {
    const { version, facts } = await profile();
    const searchKeywords = { cn: ' 貔貅托辊；貔貅托辊', en: 'chimera idler;Chimera  Idler\r\nbasilisk roller;' };
    const stored = valueOf(
      await changeSupplierProfile(person.client, 1000, { version, facts: { ...facts, searchKeywords } }),
    );
    expect((await profile()).facts.searchKeywords).toEqual({ cn: '貔貅托辊', en: 'chimera idler\nbasilisk roller' });
    expect((await lastChange())!.fields.map(({ field }) => field)).toEqual(['searchKeywords.cn', 'searchKeywords.en']);
    await finishContent(use().database.db, { imagePrefix: '', playerHosts: [] }, fixtureNow);
    for (const [edition, keyword] of [
      ['cn', '貔貅托辊'],
      ['en', 'chimera idler'],
    ] as const) {
      const hits = valueOf(await searchAll(use().client({ edition }), { keyword }));
      expect(hits.items.map(({ id }) => id)).toEqual([1000]);
    }
    const shown = await Promise.all(
      [
        'supplier/detail?id=1000',
        'supplier/list?rows=50',
        'product/list?rows=50',
        'search?keyword=chimera',
        'search?keyword=supplier&rows=50',
        'search/best?keyword=chimera',
        'search/suggest?keyword=basil',
      ].map(async (path) => JSON.stringify((await use().get(`/api/${path}`, 'en')).body)),
    );
    expect(shown.filter((text) => !text.startsWith('{"code":1') || text.includes('basilisk'))).toEqual([]);
    const file = await person.fetch(new Request('http://api.test/memberApi/account/export'));
    expect(await file.text()).toContain('basilisk roller');
    // Who sends none leaves them as they are.
    const { searchKeywords: _, ...others } = facts;
    const body = { supplier: 1000, version: stored.version, facts: { ...others, phone: '+86 574 2' } };
    valueOf(await changeSupplierProfile(person.client, 1000, { ...body, facts: body.facts as typeof facts }));
    expect((await profile()).facts).toMatchObject({ phone: '+86 574 2', searchKeywords: { cn: '貔貅托辊' } });
  });

  it('of a version that somebody else has changed is refused, and changes nothing', async () => {
    const { version, facts } = await profile();
    const { total } = valueOf(await listSupplierChanges(person.client, 1000));
    // An editor, with a program of its own.
    await use().database.db.execute(sql`update entry set brief_en = 'By an editor' where id = 1000`);
    const result = await changeSupplierProfile(person.client, 1000, { version, facts: { ...facts, staff: 7 } });
    const now = await profile();
    expect(!result.ok && versionMeanwhile(result.failure)).toBe(now.version);
    expect(now.facts).toMatchObject({ staff: 860, brief: { en: 'By an editor' } });
    expect(valueOf(await listSupplierChanges(person.client, 1000)).total).toBe(total);
    // With the version that the refusal names, one's own is stored in its place.
    valueOf(await changeSupplierProfile(person.client, 1000, { version: now.version, facts: { ...facts, staff: 7 } }));
    expect((await profile()).facts).toMatchObject({ staff: 7, brief: { en: 'A brief' } });
  });

  it('of the same version by two at once is one change', async () => {
    const { version, facts } = await profile();
    const results = await Promise.all(
      [11, 12].map((staff) => changeSupplierProfile(person.client, 1000, { version, facts: { ...facts, staff } })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is no change where it says the same', async () => {
    const [{ version, facts }, { total }] = [await profile(), valueOf(await listSupplierChanges(person.client, 1000))];
    valueOf(await changeSupplierProfile(person.client, 1000, { version, facts }));
    expect(valueOf(await listSupplierChanges(person.client, 1000)).total).toBe(total);
  });

  it.each([
    ['facts.founded', { founded: 2050 }],
    ['facts.founded', { founded: 12 }],
    ['facts.staff', { staff: -1 }],
    ['facts.email', { email: 'nobody' }],
    ['facts.phone', { phone: 'call <me>' }],
    ['facts.city.cn', { city: { cn: '字'.repeat(101), en: '' } }],
    ['facts.searchKeywords.en', { searchKeywords: { cn: '', en: 'x'.repeat(61) } }],
    [
      'facts.searchKeywords.cn',
      { searchKeywords: { cn: Array.from({ length: 31 }, (_, at) => at).join('\n'), en: '' } },
    ],
    ['facts.brief.en', { brief: { cn: '', en: 'a\0' } }],
  ])('is refused where %s cannot be: %j', async (field, wrong) => {
    const { version, facts } = await profile();
    const result = await changeSupplierProfile(person.client, 1000, { version, facts: { ...facts, ...wrong } });
    expect(!result.ok && wrongFields(result.failure)).toEqual([field]);
  });

  it('is stored up to a number of changes for each supplier, the latest ones', async () => {
    const { db } = use().database;
    await db.execute(sql`insert into supplier_change (supplier_id, member_id, entry_id, fields, changed_at)
      select 1000, 3, 1000, '[{"field": "staff", "before": "1", "after": "2"}]', ${fixtureNow.toISOString()}::timestamptz
      from generate_series(1, ${CHANGES_STORED}::integer)`);
    await db.execute(sql`insert into supplier_change (supplier_id, member_id, entry_id, fields, changed_at)
      values (1001, 3, 1001, '[]', ${fixtureNow.toISOString()}::timestamptz)`);
    const { version, facts } = await profile();
    valueOf(await changeSupplierProfile(person.client, 1000, { version, facts: { ...facts, staff: 99 } }));
    expect(valueOf(await listSupplierChanges(person.client, 1000)).total).toBe(CHANGES_STORED);
    expect((await lastChange())!.fields[0]).toMatchObject({ field: 'staff', after: '99' });
    const [others] = await queryRows<{ count: number }>(
      db,
      sql`select count(*)::integer as count from supplier_change where supplier_id <> 1000`,
    );
    expect(others!.count).toBe(1);
  });
});
