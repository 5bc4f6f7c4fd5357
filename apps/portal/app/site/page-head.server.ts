import type { EditionKey, Id } from '@millwright/domain';
import { msg } from '@lingui/core/macro';
import { sharePicturePath, type SharedKind } from '../share-picture/share-picture-path.ts';
import type { PageHead } from './head.ts';
import type { RequestScope } from './request-scope.server.tsx';
import { untranslatedId } from './untranslated.ts';

/** What a loader says of its page. */
export interface PageFacts {
  /** Title without the site's name. */
  title: string;
  /** @default the title */
  description?: string;
  /** Canonical own path with its query. */
  path: string;
  /** Path of the same page in the other edition; null where it has none. @default the same path */
  twinPath?: string | null;
  /** Where the language switch leads when there is no twin: a list, which says so. @default '/' */
  nearestPath?: string;
  /** @default 'website' */
  type?: 'website' | 'article';
  /** The item of the page, whose share picture networks show. @default none */
  shared?: { kind: SharedKind; id: Id };
  /** Address of a picture for a page without an item. */
  image?: string | null;
  publishedAt?: string;
  modifiedAt?: string;
  /** @default true */
  indexed?: boolean;
  keywords?: string;
  /** The title is used as it is, without the site's name. @default false */
  wholeTitle?: boolean;
}

const longestDescription = 160;

/** A description that search engines show whole. */
function shortened(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= longestDescription
    ? characters.join('')
    : `${characters.slice(0, longestDescription - 1).join('')}…`;
}

/** Addresses of a page in the editions: the one place from which canonical, hreflang and the language switch come. */
export function editionAddresses(
  { origins, editionKey }: RequestScope['site'],
  twin: EditionKey,
  path: string,
  twinPath: string | null,
): Pick<PageHead, 'canonical' | 'alternates'> {
  const canonical = origins[editionKey] + path;
  return {
    canonical,
    alternates: twinPath === null ? {} : { [editionKey]: canonical, [twin]: origins[twin] + twinPath },
  };
}

/** Builds the head of a page in the request's edition. */
export function pageHead({ site, edition, i18n }: RequestScope, facts: PageFacts): PageHead {
  const { title, path, type = 'website', shared, indexed = true, publishedAt, modifiedAt, keywords } = facts;
  const siteName = i18n._(edition.siteName);
  const { twinPath = path } = facts;
  const image = shared ? sharePicturePath(shared.kind, shared.id) : facts.image;
  return {
    title: facts.wholeTitle ? title : i18n._(msg`${title} | ${siteName}`),
    description: shortened(facts.description || title),
    ...editionAddresses(site, edition.twin, path, twinPath),
    twinPath: twinPath ?? (facts.nearestPath ? `${facts.nearestPath}#${untranslatedId}` : '/'),
    openGraph: {
      type,
      siteName,
      locale: edition.openGraphLocale,
      image: image ? new URL(image, site.origins[site.editionKey]).href : null,
      publishedAt,
      modifiedAt,
    },
    indexed,
    keywords,
  };
}
