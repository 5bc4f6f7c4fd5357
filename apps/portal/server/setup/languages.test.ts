import { afterEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { htmlLang, languagesOf, setEditionLanguages } from '@millwright/domain';
import { openMedia } from '@millwright/api/set-up';
import type { SiteFile } from '@millwright/api/site-file';
import { checkSite, writeSiteFile } from '@millwright/api/site-file';
import { siteEditionsOf } from '../../app/shell/page/site-editions.server.ts';
import { ConfigError, readConfig } from '../config.ts';
import { editionOf } from '../edition.ts';
import { collectAnswers } from './collect-answers.ts';
import { questions } from './questions.ts';
import { answersOfSite, siteOfAnswers } from './site-of-answers.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'languages-'));
afterEach(() => {
  setEditionLanguages({});
  rmSync(dataDir, { recursive: true, force: true });
});

const names = { 'name-en': 'Foundry', 'name-cn': '铸造', 'name-de': 'Gießerei' };
const setUp = async (flags: Record<string, string>, before: SiteFile | null = null): Promise<SiteFile> =>
  siteOfAnswers(
    await collectAnswers(questions, { flags, environment: {}, before: answersOfSite(before), request: null }),
    {
      before,
      media: openMedia({ dataDir }),
      pathOf: (path) => path,
      now: new Date('2026-11-23T08:00:00Z'),
    },
  );
const keysOf = ({ editions }: SiteFile) =>
  Object.fromEntries(Object.entries(editions).map(([key, { name, lang }]) => [key, [name, lang]]));

/** A site whose German edition an earlier version stored under the key of Chinese. */
const earlier: SiteFile = checkSite({
  version: 1,
  editions: { en: { name: 'Foundry', tagline: 'News' }, cn: { lang: 'de', name: 'Gießerei', tagline: 'Neues' } },
  contact: {},
  sites: {},
  legal: {},
  demo: false,
  modifiedAt: '2026-11-23T08:00:00.000Z',
});

describe('an edition in another language', () => {
  it('is stored under its own key, alone or next to one or two others', async () => {
    const all = { cn: ['铸造', undefined], en: ['Foundry', undefined], de: ['Gießerei', undefined] };
    const { cn, en, de } = all;
    expect(keysOf(await setUp({ editions: 'en,de', ...names }))).toEqual({ en, de });
    expect(keysOf(await setUp({ editions: 'cn,de', ...names }))).toEqual({ cn, de });
    expect(keysOf(await setUp({ editions: 'de', ...names }))).toEqual({ de });
    expect(keysOf(await setUp({ editions: 'de,cn,en', ...names }))).toEqual(all);
    const two = await setUp({ editions: 'en,de', ...names });
    expect(keysOf(await setUp({ editions: 'cn,en,de', ...names }, two))).toEqual(all);
  });

  it('stays under another key where an earlier version stored it, and others take what is free', async () => {
    expect(keysOf(await setUp({ editions: 'en,de', ...names }, earlier))).toEqual({
      en: ['Foundry', undefined],
      cn: ['Gießerei', 'de'],
    });
    expect(keysOf(await setUp({ editions: 'cn,en,de', ...names }, earlier))).toEqual({
      en: ['Foundry', undefined],
      cn: ['Gießerei', 'de'],
      de: ['铸造', 'zh-CN'],
    });
  });

  it.each(['fr', 'de,de', 'cn,en,de,fr'])('no site has the editions %j', async (editions) => {
    await expect(setUp({ editions, ...names })).rejects.toThrow(/One or more of cn, en, de are needed/);
  });

  it('has the host, the copy, the days and the login of its language', async () => {
    const site = await setUp({ editions: 'en,de', ...names }, earlier);
    await writeSiteFile(dataDir, site);
    const config = readConfig({ DATA_DIR: dataDir, EDITION_HOSTS: 'de=https://www.example.de' });
    expect(config.origins).toEqual({ en: 'http://en.localhost:3000', cn: 'https://www.example.de' });
    expect(editionOf('www.example.de', null, config)).toEqual({ editionKey: 'cn', byHost: true });
    expect(editionOf('de.localhost', null, config)).toEqual({ editionKey: 'cn', byHost: true });
    expect(editionOf('localhost', null, config)).toEqual({ editionKey: 'en', byHost: false });

    const { cn } = siteEditionsOf({
      site: { editionKey: 'cn', origins: config.origins, byHost: true, imagePrefix: '' },
      ownSite: site,
      isDemo: false,
      accountOrigins: config.accountOrigins,
    });
    expect([cn.edition.lang, cn.edition.counterpart, cn.edition.login.accountKind]).toEqual(['de', 'en', 'email']);
    expect(cn.edition.languages.map(({ lang, short }) => [lang, short])).toEqual([
      ['en', 'EN'],
      ['de', 'DE'],
    ]);
    expect(cn.edition.formats!.day('2026-05-12T10:00:00Z')).toBe('12.05.2026');
    expect(Object.values(cn.messages).flat()).toContain('Impressum');
    expect(htmlLang('cn')).toBe('de');
    expect(languagesOf(site)).toEqual({ cn: 'de', en: 'en' });
  });

  it('is named by its own name in settings', async () => {
    await writeSiteFile(dataDir, await setUp({ editions: 'en,de', ...names }));
    const read = () => readConfig({ DATA_DIR: dataDir, EDITION_HOSTS: 'cn=https://www.example.cn' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('EDITION_HOSTS names cn, an edition that the site does not have');
  });
});
