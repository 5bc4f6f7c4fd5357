import { describe, expect, it } from 'vitest';
import { industries } from '../demo-articles/industries.ts';
import { drawPicture, drawSvg } from './draw-picture.ts';
import { parsePictureAddress, pictureAddress, pictureSizes, type PictureKind } from './picture-address.ts';

const kinds = Object.keys(pictureSizes) as PictureKind[];

describe('picture addresses', () => {
  it('reads back every address that it writes', () => {
    for (const kind of kinds) {
      const key = { kind, industry: 'fluid-power', seed: 'pump-42' };
      expect(parsePictureAddress(pictureAddress(key).slice('/img/'.length))).toEqual(key);
    }
  });

  it.each([
    '',
    'article',
    'article/plastics/a.png',
    'article/plastics/../x.svg',
    'film/plastics/a.svg',
    'article/plastics/A.svg',
    'toString/plastics/a.svg',
  ])('refuses "%s"', (path) => expect(parsePictureAddress(path)).toBeNull());
});

describe('drawn pictures', () => {
  it('draws every kind for every industry, small, well formed and without anything from outside', () => {
    for (const { slug } of industries) {
      for (const kind of kinds) {
        const svg = drawSvg({ kind, industry: slug, seed: 'test' });
        expect(svg, `${kind} ${slug}`).toMatch(/^<svg [^>]+>.*<\/svg>$/);
        expect(svg!.length, `${kind} ${slug}`).toBeLessThan(12_000);
        expect(svg).not.toMatch(/<script|href="[^#]|url\(|NaN|undefined/);
        expect(svg!.split('<g').length).toBe(svg!.split('</g>').length);
      }
    }
  });

  it('draws the same key alike and another seed differently', () => {
    const one = drawSvg({ kind: 'article', industry: 'auto', seed: 'one' });
    expect(drawSvg({ kind: 'article', industry: 'auto', seed: 'one' })).toBe(one);
    expect(drawSvg({ kind: 'article', industry: 'auto', seed: 'two' })).not.toBe(one);
  });

  it('answers an unknown industry with nothing', async () => {
    expect(await drawPicture('article/knitting-circles/a.svg')).toBeNull();
    expect((await drawPicture('cover/food/a.svg'))?.contentType).toBe('image/svg+xml');
  });
});
