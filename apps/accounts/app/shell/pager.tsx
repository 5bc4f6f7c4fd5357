import { useLingui } from '@lingui/react/macro';
import type { CallOptions, MemberListQuery, Result } from '@millwright/api-client';
import { pageCount, parsePage, type Page as ListPage } from '@millwright/domain';
import { LinkButton } from '@millwright/ui/button';
import { redirect, useSearchParams } from 'react-router';
import { valueOrNotFound } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import * as css from './page.css.ts';

/** How many rows a list of these sites has on a page. */
const rows = 20;

/**
 * Loads the page of a list that a URL names. One beyond the last leads to the last: rows may be gone since a URL was
 * noted.
 */
export async function loadRows<Item>(
  { url, signal }: Pick<MemberVisit, 'url' | 'signal'>,
  request: (query: Required<MemberListQuery>, options: CallOptions) => Promise<Result<ListPage<Item>>>,
): Promise<ListPage<Item>> {
  const page = parsePage(url.searchParams.get('page'));
  const list = valueOrNotFound(await request({ page, rows }, { signal }));
  const last = pageCount(list.total, rows);
  if (page <= last) return list;
  const search = new URLSearchParams(url.search);
  search.set('page', String(last));
  throw redirect(`${url.pathname}?${search}`);
}

/** Props of {@link Pager}. */
export interface PagerProps {
  /** The page that is shown, from 1. */
  page: number;
  /** How many rows there are on all pages. */
  total: number;
}

/** Leads to the page before and after. Nothing where there is one page alone. */
export function Pager({ page, total }: PagerProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const last = pageCount(total, rows);
  if (last < 2) return null;
  const hrefOf = (number: number): string => {
    const search = new URLSearchParams(query);
    search.set('page', String(number));
    return `?${search}`;
  };
  return (
    <nav className={css.actions} aria-label={t`Pages`}>
      {page > 1 && (
        <LinkButton href={hrefOf(page - 1)} variant="secondary" icon="chevron-left">
          {t`Newer`}
        </LinkButton>
      )}
      <span className={css.faint}>{t`Page ${page} of ${last}`}</span>
      {page < last && (
        <LinkButton href={hrefOf(page + 1)} variant="secondary" iconAfter="chevron-right">
          {t`Older`}
        </LinkButton>
      )}
    </nav>
  );
}
