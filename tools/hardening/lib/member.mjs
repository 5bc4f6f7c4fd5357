import { newImageKey } from '@millwright/api-client';
import { constants, hash, publicEncrypt } from 'node:crypto';

/** What a browser's library does: that one needs a browser. */
const encrypt = async (text, key) =>
  publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(Buffer.from(text).toString('base64')),
  ).toString('base64');

/**
 * Solves a task as a browser's library does, in one go and as text: several times as fast, for a captcha lives two
 * minutes.
 */
const solutionOf = ({ challenge, difficulty }) => {
  for (let solution = 0; ; solution += 1) {
    if (Number.parseInt(hash('sha256', `${challenge}:${solution}`).slice(0, 8), 16) >>> (32 - difficulty) === 0)
      return solution;
  }
};

/**
 * A browser of somebody at an address of their own: the API must trust 127.0.0.1 as a proxy, or the limits of one
 * network would end the run at once. It stores one cookie, and what it last sent to log in.
 */
export const openBrowser = async (origin, url) => {
  const { createApiClient } = await import('@millwright/api-client');
  const own = { cookie: '', lastLogin: null };
  const fetchAsBrowser = async (request) => {
    const requested = new Request(request);
    requested.headers.set('x-forwarded-for', url);
    if (own.cookie) requested.headers.set('cookie', own.cookie);
    if (request.url.endsWith('/login_by_pwd')) own.lastLogin = await requested.clone().text();
    const response = await fetch(requested);
    own.cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? own.cookie;
    return response;
  };
  const clientAt = (baseUrl) =>
    createApiClient({ baseUrl, edition: 'en', timeout: 60_000, encrypt, fetch: fetchAsBrowser });
  const client = clientAt(origin);
  /** A solved captcha, which a login needs. */
  const solve = async () => {
    const imageKey = newImageKey();
    const href = `${origin}/memberApi/proof`;
    const dataOf = async (response) => (await response.json()).data;
    const task = await dataOf(await fetchAsBrowser(new Request(`${href}?key=${imageKey}`)));
    const body = JSON.stringify({ key: imageKey, solution: solutionOf(task) });
    const { img_code: captcha } = await dataOf(
      await fetchAsBrowser(
        new Request(href, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      ),
    );
    return { imageKey, captcha };
  };
  return { client, clientAt, solve, lastLogin: () => own.lastLogin };
};
