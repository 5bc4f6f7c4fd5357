import { getProduct, listProducts, type ApiClient, type EntryQuery } from '@millwright/api-client';
import { parameterFiltersText, parseParameterFilters } from '@millwright/domain/parameters';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { queryRows } from '../../db/database.ts';
import { entry, entryParameter } from '../../db/schema.ts';

describeOnEachDatabase('the parameters of products', (use) => {
  const client = (): ApiClient => use().client({ edition: 'en' });
  const list = async (query: EntryQuery) => {
    const result = await listProducts(client(), { rows: 50, ...query });
    if (!result.ok) throw new Error('The list was refused.');
    return result.value;
  };
  const stated = async (key: string): Promise<Map<number, number | null>> => {
    const { items } = await list({});
    const rows = await use()
      .database.db.select()
      .from(entryParameter)
      .where(sql`${entryParameter.key} = ${key}`);
    const values = new Map(rows.map(({ entryId, low }) => [entryId, low === null ? null : Number(low)]));
    return new Map(items.map(({ id }) => [id, values.get(id) ?? null]));
  };
  const narrowedBy = (text: string, more: EntryQuery = {}) =>
    list({ ...more, parameterFilters: parseParameterFilters(text) });
  const idsOf = async (text: string) => (await narrowedBy(text)).items.map(({ id }) => id).toSorted();

  it('narrow a list to a range, its ends included, and to a choice', async () => {
    const forces = await stated('clamping-force');
    const within = (low: number, high: number) =>
      [...forces].flatMap(([id, force]) => (force! >= low && force! <= high ? [id] : [])).toSorted();
    expect(within(1000, 2000).length).toBeGreaterThan(2);
    expect(await idsOf('clamping-force_1000_2000')).toEqual(within(1000, 2000));
    expect(await idsOf('clamping-force__1250')).toEqual(within(0, 1250));
    expect(await idsOf('clamping-force_1250.001_')).toEqual(within(1251, 1e9));
    const driven = await idsOf('drive_servo-hydraulic');
    expect(driven.length).toBeGreaterThan(1);
    expect(await idsOf('clamping-force_1000_2000*drive_servo-hydraulic')).toEqual(
      driven.filter((id) => within(1000, 2000).includes(id)),
    );
    expect(await idsOf('no-such-thing_1_2')).toEqual([]);
  });

  it('find a stated range where it meets the requested one, and a limit by its number', async () => {
    const all = await idsOf('');
    expect(await idsOf('opening-stroke_250_300')).toEqual(all);
    expect(await idsOf('opening-stroke_0_199')).toEqual([]);
    expect(await idsOf('operating-temperature_40_40')).toEqual(all);
  });

  it('are counted by ranges and choices, and each count is what choosing it finds', async () => {
    const { facets } = await list({ industryId: 5, parameterFacets: true });
    expect(facets.parameters.map(({ key }) => key)).toEqual(['clamping-force', 'opening-stroke', 'drive']);
    const wrong: string[] = [];
    let counts = 0;
    for (const { key, ranges, choices } of facets.parameters) {
      const offered = [
        ...ranges.map(({ low, high, count }) => ({ text: `${key}_${low}_${high}`, count })),
        ...choices.map(({ value, count }) => ({ text: `${key}_${value}`, count })),
      ];
      for (const { text, count } of offered) {
        counts += 1;
        const { total } = await narrowedBy(text, { industryId: 5 });
        if (total !== count || count === 0) wrong.push(`${text}: ${count}, found ${total}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(counts).toBeGreaterThan(5);
  });

  it('count what another range would find next to the other filters', async () => {
    const filters = 'clamping-force_1000_1500*drive_servo-hydraulic';
    const { facets, total } = await narrowedBy(filters, { industryId: 5, parameterFacets: true });
    const force = facets.parameters.find(({ key }) => key === 'clamping-force')!;
    expect(force.ranges.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(total);
    for (const { low, high, count } of force.ranges)
      expect((await narrowedBy(`clamping-force_${low}_${high}*drive_servo-hydraulic`, { industryId: 5 })).total).toBe(
        count,
      );
  });

  it('are counted only where it is requested, on a list of an industry, a topic or a supplier', async () => {
    expect((await list({ industryId: 5 })).facets.parameters).toEqual([]);
    expect((await list({ parameterFacets: true })).facets.parameters).toEqual([]);
    expect((await list({ tagId: 1, parameterFacets: true })).facets.parameters).not.toEqual([]);
    const counted = async () => (await list({ industryId: 6, parameterFacets: true })).facets.parameters;
    const before = await counted();
    const { db } = use().database;
    const row = (
      await db
        .select()
        .from(entry)
        .where(sql`kind = 'product' and industry_id = 6 and published`)
    )[0]!;
    await db.update(entry).set({ details: {} }).where(eq(entry.id, row.id));
    expect(await counted()).not.toEqual(before);
    await db.update(entry).set({ details: row.details }).where(eq(entry.id, row.id));
    expect(await counted()).toEqual(before);
  });

  it('order a list; what does not state it comes last, and pages neither repeat nor leave out', async () => {
    const forces = await stated('clamping-force');
    for (const descending of [false, true]) {
      const parameterOrder = { key: 'clamping-force', descending };
      const pages = await Promise.all([1, 2, 3].map((page) => list({ parameterOrder, page, rows: 4 })));
      const found = pages.flatMap(({ items }) => items.map(({ id }) => forces.get(id)!));
      const ordered = [...forces.values()].map(Number).toSorted((a, b) => (descending ? b - a : a - b));
      expect(found).toEqual(ordered.slice(0, found.length));
    }
    const { items } = await list({ parameterOrder: { key: 'no-such-thing', descending: false } });
    expect(items.length).toBe(forces.size);
  });

  it('are shown as lines in the language of the edition, with what they state and the codes next to them', async () => {
    const [en, cn] = await Promise.all([getProduct(client(), 1501), getProduct(use().client({ edition: 'cn' }), 1501)]);
    expect(en.ok && en.value.parameters).toEqual([
      {
        label: 'Clamping force',
        value: '750 kN',
        key: 'clamping-force',
        data: { kind: 'quantity', low: '750', high: '750', unit: 'B47' },
      },
      {
        label: 'Opening stroke',
        value: '200–401 mm',
        key: 'opening-stroke',
        data: { kind: 'quantity', low: '200', high: '401', unit: 'MMT' },
      },
      { label: 'Oil tank', value: '220 L' },
      {
        label: 'Operating temperature',
        value: '≤ 40 °C',
        key: 'operating-temperature',
        data: { kind: 'quantity', low: null, high: '40', unit: 'CEL' },
      },
      {
        label: 'Drive',
        value: 'Torque motor, direct',
        key: 'drive',
        data: { kind: 'choice', choice: 'torque-motor-direct' },
      },
      { label: 'Panel', value: 'Both sides', key: 'panel' },
    ]);
    expect(cn.ok && cn.value.parameters.map(({ label, value }) => [label, value])).toEqual([
      ['锁模力', '750 kN'],
      ['开模行程', '200–401 mm'],
      ['油箱', '220 L'],
      ['工作温度', '≤ 40 °C'],
      ['驱动', '力矩电机直驱'],
      ['板面', '双面'],
    ]);
    expect(en.ok && en.value.codes).toEqual({ eclass: '36-51-01-01', unspsc: '23151500', gtin: '9520000015008' });
  });

  it('have an index by number, by choice and by product', async () => {
    const columns = await queryRows<{ indexdef: string }>(
      use().database.db,
      sql`select indexdef from pg_indexes where tablename = 'entry_parameter' order by 1`,
    );
    expect(columns.map(({ indexdef }) => indexdef.split('(')[1]).toSorted()).toEqual([
      'entry_id, key)',
      'key, choice, entry_id)',
      'key, low, high, entry_id)',
    ]);
  });

  it('are read from URLs as they are written, whatever is wrong with them', () => {
    const text = 'clamping-force_3000_5000*drive_servo-pump*mass_-1.5_';
    expect(parameterFiltersText(parseParameterFilters(text))).toBe(text);
    expect(parameterFiltersText(parseParameterFilters('b_5_1*a_x*a_y*B_1_2*c_1_2_3*d__*e_1e5_2'))).toBe('a_x*b_1_5');
  });
});
