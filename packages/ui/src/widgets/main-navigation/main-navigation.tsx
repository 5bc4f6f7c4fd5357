'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../primitives/icon/index.ts';
import { currentState } from './current-entry.ts';
import * as css from './main-navigation.css.ts';
import type { MainNavigationProps } from './main-navigation.types.ts';
import { NavigationLink } from './navigation-link.tsx';
import { useNavigation } from './use-navigation.ts';

/** Copy of the main navigation. Its entries are the edition's. */
export const messages = {
  label: msg`Main navigation`,
  /** Names the button that shows the pages below an entry. */
  below: (name: string) => msg`Pages of ${name}`,
} as const;

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
