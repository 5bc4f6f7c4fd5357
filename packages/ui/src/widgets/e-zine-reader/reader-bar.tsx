'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ZOOM_STEPS } from './e-zine-reader.machine.ts';
import * as css from './e-zine-reader.css.ts';
import { messages } from './e-zine-reader.messages.ts';
import type { EzineReaderProps } from './e-zine-reader.types.ts';
import { pageAfter, pageBefore } from './spread.ts';
import type { Reading } from './use-reading.ts';

/** Props of {@link ReaderBar}; the issue and its pages are the reader's. */
export interface ReaderBarProps extends Pick<EzineReaderProps, 'pageCount' | 'hrefOfPage' | 'load'> {
  /** Begins the ids of its controls. */
  id: string;
  /** What is read. */
  reading: Reading;
}

/** Back and on, where the reader is in the issue, and how its pages are shown. */
export const ReaderBar = ({ id, reading, pageCount, hrefOfPage, load }: ReaderBarProps) => {
  const { t } = useLingui();
  const { actor, context, follow } = reading;
  const { page, spread, zoom } = context;
  const turnLink = (wanted: number | null, label: string, icon: 'chevron-left' | 'chevron-right', name: string) => (
    // At an end it stays where it is, and keeps the focus that the keys need.
    <Link
      href={hrefOfPage(wanted ?? page)}
      className={css.turn}
      id={`${id}-${name}`}
      data-js={load ? '' : undefined}
      data-page={wanted ?? page}
      rel={wanted === null ? undefined : name}
      aria-disabled={wanted === null}
      title={label}
      onClick={follow(wanted ?? page)}
    >
      <Icon name={icon} />
    </Link>
  );
  const zoomButton = (by: 1 | -1, label: string, icon: 'plus' | 'minus', name: string, end: number) => (
    <IconButton
      icon={icon}
      label={label}
      id={`${id}-${name}`}
      data-js=""
      aria-disabled={zoom === end}
      onClick={() => actor.send({ type: 'ZOOM.CHANGED', by })}
    />
  );
  return (
    <div className={css.bar}>
      {turnLink(pageBefore(context, pageCount), t(messages.previous), 'chevron-left', 'prev')}
      <p className={css.place} aria-live="polite" aria-atomic>
        {t(messages.place(page, pageCount))}
      </p>
      {turnLink(pageAfter(context, pageCount), t(messages.next), 'chevron-right', 'next')}
      <div className={css.tools}>
        {zoomButton(-1, t(messages.smaller), 'minus', 'smaller', 0)}
        {zoomButton(1, t(messages.larger), 'plus', 'larger', ZOOM_STEPS.length - 1)}
        {load && (
          <Button
            variant={spread ? 'primary' : 'secondary'}
            size="small"
            className={css.spreadTool}
            id={`${id}-spread`}
            data-js=""
            aria-pressed={spread}
            onClick={() => actor.send({ type: 'SPREAD.TOGGLED' })}
          >
            {t(messages.spread)}
          </Button>
        )}
      </div>
    </div>
  );
};
