import {
  accountExportUrl,
  changeAccount,
  changePassword,
  endOtherSessions,
  endSession,
  getAccount,
  getMember,
  isAccountTaken,
  listSessions,
  logInByCode,
  logInByPassword,
  register,
  requestDeletion,
  requestVerificationCode,
  sendEnquiry,
  withdrawDeletion,
  wrongFields,
  type Result,
} from '@millwright/api-client';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../test-support/browser.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase, origin } from '../../../test-support/test-api.ts';
import { enquiry, favourite, member, memberSession } from '../../db/schema.ts';
import { deleteDueAccounts } from '../../members/delete-accounts.ts';
import { demoMembers, seedDemoMembers } from '../../members/demo-members.ts';
import type { Message } from '../../members/messages.ts';

const [chinese, english] = demoMembers;
const day = 86_400_000;
const sent: Message[] = [];
const reasonOf = (result: Result<unknown>) =>
  result.ok ? 'ok' : result.failure.kind === 'refused' ? result.failure.reason : result.failure.kind;
const agents = {
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  phone:
    'Mozilla/5.0 (Linux; Android 15; P60) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
};

describeOnOneDatabase(
  'an account',
  (use) => {
    beforeAll(() => seedDemoMembers(use().database.db, fixtureNow));
    const later = (time: number) => (use().time.now = new Date(use().time.now.getTime() + time));
    const browser = (agent = agents.desk, edition: 'cn' | 'en' = 'cn'): Browser =>
      openBrowser(
        {
          fetch: (request, about) => {
            const headers = new Headers(request.headers);
            headers.set('user-agent', agent);
            return use().api.fetch(new Request(request, { headers }), about);
          },
        },
        { edition },
      );
    const requestCode = async (opened: Browser, account: string): Promise<string> => {
      later(60_000);
      const result = await requestVerificationCode(opened.client, {
        account,
        purpose: 'login',
        ...(await opened.solve()),
      });
      expect(reasonOf(result)).toBe('ok');
      return /\b\d{6}\b/.exec(sent.findLast(({ to }) => to === account.toLowerCase())!.text)![0];
    };
    const logIn = async (opened: Browser, { account, password }: { account: string; password: string } = english) =>
      logInByPassword(opened.client, { account, password, ...(await opened.solve()) });
    const registerAs = async (opened: Browser, account: string, rest: object = {}) =>
      register(opened.client, { account, smsCode: await requestCode(opened, account), trueName: ' 周宁 ', ...rest });

    it('begins with a code, and its member is logged in and can log in again by code and by password', async () => {
      const opened = browser();
      expect(await registerAs(opened, '13600000001', { company: '宁波模具', password: 'Injection 2026' })).toEqual({
        ok: true,
        value: undefined,
      });
      expect(await getAccount(opened.client)).toEqual({
        ok: true,
        value: {
          account: '13600000001',
          trueName: '周宁',
          company: '宁波模具',
          position: '',
          countryId: null,
          provinceId: null,
          cityId: null,
          language: 'cn',
          notify: { enquiries: true, reminders: true },
          hasPassword: true,
          createdAt: use().time.now.toISOString(),
          deleteAt: null,
          suppliers: [],
        },
      });
      expect(reasonOf(await logIn(browser(), { account: '13600000001', password: 'Injection 2026' }))).toBe('ok');
      const again = browser();
      const smsCode = await requestCode(again, '13600000001');
      expect(reasonOf(await logInByCode(again.client, { account: '13600000001', smsCode }))).toBe('ok');
    });

    it('by e-mail is in the language of the page, has no password where none was given, and its letters do not matter', async () => {
      const opened = browser(agents.desk, 'en');
      expect(reasonOf(await registerAs(opened, 'Anna.Berg@Example.COM'))).toBe('ok');
      expect(await getAccount(opened.client)).toMatchObject({
        value: { account: 'anna.berg@example.com', language: 'en', hasPassword: false },
      });
      expect(sent.at(-1)).toMatchObject({
        to: 'anna.berg@example.com',
        subject: expect.stringMatching(/^\d{6} is your verification code$/),
        html: expect.stringContaining('<html lang="en">'),
      });
      const [row] = await use().database.db.select().from(member).where(eq(member.account, 'anna.berg@example.com'));
      expect(row).toMatchObject({ passwordHash: null, agreedAt: use().time.now });
      expect(reasonOf(await logIn(browser(), { account: 'anna.berg@example.com', password: '' }))).not.toBe('ok');
    });

    it('that exists is reported to the owner of the code alone, who can log in with the same code', async () => {
      const [known, unknown] = [browser(), browser()];
      for (const [opened, account] of [
        [known, english.account],
        [unknown, 'nobody@example.com'],
      ] as const) {
        await requestCode(opened, account);
        const guess = await register(opened.client, { account, smsCode: '000000', trueName: 'X' });
        expect(reasonOf(guess)).toBe('sms_code_wrong');
      }
      const smsCode = /\b\d{6}\b/.exec(sent.findLast(({ to }) => to === english.account)!.text)![0];
      const taken = await register(known.client, { account: english.account, smsCode, trueName: 'X' });
      expect(!taken.ok && isAccountTaken(taken.failure)).toBe(true);
      expect(await getMember(known.client)).toEqual({ ok: true, value: null });
      expect(reasonOf(await logInByCode(known.client, { account: english.account, smsCode }))).toBe('ok');
      expect(reasonOf(await logInByCode(known.client, { account: english.account, smsCode }))).toBe('sms_code_wrong');
    });

    it('is registered once, however many try at once with the same code', async () => {
      const opened = browser();
      const account = '13600000002';
      const smsCode = await requestCode(opened, account);
      const results = await Promise.all(
        Array.from({ length: 4 }, () => register(opened.client, { account, smsCode, trueName: '周' })),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await use().database.db.select().from(member).where(eq(member.account, account))).toHaveLength(1);
    });

    it('is not registered in another browser, without a name or an agreement, or with a short password, which costs no code', async () => {
      const opened = browser();
      const account = '13600000003';
      const smsCode = await requestCode(opened, account);
      const elsewhere = browser();
      await elsewhere.solve();
      expect(reasonOf(await register(elsewhere.client, { account, smsCode, trueName: '周' }))).toBe('sms_code_wrong');
      for (const [field, form] of [
        ['trueName', { trueName: ' ' }],
        ['trueName', { trueName: 'x'.repeat(101) }],
        ['company', { company: 'x'.repeat(201) }],
        ['password', { password: '1234567' }],
      ] as const) {
        const result = await register(opened.client, { account, smsCode, trueName: '周', ...form });
        expect(!result.ok && wrongFields(result.failure)).toEqual([field]);
      }
      const disagreed = await use().post('/memberApi/register', { account: 'x', vcode: '123456', true_name: 'x' });
      expect(disagreed.body).toMatchObject({ reason: 'invalid_request', data: { fields: ['agreed'] } });
      expect(reasonOf(await register(opened.client, { account, smsCode, trueName: '周', password: '12345678' }))).toBe(
        'ok',
      );
    });

    it('is changed in what is given, and in nothing else', async () => {
      const opened = browser();
      await logIn(opened, chinese);
      const before = await getAccount(opened.client);
      expect(
        reasonOf(
          await changeAccount(opened.client, {
            position: ' 采购经理 ',
            provinceId: 7,
            language: 'en',
            notify: { enquiries: false, reminders: true },
          }),
        ),
      ).toBe('ok');
      expect(await getAccount(opened.client)).toEqual({
        ok: true,
        value: {
          ...(before.ok ? before.value : {}),
          position: '采购经理',
          provinceId: 7,
          language: 'en',
          notify: { enquiries: false, reminders: true },
        },
      });
      for (const body of [
        { account: 'other@example.com' },
        { is_editor: true, disabled: true, id: 2 },
        { provinceId: null },
      ]) {
        const request = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
        await opened.fetch(new Request(`${origin}/memberApi/account`, request));
      }
      const [row] = await use().database.db.select().from(member).where(eq(member.id, 1));
      expect(row).toMatchObject({ account: chinese.account, isEditor: false, disabled: false, provinceId: 7 });
      await changeAccount(opened.client, { provinceId: null, language: 'cn' });
      expect(await getAccount(opened.client)).toMatchObject({ value: { provinceId: null, language: 'cn' } });
    });

    it('gets another password by a code of its own, which ends all other logins and keeps this one', async () => {
      const [opened, other] = [browser(), browser(agents.phone)];
      await registerAs(opened, '13600000004', { password: 'first-password' });
      await logIn(other, { account: '13600000004', password: 'first-password' });
      const foreign = await requestCode(opened, '13600000009');
      expect(reasonOf(await changePassword(opened.client, { password: 'other-password', smsCode: foreign }))).toBe(
        'sms_code_wrong',
      );
      const smsCode = await requestCode(opened, '13600000004');
      expect(reasonOf(await changePassword(opened.client, { password: 'other-password', smsCode }))).toBe('ok');
      expect(await getMember(opened.client)).toMatchObject({ value: { trueName: '周宁' } });
      expect(await getMember(other.client)).toEqual({ ok: true, value: null });
      const login = async (password: string) => reasonOf(await logIn(browser(), { account: '13600000004', password }));
      expect([await login('first-password'), await login('other-password')]).toEqual(['credentials_wrong', 'ok']);
      expect(reasonOf(await changePassword(opened.client, { password: 'third-password', smsCode }))).toBe(
        'sms_code_wrong',
      );
    });

    it('shows its logins by browser and system, and ends one of them or all others, never those of others', async () => {
      const [desk, phone, third, visitor] = [browser(), browser(agents.phone), browser('<script>alert(1)'), browser()];
      await registerAs(desk, '13600000005', { password: 'long-enough' });
      for (const opened of [phone, third]) await logIn(opened, { account: '13600000005', password: 'long-enough' });
      await logIn(visitor, chinese);
      const sessions = async (opened: Browser) => {
        const list = await listSessions(opened.client);
        return list.ok ? list.value : [];
      };
      const shown = await sessions(phone);
      expect(shown.map(({ agent, isCurrent }) => [agent, isCurrent]).sort()).toEqual([
        ['', false],
        ['Chrome · Android', true],
        ['Firefox · Windows', false],
      ]);
      const [foreign] = await sessions(visitor);
      expect(reasonOf(await endSession(phone.client, foreign!.id))).toBe('not_found');
      const deskId = shown.find(({ agent }) => agent.startsWith('Firefox'))!.id;
      expect(reasonOf(await endSession(phone.client, deskId))).toBe('ok');
      expect(await getMember(desk.client)).toEqual({ ok: true, value: null });
      expect(reasonOf(await endOtherSessions(phone.client))).toBe('ok');
      expect((await sessions(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
      expect(await getMember(visitor.client)).toMatchObject({ value: { id: 1 } });
      const stored = JSON.stringify(await use().database.db.select().from(memberSession));
      expect(stored).not.toContain('script');
    });

    it('is handed out whole as a file, to its member alone', async () => {
      const opened = browser();
      await registerAs(opened, '13600000006', { company: '宁波 "模具"\n' });
      const me = await getMember(opened.client);
      const memberId = me.ok ? me.value!.id : 0;
      await use()
        .database.db.insert(favourite)
        .values(
          Array.from({ length: 501 }, (_, at) => ({
            memberId,
            kind: 'article' as const,
            targetId: at + 1,
            keptAt: fixtureNow,
          })),
        );
      await sendEnquiry(
        opened.client,
        {
          targetId: 1500,
          supplierIds: [],
          specification: '',
          parameters: [],
          incoterm: null,
          uploads: [],
          quantity: 3,
          unit: '台',
          targetDate: null,
          destination: '',
          message: '请报价',
        },
        'form-of-an-export-1',
      );
      const response = await opened.fetch(new Request(accountExportUrl(opened.client)));
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="account.json"');
      expect(response.headers.get('cache-control')).toContain('no-store');
      const file = (await response.json()) as Record<string, unknown[]>;
      expect(file).toMatchObject({
        account: { account: '13600000006', company: '宁波 "模具"' },
        sessions: [{ agent: 'Firefox · Windows', here: true }],
        enquiries: [{ message: '请报价' }],
        subscriptions: [],
      });
      expect(file['favourites']).toHaveLength(501);
      expect(JSON.stringify(file)).not.toMatch(/password_?hash|token/i);
      const visitor = await browser().fetch(new Request(`${origin}/memberApi/account/export`));
      expect(await visitor.json()).toMatchObject({ code: 0, reason: 'login_first' });
    });

    it('is deleted 30 days after that was requested, and not where it was withdrawn', async () => {
      const { db } = use().database;
      const sentBefore = sent.length;
      const [gone, remaining] = [browser(), browser()];
      await registerAs(gone, 'gone@example.com', { company: 'Berg', password: 'long-enough' });
      await registerAs(remaining, '13600000008');
      const me = await getMember(gone.client);
      const id = me.ok ? me.value!.id : 0;
      await db.insert(favourite).values({ memberId: id, kind: 'article', targetId: 5, keptAt: fixtureNow });
      await db.insert(enquiry).values({
        memberId: id,
        requestKey: 'k'.repeat(16),
        targetId: 1500,
        specification: '',
        quantity: 1,
        unit: '',
        destination: '',
        message: 'm',
        lang: 'en',
        sentAt: fixtureNow,
      });
      const due = new Date(use().time.now.getTime() + 30 * day).toISOString();
      for (const opened of [gone, remaining]) expect((await requestDeletion(opened.client)).ok).toBe(true);
      later(day);
      expect(await requestDeletion(gone.client)).toEqual({ ok: true, value: due });
      expect(await getAccount(gone.client)).toMatchObject({ value: { deleteAt: due } });
      const notices = sent.slice(sentBefore).filter(({ text }) => text.includes('注销'));
      expect(notices.map(({ to }) => to)).toEqual(['gone@example.com', '13600000008']);
      expect((await withdrawDeletion(remaining.client)).ok).toBe(true);

      use().time.now = new Date(Date.parse(due) - 1000);
      expect(await deleteDueAccounts(db, use().time.now)).toBe(0);
      later(1000);
      expect(await deleteDueAccounts(db, use().time.now)).toBe(1);
      expect(await deleteDueAccounts(db, use().time.now)).toBe(0);
      const [row] = await db.select().from(member).where(eq(member.id, id));
      expect(JSON.stringify(row)).not.toMatch(/gone@|周宁|Berg|argon2/);
      expect(row).toMatchObject({ disabled: true, deletedAt: use().time.now, deleteAt: null });
      expect(await db.$count(favourite, eq(favourite.memberId, id))).toBe(0);
      expect(await db.$count(memberSession, eq(memberSession.memberId, id))).toBe(0);
      expect(await db.$count(enquiry, eq(enquiry.memberId, id))).toBe(1);
      expect(reasonOf(await logIn(browser(), { account: 'gone@example.com', password: 'long-enough' }))).toBe(
        'credentials_wrong',
      );
      expect(reasonOf(await registerAs(browser(), 'gone@example.com'))).toBe('ok');
      expect(await db.$count(member, eq(member.account, '13600000008'))).toBe(1);
    });

    it('is deleted also where others that are due cannot be, which is reported', async () => {
      const { db } = use().database;
      const accounts = ['stuck1@example.com', 'stuck2@example.com', 'due@example.com'];
      for (const account of accounts) expect(reasonOf(await registerAs(browser(), account))).toBe('ok');
      await db.update(member).set({ deleteAt: use().time.now }).where(inArray(member.account, accounts));
      await db.execute(
        sql`create function refuse_deletion() returns trigger language plpgsql as
          $$ begin raise exception 'It cannot be deleted.'; end $$`,
      );
      await db.execute(
        sql`create trigger refuse_deletion before update on member
          for each row when (old.account like 'stuck%') execute function refuse_deletion()`,
      );
      const stuck = { cause: { message: 'It cannot be deleted.' } };
      await expect(deleteDueAccounts(db, use().time.now)).rejects.toMatchObject({ errors: [stuck, stuck] });
      expect(await db.$count(member, inArray(member.account, accounts))).toBe(2);
      await db.execute(sql`drop function refuse_deletion cascade`);
      expect(await deleteDueAccounts(db, use().time.now)).toBe(2);
    });

    it('is nobody else’s: every call about it refuses a visitor, and tells a member of its own alone', async () => {
      const visitor = browser();
      for (const [method, path, body] of [
        ['GET', 'account'],
        ['POST', 'account', {}],
        ['POST', 'account/password', { password: 'x', vcode: '123456' }],
        ['GET', 'account/sessions'],
        ['DELETE', 'account/sessions', { others: true }],
        ['GET', 'account/export'],
        ['POST', 'account/deletion', {}],
        ['DELETE', 'account/deletion', {}],
      ] as const) {
        const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
        const response = await visitor.fetch(new Request(`${origin}/memberApi/${path}`, { method, ...init }));
        expect([method, path, await response.json()]).toMatchObject([method, path, { reason: 'login_first' }]);
        const foreign = {
          method,
          ...init,
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
        };
        if (method !== 'GET')
          expect((await visitor.fetch(new Request(`${origin}/memberApi/${path}`, foreign))).status).toBe(403);
      }
    });
  },
  { messages: { send: async (message: Message) => void sent.push(message) } },
);
