import { ALL_EDITION_KEYS, type EditionKey, type MagazineIssue, type MagazineIssueSummary } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, readEntry, readReference, wireEntry, wireEntryPage } from './entry.ts';
import { wireCount, wireId, wireOptionalText, wireText } from './fields.ts';

/**
 * An issue in a list on the wire (spec §3 Magazine issue); `mag.id` and the English title are additions of this
 * project.
 */
export const wireIssue = v.object({
  id: wireId,
  image: wireOptionalText,
  year: v.pipe(v.number(), v.integer()),
  period: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  mag: v.object({
    id: v.nullish(wireId, null),
    mag_title_cn: v.string(),
    mag_title_en: wireText,
    mag_title_de: v.optional(v.string()),
  }),
});

/** A page of magazine issues (spec §7). */
export const issueList = defineEntryList('/api/mag/list', wireIssue, ['mid', 'lang', 'featured'], true);

/** An issue with what its page shows on the wire: the other issues of its magazine are its related entries. */
export const wireIssuePage = v.object({
  ...v.omit(wireEntryPage, ['related']).entries,
  ...wireIssue.entries,
  lang: v.picklist(ALL_EDITION_KEYS),
  pages: v.nullish(wireCount, 0),
  contents: v.nullish(
    v.array(
      v.object({
        page: wireCount,
        title: v.string(),
        article: v.nullish(v.object({ id: wireId, diy_url: wireOptionalText }), null),
      }),
    ),
    [],
  ),
  issues: v.nullish(v.array(wireIssue), []),
});

/** An issue by its id. */
export const issueDetail = defineEntryDetail('/api/mag/detail', wireIssuePage);

/** The titles of all magazines. */
export const magazineList = defineEntryList('/api/mag/titles', wireEntry, ['lang'], false);

const titleIn = (
  edition: EditionKey,
  { mag_title_cn: cn, mag_title_en: en, mag_title_de: de }: v.InferOutput<typeof wireIssue>['mag'],
): string => ({ cn, en: en || cn, de: de || en || cn })[edition];

/** An issue of a list as the domain knows it. */
export const readIssue = (
  wire: v.InferOutput<typeof wireIssue>,
  { imageUrl, edition }: ReadContext,
): MagazineIssueSummary => ({
  id: wire.id,
  image: wire.image === null ? null : imageUrl(wire.image),
  year: wire.year,
  period: wire.period,
  magazineTitle: titleIn(edition, wire.mag),
});

/** An issue as the domain knows it. */
export function readIssuePage(wire: v.InferOutput<typeof wireIssuePage>, context: ReadContext): MagazineIssue {
  const { brief, industryId, publishedAt } = readEntry(wire, context);
  const summary = readIssue(wire, context);
  return {
    ...summary,
    brief,
    industryId,
    publishedAt,
    magazine: wire.owner
      ? readReference(wire.owner, context)
      : { id: wire.mag.id ?? wire.id, title: summary.magazineTitle, image: null },
    language: wire.lang,
    pages: wire.pages,
    contents: wire.contents.map(({ article, ...line }) => ({
      ...line,
      article: article && { id: article.id, urlName: article.diy_url },
    })),
    paragraphs: wire.paragraphs,
    issues: wire.issues.map((issue) => readIssue(issue, context)),
    editions: wire.editions,
  };
}
