import {
  changeSupplierProduct,
  getProduct,
  getSupplierProduct,
  listProducts,
  listSupplierChanges,
  listSupplierProducts,
  productTableUrl,
  uploadProductTable,
  valueOf,
  versionMeanwhile,
  wrongParameters,
  wrongTable,
} from '@millwright/api-client';
import { setEditionLanguages, TABLE_BYTES_MAX, TABLE_ROWS_MAX, type ProductFacts } from '@millwright/domain';
import { parseParameterFilters } from '@millwright/domain/parameters';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { logIn, type Browser } from '../../../test-support/browser.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { seedDemoMembers } from '../../members/demo-members.ts';
import { parseTableFile } from '../../transfer/parse-table.ts';

describeOnOneDatabase('the products that a supplier’s people change', (use) => {
  let person: Browser;
  beforeAll(async () => {
    await seedDemoMembers(use().database.db, fixtureNow);
    person = await logIn(use().api, 2, 'cn');
  });
  const product = async (id = 1500) => valueOf(await getSupplierProduct(person.client, id));
  const changes = async () => valueOf(await listSupplierChanges(person.client, 1001, { rows: 50 }));
  const fetchTable = async (part = 1) => {
    const response = await person.fetch(new Request(productTableUrl(person.client, 1001, part)));
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const send = (text: string) => uploadProductTable(person.client, 1001, new Blob([text]));
  /** The mistakes of a table: line, column and what is wrong. */
  const mistakesOf = async (text: string) => {
    const result = await send(text);
    const wrong = result.ok ? null : wrongTable(result.failure);
    return wrong?.problems.map(({ line, column, mistake }) => `${line} ${column} ${mistake}`);
  };

  it('are listed page by page, those that readers do not see included', async () => {
    const first = valueOf(await listSupplierProducts(person.client, 1001, { rows: 5 }));
    const last = valueOf(await listSupplierProducts(person.client, 1001, { rows: 5, page: 3 }));
    expect([first.total, first.items.length, last.items.length]).toEqual([14, 5, 4]);
    expect(last.items.at(-1)).toEqual({
      id: 1500,
      title: 'product第0号',
      model: 'HX-1',
      parameterCount: 5,
      isPublished: true,
    });
    expect([...first.items, ...last.items].some(({ isPublished }) => !isPublished)).toBe(true);
  });

  it('have what is stated of them on their page and in the lists, and the change is stored', async () => {
    const { version, industry, facts } = await product();
    expect([industry, facts.parameters[0]]).toEqual([
      'plastics',
      { key: 'clamping-force', low: '500', high: '500', unit: 'B47' },
    ]);
    const [, stroke, tank, ...rest] = facts.parameters;
    const changed: ProductFacts = {
      title: { cn: '注塑机 HX', en: facts.title.en },
      brief: { cn: '新 简介', en: facts.brief.en },
      model: 'HX-1 ',
      parameters: [
        { key: 'clamping-force', low: '7000', high: '7200', unit: 'B47' },
        stroke!,
        tank!,
        ...rest.slice(1),
        { key: 'drive', choice: 'servo-hydraulic' },
      ],
      searchKeywords: { cn: '貔貅托辊\n麒麟臂', en: '' },
    };
    const stored = valueOf(await changeSupplierProduct(person.client, 1500, { version, facts: changed }));
    expect(await product()).toMatchObject({ version: stored.version, facts: { ...changed, model: 'HX-1' } });
    const page = valueOf(await getProduct(use().client(), 1500));
    expect(JSON.stringify(page)).not.toContain('貔貅');
    expect([page.title, page.brief, page.gallery.length]).toEqual(['注塑机 HX', '新 简介', 1]);
    expect(page.parameters.map(({ value }) => value)).toEqual([
      '7,000–7,200 kN',
      expect.any(String),
      '220 L',
      '双面',
      expect.any(String),
    ]);
    const parameterFilters = parseParameterFilters('clamping-force_6900_7100');
    expect(valueOf(await listProducts(use().client(), { parameterFilters })).items.map(({ id }) => id)).toEqual([1500]);
    expect((await changes()).items[0]).toMatchObject({
      entry: { id: 1500, isProduct: true, title: '注塑机 HX' },
      fields: [
        { field: 'title.cn', before: 'product第0号', after: '注塑机 HX' },
        { field: 'brief.cn' },
        { field: 'searchKeywords.cn', before: '', after: '貔貅托辊\n麒麟臂' },
        { field: 'parameter.clamping-force', before: '500', after: '7000..7200' },
        { field: 'parameter.drive', before: '', after: 'servo-hydraulic' },
        { field: 'parameter.operating-temperature', before: '..40', after: '' },
      ],
    });
  });

  it('are refused with every parameter that is wrong, without a title, and of another version', async () => {
    const { version, facts } = await product(1501);
    const parameters = [
      { key: 'clamping-force', low: 'many', unit: 'B47' },
      { key: 'drive', choice: 'horse' },
    ] as ProductFacts['parameters'];
    const wrong = await changeSupplierProduct(person.client, 1501, { version, facts: { ...facts, parameters } });
    expect(!wrong.ok && wrongParameters(wrong.failure)).toEqual([
      { key: 'clamping-force', mistake: 'noNumber' },
      { key: 'drive', mistake: 'noChoice' },
    ]);
    const untitled = { ...facts, title: { cn: ' ', en: '' } };
    expect(await changeSupplierProduct(person.client, 1501, { version, facts: untitled })).toMatchObject({
      failure: { data: { fields: ['facts.title'] } },
    });
    const stale = await changeSupplierProduct(person.client, 1501, { version: 'v'.repeat(22), facts });
    expect(!stale.ok && versionMeanwhile(stale.failure)).toBe(version);
    expect(await product(1501)).toEqual({ id: 1501, version, industry: 'plastics', facts });
  });

  it('are a table that Excel reads, which changes nothing when it comes back as it is', async () => {
    await use().database.db.execute(sql`update entry set brief_en = '=HYPERLINK("x"), +1' where id = 1502`);
    const { response, bytes } = await fetchTable();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="products-1001.csv"');
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const parsed = parseTableFile(bytes, 100);
    const [head, ...rows] = 'rows' in parsed ? parsed.rows.map(({ cells }) => cells) : [];
    expect([head!.slice(0, 3), rows.length]).toEqual([['id', 'version', 'title_en'], 14]);
    expect(head).toEqual(expect.arrayContaining(['clamping-force [kN]', 'drive', 'operating-temperature [°C]']));
    const row = rows.find(([id]) => id === '1502')!;
    expect(row[4]).toBe(`'=HYPERLINK("x"), +1`);
    const { total } = await changes();
    const again = valueOf(await uploadProductTable(person.client, 1001, new Blob([bytes])));
    expect([again, (await changes()).total]).toEqual([{ rows: 14, changed: 0 }, total]);
    expect((await fetchTable(2)).bytes.length).toBeLessThan(500);
  });

  it('are changed by a table: what has no column stays, what is empty goes, a choice may have its name', async () => {
    const { version } = await product(1503);
    const done = await send(
      `\uFEFFid;version;title_cn;clamping-force [kN];drive;operating-temperature [°C];search_keywords_en\r\n` +
        `1503;${version};'=三号;-5..9000;伺服液压;;"oil leak; worn seal;Oil leak"\r\n1504;;四号;100;;..30;\r\n`,
    );
    expect(done).toEqual({ ok: true, value: { rows: 2, changed: 2 } });
    const { facts } = await product(1503);
    expect(facts).toMatchObject({
      title: { cn: '=三号', en: 'product no. 3' },
      model: 'HX-1',
      searchKeywords: { cn: '', en: 'oil leak\nworn seal' },
    });
    expect(new TextDecoder().decode((await fetchTable()).bytes)).toContain('"oil leak; worn seal"');
    expect(facts.parameters.map((one) => ('key' in one ? one.key : '*'))).toEqual([
      'clamping-force',
      'opening-stroke',
      '*',
      'panel',
      'drive',
    ]);
    expect((await changes()).items.slice(0, 2).map(({ entry }) => entry.id)).toEqual([1504, 1503]);
    expect(valueOf(await getProduct(use().client(), 1504)).title).toBe('四号');
  });

  it('are a table whose columns are called by the languages of the site', async () => {
    setEditionLanguages({ cn: 'de', en: 'en' });
    try {
      const parsed = parseTableFile((await fetchTable()).bytes, 100);
      const head = 'rows' in parsed ? parsed.rows[0]!.cells : [];
      expect(head.slice(0, 7)).toEqual(['id', 'version', 'title_en', 'title_de', 'brief_en', 'brief_de', 'model']);
      expect(await send('id,title_de\n1511,Spritzgießmaschine\n')).toMatchObject({ ok: true, value: { changed: 1 } });
      expect((await product(1511)).facts.title.cn).toBe('Spritzgießmaschine');
      expect(await mistakesOf('id,title_cn\n1511,三号\n')).toEqual(['1 title_cn unknownColumn']);
    } finally {
      setEditionLanguages({});
    }
  });

  it('are all as they were where one cell is wrong, and each mistake is named by line and column', async () => {
    const before = [await product(1505), await product(1506), (await changes()).total];
    expect(
      await mistakesOf(
        'id,version,title_en,title_cn,model,clamping-force [kN],drive,search_keywords_cn\n' +
          `1505,,right,对,X,1,,${'x'.repeat(61)}\n` +
          '1506,,,,X,1,\n\n' +
          `1507,,a,a,${'x'.repeat(101)},"3,000",horse\n` +
          '1508,vvvvvvvvvvvvvvvvvvvvvv,a,a,X,9..3,\n' +
          '1509,vvvvvvvvvvvvvvvvvvvvvv,a,a,X,9,\n' +
          '1000,,a,a,X,1,\n1,,a,a,X,1,\nx,,a,a,X,1,\n1505,,a,a,X,1,\n1510,,a,a,X,1,,,more\n',
      ),
    ).toEqual([
      '2 search_keywords_cn wrongSearchKeywords',
      '3  noTitle',
      '5 model tooLong',
      '5 clamping-force [kN] noNumber',
      '5 drive noChoice',
      '6 clamping-force [kN] lowAboveHigh',
      '7 version changedMeanwhile',
      '8 id unknownProduct',
      '9 id unknownProduct',
      '10 id unknownProduct',
      '11 id productTwice',
      '12  tooManyCells',
    ]);
    expect([await product(1505), await product(1506), (await changes()).total]).toEqual(before);
  });

  it.each([
    ['', '1  noTable'],
    ['id,"a', '1  noTable'],
    ['title_en\na\n', '1 id noIdColumn'],
    ['id,ID,price,clamping-force [t]\n', '1 ID columnTwice,1 price unknownColumn,1 clamping-force [t] unknownColumn'],
    [`id\n${'1500\n'.repeat(TABLE_ROWS_MAX + 5)}`, `${TABLE_ROWS_MAX + 2}  tooManyRows`],
  ])('are no table: %j', async (text, mistakes) => expect((await mistakesOf(text))?.join()).toBe(mistakes));

  it('are in a file of a bounded size, and the report of its mistakes is bounded, too', async () => {
    const result = await send(`id\n${'1\n'.repeat(TABLE_ROWS_MAX)}`);
    const wrong = result.ok ? null : wrongTable(result.failure);
    expect([wrong?.problems.length, wrong?.total]).toEqual([100, TABLE_ROWS_MAX]);
    const large = await send('x'.repeat(TABLE_BYTES_MAX + 1));
    expect(large).toMatchObject({ ok: false, failure: { reason: 'too_large' } });
  });

  it('of as many rows as a table may have are changed', async () => {
    await use().database.db.execute(sql`insert into entry (id, kind, title_cn, owner_id, published_at, details)
      select 900000 + n, 'product', '产品' || n, 1001, ${fixtureNow.toISOString()}::timestamptz, '{}'
      from generate_series(1, ${TABLE_ROWS_MAX}::integer) n`);
    const rows = Array.from({ length: TABLE_ROWS_MAX }, (_, at) => `${900_001 + at},N${at},${at}`).join('\n');
    const done = valueOf(await send(`id,model,clamping-force\n${rows}`));
    expect(done.changed).toBe(TABLE_ROWS_MAX);
  });
});
