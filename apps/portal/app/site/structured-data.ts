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
  itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
});

/** Structured data of an article. */
export const articleData = (article: Article, address: string, image: string | null, language: string, publisher: string) => ({
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.brief,
  inLanguage: language,
  mainEntityOfPage: address,
  datePublished: article.publishedAt,
  dateModified: article.modifiedAt,
  image: image ? [image] : undefined,
  author: { '@type': article.author ? 'Person' : 'Organization', name: article.author ?? (article.source || publisher) },
  publisher: { '@type': 'Organization', name: publisher },
});
