import { getMember, logInByPassword } from '@millwright/api-client';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../test-support/browser.ts';
import { describeOnOneDatabase, origin } from '../../../test-support/test-api.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { member, memberSession } from '../../db/schema.ts';
import { demoMembers, seedDemoMembers } from '../../members/demo-members.ts';
import { hashOfToken } from '../../members/hashes.ts';

const [, english] = demoMembers;

describeOnOneDatabase('a session', (use) => {
  beforeAll(() => seedDemoMembers(use().database.db, fixtureNow));
  const browser = () => openBrowser(use().api);
  const later = (time: number) => (use().time.now = new Date(use().time.now.getTime() + time));
  const logIn = async (opened: Browser) =>
    logInByPassword(opened.client, {
      account: english.account,
      password: english.password,
      ...(await opened.solve()),
    });

  it('begins in a new cookie that only this site and no script sees, and stores no more than its hash', async () => {
    const opened = browser();
    opened.cookies.set('__Host-sid', 'A'.repeat(22));
    const solved = await opened.solve();
    const cookies: string[] = [];
    const watching = openBrowser({
      ...use().api,
      fetch: async (request, about) => {
        const response = await use().api.fetch(request, about);
        cookies.push(...response.headers.getSetCookie());
        return response;
      },
    });
    for (const [name, value] of opened.cookies) watching.cookies.set(name, value);
    expect(
      (
        await logInByPassword(watching.client, {
          account: english.account,
          password: english.password,
          ...solved,
        })
      ).ok,
    ).toBe(true);
    const sid = watching.cookies.get('__Host-sid')!;
    expect(sid).toMatch(/^[\w-]{22}$/);
    expect(sid).not.toBe('A'.repeat(22));
    expect(cookies.find((cookie) => cookie.startsWith('__Host-sid='))).toMatch(
      /; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies.find((cookie) => cookie.startsWith('__Host-member='))).toBe(
      '__Host-member=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    );
    const stored = JSON.stringify(await use().database.db.select().from(memberSession));
    expect(stored).not.toContain(sid);
    expect(stored).toContain(hashOfToken(sid));
  });

  it('ends after seven idle days, after thirty in all, and at once for a member who is shut out', async () => {
    const day = 86_400_000;
    const isIn = async (opened: Browser) => {
      const result = await getMember(opened.client);
      return result.ok && result.value !== null;
    };
    const [idle, busy] = [browser(), browser()];
    for (const opened of [idle, busy]) await logIn(opened);
    for (let week = 0; week < 4; week += 1) {
      later(6.9 * day);
      expect(await isIn(busy)).toBe(true);
    }
    expect(await isIn(idle)).toBe(false);
    later(2.5 * day);
    expect(await isIn(busy)).toBe(false);
    const shut = browser();
    await logIn(shut);
    expect(await isIn(shut)).toBe(true);
    await use().database.db.update(member).set({ disabled: true }).where(eq(member.account, english.account));
    expect(await isIn(shut)).toBe(false);
    expect(await logIn(browser())).toMatchObject({ ok: false, failure: { reason: 'credentials_wrong' } });
    await use().database.db.update(member).set({ disabled: false }).where(eq(member.account, english.account));
  });

  it.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 403],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'x-requested-with': 'x' }, 403],
    [{}, 403],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 200],
    [{ 'x-requested-with': 'x' }, 200],
  ])('ends by logging out only for a page of its own: %j responds with %i', async (headers, status) => {
    const opened = browser();
    await logIn(opened);
    const response = await opened.fetch(new Request(`${origin}/memberApi/logout`, { headers }));
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const me = await getMember(opened.client);
    expect(me.ok && me.value !== null).toBe(status === 403);
  });
});
