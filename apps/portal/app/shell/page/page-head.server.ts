import { msg } from '@lingui/core/macro';
import { articleText } from '@millwright/api/sanitize-html';
import { EDITION_KEYS, htmlLang, type EditionKey, type Id } from '@millwright/domain';
import { shorten } from '@millwright/i18n/shorten';
import type { HeadTag } from '../../runtime/head-html.ts';
import { shareImagePath, shareSize, shareType, siteShareImagePath, type SharedKind } from './drawn-images.ts';
import type { RequestScope } from './request-scope.types.ts';
import { untranslatedId } from './untranslated-note.server.tsx';

/** What stands in a page's `<head>`; loaders make it with `pageHead`. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute URL under which search engines know the page. */
  canonical: string;
  /** Absolute URL of the page in each edition that has it. */
  alternates: Partial<Record<EditionKey, string>>;
  /** Path of the same page in the other edition, or of the nearest one. For the language switch. */
  counterpartPath: string;
  /** Open Graph. */
  openGraph: {
    type: 'website' | 'article';
    siteName: string;
    locale: string;
    /** Absolute URL of the share image. */
    image: string;
    publishedAt?: string;
    modifiedAt?: string;
  };
  /** Whether search engines may list the page. */
  indexed: boolean;
  /** The keywords of the site, on its home page. */
  keywords?: string;
}

/** What a loader says of its page. */
export interface PageFacts {
  /** Title without the site's name. */
  title: string;
  /** @default the title */
  description?: string;
  /** Canonical own path with its query. */
  path: string;
  /** Path of the same page in the other edition; null where it has none. @default the same path */
  counterpartPath?: string | null;
  /**
   * Whether what stands under `counterpartPath` is the same page, or only where the language switch leads, as page 1
   * of a list that is shorter there. @default true
   */
  isCounterpart?: boolean;
  /** Where the language switch leads when there is no counterpart: a list, which says so. @default '/' */
  nearestPath?: string;
  /**
   * Where the language switch leads when that is not the counterpart: the list of a sub-site. @default the
   * counterpart's path
   */
  switchPath?: string;
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
  const plain = hasMarkup.test(text.slice(0, longestRead)) ? articleText(text.slice(0, longestRead)) : text;
  return shorten(plain, edition.descriptionLength, edition.lang);
}

/** URLs of a page in the editions: the one place from which canonical, hreflang and the language switch come. */
export function editionUrls(
  { origins, editionKey }: RequestScope['site'],
  counterpart: EditionKey,
  path: string,
  counterpartPath: string | null,
): Pick<PageHead, 'canonical' | 'alternates'> {
  const canonical = origins[editionKey] + path;
  return {
    canonical,
    alternates:
      counterpartPath === null || counterpart === editionKey
        ? {}
        : { [editionKey]: canonical, [counterpart]: origins[counterpart] + counterpartPath },
  };
}

/** The last change of a page; none where it is said to be still to come. */
export const lastChange = (modifiedAt: string | undefined, now: number): string | undefined =>
  modifiedAt !== undefined && Date.parse(modifiedAt) <= now ? modifiedAt : undefined;

/** Builds the head of a page in the request's edition. */
export function pageHead({ site, edition, i18n }: RequestScope, facts: PageFacts): PageHead {
  const { title, path, type = 'website', shared, indexed = true, publishedAt, modifiedAt, keywords } = facts;
  const siteName = i18n._(edition.siteName);
  const { counterpartPath = path, isCounterpart = true } = facts;
  const image = shared ? shareImagePath(shared.kind, shared.id) : siteShareImagePath;
  return {
    title: facts.wholeTitle ? title : i18n._(msg`${title} | ${siteName}`),
    description: descriptionOf({ edition }, facts.description || '') || descriptionOf({ edition }, title),
    ...editionUrls(site, edition.counterpart, path, isCounterpart ? counterpartPath : null),
    counterpartPath:
      facts.switchPath ?? counterpartPath ?? (facts.nearestPath ? `${facts.nearestPath}#${untranslatedId}` : '/'),
    openGraph: {
      type,
      siteName,
      locale: edition.openGraphLocale,
      image: site.origins[site.editionKey] + image,
      publishedAt,
      modifiedAt: lastChange(modifiedAt, Date.now()),
    },
    indexed,
    keywords,
  };
}

/** The languages of the `hreflang` alternates, and the edition that speaks each of them. */
export const hreflang = (): readonly (readonly [string, EditionKey])[] => [
  ...EDITION_KEYS.map((key) => [htmlLang(key), key] as const),
  ['x-default', EDITION_KEYS.find((key) => htmlLang(key) === 'en') ?? EDITION_KEYS[0]],
];

/** The elements of `<head>` for a page. */
export function headTags(head: PageHead): HeadTag[] {
  const { title, description, canonical, alternates, openGraph, indexed, keywords } = head;
  const named = {
    description,
    keywords,
    robots: indexed ? undefined : 'noindex',
    'twitter:card': 'summary_large_image',
  };
  const properties = {
    'og:type': openGraph.type,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:site_name': openGraph.siteName,
    'og:locale': openGraph.locale,
    'og:image': openGraph.image,
    'og:image:type': shareType,
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'article:published_time': openGraph.publishedAt,
    'article:modified_time': openGraph.modifiedAt,
  };
  const languages = alternates.cn && alternates.en ? hreflang() : [];
  return [
    { tag: 'title', text: title },
    ...Object.entries(named).flatMap(([name, content]) => (content ? [{ tag: 'meta', name, content } as const] : [])),
    { tag: 'link', rel: 'canonical', href: canonical },
    ...languages.map(
      ([lang, key]) => ({ tag: 'link', rel: 'alternate', hreflang: lang, href: alternates[key]! }) as const,
    ),
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [{ tag: 'meta', property, content } as const] : [],
    ),
  ];
}
