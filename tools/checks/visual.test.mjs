import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compareImages, shrunk } from '../visual/compare-images.mjs';

/** A small widget: a card with a hairline, lines of text, a button and an icon; the icon may be moved. */
const draw = ({ x = 0, y = 0, background = '#ffffff', line = '#d6dce2' } = {}) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="375" height="240">
      <rect width="375" height="240" fill="${background}"/>
      <rect x="16.5" y="16.5" width="342" height="200" fill="none" stroke="${line}"/>
      <g fill="#12181f"><rect x="32" y="40" width="220" height="12"/><rect x="32" y="62" width="180" height="12"/></g>
      <rect x="32" y="160" width="96" height="40" rx="4" fill="#1d4f7c"/>
      <path transform="translate(${x} ${y})" d="M320 40l8 16h-16z" fill="#1d4f7c"/>
    </svg>`),
  )
    .png()
    .toBuffer();

describe('the comparison of images', () => {
  it('passes the same image, also when it was stored with few colours', async () => {
    const image = await draw();
    expect((await compareImages(image, image)).same).toBe(true);
    expect((await compareImages(await shrunk(image), image)).same).toBe(true);
  });

  it.each([
    ['to the right', { x: 2 }],
    ['to the left', { x: -2 }],
    ['down', { y: 2 }],
    ['up', { y: -2 }],
  ])('catches an icon of 16 px that is two pixels further %s', async (_, shift) => {
    const { same, reason, image } = await compareImages(await shrunk(await draw()), await draw(shift));
    expect(same).toBe(false);
    expect(reason).toMatch(/differs in \d+ pixels/);
    expect(image.length).toBeGreaterThan(0);
  });

  it('catches a whole page that is two pixels lower', async () => {
    const moved = await sharp(await draw())
      .extend({ top: 2, background: '#ffffff' })
      .extract({ left: 0, top: 0, width: 375, height: 240 })
      .png()
      .toBuffer();
    expect((await compareImages(await shrunk(await draw()), moved)).same).toBe(false);
  });

  it('catches another size, a colour that is gone and a hairline that is gone', async () => {
    const reference = await shrunk(await draw());
    const longer = await sharp(await draw())
      .extend({ bottom: 2, background: '#ffffff' })
      .png()
      .toBuffer();
    expect((await compareImages(reference, longer)).reason).toBe('is 375 x 242, and was 375 x 240');
    expect((await compareImages(reference, await draw({ background: '#f3c9c9' }))).same).toBe(false);
    expect((await compareImages(reference, await draw({ line: '#ffffff' }))).same).toBe(false);
  });

  it('keeps images small', async () => {
    expect((await shrunk(await draw())).length).toBeLessThan(3000);
  });
});
