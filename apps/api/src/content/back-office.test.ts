import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeOnEachDatabase } from '../../test-support/test-api.ts';
import { queryRows } from '../db/database.ts';
import { finishContent } from './finish-content.ts';

/** What docs/operations.md promises to a program that writes the tables itself, as a back office for editors does. */

const html = { imagePrefix: '', playerHosts: [] };

describeOnEachDatabase('a back office that writes to the database', (use) => {
  const run = <Row>(query: ReturnType<typeof sql>) => queryRows<Row>(use().database.db, query);
  const read = async (id: number): Promise<{ title: string; content: string }> =>
    (await use().get(`/api/article/detail?id=${id}`)).body.data.article;
  const total = async (query = ''): Promise<number> => (await use().get(`/api/article/list${query}`)).body.data.total;
  const attack =
    '<p>Kept</p><script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">link</a>';
  const harmless = (content: string): void => {
    expect(content).toContain('Kept');
    expect(content).not.toMatch(/<script|onerror|javascript:/);
  };
  let id: number;
  let before: number;
  const heard: string[] = [];

  beforeAll(async () => {
    use().database.onContentChange((table) => heard.push(table));
    before = await total();
    const [row] = await run<{ id: number }>(sql`insert into article (edition, title, published_at, modified_at)
      values ('cn', '后台写的文章 Backoffice', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z') returning id`);
    id = row!.id;
    await run(sql`insert into article_body (article_id, source) values (${id}, ${attack})`);
  });

  it('has its article read at once, sanitised, listed and counted', async () => {
    const article = await read(id);
    expect(article.title).toBe('后台写的文章 Backoffice');
    harmless(article.content);
    expect(await total()).toBe(before + 1);
    // Positive control: the attack is in the table.
    expect(
      await run(sql`select 1 as one from article_body where article_id = ${id} and source like '%<script>%'`),
    ).toEqual([{ one: 1 }]);
  });

  it('has what it changes sanitised again, also where it writes the HTML itself or the hash of another body', async () => {
    await run(sql`update article_body set source = ${`<h2>New</h2>${attack}`} where article_id = ${id}`);
    const changed = await read(id);
    expect(changed.content).toContain('New');
    harmless(changed.content);
    await run(sql`update article_body set html = ${attack} where article_id = ${id}`);
    harmless((await read(id)).content);
    await run(
      sql`update article_body
        set html = ${attack},
          html_hash = (select html_hash from article_body where article_id <> ${id} and html_hash <> '' limit 1)
        where article_id = ${id}`,
    );
    harmless((await read(id)).content);
    await run(sql`update article_body set html = ${attack}, html_hash = '' where article_id = ${id}`);
    await finishContent(use().database.db, html);
    const [stored] = await run<{ html: string }>(sql`select html from article_body where article_id = ${id}`);
    harmless(stored!.html);
  });

  it('has lists, counts and search follow what it publishes, moves and deletes, and is heard', async () => {
    const found = async (word: string): Promise<boolean> =>
      (
        await run(
          sql`select 1 from search_document where kind = 0 and id = ${id} and terms @@ to_tsquery('simple', ${word})`,
        )
      ).length > 0;
    await finishContent(use().database.db, html);
    const terms = async () =>
      (
        await run<{ terms: string }>(
          sql`select terms::text as terms from search_document where kind = 0 and id = ${id}`,
        )
      )[0]?.terms ?? '';
    expect(await terms()).toContain('backoffic');
    await run(sql`update article set title = 'Renamed' where id = ${id}`);
    expect(await found('backoffic')).toBe(false);
    await finishContent(use().database.db, html);
    expect(await terms()).toContain('renam');
    expect(await total('?year=2026&month=3')).toBeGreaterThan(0);
    await run(sql`update article set published = false where id = ${id}`);
    expect(await total()).toBe(before);
    expect((await use().get(`/api/article/detail?id=${id}`)).body.code).toBe(0);
    await run(sql`update article set published = true where id = ${id}`);
    expect(await total()).toBe(before + 1);
    await run(sql`delete from article where id = ${id}`);
    expect(await total()).toBe(before);
    expect(await terms()).toBe('');
    await expect.poll(() => heard.includes('article') && heard.includes('article_body'), { timeout: 5000 }).toBe(true);
  });

  it('holds nobody up with a long body while it is sanitised', async () => {
    const [row] = await run<{ id: number }>(sql`insert into article (edition, title, published_at, modified_at)
      values ('cn', 'Long', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z') returning id`);
    await run(
      sql`insert into article_body (article_id, source) values (${row!.id}, ${'<p onclick="x()">Kept</p>'.repeat(20_000)})`,
    );
    const stored = () =>
      run<{ html: string }>(sql`select left(html, 11) as html from article_body where article_id = ${row!.id}`);
    const meanwhile: ReturnType<typeof stored>[] = [];
    const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker, ...message) {
      meanwhile.push(stored());
      this.postMessage(...message);
    });
    await finishContent(use().database.db, html);
    post.mockRestore();
    expect(await Promise.all(meanwhile)).toEqual([[{ html: '' }]]);
    expect(await stored()).toEqual([{ html: '<p>Kept</p>' }]);
    await run(sql`delete from article where id = ${row!.id}`);
  }, 60_000);

  it('can have a role that writes content and reads no member', async ({ skip }) => {
    if (use().database.engine !== 'postgresql') return skip('the embedded database has one user');
    const grants = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const [, script = ''] = /```sql\n([^]*?)```/.exec(grants) ?? [];
    await use().database.exec(`drop role if exists editors; ${script.replace("'…'", "'x'")}`);
    const asEditor = (statements: string) =>
      use()
        .database.exec(`begin; set local role editors; ${statements}; commit`)
        .then(
          () => null,
          (error: Error) => error,
        );
    expect(
      await asEditor(
        `insert into article (edition, title, types, tag_ids, published_at, modified_at)
          values ('cn', 'By an editor', '{latest}', '{1}', '2026-03-01', '2026-03-01')`,
      ),
    ).toBeNull();
    expect(
      await asEditor(
        `insert into article_body (article_id, source) select id, '<p>x</p>' from article where title = 'By an editor'`,
      ),
    ).toBeNull();
    expect(await asEditor(`update article set title = 'By an editor again' where title = 'By an editor'`)).toBeNull();
    expect(
      await asEditor(
        `insert into entry (kind, title_cn, published_at, details) values ('product', '产品', '2026-03-01',
          '{"parameters": [{"key": "power", "unit": "KWT", "low": "5", "high": "5"}]}')`,
      ),
    ).toBeNull();
    const parameters = () =>
      run(sql`select p.low::float8 as low
        from entry_parameter p join entry e on e.id = p.entry_id where e.title_cn = '产品'`);
    expect(await parameters()).toEqual([{ low: 5 }]);
    expect(
      await asEditor(
        `update entry set details = jsonb_set(details, '{parameters,0,low}', '"4"') where title_cn = '产品'`,
      ),
    ).toBeNull();
    expect(await parameters()).toEqual([{ low: 4 }]);
    expect(
      await asEditor(
        `update industry set name_cn = name_cn; update tag set name_cn = name_cn || '!'; ` +
          `update entry set title_cn = '产品二' where title_cn = '产品'; ` +
          `delete from article where title = 'By an editor again'`,
      ),
    ).toBeNull();
    for (const table of [
      'member',
      'member_session',
      'installation',
      'login_key',
      'verification_code',
      'sign_on_code',
      'supplier_member',
      'supplier_change',
      'enquiry',
      'member_post',
      'enquiry_thread',
      'thread_message',
      'thread_quote',
      'thread_report',
      'upload',
      'attachment',
      'entry_parameter',
    ])
      expect([table, (await asEditor(`select * from ${table}`))?.message]).toEqual([
        table,
        `permission denied for table ${table}`,
      ]);
    await use().database.exec('drop owned by editors; drop role editors');
  });

  it('finds statistics of all that was finished at once, without which a search takes several times as long', async () => {
    // The content of these tests was finished in one go, after its tables had been analysed.
    const tables = ['article_body', 'search_document', 'search_word'];
    const known = await run<{ name: string }>(
      sql`select distinct tablename::text as name from pg_stats where tablename = any (${`{${tables.join(',')}}`}) order by 1`,
    );
    expect(known.map(({ name }) => name)).toEqual(tables);
  });
});
