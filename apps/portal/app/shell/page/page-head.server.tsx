import { msg } from '@lingui/core/macro';
import { textOfHtml } from '@millwright/api/sanitize-html';
import { ALL_EDITION_KEYS, htmlLang, type EditionKey, type Id } from '@millwright/domain';
import { shorten } from '@millwright/i18n/shorten';
import { renderToStaticMarkup } from 'react-dom/server';
import { shareImagePath, shareSize, shareType, siteShareImagePath, type SharedKind } from './drawn-images.ts';
import type { RequestScope } from './request-scope.server.tsx';
import { untranslatedId } from './untranslated-note.server.tsx';

/** Something of a page in another edition: the same in each, or by the edition. */
type InEdition<Value> = Value | ((edition: EditionKey) => Value);

/** What a loader says of its page. */
export interface PageFacts {
  /** Title without the site's name. */
  title: string;
  /** @default the title */
  description?: string;
  /** Canonical own path with its query. */
  path: string;
  /** Path of the same page in another edition; null where it has none. @default the same path */
  counterpartPath?: InEdition<string | null>;
  /** Where the language switch leads when there is no counterpart: a list, which says so. @default '/' */
  nearestPath?: string;
  /**
   * Where the language switch leads when that is not the counterpart: the list of a sub-site, or page 1 of a list that
   * is shorter there. @default the counterpart's path
   */
  switchPath?: InEdition<string>;
  /** @default 'website' */
  type?: 'website' | 'article';
  /** The item of the page, whose share image networks show. @default that of the site */
  shared?: { kind: SharedKind; id: Id };
  publishedAt?: string;
  modifiedAt?: string;
  /** @default true */
  indexed?: boolean;
  keywords?: string;
  /** The title is used as it is, without the site's name. @default false */
  wholeTitle?: boolean;
}

/** So much of a text is searched for markup: more than any description shows. */
const longestRead = 4000;
const hasMarkup = /<[a-z/!][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

/** Shortens a text to what search engines, feed readers and networks show, free of markup and entities. */
export function descriptionOf({ edition }: Pick<RequestScope, 'edition'>, text: string): string {
  const plain = hasMarkup.test(text.slice(0, longestRead)) ? textOfHtml(text.slice(0, longestRead)) : text;
  return shorten(plain, edition.descriptionLength, edition.lang);
}

const read = <Value,>(value: InEdition<Value>, edition: EditionKey): Value =>
  typeof value === 'function' ? (value as (edition: EditionKey) => Value)(edition) : value;

/** The other editions of the site. */
export const otherEditions = ({ key: own, languages }: RequestScope['edition']): EditionKey[] =>
  languages.map(({ key }) => key).filter((key) => key !== own);

/**
 * URLs of a page in the editions: the one place from which canonical, hreflang and the language switch come. Search
 * engines know the page by the canonical one; alternates are those of the editions that have it.
 *
 * @param pathIn the path in another edition; null where the page is not in it
 */
export function editionUrls(
  { site: { origins, editionKey }, edition }: Pick<RequestScope, 'site' | 'edition'>,
  path: string,
  pathIn: (edition: EditionKey) => string | null,
): { canonical: string; alternates: Partial<Record<EditionKey, string>> } {
  const canonical = origins[editionKey] + path;
  const others = otherEditions(edition).flatMap((key) => {
    const there = pathIn(key);
    return there === null ? [] : [[key, origins[key] + there] as const];
  });
  return { canonical, alternates: others.length === 0 ? {} : Object.fromEntries([[editionKey, canonical], ...others]) };
}

/** Where the language switch leads: to the page itself, to the nearest list, or to the home page. */
function switchPaths(
  edition: RequestScope['edition'],
  { path, counterpartPath = path, switchPath, nearestPath }: PageFacts,
): Readonly<Record<string, string>> {
  const pathTo = (key: EditionKey): string =>
    (switchPath && read(switchPath, key)) ??
    read(counterpartPath, key) ??
    (nearestPath ? `${nearestPath}#${untranslatedId}` : '/');
  return Object.fromEntries(otherEditions(edition).map((key) => [key, pathTo(key)]));
}

/** The last change of a page; none where it is said to be still to come. */
export const lastChange = (modifiedAt: string | undefined): string | undefined =>
  modifiedAt !== undefined && Date.parse(modifiedAt) <= Date.now() ? modifiedAt : undefined;

/** Builds the head of a page in the request's edition. */
export function pageHead(scope: RequestScope, facts: PageFacts) {
  const { site, edition, i18n } = scope;
  const {
    title,
    path,
    counterpartPath = path,
    type = 'website',
    shared,
    publishedAt,
    keywords,
    indexed = true,
  } = facts;
  const siteName = i18n._(edition.siteName);
  const wholeTitle = facts.wholeTitle ? title : i18n._(msg`${title} | ${siteName}`);
  const description = descriptionOf(scope, facts.description || '') || descriptionOf(scope, title);
  const { canonical, alternates } = editionUrls(scope, path, (key) => read(counterpartPath, key));
  const image = site.origins[site.editionKey] + (shared ? shareImagePath(shared.kind, shared.id) : siteShareImagePath);
  const modifiedAt = lastChange(facts.modifiedAt);
  const html = renderToStaticMarkup(
    <>
      <title>{wholeTitle}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={canonical} />
      {hreflang(alternates).map(([lang, href]) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={wholeTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={edition.openGraphLocale} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content={shareType} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {modifiedAt && <meta property="article:modified_time" content={modifiedAt} />}
    </>,
  );
  return {
    title: wholeTitle,
    description,
    canonical,
    alternates,
    languagePaths: switchPaths(edition, facts),
    indexed,
    keywords,
    type,
    image,
    siteName,
    publishedAt,
    modifiedAt,
    // React writes `hrefLang`; what reads pages as text looks for the attribute as it is written everywhere.
    html: html.replaceAll(' hrefLang=', ' hreflang='),
  };
}

/** What stands in a page's `<head>`; loaders make it with `pageHead`. */
export type PageHead = ReturnType<typeof pageHead>;

/** The `hreflang` alternates of a page: language and URL, in one order on all of its pages. */
export function hreflang(alternates: Partial<Record<EditionKey, string>>): readonly (readonly [string, string])[] {
  const there = ALL_EDITION_KEYS.flatMap((key) => (alternates[key] ? [[htmlLang(key), alternates[key]] as const] : []));
  const [first] = there;
  if (!first) return [];
  const [, standard] = there.find(([lang]) => lang === 'en') ?? first;
  return [...there, ['x-default', standard]];
}
