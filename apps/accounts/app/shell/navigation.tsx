import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SiteWithAccounts } from '@millwright/domain';
import { showCurrentItem } from '@millwright/ui/current-item';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Link } from 'react-router-dom';
import { supplierQuery } from '../runtime/own-supplier.ts';
import * as css from './frame.css.ts';

/** An entry of the navigation. */
interface Entry {
  path: string;
  name: MessageDescriptor;
  /** Where pages are that belong to it too. @default those below its own path */
  further?: string;
}

/** The pages of each site that its navigation leads to. */
const entries: Readonly<Record<SiteWithAccounts, readonly Entry[]>> = {
  member: [
    { path: '/', name: msg`Account overview` },
    { path: '/enquiries', name: msg`Enquiries`, further: '/threads/' },
    { path: '/posts', name: msg`Posts` },
    { path: '/profile', name: msg`Profile` },
    { path: '/security', name: msg`Security` },
    { path: '/data', name: msg`Your data` },
  ],
  supplier: [
    { path: '/', name: msg`Inbox`, further: '/threads/' },
    { path: '/profile', name: msg`Company profile` },
    { path: '/certificates', name: msg`Certificates` },
    { path: '/products', name: msg`Products` },
    { path: '/changes', name: msg`Changes` },
  ],
};

/** Whether the page of a path belongs to an entry. */
const isCurrent = ({ path, further }: Entry, pathname: string): boolean =>
  pathname === path ||
  (path !== '/' && pathname.startsWith(`${path}/`)) ||
  (further !== undefined && pathname.startsWith(further));

/** Leads to the pages of the site; on the supplier site, of the supplier that was chosen. */
export function Navigation({ kind }: { kind: SiteWithAccounts }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrentItem(listRef.current!), [pathname]);
  return (
    <nav className={css.nav} aria-label={t`Your account`}>
      <ul ref={listRef} className={css.navList}>
        {entries[kind].map((entry) => (
          <li key={entry.path}>
            <Link
              className={css.navLink}
              to={entry.path + supplierQuery(query)}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
            >
              {t(entry.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
