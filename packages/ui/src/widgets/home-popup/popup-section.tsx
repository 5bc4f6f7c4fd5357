'use client';

import { useLingui } from '@lingui/react/macro';
import { HOME_POPUP_ROWS, type Id } from '@millwright/domain';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useSnapshot, type ChartClock } from '../../behaviours/chart/index.ts';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Button } from '../../primitives/button/index.ts';
import { SkeletonImage, SkeletonText } from '../../primitives/skeleton/index.ts';
import * as css from './home-popup.css.ts';
import { listNames, messages } from './home-popup.messages.ts';
import type { HomePopupItems, HomePopupKind, LoadHomePopupList } from './home-popup.types.ts';
import { createPopupList } from './popup-list.ts';

/** What a list needs. */
export interface PopupSectionProps<Kind extends HomePopupKind> {
  /** What it lists. */
  kind: Kind;
  /** Of which industry. */
  industryId: Id;
  /** Requests a page of it; read once, when it is first shown. */
  load: LoadHomePopupList;
  /** Gives time to its patience. */
  clock?: ChartClock | undefined;
  /** Shows a page of it. */
  children: (items: readonly HomePopupItems[Kind][]) => ReactNode;
}

const ratios: Readonly<Record<HomePopupKind, '16:9' | '3:4' | null>> = {
  news: null,
  videos: '16:9',
  magazines: '3:4',
  whitepapers: null,
};

const Bones = ({ kind }: { kind: HomePopupKind }) => {
  const ratio = ratios[kind];
  if (!ratio) return <SkeletonText lines={HOME_POPUP_ROWS[kind] * 2} />;
  return (
    <div className={css.bones}>
      {Array.from({ length: HOME_POPUP_ROWS[kind] }, (_, place) => (
        <SkeletonImage key={place} ratio={ratio} />
      ))}
    </div>
  );
};

/**
 * A list of the pop-up with its refresh link. `data-state` is `idle`, `loading`, `ready`, `empty` or `failed`. Others
 * on their way leave the shown ones in their place.
 */
export const PopupSection = <Kind extends HomePopupKind>({
  kind,
  industryId,
  load,
  clock,
  children,
}: PopupSectionProps<Kind>) => {
  const { t } = useLingui();
  const id = useId();
  const [list] = useState(() => createPopupList(kind, load, clock));
  const { state, context } = useSnapshot(list.actor);
  useEffect(() => list.actor.send({ type: 'INDUSTRY.PICKED', industryId }), [list, industryId]);
  useEffect(() => list.stop, [list]);

  const refreshId = `${id}-refresh`;
  const retry = () => {
    list.actor.send({ type: 'RETRY.WANTED' });
    // This button goes; the other one requests the same.
    document.getElementById(refreshId)?.focus();
  };

  const items = context.items as readonly HomePopupItems[Kind][];
  const isShown = (state === 'ready' || state === 'loading') && items.length > 0;
  const name = t(listNames[kind]);
  return (
    <section
      className={css.section[kind]}
      aria-labelledby={id}
      aria-busy={state === 'loading' || undefined}
      data-list={kind}
      data-state={state}
      data-page={context.page}
    >
      <div className={css.sectionHead}>
        <h3 id={id} className={css.sectionTitle}>
          {name}
        </h3>
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          className={css.refresh}
          id={refreshId}
          loading={state === 'loading'}
          aria-describedby={id}
          onClick={() => list.actor.send({ type: 'REFRESH.WANTED' })}
        >
          {t(messages.refresh)}
        </Button>
      </div>
      {state === 'loading' && (
        <p className={visuallyHidden} role="status">
          {t(messages.loading)}
        </p>
      )}
      {(state === 'idle' || state === 'loading') && !isShown && <Bones kind={kind} />}
      {isShown && <div className={css.items}>{children(items)}</div>}
      {state === 'empty' && <p className={css.note}>{t(messages.empty)}</p>}
      {state === 'failed' && (
        <div className={css.note} role="alert">
          <p>{t(messages.failed)}</p>
          <Button variant="secondary" size="small" onClick={retry}>
            {t(messages.retry)}
          </Button>
        </div>
      )}
    </section>
  );
};
