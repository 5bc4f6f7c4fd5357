'use client';

import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useIsHydrated } from '../../foundations/use-is-hydrated.ts';
import { runsLeft } from '../../foundations/direction.ts';
import { nextTab } from './next-tab.ts';
import * as css from './tabs.css.ts';

/** A tab of {@link Tabs} with what it shows. */
export interface Tab {
  /** Unique among its siblings, and without spaces: part of the panel's element id. */
  id: string;
  /** The name. */
  label: string;
  /** So many things are in it, shown next to the name. */
  count?: string;
  /** What it shows. */
  panel: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The name of the row of tabs. */
  label: string;
  /** The tabs, in the order shown. Without any nothing is rendered. */
  tabs: readonly Tab[];
  /** The tab shown at first. @default the first one */
  initial?: string;
  /** The tab shown, where the parent keeps it. */
  selected?: string;
  /** Another tab is shown. */
  onSelect?: (id: string) => void;
  /**
   * `automatic` shows a tab as soon as an arrow key reaches it, `manual` only by Enter, Space or a press: for panels
   * that are slow to show. @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
  /** Begins the panels' element ids, so that a URL can lead to one. @default unique to this place */
  idPrefix?: string;
}

/** Which tab is shown, which one the keyboard has reached, and what presses and keys make of that. */
const useTabs = ({ tabs, initial, selected, onSelect, activation = 'automatic' }: TabsProps) => {
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id);
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const wanted = selected ?? chosen;
  const shown = tabs.some(({ id }) => id === wanted) ? wanted : tabs[0]?.id;
  const stop = tabs.some(({ id }) => id === focused) ? focused : shown;

  const show = (id: string) => {
    setFocused(null);
    if (id === shown) return;
    setChosen(id);
    onSelect?.(id);
  };
  const onClick = (event: MouseEvent, id: string) => {
    // With these keys a link opens elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(id);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.key === ' ') {
      event.preventDefault();
      show(id);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = nextTab(
      event.key,
      tabs.findIndex((tab) => tab.id === id),
      tabs.length,
      runsLeft(event.currentTarget),
    );
    if (index === null) return;
    event.preventDefault();
    const next = tabs[index]!.id;
    if (activation === 'automatic') show(next);
    else setFocused(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return { list, shown, stop, onClick, onKeyDown, onBlur: () => setFocused(null) };
};

/**
 * Panels of which one is shown, with the keys of the ARIA Authoring Practices. The tabs are links to their panels: with
 * no script every panel is there to be read, one below the other, and before hydration a press shows its panel.
 */
export const Tabs = (props: TabsProps) => {
  const { label, tabs, idPrefix } = props;
  const ownId = useId();
  const prefix = idPrefix ?? `${ownId}-`;
  const isHydrated = useIsHydrated();
  const { list, shown, stop, onClick, onKeyDown, onBlur } = useTabs(props);

  if (tabs.length === 0) return null;
  return (
    <div className={css.tabs}>
      <div ref={list} className={css.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, count }) => (
          <a
            key={id}
            id={`${prefix}${id}-tab`}
            className={css.tab}
            role="tab"
            href={`#${prefix}${id}`}
            aria-selected={id === shown}
            aria-controls={`${prefix}${id}`}
            tabIndex={id === stop ? 0 : -1}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, id)}
            onBlur={onBlur}
          >
            {name}
            {count !== undefined && <span className={css.count}>{count}</span>}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`${prefix}${id}`}
          className={css.panel}
          role="tabpanel"
          aria-labelledby={`${prefix}${id}-tab`}
          data-state={id === shown ? 'shown' : 'waiting'}
          hidden={isHydrated && id !== shown}
          tabIndex={id === shown ? 0 : -1}
        >
          {panel}
        </div>
      ))}
    </div>
  );
};
