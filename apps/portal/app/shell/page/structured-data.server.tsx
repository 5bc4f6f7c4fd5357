import { scriptJson } from '../../runtime/document.server.ts';

/**
 * The icon of the site as a PNG: feeds and structured data are read by programs that draw no SVG. `public` has the
 * file.
 */
export const brandIcon = { path: '/apple-touch-icon.png', type: 'image/png', width: 180, height: 180 } as const;

/** A place above a page. */
export interface Crumb {
  name: string;
  /** Own path. */
  path: string;
}

/** A kind of page that is not about one item, by its type in schema.org. */
export type PageSchema = 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage' | 'WebPage';

/** Structured data of who publishes the site. */
export const publisherData = (origin: string, name: string) => ({
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo: {
    '@type': 'ImageObject',
    url: origin + brandIcon.path,
    width: brandIcon.width,
    height: brandIcon.height,
  },
});

/** Structured data for search engines. It stands in a static part: the browser never needs it. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', ...data }) }}
    />
  );
}
