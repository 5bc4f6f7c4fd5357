import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { Link } from '@millwright/ui/link';
import * as css from './tabs.css.ts';

/** One of several lists. */
export interface LinkTab {
  label: string;
  href: string;
  current: boolean;
  /** How many there are. */
  count?: number;
}

/** Lists beside one another as links: each has an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const { key } = useEdition();
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} className={css.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className={css.count}>{formatNumber(tab.count, key)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
