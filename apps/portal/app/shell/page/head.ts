import { EDITION_KEYS, htmlLang, type EditionKey } from '@millwright/domain';
import type { HeadTag } from '../../runtime/head-html.ts';
import { shareSize, shareType } from './drawn-images.ts';

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
