import { getArticle, getArticleOfOldUrl, listOfOldUrl } from '@millwright/api-client';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { corpusPath } from '../../test-support/corpora.ts';
import { fixtureNow } from '../../test-support/fixture.ts';
import { databaseKinds, describeOnEachDatabase, emptyDataFolder } from '../../test-support/test-api.ts';
import { samplePosts, wordpressExport, type ExportedPost } from '../../test-support/wordpress-export.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { prepareDatabase } from '../db/prepare-database.ts';
import { article, articleBody, entry, externalKey, industry, oldList, tag } from '../db/schema.ts';
import { exportContent } from './export-content.ts';
import { importFile, type ImportFileOptions } from './import-file.ts';

const html = { imagePrefix: 'https://images.example.com/p', playerHosts: [] };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(inject('runFolder'), 'import-'));
});
let files = 0;
const fileOf = (content: string | Buffer, ending = 'xml'): string => {
  const path = join(folder, `${(files += 1)}.${ending}`);
  writeFileSync(path, content);
  return path;
};

/** Imports and returns the counts with what was reported of bad records. */
async function take(db: Database, path: string, options: Partial<ImportFileOptions> = {}) {
  const bad: string[] = [];
  const { skipped, ...counts } = await importFile(db, path, {
    html,
    clock: () => fixtureNow,
    onBad: (_file, number, reason) => bad.push(`${number}: ${reason}`),
    ...options,
  });
  return { ...counts, skipped: Object.fromEntries(skipped), reported: bad };
}

const none = { added: 0, changed: 0, unchanged: 0, bad: 0, skipped: {}, reported: [] };
const jsonLines = (...records: unknown[]): string =>
  fileOf(records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n'), 'jsonl');

describeOnEachDatabase(
  'importing',
  (use) => {
    const db = () => use().database.db;
    const read = async (id: number) => {
      const result = await getArticle(use().client(), String(id));
      if (!result.ok) throw new Error(JSON.stringify(result));
      return result.value;
    };
    const idOf = async (key: string, source = ''): Promise<number> =>
      (await db().select().from(externalKey)).find((row) => row.key === key && row.source.includes(source))!.id;

    it('a WordPress export makes articles of its posts, sanitised and with images under the prefix', async () => {
      const path = fileOf(wordpressExport(samplePosts));
      const skipped = { attachment: 1, page: 1 };
      const before = await db().$count(article);
      expect(await take(db(), path, { dryRun: true })).toEqual({ ...none, added: 8, skipped });
      expect([await db().$count(article), await db().$count(externalKey)]).toEqual([before, 0]);

      expect(await take(db(), path)).toEqual({ ...none, added: 8, skipped });
      const [sevenId, eightId, nineId, tenId] = await Promise.all(['7', '8', '9', '10'].map((key) => idOf(key)));
      const seven = await read(sevenId!);
      expect(seven).toMatchObject({ title: '热流道 & 模具', urlName: '热流道', author: '吴敏', source: '工厂博客' });
      const [row] = (await db().select().from(article)).filter(({ id }) => id === sevenId);
      expect(row).toMatchObject({
        publishedAt: new Date('2024-03-05T06:07:08Z'),
        image: '/files/a.jpg',
        brief: '第一段 第二行 第二段 尾 a b',
      });
      const bodies = new Map(
        (await db().select().from(articleBody)).map(({ articleId, html: made }) => [articleId, made]),
      );
      expect(bodies.get(sevenId!)).toMatch(
        /^<p>第一段<br ?\/?>第二行<\/p>\s*<p>第二段 <img [^>]*src="https:\/\/images\.example\.com\/p\/files\/a\.jpg"[^>]*> 尾<\/p>\s*<pre[^>]*>a\n\nb<\/pre>$/,
      );
      expect(bodies.get(sevenId!)).toContain('https://images.example.com/p/files/b.jpg 2x');
      const attack = bodies.get(eightId!)!;
      expect(attack).toContain('Text');
      expect(attack).toContain(']]&gt; &lt;b&gt;');
      // What may not be embedded is a plain link.
      const link = '<a href="https://evil.example/x" rel="noopener noreferrer">https://evil.example/x</a>';
      expect(attack).toContain(link);
      expect(attack.replace(link, '')).not.toMatch(/onclick|<script|javascript:|<iframe|evil/);
      // Positive control: it was in the source.
      expect((await db().select().from(articleBody)).find(({ articleId }) => articleId === eightId)!.source).toMatch(
        /onclick[^]*<script/,
      );
      expect(bodies.get(nineId!)).toMatch(
        /<figure><img [^>]*src="https:\/\/images\.example\.com\/p\/up\/c\.png"[^>]*><figcaption> ?说明<\/figcaption><\/figure>/,
      );
      expect(bodies.get(nineId!)).toMatch(/\[not-ours\]/);
      expect(bodies.get(nineId!)).not.toContain('gallery');
      expect((await read(tenId!)).title).toBe('没有标题的文章');
      const arePublic = async () => {
        const of = await Promise.all(['11', '12', '13', '14'].map(async (key) => String(await idOf(key))));
        const articles = await Promise.all(of.map((id) => getArticle(use().client(), id)));
        return articles.map(({ ok }) => ok);
      };
      expect(await arePublic()).toEqual([false, false, false, false]);
      // What is scheduled comes by itself.
      const { time } = use();
      const { now } = time;
      time.now = new Date('2038-12-31T23:59:59Z');
      expect(await arePublic()).toEqual([false, false, false, false]);
      time.now = new Date('2039-01-01T00:00:00Z');
      expect(await arePublic()).toEqual([false, false, true, false]);
      time.now = now;
    });

    it('the same again changes nothing, keeps what editors changed, and takes over what was changed there', async () => {
      const path = fileOf(wordpressExport(samplePosts));
      const id = await idOf('10');
      await db().update(article).set({ title: '编辑改的' });
      expect(await take(db(), path)).toMatchObject({ added: 0, changed: 0, unchanged: 8 });
      expect((await read(id)).title).toBe('编辑改的');
      const changed = fileOf(
        wordpressExport(samplePosts.map((post) => (post.id === 10 ? { ...post, body: '新的 <b>正文</b>' } : post))),
      );
      expect(await take(db(), changed)).toMatchObject({ added: 0, changed: 1, unchanged: 7 });
      expect(await idOf('10')).toBe(id);
      expect((await read(id)).title).toBe('新的 正文');
      expect((await db().select().from(articleBody)).find(({ articleId }) => articleId === id)!.html).toBe(
        '<p>新的 <b>正文</b></p>',
      );
    });

    it('a file makes articles in each edition that it is imported into, and touches none of the other', async () => {
      const path = fileOf(
        wordpressExport([
          { id: 91, title: 'Both', name: 'both-91', body: 'x' },
          { id: 92, title: 'Other', name: 'both-92', body: 'x' },
        ]),
      );
      const ofBoth = async () => {
        const keys = (await db().select().from(externalKey)).filter(({ key }) => key === '91');
        const rows = await db().select().from(article);
        return keys
          .map(({ id, edition }) => ({ edition, row: rows.find((row) => row.id === id)! }))
          .toSorted((one, other) => one.edition.localeCompare(other.edition));
      };
      expect(await take(db(), path, { edition: 'cn' })).toMatchObject({ added: 2, bad: 0 });
      const [cnBefore] = await ofBoth();
      expect(await take(db(), path, { edition: 'en' })).toMatchObject({ added: 2, changed: 0, bad: 0 });
      for (const edition of ['cn', 'en', 'en', 'cn'] as const)
        expect(await take(db(), path, { edition })).toMatchObject({ added: 0, changed: 0, unchanged: 2, bad: 0 });
      const [cn, en, ...more] = await ofBoth();
      expect(more).toEqual([]);
      expect(cn).toEqual(cnBefore);
      expect([cn, en]).toMatchObject([
        { edition: 'cn', row: { edition: 'cn', diyUrl: 'both-91' } },
        { edition: 'en', row: { edition: 'en', diyUrl: 'both-91' } },
      ]);
      for (const { edition, row } of [cn!, en!]) {
        const found = await getArticleOfOldUrl(use().client({ edition: edition || 'cn' }), '/?p=91');
        expect(found.ok && found.value.id).toBe(row.id);
      }

      // What has the same key in both editions is two records of one file.
      const record = { ...cn!.row, id: undefined, tagIds: [], diyUrl: null, body: 'x' };
      const lines = ['cn', 'en'].map((edition) => ({ entity: 'article', key: 'two', record: { ...record, edition } }));
      expect(await take(db(), jsonLines(...lines))).toMatchObject({ added: 2, bad: 0, reported: [] });
      expect(await take(db(), jsonLines(...lines))).toMatchObject({ unchanged: 2, bad: 0 });
    });

    it('a key without its edition, as earlier versions exported it, is that of its article', async () => {
      const path = fileOf(wordpressExport([{ id: 93, title: 'Earlier', body: 'x' }]));
      expect(await take(db(), path, { edition: 'en' })).toMatchObject({ added: 1 });
      const [row] = await db().select().from(externalKey).where(eq(externalKey.key, '93'));
      await db().delete(externalKey).where(eq(externalKey.key, '93'));
      const { edition, ...earlier } = row!;
      const lines = jsonLines({ entity: 'externalKey', record: earlier });
      expect(await take(db(), lines)).toMatchObject({ added: 1, bad: 0 });
      expect(await take(db(), lines)).toMatchObject({ unchanged: 1, bad: 0 });
      expect(await db().select().from(externalKey).where(eq(externalKey.key, '93'))).toEqual([{ ...earlier, edition }]);
      expect(await take(db(), path, { edition: 'en' })).toMatchObject({ added: 0, unchanged: 1 });
    });

    it('a table without languages adds its entries to each edition that it is imported into', async () => {
      const path = join(folder, 'suppliers-both.csv');
      writeFileSync(path, 'title,brief,date\nBoth Press,A brief,2026-01-02\n');
      const stored = async () => {
        const [row] = await db()
          .select()
          .from(entry)
          .where(eq(entry.id, await idOf('Both Press')));
        return [row!.titleCn, row!.briefCn, row!.titleEn, row!.briefEn];
      };
      expect(await take(db(), path, { edition: 'cn' })).toMatchObject({ added: 1, bad: 0 });
      expect(await stored()).toEqual(['Both Press', 'A brief', null, '']);
      expect(await take(db(), path, { edition: 'en' })).toMatchObject({ changed: 1, bad: 0 });
      const both = ['Both Press', 'A brief', 'Both Press', 'A brief'];
      expect(await stored()).toEqual(both);
      for (const edition of ['cn', 'en'] as const)
        expect(await take(db(), path, { edition })).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
      expect(await stored()).toEqual(both);
    });

    it('a draft has the date of its last save where it was never published', async () => {
      const never = '0000-00-00 00:00:00';
      const path = fileOf(
        wordpressExport([
          { id: 61, title: 'Saved', status: 'draft', date: never, localDate: '2023-02-03 04:05:06', body: 'x' },
          { id: 62, title: 'Never', status: 'draft', date: never, body: 'x' },
        ]),
      );
      expect(await take(db(), path)).toMatchObject({ added: 2, bad: 0, reported: [] });
      const rows = await db().select().from(article);
      const stored = await Promise.all(['61', '62'].map((key) => idOf(key)));
      expect(stored.map((id) => rows.find((row) => row.id === id))).toMatchObject([
        { published: false, publishedAt: new Date('2023-02-03T04:05:06Z') },
        { published: false, publishedAt: fixtureNow },
      ]);
    });

    it('what has no date is new once, and keeps its date when it is imported again', async () => {
      const item = (text: string) =>
        `<item><title>Undated</title><guid>undated</guid><description>${text}</description></item>`;
      const feed = (text: string) =>
        fileOf(`<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>${item(text)}</channel></rss>`);
      const table = fileOf('key,title_en\nundated row,Undated press\n', 'csv');
      const suppliers = join(folder, 'suppliers-undated.csv');
      renameSync(table, suppliers);
      const later = { clock: () => new Date(fixtureNow.getTime() + 86_400_000) };
      const dates = async () => {
        const [articleId, entryId] = [await idOf('undated'), await idOf('undated row')];
        const [one] = await db().select().from(article).where(eq(article.id, articleId));
        const [other] = await db().select().from(entry).where(eq(entry.id, entryId));
        return [one!.publishedAt, one!.modifiedAt, other!.publishedAt];
      };
      expect(await take(db(), feed('a'))).toMatchObject({ added: 1 });
      expect(await take(db(), suppliers)).toMatchObject({ added: 1 });
      const before = await dates();
      expect(before.slice(0, 2)).toEqual([fixtureNow, fixtureNow]);

      utimesSync(suppliers, 1, 1);
      expect(await take(db(), feed('a'), later)).toMatchObject({ changed: 0, unchanged: 1 });
      expect(await take(db(), suppliers, later)).toMatchObject({ changed: 0, unchanged: 1 });
      writeFileSync(suppliers, 'key,title_en,brief_en\nundated row,Undated press,New\n');
      expect(await take(db(), feed('b'), later)).toMatchObject({ changed: 1 });
      expect(await take(db(), suppliers, later)).toMatchObject({ changed: 1 });
      expect(await dates()).toEqual(before);
    });

    it('categories and tags are the industry and tags, which are added once; what is neither is named', async () => {
      const category = (name: string, slug: string, domain = 'category') =>
        `<category domain="${domain}" nicename="${slug}"><![CDATA[${name}]]></category>`;
      const [first, second] = await db().select().from(industry).where(isNotNull(industry.seoPath)).limit(2);
      const [known] = await db().select().from(tag).limit(1);
      const before = await db().$count(tag);
      const post = (id: number, extra: string): ExportedPost => ({ id, title: `Topics ${id}`, body: 'x', extra });
      const path = fileOf(
        wordpressExport([
          post(
            71,
            category('Plants', first!.seoPath!) +
              category(known!.nameEn.toUpperCase(), 'other', 'post_tag') +
              category('行业 新闻', 'industry-news') +
              category('Uncategorized', 'uncategorized') +
              category(second!.nameCn, 'second') +
              category('Gallery', 'post-format-gallery', 'post_format'),
          ),
          post(72, category('行业  新闻', 'industry-news-2', 'post_tag') + category('Sand', 'sand', 'post_tag')),
        ]),
      );
      const lost: string[] = [];
      const onLoss: ImportFileOptions['onLoss'] = (number, _title, { block, what }) =>
        lost.push(`${number} ${block}: ${what}`);
      expect(await take(db(), path, { onLoss })).toMatchObject({ added: 2, bad: 0 });
      expect(lost).toEqual([
        `1 category: “${second!.nameCn}” is left out: an article has one industry`,
        '1 post format: “Gallery” is left out: articles have one look',
      ]);
      const added = (await db().select().from(tag)).filter(({ grade }) => grade === 0);
      expect(added.map(({ nameCn, nameEn }) => [nameCn, nameEn])).toEqual([
        ['行业 新闻', '行业 新闻'],
        ['Sand', 'Sand'],
      ]);
      const articleOf = async (key: string) =>
        (
          await db()
            .select()
            .from(article)
            .where(eq(article.id, await idOf(key)))
        )[0];
      expect(await articleOf('71')).toMatchObject({ industryId: first!.id, tagIds: [known!.id, added[0]!.id] });
      expect(await articleOf('72')).toMatchObject({ tagIds: added.map(({ id }) => id) });
      const listAt = async (url: string) => {
        const result = await getArticleOfOldUrl(use().client(), url);
        return result.ok ? result.value.id : listOfOldUrl(result.failure);
      };
      const lists: [url: string, tagId: number | null, industryId: number | null][] = [
        ['/tag/other/', known!.id, null],
        ['/tag/sand', added[1]!.id, null],
        ['/category/industry-news/', added[0]!.id, null],
        ['/tag/industry-news-2/', added[0]!.id, null],
        [`/category/${first!.seoPath}/`, null, first!.id],
        ['/category/second?utm_source=x', null, second!.id],
        // WordPress writes the parents of a category before it.
        ['/category/materials/industry-news/', added[0]!.id, null],
      ];
      const listsAreRight = async () => {
        for (const [url, tagId, industryId] of lists)
          expect([url, await listAt(url)]).toEqual([url, { tagId, industryId }]);
      };
      await listsAreRight();
      for (const url of [
        '/category/uncategorized',
        '/tag/post-format-gallery',
        '/tag/nothing',
        '/category/sand',
        `/tag/${second!.seoPath}`,
      ])
        expect([url, await listAt(url)]).toEqual([url, null]);

      await db().update(tag).set({ nameCn: '新闻', nameEn: 'News' }).where(eq(tag.id, added[0]!.id));
      expect(await take(db(), path)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
      expect(await db().$count(tag)).toBe(before + 2);
      await listsAreRight();
      // Those of earlier versions have none yet: the same file brings them, as far as tags are called as they were.
      await db().delete(oldList);
      // Without them, a category is the industry of its name.
      for (const url of [`/category/${second!.seoPath}`, `/category/materials/${second!.seoPath}/`])
        expect([url, await listAt(url)]).toEqual([url, { tagId: null, industryId: second!.id }]);
      expect(await listAt('/category/industry-news')).toBeNull();
      expect(await take(db(), path)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
      expect(await db().$count(tag)).toBe(before + 2);
      expect([await listAt('/tag/sand'), await listAt('/category/industry-news')]).toEqual([
        { tagId: added[1]!.id, industryId: null },
        null,
      ]);
    });

    it('the list of a category is found by its id, and that of one above it, which has no article itself', async () => {
      const [known] = await db().select().from(industry).where(isNotNull(industry.seoPath)).limit(1);
      const term = (id: number, slug: string, name: string, parent = '') =>
        `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename>` +
        `<wp:category_parent>${parent}</wp:category_parent><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`;
      const terms =
        term(40, 'trade', known!.nameEn) +
        term(41, 'moulds-old', 'Old moulds', 'trade') +
        term(42, 'inserts', 'Inserts', 'moulds-old') +
        term(43, 'metals-old', 'Old metals', 'metals-old') +
        term(44, 'tin', 'Tin', 'metals-old') +
        term(45, 'used-above', 'Used above') +
        term(46, 'below', 'Below', 'used-above') +
        '<wp:tag><wp:term_id>50</wp:term_id><wp:tag_slug>dross</wp:tag_slug><wp:tag_name>Dross</wp:tag_name></wp:tag>';
      const within = (name: string, slug: string, domain = 'category') =>
        `<category domain="${domain}" nicename="${slug}"><![CDATA[${name}]]></category>`;
      const post = (id: number, extra: string): ExportedPost => ({ id, title: `Below ${id}`, body: 'x', extra });
      const path = fileOf(
        wordpressExport(
          [
            post(281, within('Inserts', 'inserts') + within('Tin', 'tin') + within('Dross', 'dross', 'post_tag')),
            post(282, within('Below', 'below')),
            post(283, within('Used above', 'used-above')),
          ],
          'zh-CN',
          terms,
        ),
      );
      expect(await take(db(), path)).toMatchObject({ added: 3, bad: 0 });
      const tagOf = async (name: string) => (await db().select().from(tag).where(eq(tag.nameEn, name)))[0]!.id;
      const listAt = async (url: string) => {
        const result = await getArticleOfOldUrl(use().client(), url);
        return result.ok ? result.value.id : listOfOldUrl(result.failure);
      };
      const inserts = { tagId: await tagOf('Inserts'), industryId: null };
      const tin = { tagId: await tagOf('Tin'), industryId: null };
      const below = { tagId: await tagOf('Below'), industryId: null };
      const above = { tagId: await tagOf('Used above'), industryId: null };
      for (const [url, list] of [
        ['/?cat=42', inserts],
        ['/category/trade/moulds-old/inserts/', inserts],
        // Above: the industry of that name, else the list below.
        ['/category/trade/moulds-old/', inserts],
        ['/?cat=41', inserts],
        ['/category/trade/', { tagId: null, industryId: known!.id }],
        ['/?cat=40', { tagId: null, industryId: known!.id }],
        // A chain that leads back to itself ends.
        ['/?cat=43', tin],
        // One with an article of its own has its own list, whichever comes first.
        ['/?cat=46', below],
        ['/category/used-above/', above],
        ['/?cat=45', above],
        ['/?tag_id=50', { tagId: await tagOf('Dross'), industryId: null }],
        ['/?cat=47', null],
        ['/?tag_id=40', null],
      ] as const)
        expect([url, await listAt(url)]).toEqual([url, list]);
      expect(await take(db(), path)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    });

    it('an article is found by each URL that it had at its source, and by no other', async () => {
      const rss = (link: string) =>
        '<?xml version="1.0"?><rss version="2.0"><channel><title>Old</title><link>https://www.old.example/</link>' +
        `<item><title>Old</title><guid isPermaLink="false">old 1</guid><link>${link}</link>` +
        '<description>x</description></item></channel></rss>';
      const ghost = {
        posts: [
          { id: 'og', title: 'O', slug: '77', html: '<p>x</p>', status: 'published', published_at: '2026-01-02' },
        ],
        settings: [{ key: 'locale', value: 'zh' }],
      };
      const posts = wordpressExport([
        { id: 81, title: 'Hot', name: '%e7%83%ad%e6%b5%81', body: 'x' },
        { id: 82, title: 'Secret', name: 'secret-82', password: 'p', body: 'x' },
      ]);
      const atom =
        '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh"><title>A</title>' +
        '<link href="https://atom.example/"/><entry><title>E</title><id>urn:old</id>' +
        '<link href="https://atom.example/post/5?utm_source=feed"/><updated>2024-05-01T00:00:00Z</updated></entry></feed>';
      for (const path of [
        fileOf(rss('https://old.example/show.php?id=5')),
        fileOf(rss('https://elsewhere.example/other')),
        fileOf(JSON.stringify({ db: [{ data: ghost }] }), 'json'),
        fileOf(posts.replaceAll('https://blog.example.com/?p=81</link>', 'https://blog.example.com/2024/81/</link>')),
        fileOf(atom),
      ])
        expect(await take(db(), path)).toMatchObject({ bad: 0 });
      const found = async (url: string) => {
        const result = await getArticleOfOldUrl(use().client(), url);
        return result.ok ? result.value.id : null;
      };
      const [old, og, hot, entryId] = await Promise.all(['old 1', 'og', '81', 'urn:old'].map((key) => idOf(key)));
      const urls: [string, number | null][] = [
        ['/show.php?id=5', old!],
        ['/show.php?id=5&utm_source=x', old!],
        ['/show.php?id=6', null],
        ['/other', null],
        ['/77/', og!],
        ['/2024/81/', hot!],
        ['/2024/81?page=2', hot!],
        ['/?p=81', hot!],
        ['/news/%E7%83%AD%E6%B5%81.html', hot!],
        ['/?p=82', null],
        ['/secret-82/', null],
        ['/post/5', entryId!],
        ['/', null],
        [`/${'a'.repeat(2000)}`, null],
      ];
      for (const [url, id] of urls) expect([url, await found(url)]).toEqual([url, id]);
    });

    it('an article whose URL leads nowhere else is taken without it', async () => {
      const record = {
        edition: 'cn',
        title: 'x',
        publishedAt: '2024-01-01T00:00:00Z',
        modifiedAt: '2024-01-01T00:00:00Z',
        body: 'x',
      };
      const urls = ['/articles/12', 'javascript:alert(1)', 'http:', '//', ' ', 'https://elsewhere.example.com/a'];
      const path = jsonLines(
        ...urls.map((url, at) => ({ entity: 'article', key: `url ${at}`, record: { ...record, url } })),
      );
      expect(await take(db(), path)).toMatchObject({ added: urls.length, bad: 0 });
      expect(await take(db(), path)).toMatchObject({ unchanged: urls.length });
      const rows = await db().select().from(article);
      const stored = await Promise.all(urls.map((_url, at) => idOf(`url ${at}`)));
      expect(stored.map((id) => rows.find((row) => row.id === id)!.url)).toEqual([
        null,
        null,
        null,
        null,
        null,
        urls[5],
      ]);
    });

    it('tells of each bad record in one line with its number, and stores the others', async () => {
      const [first] = samplePosts;
      const good: ExportedPost = { id: 30, title: 'Good', body: 'x' };
      const broken = wordpressExport([
        { ...good, id: 31, title: 'a <b> c' },
        good,
        { ...good, id: 32, date: 'some day' },
        { ...good, title: 'Twice' },
        { ...good, id: 33, name: first!.name },
      ]);
      expect(await take(db(), fileOf(broken))).toMatchObject({
        added: 2,
        bad: 3,
        reported: [
          expect.stringMatching(/^1: it is no well-formed XML: [^\n]+$/),
          '3: its date “some day” is none',
          '4: it is the same as record 2',
        ],
      });
      const found = (await db().select().from(article)).filter(({ diyUrl }) => diyUrl?.startsWith('热流道'));
      expect(found.map(({ diyUrl }) => diyUrl).sort()).toEqual(['热流道', '热流道-33']);

      const record = {
        edition: 'cn',
        title: 't',
        publishedAt: '2024-01-01T00:00:00Z',
        modifiedAt: '2024-01-01T00:00:00Z',
        body: '<p>x</p>',
      };
      const outcome = await take(
        db(),
        jsonLines(
          { entity: 'article', key: 'a', record },
          '{"entity":',
          '[]',
          { entity: 'nothing', record: {} },
          { entity: 'article', key: 'b', record: { ...record, title: 5, color: 'red' } },
          { entity: 'article', key: 'c', record: { ...record, industryId: 99_999 } },
          { entity: 'article', key: 'd', record: { ...record, edition: 'fr' } },
          { entity: 'article', key: 'e', record: { ...record, body: 'a\0' } },
          { entity: 'tag', record: { nameCn: '无', nameEn: 'None', grade: 1 } },
          { entity: 'article', key: 'f', record: { ...record, diyUrl: '123' } },
          { entity: 'article', key: 'g', record: { ...record, publishedAt: 'yesterday' } },
          { entity: 'constructor', record: {} },
          { entity: 'article', key: 'h', record: { ...record, counterpartId: 99_999 } },
        ),
      );
      expect(outcome.reported.map((line) => line.slice(0, 70))).toEqual([
        expect.stringMatching(/^2: it is no JSON/),
        expect.stringMatching(/^3: it must be an object/),
        '4: there is no entity “nothing”',
        '5: there is no field color; title must be a text',
        expect.stringMatching(/^6: it refers to what does not exist: .*industry_id/),
        '7: edition must be one of cn, en, de',
        '8: body must be a text',
        '9: id is missing',
        expect.stringMatching(/^10: a rule of the database forbids it: article_diy_url_check/),
        expect.stringMatching(/^11: publishedAt must be a date/),
        '12: there is no entity “constructor”',
        '13: counterpartId refers to 99999, which does not exist; it was left e',
      ]);
      expect([outcome.added, outcome.bad]).toEqual([2, 12]);
    });

    it('RSS and Atom feeds make articles too, in any encoding that is known', async () => {
      const rss =
        '<?xml version="1.0" encoding="GBK"?><rss version="2.0"><channel><title>T</title>' +
        '<link>https://feed.example.com/</link><language>zh</language>' +
        '<item><title>\xB9\xA4\xD2\xB5</title><guid>g1</guid><pubDate>Tue, 05 Mar 2024 08:00:00 +0800</pubDate>' +
        '<description>&lt;p&gt;A &amp;amp; B&lt;/p&gt;</description>' +
        '<enclosure url="https://feed.example.com/x.png" type="image/png" length="1"/></item>' +
        '<item><title>2</title><link>https://feed.example.com/2</link><description>Plain</description></item>' +
        '<item><title>The "quiet" press</title><guid>g3</guid><description>It doesn\'t leak: 12" ' +
        'pipes</description></item></channel></rss>';
      expect(await take(db(), fileOf(Buffer.from(rss, 'latin1')))).toMatchObject({ added: 3, bad: 0 });
      expect(await read(await idOf('g3'))).toMatchObject({
        title: 'The “quiet” press',
        body: expect.stringMatching(/It doesn’t leak: 12" pipes/),
      });
      expect(await read(await idOf('g1'))).toMatchObject({ title: '工业', publishedAt: '2024-03-05T00:00:00.000Z' });
      const atom =
        '<?xml version="1.0"?><a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:lang="en">' +
        '<a:title>Atom</a:title><a:id>urn:feed</a:id><a:entry><a:title type="html">&lt;i&gt;One&lt;/i&gt; ' +
        '&amp;amp; two</a:title><id>urn:1</id>' +
        '<link rel="self" href="https://x.example/self"/><link href="https://x.example/1"/>' +
        '<published>2024-05-01T00:00:00Z</published><updated>2024-05-02T00:00:00Z</updated><author>' +
        '<name>N. Author</name></author>' +
        '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Kept <b>bold</b> &lt;x&gt;</p>' +
        '</div></content></a:entry></a:feed>';
      expect(await take(db(), fileOf(atom))).toMatchObject({ added: 1, bad: 0, reported: [] });
      const id = await idOf('urn:1');
      expect((await db().select().from(article)).find((row) => row.id === id)).toMatchObject({
        edition: 'en',
        title: 'One & two',
        author: 'N. Author',
        modifiedAt: new Date('2024-05-02T00:00:00Z'),
      });
      expect((await db().select().from(articleBody)).find((row) => row.articleId === id)!.html).toContain(
        '<p>Kept <b>bold</b> &lt;x&gt;</p>',
      );
    });

    const head = '<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>';
    it.each<[string, string | Buffer, RegExp]>([
      [
        'entities that grow without end',
        '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><rss>' +
          '<channel><item><guid>1</guid><title>&b;</title></item></channel></rss>',
        /^It declares entities of its own/,
      ],
      [
        'entities that read files',
        '<?xml version="1.0"?><!DOCTYPE rss [\n<!ENTITY x SYSTEM "file:///etc/passwd">\n]><rss><channel><item>' +
          '<guid>1</guid><title>&x;</title></item></channel></rss>',
        /^It declares entities/,
      ],
      [
        'a file that breaks off within a record',
        wordpressExport(samplePosts).slice(0, 3000),
        /^The file breaks off within record \d+/,
      ],
      [
        'a file that breaks off between records',
        `${head}<item><guid>x</guid><title>a</title></item>`,
        /^The file breaks off after record 1/,
      ],
      [
        'a file that breaks off within a text',
        `${head}<item><guid>x</guid><title><![CDATA[a </item></channel></rss>`,
        /^The file breaks off within record 1/,
      ],
      [
        'bytes that are no text',
        Buffer.concat([
          Buffer.from(`${head}<item><title>`),
          Buffer.from([0xff, 0xfe, 0x80]),
          Buffer.from('</title></item></channel></rss>'),
        ]),
        /no text in its encoding, utf-8/,
      ],
      [
        'an encoding that nobody knows',
        '<?xml version="1.0" encoding="klingon-8"?><rss></rss>',
        /its encoding is klingon-8, which is not known/,
      ],
      ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /no text|neither/],
      [
        'another kind of XML',
        '<?xml version="1.0"?><html><body>x</body></html>',
        /^It is neither a WordPress export nor an RSS or Atom feed/,
      ],
      ['nothing', '', /is empty\.$/],
      [
        'a record that never ends',
        `${head}<item><title>${'x'.repeat(17 * 1024 * 1024)}`,
        /^Record 1 is larger than 16 MB/,
      ],
    ])('%s is refused in one line, and nothing is changed', async (_name, content, message) => {
      const before = await db().$count(article);
      const error = await take(db(), fileOf(content)).then(
        () => null,
        (reason: Error) => reason,
      );
      expect(error?.name).toBe('OperatorError');
      expect(error?.message).toMatch(message);
      expect(error?.message).not.toMatch(/\n|root:/);
      expect(await db().$count(article)).toBe(before);
    });

    it('a record that is nested without end is a bad record, and the next is a good one', async () => {
      const nested =
        `${head}<item><guid>deep</guid>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</item><item>` +
        '<guid>after</guid><title>After</title></item></channel></rss>';
      expect(await take(db(), fileOf(nested))).toMatchObject({
        added: 1,
        bad: 1,
        reported: [expect.stringMatching(/^1: /)],
      });
    });

    it('every post of the public test data of WordPress themes is brought in, and what was published there can be read', async ({
      skip,
    }) => {
      const path = corpusPath('wordpress-theme-test-data.xml');
      if (path === null) return skip('the public test data is not next to the project');
      const parsed = new XMLParser({ parseTagValue: false }).parse(readFileSync(path, 'utf8')) as {
        rss: { channel: { item: Record<string, string>[] } };
      };
      const posts = parsed.rss.channel.item.filter((item) => item['wp:post_type'] === 'post');
      expect(posts.length).toBeGreaterThan(50);
      expect(await take(db(), path)).toMatchObject({ added: posts.length, bad: 0 });
      expect(await take(db(), path)).toMatchObject({ added: 0, changed: 0, unchanged: posts.length });
      let readable = 0;
      const idOfPost = new Map(
        (await db().select().from(externalKey))
          .filter(({ source }) => source.includes('wpthemetestdata'))
          .map((row) => [row.key, row.id]),
      );
      const bodyOf = new Map((await db().select().from(articleBody)).map((row) => [row.articleId, row]));
      for (const post of posts) {
        const id = idOfPost.get(String(post['wp:post_id']))!;
        const result = await getArticle(use().client({ edition: 'en' }), String(id));
        const isPublic = post['wp:status'] === 'publish' && !post['wp:post_password'];
        expect([post.title, result.ok]).toEqual([post.title, isPublic]);
        if (!result.ok) continue;
        readable += 1;
        expect(result.value.title).not.toBe('');
        const stored = bodyOf.get(id);
        expect(stored!.htmlHash).not.toBe('');
        expect(stored!.html).not.toMatch(
          /<script|\son\w+=|javascript:|<!--|\sstyle=|wpthemetestdata\.files\.wordpress\.com\/[^"\s]*\.(jpg|png)"? [^<]*src/i,
        );
        expect(stored!.html).not.toMatch(/<img[^>]+src="https?:\/\/wpthemetestdata/);
        if (stored!.source.trim() !== '') expect(stored!.html.length).toBeGreaterThan(0);
      }
      expect(readable).toBe(posts.length - 3);
    });
  },
  { html },
);

describe.each(databaseKinds())('exporting from $name', (kind) => {
  it.skipIf(!kind.isPresent)(
    'writes what an empty database takes in and writes again in the same letters, as one file and as a folder',
    async () => {
      const first = await kind.open();
      const empty = await openDatabase({ dataDir: emptyDataFolder() });
      try {
        const wordpress = fileOf(wordpressExport(samplePosts));
        await take(first.db, wordpress);
        const [file, again, parts] = ['a.jsonl', 'b.jsonl', 'parts'].map((name) =>
          join(folder, `${kind.name}-${name}`),
        );
        const counts = await exportContent(first.db, file!);
        for (const name of [
          'industry',
          'article',
          'entry',
          'entryContact',
          'enquiryEvent',
          'page',
          'tag',
          'banner',
          'oldList',
          'externalKey',
        ])
          expect([name, counts.get(name) ?? 0]).not.toEqual([name, 0]);
        await expect(exportContent(first.db, file!)).rejects.toThrow(/is there already; nothing was written\.$/);
        await prepareDatabase(empty);
        const outcome = await take(empty.db, file!);
        expect(outcome).toMatchObject({ changed: 0, bad: 0, reported: [] });
        await exportContent(empty.db, again!);
        expect(readFileSync(again!, 'utf8') === readFileSync(file!, 'utf8')).toBe(true);
        expect(await take(empty.db, wordpress)).toMatchObject({ added: 0, changed: 0, unchanged: 8 });
        await exportContent(empty.db, parts!);
        expect(await take(first.db, parts!)).toMatchObject({ added: 0, changed: 0, bad: 0, unchanged: outcome.added });
        const [added] = await empty.db
          .insert(industry)
          .values({ nameCn: '新', nameEn: 'New', position: 1 } as typeof industry.$inferInsert)
          .returning();
        expect(added!.id).toBeGreaterThan(1);
        mkdirSync(join(folder, `${kind.name}-none`));
        await expect(take(first.db, join(folder, `${kind.name}-none`))).rejects.toThrow(/holds no file/);
      } finally {
        await first.close();
        await empty.close();
      }
    },
    240_000,
  );
});
