import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allParameters, parseStoredParameters, type StoredParameter } from '@millwright/domain/parameters';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureNow } from '../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../test-support/test-api.ts';
import { entry, entryParameter } from '../db/schema.ts';
import { industryContents } from '../seed/demo-articles/index.ts';
import { productModels } from '../seed/product-models.ts';
import { productParameters } from '../seed/product-parameters.ts';
import { checkProduct } from './check-product.ts';
import { cellOf, definitionOfColumn, detailsOfRow, parameterColumn } from './csv-parameters.ts';
import { exportContent } from './export-content.ts';
import { importFile } from './import-file.ts';

let files = 0;
const folder = mkdtempSync(join(tmpdir(), 'product-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A product's parameters as a row, and back. */
const throughTable = (parameters: readonly StoredParameter[]) => {
  const keyed = parameters.filter((one) => 'key' in one);
  return detailsOfRow({
    ...Object.fromEntries(keyed.map((one) => [one.key, cellOf(one)])),
    other_lines: JSON.stringify(parameters.filter((one) => !('key' in one))),
    parameter_order: parameters.map((one) => ('key' in one ? one.key : '*')).join(' '),
  });
};

describe('parameters in the cells of a table', () => {
  it('come back as they were, of every seeded product', () => {
    const wrong = productModels(industryContents).flatMap((model) => {
      const stated = productParameters(model);
      const back = throughTable(stated);
      return 'details' in back && JSON.stringify(back.details?.parameters) === JSON.stringify(stated)
        ? []
        : [`${model.slug}/${model.name} ${JSON.stringify(back)}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [[{ key: 'panel', text: 'a | b' }]],
    [[{ key: 'panel', text: { cn: '一|二', en: 'one' } }]],
    [[{ key: 'panel', text: { cn: '双面', en: 'Both sides' } }]],
    [[{ key: 'panel', text: { cn: '双面', en: 'Both sides', de: 'Beidseitig' } }]],
    [[{ key: 'panel', text: '{x' }]],
    [[{ key: 'clamping-force', text: '3000 to 5000' }]],
    [[{ key: 'clamping-force', high: '-0.5', unit: 'B47' }]],
    [[{ key: 'clamping-force', low: '123456789012345.123456789', unit: 'B47' }]],
    [
      [
        { label: 'A', value: 'x, "y"; z' },
        { key: 'drive', choice: 'servo-hydraulic' },
        { label: 'B', value: '|' },
      ],
    ],
  ] as StoredParameter[][][])('come back as they were: %j', (parameters) => {
    expect(throughTable(parameters)).toEqual({ details: { parameters } });
  });

  it.each([
    ['3,000', /no decimal number/],
    ['30..20', /above its highest/],
    ['1..2..3', /no decimal number/],
    ['many', /no decimal number/],
    ['..', /no value/],
  ])('of the cell %j are refused', (cell, reason) => {
    const back = detailsOfRow({ 'clamping-force [kn]': cell });
    expect(back).toEqual({ error: expect.stringMatching(reason) });
  });

  it('stand in columns with a unit that has to be right', () => {
    for (const definition of allParameters()) {
      expect(definitionOfColumn(parameterColumn(definition))).toBe(definition);
      expect(definitionOfColumn(parameterColumn(definition).toLowerCase())).toBe(definition);
    }
    expect(definitionOfColumn('clamping-force')?.key).toBe('clamping-force');
    expect(definitionOfColumn('clamping-force [t]')).toBeUndefined();
    expect(definitionOfColumn('price')).toBeUndefined();
  });
});

describe('the details of a product', () => {
  it('are checked and written in one way', () => {
    expect(
      checkProduct({
        model: 'A',
        codes: { eclass: '36510101', unspsc: '', gtin: '4006381333931' },
        parameters: [{ key: 'clamping-force', low: '0500.0', high: '500', unit: 'B47' }],
      }),
    ).toEqual({
      details: {
        model: 'A',
        codes: { eclass: '36-51-01-01', gtin: '4006381333931' },
        parameters: [{ key: 'clamping-force', low: '500', high: '500', unit: 'B47' }],
      },
    });
    expect(checkProduct({ parameters: [{ label: 'A', value: 'b' }] })).toEqual({
      details: { parameters: [{ label: 'A', value: 'b' }] },
    });
  });

  it.each([
    [{ codes: { gtin: '4006381333932' } }, 'the gtin code'],
    [{ codes: { isbn: '1' } }, 'the isbn code'],
    [{ parameters: [{ key: 'clamping-force', low: 500, unit: 'B47' }] }, 'no decimal number'],
    [{ parameters: [{ key: 'clamping-force', low: '5', unit: 'TNE' }] }, 'in the unit B47'],
    [{ parameters: [{ key: 'drive', choice: 'steam' }] }, 'one of torque-motor-direct'],
    [
      {
        parameters: [
          { key: 'drive', choice: 'servo-hydraulic' },
          { key: 'drive', choice: 'servo-hydraulic' },
        ],
      },
      'twice',
    ],
    [{ parameters: [{ key: 'nothing', low: '1' }] }, 'no parameter'],
    [{ parameters: [{ label: 'A' }] }, 'a label and a value'],
    [{ parameters: [null] }, 'must be an object'],
    [{ parameters: 'x' }, 'must be a list'],
    [{ parameters: Array.from({ length: 61 }, () => ({ label: 'A', value: 'b' })) }, 'at most 60'],
  ])('%j are refused', (details, reason) => {
    expect(checkProduct(details)).toEqual({ error: expect.stringContaining(reason) });
  });

  it('keep what a double cannot hold', () => {
    const parameters = [{ key: 'clamping-force', low: '0.000000001', high: '999999999999999.000000001', unit: 'B47' }];
    expect(parseStoredParameters(parameters)).toEqual({ parameters });
  });
});

describeOnOneDatabase('products as a table', (use) => {
  const importTable = (path: string) => {
    const bad: string[] = [];
    return importFile(use().database.db, path, {
      html: { imagePrefix: '', playerHosts: [] },
      clock: () => fixtureNow,
      onBad: (_file, number, reason) => void bad.push(`${number} ${reason}`),
    }).then((counts) => ({ ...counts, problems: bad }));
  };
  const products = () => use().database.db.select().from(entry).where(eq(entry.kind, 'product')).orderBy(entry.id);

  it('go out and come in again without a change', async () => {
    const path = join(folder, `${(files += 1)}.csv`);
    const before = await products();
    expect((await exportContent(use().database.db, path)).get('product')).toBe(before.length);
    const counts = await importTable(path);
    expect([counts.problems, counts.added, counts.changed, counts.unchanged]).toEqual([[], 0, 0, before.length]);
    expect(await products()).toEqual(before);
    await expect(exportContent(use().database.db, path)).rejects.toThrow('is there already');
  });

  it('change what the table changes, and what is searched of it', async () => {
    const path = join(folder, `${(files += 1)}.csv`);
    await exportContent(use().database.db, path);
    const [first] = await products();
    writeFileSync(path, readFileSync(path, 'utf8').replace(',500,', ',612.5,'));
    expect((await importTable(path)).changed).toBe(1);
    const [changed] = await products();
    expect(changed!.details).toMatchObject({
      gallery: first!.details.gallery,
      parameters: [{ key: 'clamping-force', low: '612.5', high: '612.5', unit: 'B47' }, {}, {}, {}, {}],
    });
    const rows = await use().database.db.select().from(entryParameter).where(eq(entryParameter.entryId, first!.id));
    expect(rows.find(({ key }) => key === 'clamping-force')).toMatchObject({ low: '612.5', high: '612.5' });
  });

  it('have the search keywords', async () => {
    const path = join(folder, `${(files += 1)}.csv`);
    const { db } = use().database;
    const [first] = await products();
    const isIt = eq(entry.id, first!.id);
    const searchKeywordsEn = 'press\nmoulder\nmachine';
    await db.update(entry).set({ searchKeywordsEn }).where(isIt);
    await exportContent(db, path);
    await db.update(entry).set({ searchKeywordsEn: '' }).where(isIt);
    expect((await importTable(path)).changed).toBe(1);
    expect((await products())[0]).toMatchObject({ searchKeywordsEn });
    const { listedDetails: _, ...written } = first!;
    await db.update(entry).set(written).where(isIt);
  });

  it('are read in each encoding in which spreadsheets save them', async () => {
    const path = join(folder, 'products-encoded.csv');
    const head = Buffer.from('key,title_cn\n1,');
    // “宁波”, as Excel saves it in China, and as Unicode text.
    for (const bytes of [
      Buffer.concat([head, Buffer.from([0xc4, 0xfe, 0xb2, 0xa8])]),
      Buffer.from('\uFEFFkey\ttitle_cn\n1\t宁波', 'utf16le'),
      Buffer.from('\uFEFFkey,title_cn\n1,宁波'),
    ]) {
      writeFileSync(path, bytes);
      const { added, changed, unchanged, problems } = await importTable(path);
      expect([added + changed + unchanged, problems]).toEqual([1, []]);
      expect((await products()).at(-1)).toMatchObject({ titleCn: '宁波' });
    }
    writeFileSync(path, Buffer.from([0x69, 0xff, 0xff]));
    await expect(importTable(path)).rejects.toThrow('Line 1 is no CSV');
    await expect(importTable(join(folder, 'none.csv'))).rejects.toThrow('There is no file');
  });

  it('refuse a row whose parameters are none, by its number', async () => {
    const path = join(folder, 'products-new.csv');
    writeFileSync(path, 'title_en,clamping-force [kN],drive\nA,3000,servo-hydraulic\nB,some,\nC,5,steam\n');
    const { added, bad, problems } = await importTable(path);
    expect([added, bad]).toEqual([1, 2]);
    expect(problems).toEqual([
      expect.stringMatching(/^2 clamping-force has a value that is no decimal number/),
      expect.stringMatching(/^3 drive must be one of/),
    ]);
  });
});
