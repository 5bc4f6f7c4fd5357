import { getPublicKey, logInByPassword, requestVerificationCode } from '@millwright/api-client';
import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { encryptInNode, openBrowser } from '../../test-support/browser.ts';
import { fixtureNow } from '../../test-support/fixture.ts';
import { describeOnEachDatabase, describeOnOneDatabase, origin, type TestApi } from '../../test-support/test-api.ts';
import { installationSecret } from '../db/prepare-database.ts';
import { codeSent, captcha, memberSession, verificationCode } from '../db/schema.ts';
import { demoMembers, seedDemoMembers } from './demo-members.ts';
import { hashOfToken, keyedHash, randomToken } from './hashes.ts';
import { consumeCaptcha, issueCaptcha } from './captchas.ts';
import { consumeCode, sendCode } from './verification-codes.ts';
import { countCases } from '../../../../vitest.goals.ts';

/**
 * What attackers do, in the numbers in which they do it, each with a control that the same thing works when it is
 * meant.
 */

const [chinese] = demoMembers;
const sent: { to: string; text: string }[] = [];
const messages = { send: async (message: { to: string; text: string }) => void sent.push(message) };
const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1]!;

/** `ABUSE_TIMES=5` tries what takes long so many times as often. */
const oftener = Number(process.env.ABUSE_TIMES ?? 1);
const describeAttacks = oftener > 1 ? describeOnEachDatabase : describeOnOneDatabase;

/** What attacks on an API are made of: its parts, its clock, and its calls. */
function attackOn(use: () => TestApi) {
  let now = fixtureNow.getTime();
  const store = () => ({
    site: null,
    db: use().database.db,
    clock: () => new Date(now),
    messages,
    keyFor: async (purpose: string) => Buffer.from(keyedHash(Buffer.from('k'), purpose)),
  });
  const later = (time: number): void => {
    now += time;
    use().time.now = new Date(now);
  };
  const sessions = () => use().database.db.$count(memberSession);
  const post = async (path: string, body: unknown, browser = openBrowser(use().api)) =>
    browser.fetch(
      new Request(origin + path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );
  return { store, later, sessions, post, now: () => now };
}

describeOnEachDatabase(
  'an attacker',
  (use) => {
    const { store, sessions, later, post, now } = attackOn(use);
    beforeAll(() => seedDemoMembers(use().database.db, fixtureNow));

    it('who recorded a login gets nothing from sending it a thousand times', async () => {
      let recorded = '';
      const watched = openBrowser({
        ...use().api,
        fetch: async (request, about) => {
          if (request.url.includes('login_by_pwd')) recorded = await request.clone().text();
          return use().api.fetch(request, about);
        },
      });
      // Positive control: it is accepted once.
      expect(
        (
          await logInByPassword(watched.client, {
            account: chinese.account,
            password: chinese.password,
            ...(await watched.solve()),
          })
        ).ok,
      ).toBe(true);
      const before = await sessions();
      const responses = new Set<string>();
      for (let round = 0; round < 20; round += 1) {
        const replies = await Promise.all(
          Array.from({ length: 50 }, () => post('/memberApi/login_by_pwd', recorded, watched)),
        );
        for (const reply of replies) responses.add(`${reply.status} ${await reply.text()}`);
      }
      expect([...responses]).toEqual([expect.stringMatching(/^200 .*image_code_wrong/)]);
      expect(await sessions()).toBe(before);
      countCases('G16', 1000);
    });

    it(
      'has five guesses at a code, of thousands, and none of them logs in; the right one logs in once, however ' +
        'often it is sent at once',
      async () => {
        const { db } = use().database;
        later(3 * 86_400_000);
        let accepted = 0;
        let guessed = 0;
        for (let code = 0; code < 10; code += 1) {
          const account = `136${String(code).padStart(8, '0')}`;
          await sendCode(store(), { account, preSession: `pre${code}`, network: null, edition: 'cn' });
          const right = /\d{6}/.exec(sent.findLast(({ to }) => to === account)!.text)![0];
          const guesses = Array.from({ length: 200 * oftener }, (_, at) =>
            String((at * 4999) % 1_000_000).padStart(6, '0'),
          ).filter((guess) => guess !== right);
          const results = await Promise.all(
            guesses.map((guess) => consumeCode(store(), { account, preSession: `pre${code}`, code: guess })),
          );
          accepted += results.filter(Boolean).length;
          guessed += guesses.length;
          // The right one is refused too by now.
          expect(await consumeCode(store(), { account, preSession: `pre${code}`, code: right })).toBe(false);
        }
        expect(accepted).toBe(0);
        countCases('G19', guessed);
        expect((await db.select().from(verificationCode)).filter(({ tries }) => tries > 5)).toEqual([]);

        await sendCode(store(), { account: '13500000000', preSession: 'mine', network: null, edition: 'cn' });
        const code = /\d{6}/.exec(sent.findLast(({ to }) => to === '13500000000')!.text)![0];
        // Five tries are counted, so that five at once is the most that could all have been right.
        const once = await Promise.all(
          Array.from({ length: 20 }, () => consumeCode(store(), { account: '13500000000', preSession: 'mine', code })),
        );
        expect(once.filter(Boolean)).toHaveLength(1);
        countCases('G19', once.length);
      },
    );

    it('cannot fill the store of captchas, and no second guess at one is judged', async () => {
      const { db } = use().database;
      await db.delete(captcha);
      await db.execute(sql`insert into image_code (pre_session, image_key, kind, answer, expires_at)
      select 'flood', 'k' || n, 'image', 'x',
        ${new Date(now() + 60_000).toISOString()}::timestamptz + n * interval '1 millisecond'
      from generate_series(1, 100000) n`);
      for (let at = 0; at < 2000; at += 1) {
        await issueCaptcha(store(), { preSession: 'mine', imageKey: `key-${at}` });
        if (at % 50 === 49 && (await db.$count(captcha)) <= 50_100) break;
      }
      expect(await db.$count(captcha)).toBeLessThanOrEqual(50_100);
      // The oldest went; ours are the newest and stay.
      expect(await db.$count(captcha, eq(captcha.imageKey, 'k1'))).toBe(0);
      let judged = 0;
      const guesses = oftener > 1 ? 10_000 : 300;
      for (let at = 0; at < guesses; at += 1) {
        const place = { preSession: 'guess', imageKey: `guess-${at}` };
        const code = await issueCaptcha(store(), place);
        const [first, second] = [
          await consumeCaptcha(store(), place, at % 2 === 0 ? code : '----'),
          await consumeCaptcha(store(), place, code),
        ];
        expect(first).toBe(at % 2 === 0);
        judged += Number(second);
      }
      expect(judged).toBe(0);
      countCases('G20', 100_000 + guesses);
    }, 300_000);
  },
  { messages },
);

// What our code decides: `every-call.test.ts` sends these statements to both databases.
describeAttacks(
  'an attacker, whatever the database,',
  (use) => {
    const { store, later, post } = attackOn(use);
    beforeAll(() => seedDemoMembers(use().database.db, fixtureNow));

    it('sees one response to damaged secrets of every kind, and no other time than that of a wrong password', async () => {
      const opened = openBrowser(use().api);
      const key = await getPublicKey(opened.client);
      if (!key.ok) throw new Error('no key');
      const shapes = new Set<string>();
      const times: Record<'wrong' | 'damaged', number[]> = { wrong: [], damaged: [] };
      for (let round = 0; round < 60 * oftener; round += 1) {
        // Codes are issued here as the images are: solving the work each time would take minutes.
        if (round % 20 === 19) later(10_001);
        const imageKey = randomToken();
        await opened.fetch(new Request(`${origin}/img_code?key=${imageKey}`));
        const preSession = hashOfToken(opened.cookies.get('__Host-pre')!);
        const code = 'ABCD';
        const imageHash = await hashThroughApi(preSession, imageKey, code);
        await use()
          .database.db.update(captcha)
          .set({ answer: imageHash })
          .where(and(eq(captcha.preSession, preSession), eq(captcha.imageKey, imageKey)));
        const seal = (text: string) =>
          encryptInNode(JSON.stringify({ v: text, key: imageKey, t: use().time.now.getTime() }), key.value.key);
        const good = await seal(`13${String(round).padStart(9, '7')}`);
        const kind = round % 2 === 0 ? 'wrong' : 'damaged';
        const bytes = Buffer.from(await seal('wrong password'), 'base64');
        if (kind === 'damaged') bytes[(round * 6) % 384]! ^= 1 << (round % 8);
        const password =
          round % 6 === 5
            ? randomBytes(384).toString('base64')
            : round % 6 === 3
              ? bytes.subarray(0, round % 384).toString('base64')
              : bytes.toString('base64');
        const start = performance.now();
        const response = await post(
          '/memberApi/login_by_pwd',
          { account: good, password, img_code: code, key: imageKey, kid: key.value.id },
          opened,
        );
        times[kind].push(performance.now() - start);
        shapes.add(`${response.status} ${await response.text()}`);
      }
      expect([...shapes]).toEqual([expect.stringMatching(/^200 .*credentials_wrong/)]);
      countCases('G16', times.damaged.length);
      countCases('G17', times.wrong.length);
      const [wrong, damaged] = [median(times.wrong), median(times.damaged)];
      console.info(
        `${use().database.engine}: median of a wrong password ${wrong.toFixed(1)} ms, of a damaged secret ${damaged.toFixed(1)} ms`,
      );
      // Far apart only where one of them skipped the work. The quickest of each is what a busy machine disturbs least.
      const [quickWrong, quickDamaged] = [Math.min(...times.wrong), Math.min(...times.damaged)];
      expect(Math.min(quickWrong, quickDamaged) / Math.max(quickWrong, quickDamaged)).toBeGreaterThan(0.5);
    });

    /** The hash under which the API itself stores a code. */
    async function hashThroughApi(preSession: string, imageKey: string, code: string): Promise<string> {
      const key = createHmac('sha256', await installationSecret(use().database.db))
        .update('image code')
        .digest();
      return keyedHash(key, preSession, imageKey, code);
    }

    it(
      'gets as many messages as the limits allow: from five hundred tries with one phone, with five hundred ' +
        'phones, and with invented addresses',
      async () => {
        const request = (account: string, network: string | null) =>
          sendCode(store(), { account, preSession: 'p', network, edition: 'cn' });
        const reset = async (): Promise<void> => {
          sent.length = 0;
          later(3 * 86_400_000);
          await use().database.db.delete(codeSent);
        };
        await reset();
        for (let at = 0; at < 500; at += 1) await request('13800000000', `10.0.${at >> 8}.${at & 255}`);
        expect(sent).toHaveLength(1);
        await reset();
        for (let at = 0; at < 500; at += 1) await request(`138${String(at).padStart(8, '0')}`, '192.0.2.1');
        expect(sent).toHaveLength(10);
        // Through the API, with another invented address in every header that proxies use.
        await reset();
        for (let at = 0; at < 14; at += 1) {
          const invented = {
            'x-forwarded-for': `203.0.113.${at}`,
            forwarded: `for=203.0.113.${at}`,
            'x-real-ip': `203.0.113.${at}`,
            'cf-connecting-ip': `203.0.113.${at}`,
          };
          const browser = openBrowser({
            ...use().api,
            fetch: (request) =>
              use().api.fetch(
                new Request(request, { headers: { ...Object.fromEntries(request.headers), ...invented } }),
                { clientAddress: '198.51.100.9' },
              ),
          });
          await requestVerificationCode(browser.client, {
            account: `137${String(at).padStart(8, '0')}`,
            purpose: 'login',
            ...(await browser.solve()),
          });
          later(11_000);
        }
        expect(sent).toHaveLength(10);
        countCases('G18', 500 + 500 + 14);
      },
    );

    it('cannot guess a session: ten thousand are ten thousand of 128 bits each', () => {
      const tokens = new Set(Array.from({ length: 10_000 }, randomToken));
      expect(tokens.size).toBe(10_000);
      expect([...tokens].filter((token) => Buffer.from(token, 'base64url').length !== 16)).toEqual([]);
      countCases('G21', tokens.size);
    });
  },
  { messages },
);
