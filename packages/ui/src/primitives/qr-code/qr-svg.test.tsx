// @vitest-environment node
import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitsQrSvg, QrSvg } from './qr-svg.tsx';

/** What a phone reads in a code that a server sends. */
const seen = async (url: string) => {
  const svg = renderToStaticMarkup(<QrSvg url={url} xmlns="http://www.w3.org/2000/svg" />);
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

describe('a small code', () => {
  it.each([1, 17, 18, 32, 33, 53, 54, 78, 79, 106])('is read again with %i bytes', async (length) => {
    const url =
      'https://www.cn.millwright.example/follow/official-account?from=the-footer-of-every-page&and=nothing-else-at-all-0'.slice(
        0,
        length,
      );
    expect(await seen(url)).toBe(url);
  });

  it('is read again with words of another script', async () => expect(await seen('关注我们')).toBe('关注我们'));

  it('is not for more than can be read in it', () => {
    expect([fitsQrSvg('x'.repeat(106)), fitsQrSvg('x'.repeat(107)), fitsQrSvg('关'.repeat(36))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
