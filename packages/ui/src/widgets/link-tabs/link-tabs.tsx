'use client';

import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './link-tabs.css.ts';
import { messages } from './link-tabs.messages.ts';
import type { LinkTabsProps } from './link-tabs.types.ts';

/** Lists beside one another as links, for each has an address of its own. Inert: a pure function of its props. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => {
  const { t } = useLingui();
  const { key } = useEdition();
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
                    {formatNumber(tab.count, key)}
                  </span>
                  <span className={visuallyHidden}>, {t(messages.count(tab.count))}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
