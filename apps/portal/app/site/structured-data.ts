import type { Article } from '@millwright/domain';

/** A place above a page. */
export interface Crumb {
  name: string;
  /** Own path. */
  path: string;
}

/** Structured data of breadcrumbs. */
export const breadcrumbData = (origin: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** A kind of page that is not about one item. */
export type PageSchema = 'about' | 'collection' | 'contact' | 'searchResults' | 'other';

const pageTypes: Readonly<Record<PageSchema, { '@type': string }>> = {
  about: { '@type': 'AboutPage' },
  collection: { '@type': 'CollectionPage' },
  contact: { '@type': 'ContactPage' },
  searchResults: { '@type': 'SearchResultsPage' },
  other: { '@type': 'WebPage' },
};

/** Structured data of a page that is not about one item. */
export const pageData = (schema: PageSchema, name: string, address: string, language: string) => ({
  ...pageTypes[schema],
  name,
  url: address,
  inLanguage: language,
});

/** Structured data of an article. */
export const articleData = (
  article: Article,
  address: string,
  image: string | null,
  language: string,
  publisher: string,
) => ({
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.brief,
  inLanguage: language,
  mainEntityOfPage: address,
  datePublished: article.publishedAt,
  dateModified: article.modifiedAt,
  image: image ? [image] : undefined,
  author: {
    '@type': article.author ? 'Person' : 'Organization',
    name: article.author ?? (article.source || publisher),
  },
  publisher: { '@type': 'Organization', name: publisher },
});
