import { pageDetail } from '@millwright/api-client/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseImageUrl } from '../images/image-url.ts';
import { pageRows } from './index.ts';

const rows = pageRows();

describe('seeded editorial pages', () => {
  it('are all that the site links to, in both editions', () => {
    const slugs = [
      'about',
      'about/accessibility',
      'about/careers',
      'about/contact',
      'about/history',
      'about/index',
      'about/intro',
      'about/management',
      'about/policy',
      'about/terms',
      'appdownload',
      'meeting/innovation',
      'whitepapers/policy',
    ];
    for (const edition of ['cn', 'en'])
      expect(
        rows
          .filter((row) => row.edition === edition)
          .map(({ slug }) => slug)
          .sort(),
      ).toEqual(slugs);
  });

  it('are what the contract says, with text in every block', () => {
    for (const { modifiedAt, ...row } of rows) {
      const parsed = v.safeParse(pageDetail.response, { page: { ...row, modify_time: modifiedAt.toISOString() } });
      expect([row.slug, parsed.issues?.map((issue) => v.getDotPath(issue))]).toEqual([row.slug, undefined]);
      expect(row.blocks!.length, row.slug).toBeGreaterThan(0);
    }
  });

  it('are written in the language of their edition', () => {
    for (const { slug, edition, ...row } of rows) {
      const text = JSON.stringify([row.title, row.brief, row.blocks]);
      if (edition === 'en') expect(text, slug).not.toMatch(/\p{Script=Han}/u);
      else expect(text.match(/\p{Script=Han}/gu)!.length, slug).toBeGreaterThan(50);
    }
  });

  it('name telephones that nobody can have', () => {
    const phones = [...JSON.stringify(rows).matchAll(/"phone":"([^"]+)"/g)].map(([, phone]) => phone!);
    expect(phones.length).toBeGreaterThan(0);
    // No subscriber’s number begins with 0 in China; Germany reserves these of Frankfurt for films and books.
    for (const phone of phones) expect(phone).toMatch(/^\+86 \d+ 0000 \d{4}$|^\+49 69 90009 \d{3}$/);
  });

  it('have images that can be drawn: monograms of the management', () => {
    const images = [...JSON.stringify(rows).matchAll(/"\/img\/([^"]+)"/g)].map(([, path]) => path!);
    expect(images.filter((path) => parseImageUrl(path) === null)).toEqual([]);
    expect(new Set(images.filter((path) => path.startsWith('portrait'))).size).toBeGreaterThan(5);
  });
});
