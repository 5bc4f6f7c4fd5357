import { detailPath, type DetailKind, type EditionKey, type EntrySummary } from '@millwright/domain';
import type { PageHead, PageFacts } from '../../shell/page/page-head.server.tsx';
import { renderPage, type LoadedPage, type PageParts, type PageVisit } from '../../shell/page/page.server.tsx';
import * as css from './detail.css.ts';
import { absoluteOn } from './entry-data.server.ts';
import type { EntryKind } from './entry-kinds.server.tsx';
import { listCrumbs, pathWhereIn, type VisitedEntry } from './entry-visit.server.ts';

/** What the page of an entry has of its own; the rest follows from the entry. */
export interface EntryPageParts<Item>
  extends Pick<PageParts, 'name' | 'content'>, Partial<PageFacts>, Partial<Pick<PageParts, 'crumbs'>> {
  /** Where its page is. */
  detail: DetailKind;
  /** What the entry is for search engines. */
  data: (item: Item, head: PageHead, absolute: ReturnType<typeof absoluteOn>) => object;
}

/** Renders the page of an entry: its head, the places above it, its structured data. */
export function renderEntry<Item extends EntrySummary & { editions: readonly EditionKey[] }>(
  visit: PageVisit,
  kind: Pick<EntryKind<never>, 'above' | 'name' | 'path'>,
  { item, industry }: VisitedEntry<Item>,
  { detail, content, data, ...own }: EntryPageParts<Item>,
): LoadedPage {
  const { site } = visit.scope;
  const path = detailPath(detail, item.id);
  const absolute = absoluteOn(site.origins[site.editionKey]);
  return renderPage(visit.scope, {
    title: item.title,
    description: item.brief,
    path,
    counterpartPath: pathWhereIn(item, path),
    shared: { kind: detail === 'demand' ? 'supply' : detail, id: item.id },
    nearestPath: kind.path,
    crumbs: [
      ...listCrumbs(visit.scope, kind),
      ...(industry ? [{ name: industry.name, path: `${kind.path}?sid=${industry.id}` }] : []),
      { name: item.title, path },
    ],
    content: <div className={css.page}>{content}</div>,
    data: (head) => [data(item, head, absolute)],
    ...own,
  });
}
