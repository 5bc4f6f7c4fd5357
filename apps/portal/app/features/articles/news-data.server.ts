import type { PageHead } from '../../shell/page/page-head.server.tsx';
import { publisherData } from '../../shell/page/structured-data.server.tsx';

/** What an article or a press release says of itself. */
interface NewsFacts {
  title: string;
  publishedAt: string;
  /** Null where no person is named. */
  author: string | null;
  /** Who published it first; empty where it is not named. */
  source: string;
}

/** Structured data of an article or a press release. */
export const newsData = (
  { title, publishedAt, author, source }: NewsFacts,
  { description, canonical, image, siteName, modifiedAt }: PageHead,
  origin: string,
  language: string,
) => ({
  '@type': 'NewsArticle',
  headline: title,
  description,
  inLanguage: language,
  mainEntityOfPage: canonical,
  datePublished: publishedAt,
  dateModified: modifiedAt ?? publishedAt,
  image: [image],
  author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: source || siteName },
  publisher: publisherData(origin, siteName),
});
