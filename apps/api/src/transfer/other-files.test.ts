import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCsvEntries } from './csv-entries.ts';
import { isGhost, readGhost } from './read-ghost.ts';

const folder = mkdtempSync(join(tmpdir(), 'transfer-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('an export of Ghost', () => {
  const posts = [
    {
      id: 'a1',
      title: 'One',
      slug: 'one',
      html: '<p>Text</p><img src="__GHOST_URL__/content/images/a.png">',
      status: 'published',
      visibility: 'public',
      type: 'post',
      published_at: '2026-01-02T03:04:05.000Z',
      codeinjection_head: '<style>p { color: red }</style>',
    },
    {
      id: 'a2',
      title: 'Draft',
      slug: 'draft',
      html: '<p>x</p>',
      status: 'draft',
      created_at: '2026-01-02T03:04:05.000Z',
    },
    {
      id: 'a3',
      title: 'For members',
      html: '<p>x</p>',
      status: 'published',
      visibility: 'paid',
      published_at: '2026-01-02',
    },
    { id: 'a4', title: 'About', type: 'page', status: 'published' },
    { title: 'No id' },
  ];
  const data = {
    posts,
    tags: [
      { id: 't', name: 'Foundry', slug: 'foundry' },
      { id: 'u', name: 'Sand & cores', slug: 'sand' },
      { id: 'v', name: '#wide', slug: 'hash-wide' },
    ],
    posts_tags: ['t', 'u', 'v'].map((id) => ({ post_id: 'a1', tag_id: id })),
    posts_meta: [{ post_id: 'a1', feature_image_alt: 'Ladle', feature_image_caption: 'Photo: <b>Ada</b>' }],
    users: [{ id: 'u', name: 'Ada' }],
    posts_authors: [{ post_id: 'a1', author_id: 'u' }],
    settings: [{ key: 'title', value: 'Blog' }],
  };
  const settings = { now: new Date(0), industries: new Map([['foundry', 7]]) };
  const path = fileOf('ghost.json', JSON.stringify({ db: [{ data }] }));

  it('makes articles of its posts; drafts and what is for members are not public', () => {
    expect(isGhost('{ "db": [')).toBe(true);
    const [one, draft, paid, page, bad] = readGhost(path, settings, 'https://blog.example.com/');
    expect(one).toMatchObject({
      record: { title: 'One', diyUrl: 'one', author: 'Ada', industryId: 7, published: true, edition: 'en' },
      external: { source: 'https://blog.example.com', key: 'a1' },
      tags: [{ name: 'Sand & cores', slug: 'sand' }],
      losses: [
        { block: 'feature image', what: 'its caption is left out: “Photo: Ada”' },
        { block: 'feature image', what: 'its alternative text is left out: “Ladle”' },
        { block: 'code injection', what: 'the code of the post is left out' },
        { block: 'tag', what: '“#wide” is left out: it is an internal one of Ghost' },
      ],
    });
    expect(JSON.stringify(one)).toContain('https://blog.example.com/content/images/a.png');
    expect([draft, paid]).toMatchObject([{ record: { published: false } }, { record: { published: false } }]);
    expect(page).toEqual({ number: 4, skipped: 'page', title: 'About' });
    expect(bad).toMatchObject({ number: 5, error: expect.stringContaining('no post of Ghost') });
  });

  it('says where the URL of the site is needed for its images', () => {
    const [first] = readGhost(path, settings, undefined);
    expect(first && 'losses' in first && first.losses?.at(-1)).toMatchObject({ block: 'media' });
  });
});

describe('a table of suppliers or products', () => {
  const settings = { industries: new Map([['metalworking', 1]]), suppliers: new Map([['Beta', 5]]) };

  it('says what else an entry is found by, a phrase a line; a table without the column leaves it', () => {
    const path = fileOf(
      'found-by.csv',
      'kind,title_en,search_keywords_en\nproduct,Ring gauge,"go no-go gauge; plug gauge ;; thread check"\nproduct,Pin,\n',
    );
    expect(readCsvEntries(path, settings)).toMatchObject([
      { record: { searchKeywordsEn: 'go no-go gauge\nplug gauge\nthread check' } },
      { record: { searchKeywordsEn: '' } },
    ]);
    const [one] = readCsvEntries(fileOf('products-2.csv', 'title_en\nPin\n'), settings);
    expect(Object.keys((one as { record: object }).record).filter((name) => name.startsWith('search'))).toEqual([]);
  });

  it('becomes entries, with the industry and the supplier that it names', () => {
    const path = fileOf(
      'products.csv',
      'title_en,supplier,industry,date,featured\n"Ring, gauge",Beta,Metalworking,2026-10-01,yes\n',
    );
    expect(readCsvEntries(path, settings)).toMatchObject([
      {
        entity: 'entry',
        record: { kind: 'product', titleEn: 'Ring, gauge', titleCn: null, ownerId: 5, industryId: 1, featured: true },
        external: { source: 'csv product', key: 'Ring, gauge' },
      },
    ]);
  });

  it('says in one line what is wrong with a row, and refuses columns that it does not know', () => {
    const rows = 'title,supplier,industry,date\nA,Nobody,,\nB,,Nowhere,\nC,,,soon\n,,,2026-01-01\n';
    expect(readCsvEntries(fileOf('products-2.csv', rows), settings)).toMatchObject([
      { number: 1, error: expect.stringContaining('no supplier “Nobody”') },
      { number: 2, error: expect.stringContaining('no industry “Nowhere”') },
      { number: 3, error: expect.stringContaining('“soon”') },
      { number: 4, error: 'it has no title' },
    ]);
    expect(() => readCsvEntries(fileOf('suppliers.csv', 'title,price\nA,1\n'), settings)).toThrow('price');
    expect(readCsvEntries(fileOf('other.csv', 'title\nA\n'), settings)).toMatchObject([{ error: expect.any(String) }]);
  });
});
