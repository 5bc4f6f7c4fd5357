'use client';

import { useLingui } from '@lingui/react/macro';
import type { Id, Industry } from '@millwright/domain';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { runsLeft } from '../../foundations/direction.ts';
import { IndustryIcon } from '../../primitives/industry-icon/index.ts';
import { nextTab } from '../../primitives/tabs/next-tab.ts';
import * as css from './home-popup.css.ts';
import { messages } from './home-popup.messages.ts';

/** What the row needs. */
export interface IndustryRowProps {
  /** In the order shown. */
  industries: readonly Industry[];
  /** The one that is picked. */
  picked: Id;
  /** The visitor picks another one. */
  onPick: (id: Id) => void;
  /** The element that shows what belongs to it. */
  panelId: string;
  /** Begins the ids of the tabs. */
  idPrefix: string;
}

/**
 * The row of industries, as tabs that are picked by a press, Enter or Space: arrow keys only go along it, for each pick
 * requests four lists.
 */
export const IndustryRow = ({ industries, picked, onPick, panelId, idPrefix }: IndustryRowProps) => {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = row;
    const tab = current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // The picked one may be out of view where the row is longer than the screen is wide.
    if (current && tab)
      current.scrollLeft = tab.offsetLeft - current.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
  }, [picked]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const place = nextTab(event.key, from, industries.length, runsLeft(event.currentTarget));
    if (place === null) return;
    event.preventDefault();
    event.currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };
  return (
    <div ref={row} className={css.industries} role="tablist" aria-label={t(messages.industries)}>
      {industries.map(({ id, name, icon }, place) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-${id}`}
          className={css.industry}
          aria-selected={id === picked}
          aria-controls={panelId}
          tabIndex={id === picked ? 0 : -1}
          onKeyDown={(event) => onKeyDown(event, place)}
          onClick={() => onPick(id)}
        >
          <IndustryIcon name={icon} className={css.industryIcon} />
          <span className={css.industryName}>{name}</span>
        </button>
      ))}
    </div>
  );
};
