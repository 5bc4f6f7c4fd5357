'use client';

import { useLingui } from '@lingui/react/macro';
import type { NavigationEntry } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import * as Menu from '@radix-ui/react-navigation-menu';
import { Icon } from '../../primitives/icon/index.ts';
import { currentState, NavigationLink, useNavigation } from '../main-navigation/index.ts';
import * as shared from '../../parts/navigation/main-navigation.css.ts';
import { hoverIntent } from '../../parts/header/menu-delay.ts';
import { messages } from '../../parts/navigation/navigation.messages.ts';
import * as css from './navigation-menu.css.ts';

/** Props of {@link NavigationMenu}. */
export interface NavigationMenuProps {
  /** The entries, top level first. @default the navigation of the edition, see `useNavigation` */
  entries?: readonly NavigationEntry[];
  /** The path of the page, whose entry is marked as current. @default none */
  currentPath?: string;
  /**
   * How long the mouse rests on a button before its panel opens, in milliseconds. @default as long as on the button of
   * the industry menu, 80
   */
  delay?: number;
}

/**
 * The main navigation for applications that React renders from the start: the same entries and the same look as
 * `MainNavigation`, with arrow keys between buttons and links, and panels that follow the mouse from one entry to the
 * next. It needs JavaScript and 10 kB of it; where pages come from a server, `MainNavigation` needs neither.
 */
export const NavigationMenu = ({ entries, currentPath, delay = hoverIntent }: NavigationMenuProps) => {
  const { t } = useLingui();
  const { direction } = useEdition();
  const ofEdition = useNavigation();
  return (
    <Menu.Root className={shared.root} aria-label={t(messages.label)} dir={direction} delayDuration={delay}>
      <Menu.List className={shared.list}>
        {(entries ?? ofEdition).map((entry, index) => (
          <Menu.Item key={`${index}-${entry.path}`} className={css.item} value={String(index)}>
            <Menu.Link asChild active={currentState(entry, currentPath) === 'page'}>
              <NavigationLink entry={entry} className={shared.link} current={currentState(entry, currentPath)} />
            </Menu.Link>
            {entry.children?.length ? (
              <>
                <Menu.Trigger className={css.trigger} aria-label={t(messages.below(entry.name))}>
                  <Icon name="chevron-down" />
                </Menu.Trigger>
                <Menu.Content className={css.panel}>
                  <ul aria-label={entry.name}>
                    {entry.children.map((child, childIndex) => {
                      const current = currentState(child, currentPath) === 'page' ? 'page' : undefined;
                      return (
                        <li key={`${childIndex}-${child.path}`}>
                          <Menu.Link asChild active={current === 'page'}>
                            <NavigationLink entry={child} current={current} />
                          </Menu.Link>
                        </li>
                      );
                    })}
                  </ul>
                </Menu.Content>
              </>
            ) : null}
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu.Root>
  );
};
