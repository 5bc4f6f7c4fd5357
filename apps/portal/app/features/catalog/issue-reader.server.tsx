import { useLingui } from '@lingui/react/macro';
import { getIssuePage } from '@millwright/api-client';
import { detailPath, parsePage, type IssuePage, type MagazineIssue } from '@millwright/domain';
import { EzineReader } from '@millwright/ui/e-zine-reader';
import { SectionHeading } from '@millwright/ui/section-heading';
import { Island } from '../../shell/islands/island.server.tsx';
import { section, sectionBudget } from '../../shell/page/calls.server.ts';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import * as css from './detail.css.ts';

/** Loads the page of an issue that the URL names; null for one that it does not have, or that cannot be had. */
export async function loadPageOfIssue(
  { scope, url }: PageVisit,
  { id, pages }: MagazineIssue,
): Promise<IssuePage | null> {
  const page = parsePage(url.searchParams.get('page'));
  return page > pages ? null : section(scope, 'issue page', getIssuePage(scope.client, id, page, sectionBudget));
}

/** Props of {@link IssueReader}. */
export interface IssueReaderProps {
  item: MagazineIssue;
  title: string;
  /** The page of the URL, from 1. */
  page: number;
  /** What stands on it; null where that is not known. */
  content: IssuePage | null;
}

/**
 * The e-zine: the page of the URL with its image and text; the contents stand above it. Without JavaScript its
 * pages are links.
 */
export function IssueReader({ item: { id, pages }, title, page, content }: IssueReaderProps) {
  const { t } = useLingui();
  if (pages === 0) return null;
  const path = detailPath('magazineIssue', id);
  const reader = { title, pageCount: pages, page, content };
  return (
    <section className={css.section} id="read">
      <SectionHeading title={t`Read this issue`} />
      <Island name="ezine" props={{ issueId: id, path, ...reader }} when={content === null ? undefined : 'intent'}>
        <EzineReader {...reader} hrefOfPage={(wanted) => `${path}?page=${wanted}#read`} />
      </Island>
    </section>
  );
}
