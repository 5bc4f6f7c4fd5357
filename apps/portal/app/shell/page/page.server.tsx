import { Breadcrumbs } from '@millwright/ui/breadcrumbs';
import type { ReactNode } from 'react';
import type { LoadedPage as RuntimePage, Visit } from '../../runtime/routes.ts';
import { type PageHead, pageHead, type PageFacts } from './page-head.server.tsx';
import { JsonLd, type Crumb, type PageSchema } from './structured-data.server.tsx';
import * as css from './page.css.ts';
import type { RequestScope } from './request-scope.server.tsx';
import { UntranslatedNote } from './untranslated-note.server.tsx';

/** What a page's loader responds with. */
export type LoadedPage = RuntimePage<PageHead>;

/** A request for a page. */
export type PageVisit = Visit<RequestScope>;

/** Loads and renders a page, or throws the response that there is instead. */
export type PageLoader = (visit: PageVisit) => Promise<LoadedPage>;

/** What a page is made of. */
export interface PageParts extends PageFacts {
  /** Name of the rendered part. */
  name: string;
  /** The places above the page and the page itself, which comes last. @default the page alone */
  crumbs?: readonly Crumb[];
  /** What stands below the breadcrumbs. */
  content: ReactNode;
  /** Whether the language switch of pages without a counterpart leads here. @default false */
  isNearest?: boolean;
  /** What the page is to search engines where its `data` does not say. @default 'WebPage' */
  schema?: PageSchema;
  /** Structured data of the item or the event that the page is about. */
  data?: (head: PageHead) => readonly object[];
}

/** Renders a page with its breadcrumbs and structured data, and makes its head. */
export function renderPage(
  scope: RequestScope,
  { name, crumbs: named, content, schema = 'WebPage', isNearest = false, data, ...facts }: PageParts,
): LoadedPage {
  const { statics, site, edition } = scope;
  const head = pageHead(scope, facts);
  const crumbs = named ?? [{ name: facts.title, path: facts.path }];
  const places = crumbs.map((crumb, index) => ({
    name: crumb.name,
    href: index < crumbs.length - 1 ? crumb.path : undefined,
  }));
  const about = data?.(head) ?? [];
  const page = { '@type': schema, name: facts.title, url: head.canonical, inLanguage: edition.lang };
  const breadcrumbs = crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: site.origins[site.editionKey] + crumb.path,
  }));
  const structured = [
    ...(about.length > 0 ? about : [page]),
    { '@type': 'BreadcrumbList', itemListElement: breadcrumbs },
  ];
  const main = statics.render(
    name,
    <>
      <div className={css.page}>
        <Breadcrumbs items={places} />
        {isNearest && <UntranslatedNote />}
        {content}
      </div>
      {structured.map((one, index) => (
        <JsonLd key={index} data={one} />
      ))}
    </>,
  );
  return { head, main };
}
