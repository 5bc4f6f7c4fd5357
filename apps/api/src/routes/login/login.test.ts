import {
  getMember,
  getProfile,
  getPublicKey,
  logInByCode,
  logInByPassword,
  logOut,
  newImageKey,
  requestVerificationCode,
} from '@millwright/api-client';
import { beforeAll, expect, it } from 'vitest';
import { encryptInNode, openBrowser, type Browser } from '../../../test-support/browser.ts';
import { describeOnOneDatabase, origin } from '../../../test-support/test-api.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { loginKey, member, memberSession } from '../../db/schema.ts';
import { demoMembers, seedDemoMembers } from '../../members/demo-members.ts';
import type { Message } from '../../members/messages.ts';
import { hashPassword } from '../../members/passwords.ts';

const [chinese, english] = demoMembers;
const sent: Message[] = [];
let sendingFails = false;
const messages = {
  send: async (message: Message) => {
    if (sendingFails) throw new Error('gateway down');
    sent.push(message);
  },
};
const codeSentTo = (account: string): string => /\d{6}/.exec(sent.findLast(({ to }) => to === account)!.text)![0];
const minutes = (count: number): number => count * 60_000;

describeOnOneDatabase(
  'logging in',
  (use) => {
    beforeAll(async () => {
      await seedDemoMembers(use().database.db, fixtureNow);
      await use()
        .database.db.insert(member)
        .values({
          id: 30,
          account: '13900139003',
          trueName: '张',
          passwordHash: await hashPassword('密码 pässwörd 😀 2026'),
          createdAt: fixtureNow,
          countryId: 0,
          provinceId: 7,
        });
    });
    const browser = (clientAddress?: string) => openBrowser(use().api, { clientAddress });
    const later = (time: number) => (use().time.now = new Date(use().time.now.getTime() + time));
    // The client's own clock is the real one, so the key must state the service's; it does.
    const password = async (opened: Browser, account: string, text: string) =>
      logInByPassword(opened.client, { account, password: text, ...(await opened.solve()) });
    const requestCode = async (opened: Browser, account: string) =>
      requestVerificationCode(opened.client, { account, purpose: 'login', ...(await opened.solve()) });
    const reasonOf = (result: { ok: boolean; failure?: { kind: string; reason?: string | null } }) =>
      result.ok ? 'ok' : (result.failure!.reason ?? result.failure!.kind);

    it('[API-15][API-14][API-10][EN-19] by password: the member is distinguished from a visitor until logging out', async () => {
      const opened = browser();
      expect(await getMember(opened.client)).toEqual({ ok: true, value: null });
      expect(await password(opened, chinese.account, chinese.password)).toEqual({ ok: true, value: undefined });
      expect(await getMember(opened.client)).toEqual({ ok: true, value: { id: 1, trueName: chinese.trueName } });
      const sid = opened.cookies.get('__Host-sid')!;
      expect(await logOut(opened.client)).toEqual({ ok: true, value: undefined });
      expect(await getMember(opened.client)).toEqual({ ok: true, value: null });
      opened.cookies.set('__Host-sid', sid);
      expect(await getMember(opened.client)).toEqual({ ok: true, value: null });
    });

    it('[API-10] says in the language of the reader that somebody is logged out', async () => {
      const said = async (language: string) => {
        const headers = { 'accept-language': language, 'x-requested-with': 'test' };
        const response = await use().api.fetch(new Request(`${origin}/memberApi/logout`, { headers }));
        return ((await response.json()) as { msg: string }).msg;
      };
      expect([await said('zh-CN'), await said('en')]).toEqual(['已退出登录', 'Logout success']);
    });

    it('takes an e-mail in any letters, and a password in any script', async () => {
      expect(reasonOf(await password(browser(), 'Demo@Example.COM', english.password))).toBe('ok');
      const opened = browser();
      expect(reasonOf(await password(opened, '13900139003', '密码 pässwörd 😀 2026'))).toBe('ok');
      expect(await getProfile(opened.client)).toEqual({
        ok: true,
        value: { id: 30, countryId: 256, provinceId: 7, cityId: null },
      });
    });

    it('[API-23][API-24][EN-20] by a code that was sent: it works once', async () => {
      const opened = browser();
      later(minutes(2));
      expect(await requestCode(opened, chinese.account)).toEqual({ ok: true, value: 60 });
      const smsCode = codeSentTo(chinese.account);
      expect(await logInByCode(opened.client, { account: chinese.account, smsCode })).toEqual({
        ok: true,
        value: undefined,
      });
      expect(await getMember(opened.client)).toMatchObject({ ok: true, value: { id: 1 } });
      expect(reasonOf(await logInByCode(opened.client, { account: chinese.account, smsCode }))).toBe('sms_code_wrong');
    });

    it('says the same of an unknown account, a wrong password, another image key, an old time and every damaged secret', async () => {
      const responses = new Set<string>();
      const tell = async (change: (body: Record<string, string>, key: string) => Promise<void> | void) => {
        const opened = browser();
        const { imageKey, captcha } = await opened.solve();
        const key = await getPublicKey(opened.client);
        if (!key.ok) throw new Error('no key');
        const seal = (text: string, extra: object = {}) =>
          encryptInNode(
            JSON.stringify({ v: text, key: imageKey, t: use().time.now.getTime(), ...extra }),
            key.value.key,
          );
        const body: Record<string, string> = {
          account: await seal(chinese.account),
          password: await seal(chinese.password),
          img_code: captcha,
          key: imageKey,
          kid: key.value.id,
        };
        await change(body, key.value.key);
        const response = await opened.fetch(
          new Request(`${origin}/memberApi/login_by_pwd`, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
        );
        expect(opened.cookies.has('__Host-sid')).toBe(false);
        responses.add(`${response.status} ${await response.text()}`);
      };
      const now = use().time.now.getTime();
      const flip = (text: string, at: number): string =>
        text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      await tell(
        async (body, key) =>
          void (body.account = await encryptInNode(JSON.stringify({ v: '13700000000', key: body.key, t: now }), key)),
      );
      await tell(
        async (body, key) =>
          void (body.password = await encryptInNode(JSON.stringify({ v: 'wrong', key: body.key, t: now }), key)),
      );
      await tell(
        async (body, key) =>
          void (body.password = await encryptInNode(
            JSON.stringify({ v: chinese.password, key: 'other-key-other-key-1', t: now }),
            key,
          )),
      );
      await tell(
        async (body, key) =>
          void (body.password = await encryptInNode(
            JSON.stringify({ v: chinese.password, key: body.key, t: now - 121_000 }),
            key,
          )),
      );
      await tell(async (body, key) => void (body.password = await encryptInNode(chinese.password, key)));
      for (const at of [0, 10, 100, 300, 500]) await tell((body) => void (body.password = flip(body.password!, at)));
      for (const damaged of ['QUJD', 'x'.repeat(1024), '=', '密码', 'x'.repeat(2000)])
        await tell((body) => void (body.password = damaged));
      expect([...responses]).toHaveLength(1);
      expect([...responses][0]).toMatch(/^200 .*"credentials_wrong"/);
    });

    it('takes no body twice', async () => {
      later(minutes(61));
      const opened = browser();
      const bodies: string[] = [];
      const listening = openBrowser({
        ...use().api,
        fetch: async (request, about) => {
          if (request.url.includes('login_by_pwd')) bodies.push(await request.clone().text());
          return use().api.fetch(request, about);
        },
      });
      expect(
        reasonOf(
          await logInByPassword(listening.client, {
            account: chinese.account,
            password: chinese.password,
            ...(await listening.solve()),
          }),
        ),
      ).toBe('ok');
      for (const from of [opened, listening]) {
        const response = await from.fetch(
          new Request(`${origin}/memberApi/login_by_pwd`, {
            method: 'POST',
            body: bodies[0],
            headers: { 'content-type': 'application/json' },
          }),
        );
        expect(await response.json()).toMatchObject({ code: 0, reason: 'image_code_wrong' });
      }
    });

    it('requires a captcha, and takes a wrong one only once', async () => {
      const opened = browser();
      const { imageKey, captcha } = await opened.solve();
      const attempt = (code: string) =>
        logInByPassword(opened.client, {
          account: chinese.account,
          password: chinese.password,
          imageKey,
          captcha: code,
        });
      expect(reasonOf(await attempt(' '))).toBe('image_code_required');
      expect(reasonOf(await attempt(captcha === 'AAAA' ? 'CCCC' : 'AAAA'))).toBe('image_code_wrong');
      expect(reasonOf(await attempt(captcha))).toBe('image_code_wrong');
      const foreign = await opened.solve();
      const other = browser();
      await other.solve();
      expect(
        reasonOf(
          await logInByPassword(other.client, {
            account: chinese.account,
            password: chinese.password,
            ...foreign,
          }),
        ),
      ).toBe('image_code_wrong');
      const late = await opened.solve();
      later(120_001);
      expect(
        reasonOf(
          await logInByPassword(opened.client, {
            account: chinese.account,
            password: chinese.password,
            ...late,
          }),
        ),
      ).toBe('image_code_wrong');
    });

    it('lets a code be tried five times, by the browser that requested it, for its own account, for five minutes', async () => {
      const opened = browser();
      const login = (from: Browser, account: string, smsCode: string) => logInByCode(from.client, { account, smsCode });
      const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
      later(minutes(2));
      await requestCode(opened, chinese.account);
      let code = codeSentTo(chinese.account);
      const visitor = browser();
      await visitor.solve();
      for (let time = 0; time < 8; time += 1)
        expect(reasonOf(await login(visitor, chinese.account, code))).toBe('sms_code_wrong');
      expect(reasonOf(await login(opened, '13900139003', code))).toBe('sms_code_wrong');
      for (let time = 0; time < 4; time += 1)
        expect(reasonOf(await login(opened, chinese.account, wrong(code)))).toBe('sms_code_wrong');
      expect(reasonOf(await login(opened, chinese.account, code))).toBe('ok');

      later(minutes(61));
      const again = browser();
      await requestCode(again, chinese.account);
      code = codeSentTo(chinese.account);
      for (let time = 0; time < 5; time += 1) await login(again, chinese.account, wrong(code));
      expect(reasonOf(await login(again, chinese.account, code))).toBe('sms_code_wrong');

      later(minutes(2));
      await requestCode(again, chinese.account);
      later(minutes(5));
      expect(reasonOf(await login(again, chinese.account, codeSentTo(chinese.account)))).toBe('sms_code_wrong');
    });

    it('makes one session of twenty logins at once with one right code', async () => {
      later(minutes(61));
      const opened = browser();
      await requestCode(opened, chinese.account);
      const smsCode = codeSentTo(chinese.account);
      const before = (await use().database.db.select().from(memberSession)).length;
      const results = await Promise.all(
        Array.from({ length: 20 }, () => logInByCode(opened.client, { account: chinese.account, smsCode })),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await use().database.db.select().from(memberSession)).toHaveLength(before + 1);
    });

    it('goes on with the new key when the old one has been replaced, and for a day with the old one', async () => {
      const old = await getPublicKey(browser().client);
      if (!old.ok) throw new Error('no key');
      later(31 * 86_400_000);
      const current = await getPublicKey(browser().client);
      expect(current.ok && current.value.id).not.toBe(old.value.id);
      const tryWith = async (key: { id: string; key: string }) => {
        const opened = browser();
        const { imageKey, captcha } = await opened.solve();
        const seal = (text: string) =>
          encryptInNode(JSON.stringify({ v: text, key: imageKey, t: use().time.now.getTime() }), key.key);
        const body = {
          account: await seal(english.account),
          password: await seal(english.password),
          img_code: captcha,
          key: imageKey,
          kid: key.id,
        };
        const send = () =>
          opened.fetch(
            new Request(`${origin}/login_by_pwd`, {
              method: 'POST',
              body: JSON.stringify(body),
              headers: { 'content-type': 'application/json' },
            }),
          );
        return {
          first: (await (await send()).json()) as { code: number; reason?: string },
          opened,
          solved: { imageKey, captcha },
        };
      };
      expect((await tryWith(old.value)).first.code).toBe(1);
      later(86_400_001);
      const refused = await tryWith(old.value);
      expect(refused.first.reason).toBe('unknown_key');
      // The captcha was not used up by it, so the client can try again at once.
      expect(
        reasonOf(
          await logInByPassword(refused.opened.client, {
            account: english.account,
            password: english.password,
            ...refused.solved,
          }),
        ),
      ).toBe('ok');
      expect((await use().database.db.select().from(loginKey)).length).toBe(2);
    });

    it('holds a network back after 25 tries in five minutes, and no other', async () => {
      const results: string[] = [];
      for (let time = 0; time < 27; time += 1) {
        const opened = browser('198.51.100.7');
        await getPublicKey(opened.client);
        results.push(reasonOf(await logInByCode(opened.client, { account: '13700000001', smsCode: '123456' })));
      }
      expect(results.filter((reason) => reason === 'sms_code_wrong')).toHaveLength(25);
      expect(results.at(-1)).toBe('too_many_requests');
      expect(
        reasonOf(await logInByCode(browser('198.51.100.8').client, { account: '13700000001', smsCode: '123456' })),
      ).toBe('sms_code_wrong');
      later(minutes(5) + 1);
      expect(
        reasonOf(await logInByCode(browser('198.51.100.7').client, { account: '13700000001', smsCode: '123456' })),
      ).toBe('sms_code_wrong');
    });

    it('says that a code could not be sent, counts it against nothing, and sends the next at once', async () => {
      later(minutes(61));
      const opened = browser();
      sendingFails = true;
      expect(reasonOf(await requestCode(opened, '13612345678'))).toBe('code_not_sent');
      sendingFails = false;
      expect(reasonOf(await requestCode(opened, '13612345678'))).toBe('ok');
    });

    it('asks for what is missing in the reader’s language, and wastes no captcha on a request that is too soon', async () => {
      later(minutes(61));
      const opened = browser();
      const { client } = opened;
      const request = (account: string, captcha: string, imageKey = newImageKey()) =>
        requestVerificationCode(client, { account, purpose: 'login', captcha, imageKey });
      expect(reasonOf(await request('12345', 'ABCD'))).toBe('phone_invalid');
      expect(
        reasonOf(
          await requestVerificationCode(openBrowser(use().api, { edition: 'en' }).client, {
            account: 'x',
            purpose: 'login',
            captcha: 'A',
            imageKey: newImageKey(),
          }),
        ),
      ).toBe('email_invalid');
      expect(reasonOf(await request('13612340000', ''))).toBe('image_code_required');
      expect(reasonOf(await request('13612340000', 'ABCD'))).toBe('image_code_wrong');
      expect(reasonOf(await requestCode(opened, '13612340000'))).toBe('ok');
      later(20_000);
      const solved = await opened.solve();
      const soon = await request('13612340000', solved.captcha, solved.imageKey);
      expect(soon).toMatchObject({
        ok: false,
        failure: { reason: 'too_soon', data: { seconds: 40 }, message: expect.stringContaining('40') },
      });
      later(40_000);
      expect(reasonOf(await request('13612340000', solved.captcha, solved.imageKey))).toBe('ok');
    });
  },
  { messages },
);
