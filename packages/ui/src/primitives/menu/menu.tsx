'use client';

import { Menu as Ark } from '@ark-ui/react/menu';
import { useRef, type ReactElement } from 'react';
import { nextToTrigger, closeOnEscape, InLocale } from '../floating/index.ts';
import * as floating from '../floating/floating.css.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as css from './menu.css.ts';

/** An action of a {@link Menu}. */
export interface MenuItem {
  /** What is reported when it is chosen. */
  id: string;
  /** A verb and what it acts on. */
  label: string;
  /** An icon before the label. */
  icon?: IconName;
  /** A second line. */
  note?: string;
  /** Where it leads, for a link. */
  href?: string;
  /** Cannot be chosen; it can be reached, so that it is known to be there. @default false */
  disabled?: boolean;
  /** `negative` for what removes something. @default 'neutral' */
  tone?: 'neutral' | 'negative';
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it; the menu has its name. */
  trigger: ReactElement;
  /** Groups of actions, with a line between two of them. A group without actions is left out. */
  groups: readonly (readonly MenuItem[])[];
  /** The visitor chose an action. */
  onChoose?: (id: string) => void;
}

/** Actions behind a button (ARIA Authoring Practices: menu button). */
export const Menu = ({ trigger, groups, onChoose }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  // A mouse that moved within the last frame gives the focus to the menu that is about to go, and takes it along.
  const giveFocusBack = () => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('[role="menu"][data-state="closed"]'))
      button.current?.focus({ preventScroll: true });
  };
  const isDisabled = (wanted: string) => groups.flat().find(({ id }) => id === wanted)?.disabled ?? false;
  return (
    <InLocale>
      <Ark.Root
        positioning={nextToTrigger}
        lazyMount
        unmountOnExit
        loopFocus
        onSelect={({ value }) => !isDisabled(value) && onChoose?.(value)}
        onExitComplete={giveFocusBack}
      >
        <Ark.Trigger asChild ref={button}>
          {trigger}
        </Ark.Trigger>
        <Ark.Positioner>
          <Ark.Context>
            {(api) => (
              <Ark.Content onKeyDown={closeOnEscape(api)} className={`${floating.panel} ${floating.list} ${css.box}`}>
                {groups
                  .filter((group) => group.length > 0)
                  .flatMap((group, index) => [
                    ...(index > 0 ? [<Ark.Separator key={`line-${index}`} className={floating.separator} />] : []),
                    ...group.map((item) => <Action key={item.id} item={item} />),
                  ])}
              </Ark.Content>
            )}
          </Ark.Context>
        </Ark.Positioner>
      </Ark.Root>
    </InLocale>
  );
};

const Action = ({ item }: { item: MenuItem }) => {
  const { id, label, icon, note, href, disabled = false, tone } = item;
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span className={floating.itemText}>
        {label}
        {note && <span className={floating.note}>{note}</span>}
      </span>
    </>
  );
  return (
    <Ark.Item
      value={id}
      // Not the library's `disabled`, which arrow keys pass over: its note says why it cannot be chosen.
      closeOnSelect={!disabled}
      aria-disabled={disabled || undefined}
      className={tone === 'negative' ? `${floating.item} ${css.negative}` : floating.item}
      asChild={href !== undefined && !disabled}
    >
      {href === undefined || disabled ? inside : <Link href={href}>{inside}</Link>}
    </Ark.Item>
  );
};
