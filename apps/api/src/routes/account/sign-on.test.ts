import { logInByPassword, logOut, signOnPath } from '@millwright/api-client';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../test-support/browser.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { member, signOnCode } from '../../db/schema.ts';
import type { Api } from '../../create-api.ts';
import { demoMembers, seedDemoMembers } from '../../members/demo-members.ts';
import { arrivalPath } from '../../members/sign-on.ts';
import { signOnsAtOnce } from './sign-on.handlers.ts';

const sites = {
  portal: 'https://www.cn.test',
  member: 'https://member.cn.test',
  supplier: 'https://supplier.cn.test',
};
const english = {
  portal: 'https://www.en.test',
  member: 'https://member.en.test',
  supplier: 'https://supplier.en.test',
};

/** Paths that a parser, or the next one behind it, could take for another host, and calls that change something. */
const hostilePaths = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/%2fevil.test',
  '/%5cevil.test',
  '/%252fevil.test',
  '/%09/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  'https://evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/a/../..//evil.test',
  '',
  '/\u0000',
  '/\r\nset-cookie: a=b',
  `/${'a'.repeat(3000)}`,
  '/memberApi/logout',
  '/memberApi/sign_on?from=portal&path=/',
  '/%6demberApi/logout',
  '/MemberApi/logout',
  '/./memberApi/logout',
  '/api/userinfo',
  '/redirect?url=https://evil.test',
];

/** A browser with the cookies of each host apart, as they are. */
interface Visitor {
  at(origin: string): Browser;
  /** Goes to a URL and follows what it leads to; the URLs on the way, and where it arrives. */
  follow(url: string, headers?: Record<string, string>): Promise<{ way: string[]; arrived: string }>;
  /** One request, not followed. */
  go(url: string, headers?: Record<string, string>): Promise<Response>;
  isLoggedIn(origin: string): Promise<boolean>;
}

function openVisitor(api: Pick<Api, 'fetch'>, clientAddress?: string): Visitor {
  const browsers = new Map<string, Browser>();
  const at = (origin: string): Browser => {
    const known = browsers.get(origin) ?? openBrowser(api, { clientAddress });
    browsers.set(origin, known);
    return known;
  };
  const go = (url: string, headers: Record<string, string> = {}) =>
    at(new URL(url).origin).fetch(new Request(url, { headers, redirect: 'manual' }));
  return {
    at,
    go,
    async follow(url, headers) {
      const way: string[] = [];
      for (let current = url; ;) {
        way.push(current);
        const response = await go(current, headers);
        if (response.status !== 303) throw new Error(`${current} answered ${response.status}`);
        current = new URL(response.headers.get('location')!, current).href;
        if (!new URL(current).pathname.startsWith('/memberApi/')) return { way, arrived: current };
      }
    },
    async isLoggedIn(origin) {
      const response = await go(`${origin}/api/userinfo`);
      return ((await response.json()) as { data: { profile: unknown } }).data.profile !== null;
    },
  };
}

async function logIn(visitor: Visitor, origin: string): Promise<void> {
  const browser = visitor.at(origin);
  const [{ account, password }] = demoMembers;
  const result = await logInByPassword(browser.client, { account, password, ...(await browser.solve()) });
  expect(result.ok).toBe(true);
}

const begin = (path = '/account?tab=1', from: 'portal' | 'member' | 'supplier' = 'portal') =>
  sites.member + signOnPath(from, path);

describeOnOneDatabase(
  'a login that is carried to another site',
  (use) => {
    beforeAll(() => seedDemoMembers(use().database.db, fixtureNow));
    const visitor = (clientAddress?: string) => openVisitor(use().api, clientAddress);
    const later = (time: number) => (use().time.now = new Date(use().time.now.getTime() + time));
    /** A visitor of the portal who is logged in, and the URL of the last step, not yet taken. */
    const withCode = async () => {
      const opened = visitor();
      await logIn(opened, sites.portal);
      const second = (await opened.go(begin())).headers.get('location')!;
      return { opened, second, last: (await opened.go(second)).headers.get('location')! };
    };

    it('takes three redirects, whose URLs hold no session and are stored and disclosed nowhere', async () => {
      const opened = visitor();
      await logIn(opened, sites.portal);
      const { way, arrived } = await opened.follow(begin());
      expect(arrived).toBe(`${sites.member}/account?tab=1`);
      expect(way.map((url) => url.split('?')[0])).toEqual([
        `${sites.member}/memberApi/sign_on`,
        `${sites.portal}/memberApi/sign_on/code`,
        `${sites.member}/memberApi/sign_on/accept`,
      ]);
      expect(await opened.isLoggedIn(sites.member)).toBe(true);
      const [portal, here] = [sites.portal, sites.member].map((origin) => opened.at(origin).cookies.get('__Host-sid')!);
      expect(portal).not.toBe(here);
      expect(way.join()).not.toContain(portal);
      expect(way.join()).not.toContain(here);
      for (const url of way) {
        const { headers } = await opened.go(url);
        expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
      }
    });

    it('goes from every site of an edition to every other, and never to another edition', async () => {
      const opened = visitor();
      await logIn(opened, sites.supplier);
      expect((await opened.follow(begin('/', 'supplier'))).arrived).toBe(`${sites.member}/`);
      expect((await opened.follow(sites.portal + signOnPath('member', '/articles'))).arrived).toBe(
        `${sites.portal}/articles`,
      );
      expect((await opened.follow(english.member + signOnPath('portal', '/'))).arrived).toBe(
        `${english.member}/?sign_on=none`,
      );
      expect(await opened.isLoggedIn(english.member)).toBe(false);
    });

    it('arrives without a login, and says so, where nobody is logged in', async () => {
      const { way, arrived } = await visitor().follow(begin('/account?tab=1#top'));
      expect([way.length, arrived]).toEqual([2, `${sites.member}/account?tab=1&sign_on=none#top`]);
    });

    it('arrives at once where the visitor is logged in already', async () => {
      const opened = visitor();
      await logIn(opened, sites.member);
      expect(await opened.follow(begin('/a'))).toEqual({ way: [begin('/a')], arrived: `${sites.member}/a` });
    });

    it('is one login: it ends on all sites by logging out on one, and no later than where it began', async () => {
      const day = 86_400_000;
      const opened = visitor();
      await logIn(opened, sites.portal);
      await opened.follow(begin());
      expect((await logOut(opened.at(sites.member).client)).ok).toBe(true);
      expect([await opened.isLoggedIn(sites.portal), await opened.isLoggedIn(sites.member)]).toEqual([false, false]);

      const other = visitor();
      await logIn(other, sites.portal);
      for (let week = 0; week < 4; week += 1) {
        later(6.9 * day);
        expect(await other.isLoggedIn(sites.portal)).toBe(true);
      }
      await other.follow(begin());
      expect(await other.isLoggedIn(sites.member)).toBe(true);
      later(2.5 * day);
      expect(await other.isLoggedIn(sites.member)).toBe(false);
    });

    it('works once, for a minute, in the browser that began, at the site that it is for', async () => {
      const used = await withCode();
      expect((await used.opened.follow(used.last)).arrived).toBe(`${sites.member}/account?tab=1`);
      used.opened.at(sites.member).cookies.delete('__Host-sid');
      expect((await used.opened.follow(used.last)).arrived).toContain('sign_on=none');

      const late = await withCode();
      later(60_001);
      expect((await late.opened.follow(late.last)).arrived).toContain('sign_on=none');
      const inTime = await withCode();
      later(59_000);
      expect((await inTime.opened.follow(inTime.last)).arrived).not.toContain('sign_on=none');

      const stolen = await withCode();
      const thief = visitor();
      await thief.go(begin());
      expect((await thief.follow(stolen.last)).arrived).toContain('sign_on=none');
      expect(await thief.isLoggedIn(sites.member)).toBe(false);
      // One try.
      expect((await stolen.opened.follow(stolen.last)).arrived).toContain('sign_on=none');

      const elsewhere = await withCode();
      const cookie = elsewhere.opened.at(sites.member).cookies.get('__Host-pre')!;
      elsewhere.opened.at(sites.supplier).cookies.set('__Host-pre', cookie);
      expect((await elsewhere.opened.follow(elsewhere.last.replace('member.cn', 'supplier.cn'))).arrived).toBe(
        `${sites.supplier}/account?tab=1&sign_on=none`,
      );
    });

    it('lets one of many tries at once in, and nobody with the code of a login that has ended', async () => {
      const { opened, last } = await withCode();
      const responses = await Promise.all(Array.from({ length: 8 }, () => opened.go(last)));
      const arrived = responses.map((response) => response.headers.get('location'));
      expect(arrived.filter((path) => path === '/account?tab=1')).toHaveLength(1);

      const ended = await withCode();
      await logOut(ended.opened.at(sites.portal).client);
      expect((await ended.opened.follow(ended.last)).arrived).toContain('sign_on=none');

      const shut = await withCode();
      const { db } = use().database;
      await db.update(member).set({ disabled: true }).where(eq(member.id, 1));
      expect((await shut.opened.follow(shut.last)).arrived).toContain('sign_on=none');
      await db.update(member).set({ disabled: false }).where(eq(member.id, 1));
    });

    it('stores hashes of codes, one for a login and a site, and none that is over', async () => {
      const { opened, second, last } = await withCode();
      await opened.go(second);
      const stored = await use().database.db.select().from(signOnCode);
      expect(stored).toHaveLength(1);
      expect(JSON.stringify(stored)).not.toContain(new URL(last).searchParams.get('code'));
    });

    it('leads to the start of the site itself for a path that could lead elsewhere, at each step', async () => {
      const opened = visitor();
      await logIn(opened, sites.portal);
      const problems: string[] = [];
      for (const path of hostilePaths) {
        opened.at(sites.member).cookies.delete('__Host-sid');
        later(10_001);
        const query = (rest: Record<string, string>) => new URLSearchParams({ ...rest, path });
        const { way, arrived } = await opened.follow(`${sites.member}/memberApi/sign_on?${query({ from: 'portal' })}`);
        const expected = path.length > 2048 ? '/?sign_on=none' : '/';
        if (arrived !== sites.member + expected) problems.push(`${path} arrived at ${arrived}`);
        if (way[1] && new URL(way[1]).searchParams.get('path') !== '/') problems.push(`${path} was handed on`);
        for (const step of [
          `${sites.portal}/memberApi/sign_on/code?${query({ to: 'member', state: 's'.repeat(43) })}`,
          `${sites.member}/memberApi/sign_on/accept?${query({ code: 'c'.repeat(22) })}`,
        ]) {
          const location = new URL((await opened.go(step)).headers.get('location')!, step);
          if (!Object.values(sites).includes(location.origin) || location.href.includes('evil'))
            problems.push(`${path} led to ${location.href}`);
        }
      }
      expect(problems).toEqual([]);
      expect([...hostilePaths, '/\ud800'].map(arrivalPath).filter((path) => path !== '/')).toEqual([]);
    });

    it.each([
      ['a site that is none', '/memberApi/sign_on?from=https://evil.test&path=/a'],
      ['no site', '/memberApi/sign_on?path=/a'],
      ['the site itself', '/memberApi/sign_on?from=member&path=/a'],
      ['a target that is none', '/memberApi/sign_on/code?to=evil.test&state=ssssssssssssssssssssssss&path=/a'],
      ['the site itself as target', '/memberApi/sign_on/code?to=member&state=ssssssssssssssssssssssss&path=/a'],
      ['a state that is none', '/memberApi/sign_on/code?to=portal&state=s&path=/a'],
      ['no code', '/memberApi/sign_on/accept?path=/a'],
      ['a code of another form', '/memberApi/sign_on/accept?code=%00&path=/a'],
      ['a code that nobody was given', `/memberApi/sign_on/accept?code=${'c'.repeat(22)}&path=/a`],
    ])('is refused by a redirect on the site itself for %s', async (_, path) => {
      const opened = visitor();
      const response = await opened.go(sites.member + path);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/a?sign_on=none']);
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    it('is refused at a host that is no site, and where something else than a visitor’s navigation asks', async () => {
      const opened = visitor();
      await logIn(opened, sites.portal);
      const elsewhere = await opened.go(`https://evil.test${signOnPath('portal', '/a')}`);
      expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, '/a?sign_on=none']);
      for (const headers of [
        { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
        { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
        { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
      ])
        expect((await opened.follow(begin('/a'), headers)).arrived).toBe(`${sites.member}/a?sign_on=none`);
      const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
      expect((await opened.follow(begin('/a'), navigation)).arrived).toBe(`${sites.member}/a`);
    });

    it('is limited for a network', async () => {
      const opened = visitor('198.51.100.77');
      const steps = async () => (await opened.go(begin('/a'))).headers.get('location')!;
      for (let taken = 0; taken < signOnsAtOnce; taken += 1) expect(await steps()).toContain('sign_on/code');
      expect(await steps()).toBe('/a?sign_on=none');
      later(10_001);
      expect(await steps()).toContain('sign_on/code');
    });
  },
  { signOn: { cn: sites, en: english } },
);

const localSites = (edition: string) => ({
  portal: `http://${edition}.localhost:3000`,
  member: `http://member.${edition}.localhost:3000`,
  supplier: `http://supplier.${edition}.localhost:3000`,
});
const local = { cn: localSites('cn'), en: localSites('en') };

describeOnOneDatabase(
  'a login at plain localhost',
  (use) => {
    const plain = 'http://localhost:3000';
    beforeAll(() => seedDemoMembers(use().database.db, fixtureNow));

    it.each(['cn', 'en'] as const)('is carried to the sites of %s', async (edition) => {
      const opened = openVisitor(use().api);
      await logIn(opened, plain);
      for (const site of ['member', 'supplier'] as const) {
        const { way, arrived } = await opened.follow(local[edition][site] + signOnPath('portal', '/a'));
        expect(way.map((url) => new URL(url).origin)).toEqual([
          local[edition][site],
          local[edition].portal,
          plain,
          local[edition][site],
        ]);
        expect(arrived).toBe(`${local[edition][site]}/a`);
        expect(await opened.isLoggedIn(local[edition][site])).toBe(true);
      }
    });

    it('is looked for there last', async () => {
      const { way, arrived } = await openVisitor(use().api).follow(local.en.member + signOnPath('portal', '/a'));
      expect([way.length, arrived]).toEqual([3, `${local.en.member}/a?sign_on=none`]);
    });

    it('is not carried to plain localhost itself', async () => {
      const opened = openVisitor(use().api);
      await logIn(opened, local.cn.member);
      for (const path of [signOnPath('member', '/a'), `/memberApi/sign_on/accept?code=${'c'.repeat(22)}&path=/a`])
        expect((await opened.follow(plain + path)).arrived).toBe(`${plain}/a?sign_on=none`);
    });
  },
  { signOn: local },
);

describeOnOneDatabase('sign-on where no sites are configured', (use) => {
  it('leads to the path, without a login', async () => {
    const response = await openVisitor(use().api).go(begin('/a'));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/a?sign_on=none']);
  });
});
