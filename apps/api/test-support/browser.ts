import type { EditionKey } from '@millwright/domain';
import { constants, hash, publicEncrypt } from 'node:crypto';
import { createApiClient, logInByPassword, newImageKey, trustedHtml } from '@millwright/api-client';
import type { Api } from '../src/create-api.ts';
import { demoMembers } from '../src/members/demo-members.ts';
import { proofDifficulty } from '../src/members/captchas.ts';
import { origin } from './test-api.ts';

/** What jsencrypt does in a browser, with Node's own cryptography. */
export async function encryptInNode(text: string, key: string): Promise<string> {
  const base64 = Buffer.from(Buffer.from(text).toString('base64'), 'latin1');
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, base64).toString(
    'base64',
  );
}

/** A browser: it stores cookies, and comes from a URL. */
export interface Browser {
  cookies: Map<string, string>;
  fetch(request: Request): Promise<Response>;
  client: ReturnType<typeof createApiClient>;
  /** A key and the text of its captcha, earned by proof of work. */
  solve(): Promise<{ imageKey: string; captcha: string }>;
}

function solveTask(challenge: string): number {
  for (let solution = 0; ; solution += 1) {
    // In one go and as text: several times as fast as in steps.
    const start = Number.parseInt(hash('sha256', `${challenge}:${solution}`).slice(0, 8), 16);
    if (start >>> (32 - proofDifficulty) === 0) return solution;
  }
}

/** Opens a browser on the API. */
export function openBrowser(
  api: Pick<Api, 'fetch'>,
  { clientAddress, edition = 'cn' }: { clientAddress?: string; edition?: EditionKey } = {},
): Browser {
  const cookies = new Map<string, string>();
  const fetch = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await api.fetch(new Request(request, { headers }), { clientAddress });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0\b/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const client = createApiClient({
    fetch,
    baseUrl: origin,
    edition,
    prepareHtml: trustedHtml,
    encrypt: encryptInNode,
    // Other work shares the cores.
    timeout: 30_000,
  });
  return {
    cookies,
    fetch,
    client,
    async solve() {
      const imageKey = newImageKey();
      const task = await fetch(new Request(`${origin}/memberApi/proof?key=${imageKey}`));
      const { data } = (await task.json()) as { data: { challenge: string } };
      const body = JSON.stringify({ key: imageKey, solution: solveTask(data.challenge) });
      const solved = await fetch(
        new Request(`${origin}/memberApi/proof`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        }),
      );
      return { imageKey, captcha: ((await solved.json()) as { data: { img_code: string } }).data.img_code };
    },
  };
}

/** Opens a browser in which a member is logged in. @param member the number of a demo member, or somebody else */
export async function logIn(
  api: Pick<Api, 'fetch'>,
  member: number | { account: string; password: string },
  edition: EditionKey,
): Promise<Browser> {
  const opened = openBrowser(api, { edition });
  const { account, password } = typeof member === 'number' ? demoMembers[member]! : member;
  const result = await logInByPassword(opened.client, { account, password, ...(await opened.solve()) });
  if (!result.ok) throw new Error(`The member was refused: ${JSON.stringify(result.failure)}`);
  return opened;
}
