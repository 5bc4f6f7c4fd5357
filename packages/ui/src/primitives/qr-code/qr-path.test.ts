import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrPath, type QrDrawing } from './qr-path.ts';

const scale = 4;
const quiet = 4;

/** What a reader sees of a drawing. */
const seen = ({ size, path }: QrDrawing) => {
  const side = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, across, down, length] of path.matchAll(/m(-?\d+) (-?\d+)h(\d+)/g)) {
    x += Number(across);
    y += Number(down);
    for (let at = 0; at < Number(length) * scale; at += 1) {
      for (let row = 0; row < scale; row += 1)
        pixels.fill(
          0,
          (((y + quiet) * scale + row) * side + (x + quiet) * scale + at) * 4,
          (((y + quiet) * scale + row) * side + (x + quiet) * scale + at) * 4 + 3,
        );
    }
    x += Number(length);
  }
  return jsQR(pixels, side, side)?.data;
};

describe('the drawing of a short code', () => {
  it.each([1, 17, 18, 32, 33, 53, 54, 78, 79, 106])('is read again with %i bytes', (length) => {
    const address =
      'https://www.cn.millwright.example/follow/official-account?from=the-footer-of-every-page&and=nothing-else-at-all-0'.slice(
        0,
        length,
      );
    expect(seen(qrPath(address)!)).toBe(address);
  });

  it('is read again with words of another script', () => expect(seen(qrPath('关注我们')!)).toBe('关注我们'));

  it('is not made of more than it holds', () => expect(qrPath('x'.repeat(107))).toBeNull());
});
