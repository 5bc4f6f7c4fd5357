import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../test-support/test-api.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { industry, member } from '../db/schema.ts';
import { verifyPassword } from '../members/passwords.ts';
import { readIndustryList } from './industry-list.ts';
import { setUpDatabase, type SetUp } from './set-up.ts';
import { checkSite, readSiteFile, siteFileIn, SiteFileError, writeSiteFile } from './site-file.ts';
import { sitePage } from './site-pages.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const minimal = {
  version: 1,
  editions: { en: { name: 'Foundry Weekly', tagline: 'News for foundries' } },
  contact: {},
  sites: {},
  legal: {},
  demo: false,
  modifiedAt: '2026-11-23T08:00:00.000Z',
} as const;

describe('the site file', () => {
  it('is read as it was written', async () => {
    const folder = newFolder();
    expect(readSiteFile(folder)).toBeNull();
    await writeSiteFile(folder, checkSite(minimal));
    expect(readSiteFile(folder)).toEqual(minimal);
  });

  it.each([
    [{ editions: {} }, 'names no edition'],
    [{ editions: { en: { name: '{x}', tagline: 'y' } } }, 'editions.en.name must be one line without < > { }'],
    [{ editions: { en: { name: 'x', tagline: 'y', origin: 'https://a.example/b' } } }, 'editions.en.origin must be'],
    [{ brand: { color: 'red' } }, 'brand.color must be a colour'],
    [{ brand: { color: '#ff0000; } body { x: url(//evil)' } }, 'brand.color must be a colour'],
    [{ logo: { path: '/img/media/../../x.svg', width: 1, height: 1 } }, 'logo.path must be a path'],
    [{ contact: { email: 'nobody' } }, 'contact.email must be an e-mail address'],
    [{ filing: { number: '1', url: 'javascript:alert(1)' } }, 'filing.url must be an http or https URL'],
    [
      {
        editions: {
          cn: { name: 'x', tagline: 'y', origin: 'https://a.example' },
          en: { name: 'x', tagline: 'y', origin: 'https://a.example' },
        },
      },
      'must name a host of its own for each edition',
    ],
  ])('refuses %j', (facts, message) => {
    expect(() => checkSite({ ...minimal, ...facts })).toThrow(message);
  });

  it('stops a start with one line where it cannot be used', () => {
    const folder = newFolder();
    writeFileSync(siteFileIn(folder), '{');
    expect(() => readSiteFile(folder)).toThrow(SiteFileError);
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(new ConfigError('site.json is no JSON'));
  });

  it('makes a folder no local demo, so that nobody logs in with a published password', async () => {
    const folder = newFolder();
    expect(readConfig({ DATA_DIR: folder }).isLocalDemo).toBe(true);
    await writeSiteFile(folder, checkSite(minimal));
    expect(readConfig({ DATA_DIR: folder }).isLocalDemo).toBe(false);
    expect(readConfig({ DATA_DIR: folder, DEMO_DATA: 'on' }).isLocalDemo).toBe(true);
  });
});

describe('a list of industries', () => {
  it('is CSV as spreadsheets save it, with child industries below their parent', () => {
    const table =
      '\uFEFFslug;name_en;name_cn;icon;parent\r\nfoundry;"Foundry; iron";铸造;ladle;\r\n;Green sand;湿型砂;;foundry\r\n';
    expect(readIndustryList(table)).toEqual([
      {
        slug: 'foundry',
        names: { en: 'Foundry; iron', cn: '铸造' },
        icon: 'ladle',
        children: [{ names: { en: 'Green sand', cn: '湿型砂' } }],
      },
    ]);
  });

  it('is JSON, where a missing name is that of the other edition and gives the slug', () => {
    expect(readIndustryList('[{ "name_en": "Sheet Metal" }]')).toEqual([
      { slug: 'sheet-metal', names: { en: 'Sheet Metal', cn: 'Sheet Metal' }, icon: '', children: [] },
    ]);
  });

  it.each([
    ['[{ "slug": "x" }]', 'Industry 1 has no name'],
    ['slug,name,parent\na,Guss,\n,Sand,b\n', /^Row 2 .*no industry of the first level has the slug “b”$/],
    ['[{ "name": "Guss", "slug": "a" }, { "name": "Blech", "slug": "a" }]', 'Two industries have the slug a'],
    ['[{ "name": 1 }]', '0.name'],
    ['[', 'no JSON'],
    ['slug,name\n"a,b', 'a quote is missing'],
    ['slug,name\n', 'is empty'],
  ])('is refused in one line: %s', (content, message) => {
    expect(() => readIndustryList(content)).toThrow(message);
  });
});

describe('setting up a database', () => {
  const wanted: SetUp = {
    industries: readIndustryList('[{ "name": "Foundry", "children": [{ "name": "Sand" }] }]'),
    demo: false,
    administrator: { account: 'Editor@Foundry.example', name: 'Ada' },
    resetPassword: false,
    html: { imagePrefix: '', playerHosts: [] },
  };

  it('is done again without harm, and shows a password once', async () => {
    const { location } = await sharedDatabase('nothing');
    const first = await setUpDatabase(location, wanted);
    expect(first).toMatchObject({ industries: { added: 2, changed: 0, unchanged: 0 }, demo: null });
    expect(first.password).toMatch(/^(\w{5}-){3}\w{5}$/);
    const again = await setUpDatabase(location, wanted);
    expect(again).toEqual({ industries: { added: 0, changed: 0, unchanged: 2 }, demo: null, password: null });
    const reset = await setUpDatabase(location, { ...wanted, resetPassword: true });
    expect(reset.password).not.toBe(first.password);
    const database = await openDatabase(location);
    const members = await database.db.select().from(member);
    const industries = await database.db.select().from(industry);
    await database.close();
    expect(members).toMatchObject([{ account: 'editor@foundry.example', trueName: 'Ada', isEditor: true }]);
    expect(JSON.stringify(members)).not.toContain(reset.password);
    expect(await verifyPassword(reset.password!, members[0]!.passwordHash)).toBe(true);
    expect(await verifyPassword(first.password!, members[0]!.passwordHash)).toBe(false);
    expect(industries.map(({ nameEn, parentId }) => [nameEn, parentId])).toEqual([
      ['Foundry', null],
      ['Sand', industries[0]!.id],
    ]);
  }, 60_000);
});

describe('the pages that every site has', () => {
  it.each(['en', 'cn'] as const)('state nothing that the site does not (%s)', (edition) => {
    const site = checkSite({ ...minimal, editions: { en: minimal.editions.en, cn: minimal.editions.en } });
    for (const slug of [
      'about',
      'about/intro',
      'about/contact',
      'about/imprint',
      'about/policy',
      'about/accessibility',
    ]) {
      const text = JSON.stringify(sitePage(site, edition, slug));
      expect(text).toContain('title');
      expect(text).not.toMatch(/undefined|null,null|@|Millwright/);
    }
    expect(sitePage(site, edition, 'about/careers')).toBeNull();
    expect(sitePage(site, edition, 'constructor')).toBeNull();
  });

  it('hold what the site says', () => {
    const site = checkSite({ ...minimal, legal: { operator: 'Foundry Press' }, contact: { phone: '+43 1 234567' } });
    expect(JSON.stringify(sitePage(site, 'en', 'about/imprint'))).toMatch(/Foundry Press.*\+43 1 234567/);
  });
});
