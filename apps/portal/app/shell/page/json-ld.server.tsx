import { scriptJson } from '../../runtime/document.server.ts';

/** Structured data for search engines. It stands in a static part: the browser never needs it. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', ...data }) }}
    />
  );
}
