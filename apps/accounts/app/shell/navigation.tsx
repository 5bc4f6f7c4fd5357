import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SiteWithAccounts } from '@millwright/domain';
import { showCurrentItem } from '@millwright/ui/current-item';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { NavLink } from 'react-router-dom';
import * as css from './frame.css.ts';

/** The pages of each site that its navigation leads to. */
const entries: Readonly<Record<SiteWithAccounts, readonly { path: string; name: MessageDescriptor }[]>> = {
  member: [
    { path: '/', name: msg`Account overview` },
    { path: '/enquiries', name: msg`Enquiries` },
    { path: '/posts', name: msg`Posts` },
    { path: '/profile', name: msg`Profile` },
    { path: '/security', name: msg`Security` },
    { path: '/data', name: msg`Your data` },
  ],
  supplier: [
    { path: '/', name: msg`Inbox` },
    { path: '/profile', name: msg`Company profile` },
    { path: '/certificates', name: msg`Certificates` },
    { path: '/products', name: msg`Products` },
    { path: '/changes', name: msg`Changes` },
  ],
};

/** Leads to the pages of the site. */
export function Navigation({ site }: { site: SiteWithAccounts }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrentItem(listRef.current!), [pathname]);
  return (
    <nav className={css.nav} aria-label={t`Your account`}>
      <ul ref={listRef} className={css.navList}>
        {entries[site].map(({ path, name }) => (
          <li key={path}>
            <NavLink className={css.navLink} to={path} end={path === '/'}>
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
