import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptInNode } from '../../test-support/browser.ts';
import { readCorpus } from '../../test-support/corpora.ts';
import { describeOnEachDatabase, describeOnOneDatabase, type TestApi } from '../../test-support/test-api.ts';
import { codeSent } from '../db/schema.ts';
import { isUnavailable } from '../http/failures.ts';
import { isLoopback, networkOf } from './client-address.ts';
import { drawCaptcha, randomCaptcha } from './draw-captcha.ts';
import { glyphs } from './glyphs.ts';
import { keyedHash } from './hashes.ts';
import { decryptOaep, openSecret } from './login-keys.ts';
import { createGateway, createOutbox, masked } from './messages.ts';
import { hashLimits, hashPassword, verifyPassword } from './passwords.ts';
import { sendCode, type CodeRequest } from './verification-codes.ts';
import { countCases } from '../../../../vitest.goals.ts';

/** `ABUSE_TIMES=5` tries what takes minutes, too. */
const isFull = Number(process.env.ABUSE_TIMES ?? 1) > 1;

/** Sends codes by the database of a test, at a time that moves on. */
function codesOf(use: () => TestApi) {
  const sent: string[] = [];
  const start = new Date('2026-05-01T00:00:00Z').getTime();
  let now = start;
  const members = () => ({
    db: use().database.db,
    clock: () => new Date(now),
    keyFor: async (purpose: string) => Buffer.from(keyedHash(Buffer.from('k'), purpose)),
    messages: { send: async ({ to }: { to: string }) => void sent.push(to) },
    site: null,
  });
  const send = (request: Partial<CodeRequest>) =>
    sendCode(members(), { account: '13800000000', preSession: 'p', network: '192.0.2.1', edition: 'cn', ...request });
  const reset = async () => {
    sent.length = 0;
    now = start;
    await use().database.db.delete(codeSent);
  };
  const passTo = (seconds: number): void => void (now = start + seconds * 1000);
  return { sent, send, reset, passTo };
}

const phone = (number: number): string => `138${String(number).padStart(8, '0')}`;
const address = (number: number): string => `10.0.${number >> 8}.${number & 255}`;

describeOnOneDatabase('limits of verification codes over a day', (use) => {
  const { sent, send, reset, passTo } = codesOf(use);

  it('an account gets one a minute, five an hour and ten a day, wherever it requests from', async () => {
    await reset();
    countCases('G18', (2 * 86_400) / 30);
    for (let second = 0; second < 2 * 86_400; second += 30) {
      passTo(second);
      // Within the first hours every half minute, then now and then.
      if (second < 3 * 3600 || second % 3600 === 0) await send({ network: address(second % 500) });
      if (second === 30) expect(sent).toHaveLength(1);
      if (second === 3570) expect(sent).toHaveLength(5);
      if (second === 86_370) expect(sent).toHaveLength(10);
    }
    expect(sent).toHaveLength(20);
  });

  it('a network gets ten an hour and fifty a day, for whichever accounts', async () => {
    await reset();
    countCases('G18', 24 * 30);
    for (let hour = 0; hour < 24; hour += 1) {
      passTo(hour * 3600);
      for (let number = 0; number < 30; number += 1) await send({ account: phone(hour * 100 + number) });
      expect(sent).toHaveLength(Math.min((hour + 1) * 10, 50));
    }
  });
});

describeOnEachDatabase('limits of verification codes', (use) => {
  const { sent, send, reset } = codesOf(use);

  /** Asks again where no connection was free within a second: such a request is refused before it is judged. */
  const requestUntilJudged = async (request: Partial<CodeRequest>): ReturnType<typeof send> =>
    send(request).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return requestUntilJudged(request);
    });

  it('twenty requests at once send one code, or as many as the network may have', async () => {
    await reset();
    const once = await Promise.all(Array.from({ length: 20 }, () => requestUntilJudged({})));
    expect([sent.length, once.filter(({ kind }) => kind === 'sent').length]).toEqual([1, 1]);
    await reset();
    await Promise.all(Array.from({ length: 20 }, (_, number) => requestUntilJudged({ account: phone(number) })));
    expect(sent).toHaveLength(10);
  });
});

describe('captchas', () => {
  it('are drawn without their text, each time otherwise', () => {
    const code = randomCaptcha();
    expect(code).toMatch(new RegExp(`^[${Object.keys(glyphs).join('')}]{4}$`));
    const [first, second] = [drawCaptcha(code), drawCaptcha(code)];
    expect(first).not.toBe(second);
    expect(first).not.toMatch(/<text|<title|aria|data-/);
    expect(first.replaceAll(/\b[MLQ]|[\d.# -]|[a-z<>/="%:-]/gi, '')).toBe('');
  });

  it('come in every combination', () => {
    expect(new Set(Array.from({ length: 500 }, randomCaptcha)).size).toBeGreaterThan(490);
  });
});

describe('secrets', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = { kid: 'k', privateKey, publicKey, createdAt: new Date() };
  const now = new Date('2026-05-01T00:00:00Z');
  const seal = (secret: unknown) => encryptInNode(JSON.stringify(secret), publicKey);
  const open = (ciphertext: string) => openSecret(ciphertext, [key], { imageKey: 'image', now });
  const t = now.getTime();

  it('open for the image key and the time they were made for, and for nothing else', async () => {
    expect(await open(await seal({ v: '密码 😀', key: 'image', t }))).toBe('密码 😀');
    expect(await open(await seal({ v: 'a', key: 'image', t: t - 120_000 }))).toBe('a');
    for (const secret of [
      { v: 'a', key: 'other', t },
      { v: 'a', key: 'image', t: t - 120_001 },
      { v: 'a', key: 'image', t: t + 120_001 },
      { v: 1, key: 'image', t },
      { v: 'a', key: 'image' },
      'a',
      null,
      [],
      1,
    ]) {
      expect(await open(await seal(secret))).toBeNull();
    }
    expect(await openSecret(await seal({ v: 'a', key: 'image', t }), [], { imageKey: 'image', now })).toBeNull();
  });

  it('do not open when they are damaged', async () => {
    const bytes = Buffer.from(await seal({ v: 'a', key: 'image', t }), 'base64');
    countCases('G16', bytes.length);
    for (let at = 0; at < bytes.length; at += 2) {
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= 1 << (at % 8);
      expect(await open(damaged.toString('base64'))).toBeNull();
      expect(await open(bytes.subarray(0, at).toString('base64'))).toBeNull();
    }
    // As many again of other bits and of random bytes, where there is time.
    const others = isFull ? 10_000 - bytes.length : 0;
    let opened = 0;
    for (let at = 0; at < others; at += 1) {
      const damaged = at % 2 === 0 ? Buffer.from(bytes) : randomBytes(bytes.length);
      if (at % 2 === 0) damaged[(at * 7) % bytes.length]! ^= 1 + (at % 255);
      opened += Number((await open(damaged.toString('base64'))) !== null);
    }
    expect(opened).toBe(0);
    countCases('G16', others);
  }, 300_000);

  it('are decrypted as the public test vectors of RSA-OAEP say', async ({ skip }) => {
    const corpus = readCorpus('wycheproof-rsa_oaep_3072_sha256_mgf1sha256_test.json');
    if (corpus === null) return skip('the public vectors are not next to the project');
    const { testGroups } = JSON.parse(corpus) as {
      testGroups: {
        privateKeyPem?: string;
        privateKeyPkcs8?: string;
        tests: { ct: string; msg: string; label: string; result: string; comment: string }[];
      }[];
    };
    let count = 0;
    for (const { privateKeyPem, tests } of testGroups) {
      for (const { ct, msg, label, result, comment } of tests) {
        const opened = await decryptOaep(Buffer.from(ct, 'hex'), privateKeyPem!);
        // We use no label, so what was made with one does not open.
        const expected = result === 'valid' && label === '' ? msg : null;
        expect([comment, opened?.toString('hex') ?? null]).toEqual([comment, expected]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(30);
    countCases('G16', count);
  });
});

describe('passwords', () => {
  it('are distinguished from others, whatever form their letters have', async () => {
    const hash = await hashPassword('Ångström 密码');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/);
    expect(await verifyPassword('Ångström 密码'.normalize('NFD'), hash)).toBe(true);
    expect(await verifyPassword('Ångström 密码 ', hash)).toBe(false);
    expect(await verifyPassword('', null)).toBe(false);
    expect(await verifyPassword('a', 'not a hash')).toBe(false);
  });

  it('cost the same work for an account that is not there', async () => {
    const hash = await hashPassword('a');
    const spent: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // Medians within 5 % take a thousand of each.
    const [rounds, apart] = isFull ? [1000, 0.05] : [9, 0.4];
    for (let round = 0; round < rounds; round += 1) {
      for (const [account, of] of [
        ['known', hash],
        ['unknown', null],
      ] as const) {
        const start = process.cpuUsage();
        await verifyPassword('b', of);
        spent[account].push(process.cpuUsage(start).user);
      }
    }
    const [known, unknown] = [spent.known, spent.unknown].map((times) => times.sort((a, b) => a - b)[rounds >> 1]!);
    expect(Math.abs(known! - unknown!)).toBeLessThan(Math.max(known!, unknown!) * apart);
    countCases('G17', 2 * rounds);
  }, 300_000);

  it('are refused, not piled up, when a flood of them comes', async () => {
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => verifyPassword('a', null)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      hashLimits.running + hashLimits.waiting,
    );
    expect(await verifyPassword('a', null)).toBe(false);
  });
});

describe('addresses of clients', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', null],
    [undefined, null],
    ['unix', null],
    ['1.2.3.4, 5.6.7.8', null],
  ])('%j count as %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.0.2.1', false],
    ['2001:db8::1', false],
    [undefined, false],
    ['localhost', false],
  ])('%j is this machine: %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected);
  });
});

describe('messages', () => {
  it('are handed to a gateway, or fail', async () => {
    const requests: [string, RequestInit][] = [];
    const gateway = (status: number) =>
      createGateway('https://sms.example.com/send', (async (url: string, init: RequestInit) => {
        requests.push([url, init]);
        return new Response(null, { status });
      }) as typeof fetch);
    await gateway(202).send({ to: '13800000000', text: '验证码 123456' });
    expect([requests[0]![0], requests[0]![1].method, requests[0]![1].body]).toEqual([
      'https://sms.example.com/send',
      'POST',
      '{"to":"13800000000","text":"验证码 123456"}',
    ]);
    await expect(gateway(500).send({ to: '1', text: 't' })).rejects.toThrow('500');
  });

  it('wait in the outbox, the newest first and no more than fifty', async () => {
    const outbox = createOutbox(() => new Date(0));
    for (let number = 0; number < 60; number += 1) await outbox.send({ to: String(number), text: '' });
    expect([outbox.list().length, outbox.list()[0]!.to]).toEqual([50, '59']);
  });

  it('hide in logs whom they are for', () => {
    expect([masked('13812345678'), masked('someone@example.com')]).toEqual(['138****5678', 's***@example.com']);
  });
});
