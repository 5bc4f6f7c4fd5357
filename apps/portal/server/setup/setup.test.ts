import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AnswerError, collectAnswers, type AnswerSources } from './collect-answers.ts';
import { questions, type Answers } from './questions.ts';
import { openMedia } from '@millwright/api/set-up';
import { answersOfSite, siteOfAnswers } from './site-of-answers.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'setup-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const collect = (sources: Partial<AnswerSources>): Promise<Answers> =>
  collectAnswers(questions, { flags: {}, environment: {}, before: {}, request: null, ...sources });

const make = (answers: Answers, before: Awaited<ReturnType<typeof siteOfAnswers>> | null = null) =>
  siteOfAnswers(answers, {
    before,
    media: openMedia({ dataDir }),
    pathOf: (path) => path,
    now: new Date('2026-11-23T08:00:00Z'),
  });

describe('what a site is asked for', () => {
  it('comes from flags, then from variables, then from before, and is asked for last', async () => {
    const asked: string[] = [];
    const answers = await collect({
      flags: { editions: 'en', 'name-en': 'By flag' },
      environment: { SITE_NAME_EN: 'By variable', SITE_EMAIL: 'a@b.example' },
      before: { phone: '+43 1 23456' },
      request: (text, standing) => {
        asked.push(text);
        return Promise.resolve(standing);
      },
    });
    expect(answers).toMatchObject({ 'name-en': 'By flag', email: 'a@b.example', phone: '+43 1 23456' });
    // A site that is there already has an administrator.
    expect(answers).toMatchObject({ admin: '', demo: 'no', industries: 'none' });
    expect(await collect({ flags: { email: 'a@b.example' } })).toMatchObject({ admin: 'a@b.example' });
    expect(asked.some((text) => /Chinese|E-mail address of the editors/.test(text))).toBe(false);
    expect(asked).toContain('Telephone number of the editors');
  });

  it('is asked for again where the answer cannot be used', async () => {
    const typed = ['magenta', '#ff00ff'];
    const answers = await collect({
      flags: { 'name-en': 'X' },
      request: (text, standing) => Promise.resolve(text.startsWith('Colour of the brand') ? typed.shift()! : standing),
    });
    expect([answers.color, typed]).toEqual(['#ff00ff', []]);
  });

  it('is taken away by a dash', async () => {
    expect((await collect({ flags: { phone: '-' }, before: { phone: '+43 1 23456' } })).phone).toBe('');
  });

  it('stops a machine with the flag that is wrong', async () => {
    await expect(collect({ environment: { SITE_ORIGIN_EN: 'example.com' } })).rejects.toThrow(AnswerError);
    await expect(collect({ flags: { editions: 'xx' } })).rejects.toThrow('--editions: One or more of cn, en, de');
    await expect(collect({ flags: { editions: 'cn,cn' } })).rejects.toThrow('--editions: One or more of cn, en, de');
  });
});

describe('the sites with accounts of each edition', () => {
  const names = { 'name-en': 'Foundry', 'name-cn': '铸造' };
  const made = async (flags: Record<string, string>, before: Awaited<ReturnType<typeof make>> | null = null) => {
    const site = await make(await collect({ flags, before: answersOfSite(before) }), before);
    const accounts = Object.entries(site.editions).map(([key, { member, supplier }]) => [key, { member, supplier }]);
    return { site, accounts: Object.fromEntries(accounts), sites: site.sites };
  };
  const none = { member: undefined, supplier: undefined };

  it('are none, unless somebody says where they are', async () => {
    expect(await made(names)).toMatchObject({ accounts: { cn: none, en: none }, sites: {} });
  });

  it('are here below the host of the edition or at another one, or elsewhere, and stay so', async () => {
    const flags = {
      ...names,
      'member-site-en': 'here',
      'supplier-site-en': 'elsewhere',
      'supplier-origin-en': 'https://suppliers.example.com',
      'member-site-cn': 'here',
      'member-origin-cn': 'https://my.example.cn',
    };
    const { site, accounts } = await made(flags);
    expect(accounts).toEqual({
      en: { member: { at: 'here' }, supplier: { at: 'elsewhere', origin: 'https://suppliers.example.com' } },
      cn: { member: { at: 'here', origin: 'https://my.example.cn' }, supplier: undefined },
    });
    expect((await made({}, site)).site).toBe(site);
    expect((await made({ 'member-site-cn': 'none', 'supplier-site-en': 'none' }, site)).accounts).toEqual({
      en: { member: { at: 'here' }, supplier: undefined },
      cn: none,
    });
  });

  it('that the file has elsewhere for all editions are those of each from then on', async () => {
    const origin = 'https://club.example.com';
    const { site } = await made(names);
    const { accounts, sites } = await made({ 'member-site-cn': 'none' }, { ...site, sites: { member: origin } });
    expect([accounts, sites]).toEqual([{ cn: none, en: { member: { at: 'elsewhere', origin } } }, {}]);
  });

  it('are asked for, and where they are only if there are any', async () => {
    const asked: string[] = [];
    const typed = ['', 'https://club.example.com'];
    const answers = await collect({
      flags: { editions: 'en', 'name-en': 'Foundry' },
      request: (text, standing) => {
        asked.push(text);
        if (text.startsWith('Its member site')) return Promise.resolve('elsewhere');
        return Promise.resolve(text.startsWith('Public URL of that member site') ? typed.shift()! : standing);
      },
    });
    expect(answers).toMatchObject({ 'member-origin-en': 'https://club.example.com', 'supplier-site-en': 'none' });
    // Once more where the answer is missing.
    expect(asked.filter((text) => text.startsWith('Public URL of that'))).toHaveLength(2);
    expect(typed).toEqual([]);
  });

  it.each([
    [{ 'member-site-en': 'elsewhere' }, '--member-origin-en: An answer is needed.'],
    [{ 'member-site-en': 'there' }, '--member-site-en: One of here, elsewhere, none is needed.'],
    [{ 'member-origin-en': 'https://my.example.com' }, '--member-site-en: here or elsewhere is needed'],
    [
      { 'origin-en': 'https://a.example', 'member-site-en': 'here', 'member-origin-en': 'https://a.example' },
      'must name a host of its own for each edition and each site with accounts',
    ],
  ])('are refused where %j', async (flags, message) => {
    await expect(made({ ...names, ...flags })).rejects.toThrow(message);
  });
});

describe('a site of answers', () => {
  it('answers the same questions again, and stays as it is', async () => {
    const answers = await collect({
      flags: { 'name-en': 'Foundry', 'name-cn': '铸造', color: '#0a5c3f', corners: 'sharp', 'tax-id': 'ATU 1' },
    });
    const site = await make(answers);
    const again = await collect({ before: answersOfSite(site) });
    expect(await make(again, site)).toBe(site);
    expect(await make({ ...again, phone: '+43 1 23456' }, site)).toMatchObject({ contact: { phone: '+43 1 23456' } });
  });

  it('stores its logo, scaled to the header', async () => {
    const file = join(dataDir, 'logo.svg');
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="60"/>');
    const site = await make(await collect({ flags: { 'name-en': 'X', 'name-cn': 'X', logo: file } }));
    expect(site.logo).toMatchObject({ width: 200, height: 20 });
    expect(readdirSync(join(dataDir, 'media')).map((name) => `/img/media/${name}`)).toEqual([site.logo!.path]);
  });

  it.each([
    [{ editions: 'en' }, '--name-en is needed'],
    [{ 'name-en': 'X', logo: '/nowhere/logo.svg' }, '--logo: ENOENT'],
    [{ 'name-en': 'X', logo: import.meta.filename }, '--logo: the file is no image'],
    [{ 'name-en': '{X}' }, 'editions.en.name'],
  ])('is refused where %j', async (flags, message) => {
    await expect(make(await collect({ flags }))).rejects.toThrow(message);
  });
});
