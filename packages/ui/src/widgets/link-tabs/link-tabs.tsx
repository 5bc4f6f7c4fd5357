'use client';

import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './link-tabs.css.ts';

/** One of several lists. */
export interface LinkTab {
  /** Its name. */
  label: string;
  /** Where it is. */
  href: string;
  /** Whether it is the one shown. @default false */
  current?: boolean;
  /** How many there are; absent where they are not counted. */
  count?: number;
}

/** Props of the tabs that are links. */
export interface LinkTabsProps {
  /** What they are tabs of, for assistive technology. */
  label: string;
  /** The lists. Fewer than two are not shown. */
  tabs: readonly LinkTab[];
}

/** Copy of the tabs that are links. */
const messages = {
  /** Read after a tab's name. */
  count: (total: number) => msg`, ${plural(total, { one: '# result', other: '# results' })}`,
} as const;

/** Lists next to one another as links, for each has a URL of its own. Inert: a pure function of its props. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} className={css.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && (
                <>
                  <span className={css.count} aria-hidden>
                    {formatNumber(tab.count, edition)}
                  </span>
                  <span className={visuallyHidden}>{t(messages.count(tab.count))}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
