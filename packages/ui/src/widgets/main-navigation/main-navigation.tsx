'use client';

import { useLingui } from '@lingui/react/macro';
import { messages } from '../../parts/navigation/navigation.messages.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { currentState } from '../../parts/navigation/current-entry.ts';
import * as css from '../../parts/navigation/main-navigation.css.ts';
import type { MainNavigationProps } from './main-navigation.types.ts';
import { NavigationLink } from '../../parts/navigation/navigation-link.tsx';
import { useNavigation } from '../../parts/navigation/use-navigation.ts';

/**
 * The main navigation of wide screens (spec §2): disclosure navigation whose top entries are links. The pages below
 * an entry open by a mouse over it, or by its button: a native popover, so Escape, a press outside and the other
 * panels close it. Rendered on the server it works as it stands; no script belongs to it.
 */
export const MainNavigation = ({ entries, currentPath }: MainNavigationProps) => {
  const { t } = useLingui();
  const ofEdition = useNavigation();
  return (
    <nav className={css.root} aria-label={t(messages.label)}>
      <ul className={css.list}>
        {(entries ?? ofEdition).map((entry, index) => {
          const panelId = `navigation-${index}`;
          return (
            <li key={`${index}-${entry.path}`} className={css.item}>
              <NavigationLink entry={entry} className={css.link} current={currentState(entry, currentPath)} />
              {entry.children?.length ? (
                <>
                  <button
                    className={css.toggle}
                    type="button"
                    popoverTarget={panelId}
                    aria-label={t(messages.below(entry.name))}
                  >
                    <Icon name="chevron-down" />
                  </button>
                  <ul className={css.panel} id={panelId} popover="auto" aria-label={entry.name}>
                    {entry.children.map((child, childIndex) => (
                      <li key={`${childIndex}-${child.path}`}>
                        <NavigationLink
                          entry={child}
                          current={currentState(child, currentPath) === 'page' ? 'page' : undefined}
                        />
                      </li>
                    ))}
                  </ul>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
