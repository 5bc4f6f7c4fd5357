import { isLoginNeeded, isNotFound, requestPaperFile } from '@millwright/api-client';
import { beforeAll, expect, it } from 'vitest';
import { logIn, type Browser } from '../../../test-support/browser.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { readPdf } from '../../../test-support/read-pdf.ts';
import { describeOnOneDatabase, origin } from '../../../test-support/test-api.ts';
import { memberSession } from '../../db/schema.ts';
import { seedDemoMembers } from '../../members/demo-members.ts';

describeOnOneDatabase('the file of a white paper', (use) => {
  let [lin, alex]: Browser[] = [];
  beforeAll(async () => {
    await seedDemoMembers(use().database.db, fixtureNow);
    [lin, alex] = [await logIn(use().api, 0, 'cn'), await logIn(use().api, 1, 'en')];
  });
  const linkOf = async (browser: Browser, id = 1400): Promise<string> => {
    const link = await requestPaperFile(browser.client, id);
    if (!link.ok) throw new Error(JSON.stringify(link.failure));
    return link.value.url;
  };
  const open = (browser: Browser, url: string, headers: Record<string, string> = {}) =>
    browser.fetch(new Request(url, { headers: { 'accept-language': 'zh-CN', ...headers } }));

  it('is a PDF with the chapters in the reader’s language, under its title, that no cache stores', async () => {
    const link = await requestPaperFile(lin!.client, 1400);
    expect(link).toMatchObject({
      ok: true,
      value: { fileName: 'paper第0号.pdf', expiresAt: new Date(fixtureNow.getTime() + 300_000).toISOString() },
    });
    const response = await open(lin!, await linkOf(lin!));
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="paper-1400.pdf"; filename*=UTF-8''paper${encodeURIComponent('第0号')}.pdf`,
    );
    const { pages, text, title } = await readPdf(await response.arrayBuffer());
    expect([pages, title]).toEqual([3, 'paper第0号']);
    expect(text).toContain('背景');
    expect(text).toContain('锁模力测量。');
    const english = await readPdf(
      await (await open(alex!, await linkOf(alex!), { 'accept-language': 'en' })).arrayBuffer(),
    );
    expect(english.text).toContain('Clamping force, measured.');
    expect(english.text).toContain('Page 3 of 3');
  });

  it('is made of what the page shows where a paper has no chapters', async () => {
    const { pages, text } = await readPdf(await (await open(lin!, await linkOf(lin!, 1401))).arrayBuffer());
    expect(pages).toBe(3);
    expect(text).toContain('简介');
  });

  it('is sent in parts to clients that request ranges', async () => {
    const url = await linkOf(lin!);
    const whole = Buffer.from(await (await open(lin!, url)).arrayBuffer());
    const part = async (range: string, more: Record<string, string> = {}) => {
      const response = await open(lin!, url, { range, ...more });
      return {
        status: response.status,
        range: response.headers.get('content-range'),
        etag: response.headers.get('etag'),
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    };
    const start = await part('bytes=0-99');
    expect([start.status, start.range]).toEqual([206, `bytes 0-99/${whole.length}`]);
    const rest = await part('bytes=100-');
    expect(Buffer.concat([start.bytes, rest.bytes]).equals(whole)).toBe(true);
    expect((await part('bytes=-7')).bytes.toString()).toContain('EOF');
    expect(await part(`bytes=${whole.length}-`)).toMatchObject({
      status: 416,
      range: `bytes */${whole.length}`,
      bytes: Buffer.alloc(0),
    });
    expect((await part('bytes=0-9', { 'if-range': start.etag! })).status).toBe(206);
    expect((await part('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200);
    const head = await lin!.fetch(new Request(url, { method: 'HEAD' }));
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it('[RO-06] is refused to a visitor with the message of the member centre, and no byte of it is sent', async () => {
    const refused = await requestPaperFile(use().client({ edition: 'en' }), 1400);
    expect(!refused.ok && isLoginNeeded(refused.failure)).toBe(true);
    expect(refused).toMatchObject({
      failure: { status: 200, code: 0, message: 'Please log in to the member center to download the white paper' },
    });
    const response = await use().api.fetch(new Request(await linkOf(lin!)));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ]);
    expect(await response.json()).toMatchObject({ code: 0, reason: 'download_members_only' });
  });

  it('is refused by another member’s link, a changed link and a link that is over', async () => {
    const url = new URL(await linkOf(lin!));
    const changed = (name: string, value: string): string => {
      const other = new URL(url);
      other.searchParams.set(name, value);
      return other.href;
    };
    const sign = url.searchParams.get('sign')!;
    const expires = Number(url.searchParams.get('expires'));
    const flipped = [...sign].map((character, at) =>
      changed('sign', sign.slice(0, at) + (character === 'A' ? 'B' : 'A') + sign.slice(at + 1)),
    );
    const forged = [
      changed('id', '1402'),
      changed('id', '01400'),
      changed('id', ''),
      changed('expires', String(expires + 1)),
      changed('expires', '9'.repeat(16)),
      changed('expires', 'x'),
      changed('sign', ''),
      changed('sign', `${sign}A`),
      ...flipped,
      `${origin}/memberApi/paper/file`,
    ];
    for (const [browser, address] of [
      ...forged.map((address) => [lin!, address] as const),
      [alex!, url.href] as const,
    ]) {
      const response = await open(browser, address);
      const body = await response.text();
      expect([
        address,
        response.status,
        body.includes('%PDF'),
        (JSON.parse(body) as { reason: string }).reason,
      ]).toEqual([address, 403, false, 'download_link_invalid']);
    }
    // The genuine one still works, to its last millisecond.
    use().time.now = new Date(expires - 1);
    expect((await open(lin!, url.href)).headers.get('content-type')).toBe('application/pdf');
    use().time.now = new Date(expires);
    expect((await open(lin!, url.href)).status).toBe(403);
  });

  it('is refused once the member has logged out, although the link is good', async () => {
    const other = await logIn(use().api, 0, 'cn');
    const url = await linkOf(other);
    await use().database.db.delete(memberSession);
    expect(await (await open(other, url)).json()).toMatchObject({ code: 0, reason: 'download_members_only' });
    [lin, alex] = [await logIn(use().api, 0, 'cn'), await logIn(use().api, 1, 'en')];
  });

  it('is not there for what is no paper, or a draft', async () => {
    for (const id of [1300, 99_999]) {
      const result = await requestPaperFile(lin!.client, id);
      expect(!result.ok && isNotFound(result.failure)).toBe(true);
    }
  });
});
