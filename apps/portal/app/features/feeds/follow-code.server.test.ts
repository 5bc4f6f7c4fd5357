// @vitest-environment node
import { editions } from '@millwright/i18n/editions';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import { followCodePath } from '../../shell/page/drawn-images.ts';
import { loadFollowCode } from './follow-code.server.tsx';

const request = (edition: PageVisit['scope']['edition'], path: string) =>
  loadFollowCode({
    scope: { edition },
    url: new URL(path, 'https://www.example.com'),
    params: {},
  } as unknown as PageVisit);

it.each(['cn', 'en'] as const)('each code of the footer is an image that a phone reads (%s)', async (key) => {
  for (const { purpose, value } of editions[key].footer.followUs) {
    const response = request(editions[key], followCodePath(editions[key])(purpose));
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const { data, info } = await sharp(Buffer.from(await response.text()))
      .resize(400)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(value);
  }
});

it('nothing else is drawn: not the other edition’s codes, nor what a URL requests, nor what is too long', () => {
  for (const path of [
    '/follow-code/cn/officialAccount.svg',
    '/follow-code/en/officialAccount',
    '/follow-code/en/https:%2F%2Fevil.example.svg',
  ])
    expect(() => request(editions.en, path), path).toThrow();
  const { en } = editions;
  const followUs = en.footer.followUs.map((code) => ({ ...code, value: 'x'.repeat(107) }));
  const long = { ...en, footer: { ...en.footer, followUs } };
  expect(() => request(long, followCodePath(en)('officialAccount'))).toThrow();
});
