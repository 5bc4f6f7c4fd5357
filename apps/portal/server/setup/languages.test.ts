import { afterEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { htmlLang, languagesOf, setEditionLanguages } from '@millwright/domain';
import { openMedia } from '@millwright/api/set-up';
import type { SiteFile } from '@millwright/api/site-file';
import { writeSiteFile } from '@millwright/api/site-file';
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

describe('an edition in another language', () => {
  it('is stored where there is room, and stays there when others come', async () => {
    expect(keysOf(await setUp({ editions: 'en,de', ...names }))).toEqual({
      en: ['Foundry', undefined],
      cn: ['Gießerei', 'de'],
    });
    expect(keysOf(await setUp({ editions: 'cn,de', ...names }))).toEqual({
      cn: ['铸造', undefined],
      en: ['Gießerei', 'de'],
    });
    const alone = await setUp({ editions: 'de', ...names });
    expect(keysOf(alone)).toEqual({ en: ['Gießerei', 'de'] });
    expect(keysOf(await setUp({ editions: 'en,de', ...names }, alone))).toEqual({
      cn: ['Foundry', 'en'],
      en: ['Gießerei', 'de'],
    });
  });

  it.each(['cn,en,de', 'fr', 'de,de'])('no site has the editions %j', async (editions) => {
    await expect(setUp({ editions, ...names })).rejects.toThrow(/editions|language|One or two/);
  });

  it('has the host, the copy, the days and the login of its language', async () => {
    const site = await setUp({ editions: 'en,de', ...names });
    await writeSiteFile(dataDir, site);
    const config = readConfig({ DATA_DIR: dataDir, EDITION_HOSTS: 'de=https://www.example.de' });
    expect(config.origins).toEqual({ en: 'http://en.localhost:3000', cn: 'https://www.example.de' });
    expect(editionOf('www.example.de', null, config)).toEqual({ editionKey: 'cn', byHost: true });
    expect(editionOf('de.localhost', null, config)).toEqual({ editionKey: 'cn', byHost: true });
    expect(editionOf('localhost', null, config)).toEqual({ editionKey: 'en', byHost: false });

    const { cn } = siteEditionsOf({
      site: { editionKey: 'cn', origins: config.origins, byHost: true },
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
    expect(languagesOf(site)).toEqual({ cn: 'de' });
  });

  it('is named by its own name in settings', async () => {
    await writeSiteFile(dataDir, await setUp({ editions: 'en,de', ...names }));
    const read = () => readConfig({ DATA_DIR: dataDir, EDITION_HOSTS: 'cn=https://www.example.cn' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('EDITION_HOSTS names cn, an edition that the site does not have');
  });
});
