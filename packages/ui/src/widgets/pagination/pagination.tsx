'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { clampPage, pageCount } from '@millwright/domain';
import { formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { pageWindow } from './page-window.ts';
import * as css from './pagination.css.ts';

/** Props of the pagination. */
export interface PaginationProps {
  /** The page shown. Outside of the list it counts as the nearest one that exists. */
  page: number;
  /** Items in all pages. */
  total: number;
  /** Items a page. */
  rows: number;
  /** URL of a page; page 1 should be the list's own URL. */
  hrefOf: (page: number) => string;
}

/** Copy of the pagination. */
const messages = {
  label: msg`Pages`,
  previous: msg`Previous page`,
  next: msg`Next page`,
  page: (page: number) => msg`Page ${page}`,
} as const;

/** The pages of a list, as links. A list of one page has none. Inert: a pure function of its props. */
export const Pagination = ({ page, total, rows, hrefOf }: PaginationProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  const last = pageCount(total, rows);
  if (last === 1) return null;
  const current = clampPage(page, total, rows);

  const step = (to: number, rel: 'prev' | 'next', label: string, icon: 'chevron-left' | 'chevron-right') =>
    to >= 1 && to <= last ? (
      <Link href={hrefOf(to)} rel={rel} aria-label={label} className={css.place}>
        <Icon name={icon} />
      </Link>
    ) : (
      <span className={css.place} aria-disabled>
        <Icon name={icon} />
      </span>
    );

  return (
    <nav aria-label={t(messages.label)}>
      <ul className={css.list}>
        <li>{step(current - 1, 'prev', t(messages.previous), 'chevron-left')}</li>
        {pageWindow(current, last).map((place, index) => (
          <li key={index}>
            {place === 'gap' ? (
              <span className={css.gap}>…</span>
            ) : (
              <Link
                href={hrefOf(place)}
                aria-label={t(messages.page(place))}
                aria-current={place === current ? 'page' : undefined}
                className={css.place}
              >
                {formatPlace(place, edition)}
              </Link>
            )}
          </li>
        ))}
        <li>{step(current + 1, 'next', t(messages.next), 'chevron-right')}</li>
      </ul>
    </nav>
  );
};
