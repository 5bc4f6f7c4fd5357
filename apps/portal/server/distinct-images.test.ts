import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSeededPortal, type SeededPortal } from '../test-support/seeded-portal.ts';

const raster = { width: 48, height: 36 } as const;

/** An image in grey at one small size, so that images are compared by what is seen and not by their URLs. */
async function seen(body: Buffer): Promise<Buffer> {
  return sharp(body)
    .flatten({ background: '#ffffff' })
    .resize({ ...raster, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

/** Whether two images look alike: fewer than one point in a hundred differs clearly. */
function lookAlike(one: Buffer, other: Buffer): boolean {
  let different = 0;
  for (const [at, value] of one.entries()) if (Math.abs(value - other[at]!) > 24) different += 1;
  return different < one.length / 100;
}

/** How many of images look like none before them. */
const distinct = (images: readonly Buffer[]): number =>
  images.filter((image, at) => !images.slice(0, at).some((other) => lookAlike(image, other))).length;

/** The images of the content of a page, in the order in which they stand. */
const imagesIn = (html: string): string[] =>
  [...html.slice(html.indexOf('<main')).matchAll(/<img\b[^>]*?\bsrc="([^"]+)"/g)]
    .map(([, url]) => url!.replaceAll('&amp;', '&'))
    .filter((url) => url.startsWith('/img/'));

describe('what images are compared by', () => {
  const drawn = (shape: string): Promise<Buffer> =>
    seen(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 36">${shape}</svg>`));

  it('finds the same image in another file, and tells two drawings apart', async () => {
    const circle = await drawn('<circle cx="20" cy="18" r="9"/>');
    expect(lookAlike(circle, await drawn('<circle r="9" cx="20" cy="18" fill="#000000"/>'))).toBe(true);
    expect(lookAlike(circle, await drawn('<rect x="9" y="9" width="30" height="18"/>'))).toBe(false);
    expect(distinct([circle, circle, await drawn('<path d="M0 0h48v18H0z"/>')])).toBe(2);
  });
});

describe('images of a page', () => {
  let portal: SeededPortal;
  beforeAll(async () => {
    portal = await startSeededPortal();
    // The first requests of a process are slow, and a page leaves out what is late.
    for (const edition of ['cn', 'en'] as const) await portal.get('/', edition);
  });
  afterAll(() => portal.close());

  const keywords = { cn: '激光', en: 'laser' } as const;
  it.each(
    (['cn', 'en'] as const).flatMap((edition) =>
      [
        '/',
        '/articles',
        `/search?keyword=${encodeURIComponent(keywords[edition])}`,
        '/showroom/products',
        '/i/plastics',
      ].map((path) => [edition, path] as const),
    ),
  )('are at least nine in ten different to the eye: %s %s', async (edition, path) => {
    const urls = imagesIn(await (await portal.get(path, edition)).text());
    expect(urls.length).toBeGreaterThan(5);
    const images = await Promise.all(
      urls.map(async (url) => {
        const response = await portal.get(url, edition);
        expect(response.status, url).toBe(200);
        return seen(Buffer.from(await response.arrayBuffer()));
      }),
    );
    expect(distinct(images) / images.length, `${distinct(images)} of ${images.length}`).toBeGreaterThanOrEqual(0.9);
  });
});
