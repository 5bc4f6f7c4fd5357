// @vitest-environment jsdom
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encryptForLogin } from './login.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 3072,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const decrypt = (ciphertext: string): string =>
  Buffer.from(
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(ciphertext, 'base64'),
    ).toString('latin1'),
    'base64',
  ).toString();

describe('encryption for the login', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['a', '中文pässw0rd😀', JSON.stringify({ v: 'x'.repeat(180), key: 'k'.repeat(22), t: 1_790_000_000_000 })])(
    'is opened by the server as it was, in any script and up to the longest secret: %s',
    async (text) => {
      const ciphertext = await encryptForLogin(text, publicKey);
      expect(ciphertext).toMatch(/^[A-Za-z\d+/=]{512}$/);
      expect(decrypt(ciphertext!)).toBe(text);
    },
  );

  it('is never the same twice', async () => {
    expect(await encryptForLogin('a', publicKey)).not.toBe(await encryptForLogin('a', publicKey));
  });

  it('refuses what does not fit, a key that is none, and a browser without a source of randomness', async () => {
    expect(await encryptForLogin('x'.repeat(239), publicKey)).toBeNull();
    expect(await encryptForLogin('a', 'no key').catch(() => null)).toBeNull();
    vi.stubGlobal('crypto', undefined);
    expect(await encryptForLogin('a', publicKey)).toBeNull();
  });
});
