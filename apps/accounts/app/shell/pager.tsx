import { useLingui } from '@lingui/react/macro';
import type { Page as ListPage } from '@millwright/domain';
import { LinkButton } from '@millwright/ui/button';
import { redirect, useSearchParams } from 'react-router';
import * as css from './page.css.ts';

/** How many rows a list of these sites has on a page. */
export const ROWS = 20;

/** The page number in a URL, from 1. */
export function pageOf(url: URL): number {
  const text = url.searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** The list of a page. One beyond the last leads to the last: rows may be gone since a URL was noted. */
export function withinPages<Item>(url: URL, list: ListPage<Item>): ListPage<Item> {
  const last = Math.max(1, Math.ceil(list.total / ROWS));
  if (pageOf(url) <= last) return list;
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
  const last = Math.ceil(total / ROWS);
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
