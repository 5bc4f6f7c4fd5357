import { describe, expect, it } from 'vitest';
import { industryContents } from '../content/index.ts';
import { parsePictureAddress } from '../pictures/picture-address.ts';
import { composeEntries } from './index.ts';

const entries = composeEntries(industryContents);
const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
const han = /\p{Script=Han}/u;

describe('seeded entries', () => {
  it('are as many as a portal needs', () => {
    expect(of('supplier').length).toBeGreaterThanOrEqual(90);
    expect(of('product').length).toBeGreaterThanOrEqual(300);
    const counts = Object.fromEntries(['video', 'magazine', 'issue', 'paper', 'post', 'show'].map((kind) => [kind, of(kind).length]));
    expect(counts).toEqual({ video: 60, magazine: 12, issue: 96, paper: 60, post: 120, show: 48 });
    expect(of('release').length).toBeGreaterThanOrEqual(20);
  });

  it('have ids of their own and owners that exist', () => {
    const ids = new Set(entries.map(({ id }) => id));
    expect(ids.size).toBe(entries.length);
    for (const { id, ownerId } of entries) expect(ownerId == null || ids.has(ownerId), `owner of ${id}`).toBe(true);
  });

  it('are written in both languages, English without Han characters', () => {
    for (const { id, titleCn, titleEn, briefEn, details } of entries) {
      expect(titleCn, `Chinese title of ${id}`).toMatch(han);
      expect(`${titleEn} ${briefEn}`, `English of ${id}`).not.toMatch(han);
      const english = JSON.stringify(details ?? {}, (key, value: unknown) => (key === 'cn' ? undefined : value));
      expect(english, `details of ${id}`).not.toMatch(han);
    }
  });

  it('have titles of their own within a kind', () => {
    for (const kind of ['video', 'issue', 'paper', 'supplier', 'product', 'show', 'release']) {
      const titles = of(kind).map(({ titleEn }) => titleEn);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at), kind).toEqual([]);
    }
  });

  it('have pictures that can be drawn, and a place for each show, before and after the end of the seed', () => {
    for (const { id, image } of entries) if (image) expect(parsePictureAddress(image.replace('/img/', '')), `picture of ${id}`).not.toBeNull();
    const ends = of('show').map(({ endsAt }) => endsAt!.toISOString());
    expect(ends.some((end) => end < '2026-11-20') && ends.some((end) => end > '2026-11-21')).toBe(true);
  });
});
