import { listSitemapEntries, listSitemapKinds } from '@millwright/api-client';
import { SITEMAP_KINDS } from '@millwright/domain';
import { expect, it } from 'vitest';
import { fixtureArticles } from '../../../test-support/fixture.ts';
import { fixtureEntries } from '../../../test-support/fixture-entries.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { article } from '../../db/schema.ts';

describeOnOneDatabase('what site maps list', (use) => {
  it('is counted kind by kind, without drafts', async () => {
    for (const edition of ['cn', 'en'] as const) {
      const kinds = await listSitemapKinds(use().client({ edition }));
      if (!kinds.ok) throw new Error(kinds.failure.kind);
      expect(kinds.value.map(({ kind }) => kind)).toEqual([...SITEMAP_KINDS].sort());
      const titleOf = ({ titleCn, titleEn }: (typeof fixtureEntries)[number]) =>
        ({ cn: titleCn, en: titleEn })[edition];
      for (const { kind, total } of kinds.value) {
        const expected =
          kind === 'article'
            ? fixtureArticles.filter((one) => one.edition === edition && one.published)
            : fixtureEntries.filter((entry) => entry.kind === kind && entry.published !== false && titleOf(entry));
        expect([kind, total]).toEqual([kind, expected.length]);
      }
    }
  });

  it('names every article once, with its last change and its counterpart, and none that lives elsewhere', async () => {
    const result = await listSitemapEntries(use().client(), 'article');
    const expected = fixtureArticles.filter(
      ({ edition, published, url }) => edition === 'cn' && published && url === null,
    );
    expect(result).toEqual({
      ok: true,
      value: {
        next: null,
        items: expected.map(({ id, diyUrl, modifiedAt, counterpartId }) => {
          const counterpart = fixtureArticles.find((other) => other.id === counterpartId && other.published);
          return {
            id,
            urlName: diyUrl,
            modifiedAt: modifiedAt.toISOString(),
            side: null,
            counterpart: counterpart ? { edition: 'en', id: counterpart.id, urlName: counterpart.diyUrl } : null,
          };
        }),
      },
    });
  });

  it('says of an entry whether the other edition has it', async () => {
    const result = await listSitemapEntries(use().client(), 'product');
    const ids = (having: (entry: (typeof fixtureEntries)[number]) => boolean) =>
      fixtureEntries
        .filter((entry) => entry.kind === 'product' && entry.published !== false && entry.titleCn && having(entry))
        .map(({ id }) => id);
    expect(result.ok && result.value.items.map(({ id }) => id)).toEqual(ids(() => true));
    expect(result.ok && result.value.items.flatMap(({ counterpart }) => counterpart?.id ?? [])).toEqual(
      ids(({ titleEn }) => Boolean(titleEn)),
    );
  });

  it('says of each post which side it is, as its URL depends on it', async () => {
    const result = await listSitemapEntries(use().client(), 'post');
    const sides = fixtureEntries.filter(
      ({ kind, published, titleCn }) => kind === 'post' && published !== false && titleCn,
    );
    expect(result.ok && result.value.items.map(({ id, side }) => [id, side])).toEqual(
      sides.map(({ id, side }) => [id, side]),
    );
    expect(new Set(sides.map(({ side }) => side))).toEqual(new Set(['supply', 'demand']));
  });

  it('goes on after an id, so that any number is read in pages', async () => {
    const after = await listSitemapEntries(use().client(), 'video', 1310);
    expect(after.ok && after.value.items[0]!.id).toBeGreaterThan(1310);
    await use()
      .database.db.insert(article)
      .values(
        Array.from({ length: 5100 }, (_, at) => ({
          id: 10_000 + at,
          edition: 'cn' as const,
          title: `t${at}`,
          publishedAt: new Date(0),
          modifiedAt: new Date(0),
        })),
      );
    const seen: number[] = [];
    for (let next: number | null = 0; next !== null;) {
      const page = await listSitemapEntries(use().client(), 'article', next || undefined);
      if (!page.ok) throw new Error(page.failure.kind);
      seen.push(...page.value.items.map(({ id }) => id));
      next = page.value.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id >= 10_000)).toHaveLength(5100);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });

  it('is refused for what is no kind', async () => {
    for (const kind of ['', 'magazine', 'constructor', 'x'])
      expect((await use().get(`/api/sitemap/list?kind=${kind}`)).body).toMatchObject({
        code: 0,
        reason: 'invalid_request',
      });
  });
});
