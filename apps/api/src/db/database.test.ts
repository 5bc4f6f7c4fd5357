import { and, eq, getTableColumns, is, sql, Table, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { seedFixture } from '../../test-support/fixture.ts';
import { describeOnEachDatabase } from '../../test-support/test-api.ts';
import { queryRows, type Database } from './database.ts';
import { migrate, readMigrations, SchemaMismatchError, splitStatements } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';
import * as schema from './schema.ts';

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, Table));

describeOnEachDatabase('the database', (use) => {
  const db = () => use().database.db;

  it('has exactly the tables and columns that the queries are written for', async () => {
    const rows = await queryRows<{ table: string; column: string; required: boolean }>(
      db(),
      sql`select table_name as "table", column_name as "column", is_nullable = 'NO' as required from information_schema.columns
          where table_schema = 'public' and table_name <> 'schema_migration' order by 1, 2`,
    );
    const written = tables
      .flatMap((table) => {
        const { name, primaryKeys } = getTableConfig(table);
        const keys = new Set(primaryKeys.flatMap(({ columns }) => columns.map((column) => column.name)));
        return Object.values(getTableColumns(table)).map((column) => ({
          table: name,
          column: column.name,
          required: column.notNull || column.primary || keys.has(column.name),
        }));
      })
      .sort((a, b) => (a.table + a.column < b.table + b.column ? -1 : 1));
    expect(rows.sort((a, b) => (a.table + a.column < b.table + b.column ? -1 : 1))).toEqual(written);
  });

  it('keeps all of a transaction or nothing, and what waits meanwhile sees no half of it', async () => {
    const count = async () => (await db().select().from(schema.keyword)).length;
    const before = await count();
    const insert = (id: number) => ({ id, edition: 'cn' as const, title: 't', position: 1 });
    const failing = db().transaction(async (tx) => {
      await tx.insert(schema.keyword).values(insert(800));
      await wait(50);
      throw new Error('undone');
    });
    const meanwhile = count();
    await expect(failing).rejects.toThrow('undone');
    expect(await meanwhile).toBe(before);
    await db().transaction(async (tx) => {
      await tx.insert(schema.keyword).values(insert(801));
      await tx
        .transaction(async (inner) => {
          await inner.insert(schema.keyword).values(insert(802));
          throw new Error('inner');
        })
        .catch(() => undefined);
    });
    expect(await count()).toBe(before + 1);
    await expect(db().insert(schema.keyword).values(insert(801))).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it('gives dates back as they were', async () => {
    const instant = new Date('2026-02-28T23:59:59.123Z');
    await db().update(schema.article).set({ modifiedAt: instant }).where(eq(schema.article.id, 3));
    expect((await db().select().from(schema.article).where(eq(schema.article.id, 3)))[0]!.modifiedAt).toEqual(instant);
  });

  it('tells of changes once they are committed, and of none that is undone', async () => {
    const heard: string[] = [];
    const stop = use().database.onContentChange((table) => heard.push(table));
    // Changes are notified in the order of their commits: with this one all those of the fixture have been heard.
    await db().update(schema.siteSetting).set({ seoKeyword: 'first' });
    await vi.waitFor(() => expect(heard).toContain('site_setting'), { timeout: 20_000 });
    heard.length = 0;
    await db()
      .transaction(async (tx) => {
        await tx.update(schema.keyword).set({ position: 3 });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await db().update(schema.siteSetting).set({ seoKeyword: 'x' });
    await db().update(schema.article).set({ title: 'x' }).where(eq(schema.article.id, 5));
    await vi.waitFor(() => expect([...new Set(heard)].sort()).toEqual(['article', 'site_setting']), {
      timeout: 20_000,
    });
    stop();
    await db().update(schema.siteSetting).set({ seoKeyword: 'y' });
    await wait(100);
    expect(heard.filter((table) => table === 'site_setting')).toHaveLength(1);
  });

  it('makes search terms again when a text changes', async () => {
    const has = async (id: number) =>
      (
        await db()
          .select()
          .from(schema.searchDocument)
          .where(and(eq(schema.searchDocument.kind, 0), eq(schema.searchDocument.id, id)))
      ).length === 1;
    await db().update(schema.article).set({ image: null }).where(eq(schema.article.id, 7));
    expect(await has(7)).toBe(true);
    await db().update(schema.article).set({ title: '全新标题' }).where(eq(schema.article.id, 7));
    expect(await has(7)).toBe(false);
    await db().update(schema.articleBody).set({ source: '<p>换了正文</p>' }).where(eq(schema.articleBody.articleId, 9));
    expect(await has(9)).toBe(false);
  });

  it('is not migrated, seeded or given a secret twice', async () => {
    const [secret] = await db().select().from(schema.installation).where(eq(schema.installation.name, 'secret'));
    let seeded = 0;
    await prepareDatabase(use().database, { seed: async () => void (seeded += 1) });
    expect(seeded).toBe(0);
    expect((await db().select().from(schema.installation).where(eq(schema.installation.name, 'secret')))[0]).toEqual(
      secret,
    );
  });

  it('starts where it takes no writes once all is made, and says what is wrong where something is not', async () => {
    const preparedAfter = async (change: SQL): Promise<string> => {
      let reported = '';
      const undone = db().transaction(async (tx) => {
        await tx.execute(change);
        await tx.execute(sql`set transaction read only`);
        reported = await prepareDatabase({ db: tx as unknown as Database }).then(
          () => 'prepared',
          (error: Error) => `${error.name}: ${error.message}`,
        );
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow();
      return reported;
    };
    expect(await preparedAfter(sql`select 1`)).toBe('prepared');
    for (const change of [
      sql`delete from installation where name = 'secret'`,
      sql`delete from schema_migration where version = 1`,
    ]) {
      expect(await preparedAfter(change)).toMatch(/^ConfigError: The database takes no writes, and /);
    }
  });

  it('goes on above the ids of its seed', async () => {
    const [row] = await queryRows<{ id: number }>(
      db(),
      sql`insert into tag (name_cn, name_en, grade) values ('新', 'new', 1) returning id`,
    );
    expect(row!.id).toBe(4);
  });

  it('is seeded again from the start when the first seeding broke off', async () => {
    const tablesOfSeed =
      'search_document, article_body, article, banner_click, banner, blogroll, keyword, site_setting, tag, industry, ' +
      'industry_group, article_listing, article_counter, entry, region, entry_listing, entry_counter, page';
    await use().database.exec(`truncate ${tablesOfSeed} cascade; delete from installation where name = 'seeded'`);
    const broken = prepareDatabase(use().database, {
      seed: async (tx) => {
        await seedFixture(tx);
        throw new Error('killed');
      },
    });
    await expect(broken).rejects.toThrow('killed');
    expect(await db().select().from(schema.article)).toEqual([]);
    await prepareDatabase(use().database, { seed: seedFixture });
    expect(await db().select().from(schema.article)).toHaveLength(96);
  });

  it('has certificates in place of plain names after its migration, in their order, and others as they were', async () => {
    await prepareDatabase(use().database, { seed: seedFixture });
    const structured = { name: 'ISO 14001', number: 'NC-1' };
    const insert = (id: number, certificates: unknown) =>
      db().execute(
        sql`insert into entry (id, kind, title_en, published_at, details) values
          (${id}, 'supplier', 'Maker', now(), ${JSON.stringify({ certificates })}::jsonb)`,
      );
    await insert(9001, ['ISO 9001', structured, 'CE']);
    await insert(9002, 'none');
    await db().execute(sql.raw(readMigrations().find(({ name }) => name === '0025-certificates.sql')!.statements));
    const rows = await queryRows(
      db(),
      sql`select details -> 'certificates' as certificates from entry where id in (9001, 9002) order by id`,
    );
    expect(rows).toEqual([
      { certificates: [{ name: 'ISO 9001' }, structured, { name: 'CE' }] },
      { certificates: 'none' },
    ]);
  });

  it('is refused when a newer version made it, or other migrations, and left as it is', async () => {
    const [first, ...rest] = readMigrations();
    await expect(migrate(db(), new Date(), rest)).rejects.toThrow(SchemaMismatchError);
    await expect(migrate(db(), new Date(), [{ ...first!, statements: 'select 1;' }, ...rest])).rejects.toThrow(
      /differs/,
    );
    const extra = {
      version: 9000,
      name: '9000-broken.sql',
      statements: 'create table half (id integer);\nselect nonsense;',
    };
    await expect(migrate(db(), new Date(), [...readMigrations(), extra])).rejects.toThrow();
    expect(await queryRows(db(), sql`select to_regclass('half') as half`)).toEqual([{ half: null }]);
  });
});

describe('migrations', () => {
  it('are numbered without gaps', () => {
    expect(readMigrations().map(({ version }) => version)).toEqual(readMigrations().map((_migration, at) => at + 1));
  });

  it('are cut into statements outside of function bodies', () => {
    expect(splitStatements('select 1;\n-- a note;\nselect 2;\n')).toEqual(['select 1;', '-- a note;\nselect 2;']);
    expect(splitStatements('create function f() as $$\nbegin\n  x;\nend $$;\nselect 1;\n-- end\n')).toEqual([
      'create function f() as $$\nbegin\n  x;\nend $$;',
      'select 1;',
    ]);
  });
});
