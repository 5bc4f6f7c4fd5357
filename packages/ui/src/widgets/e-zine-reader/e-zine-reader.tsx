'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useSnapshot } from '../../behaviours/chart/index.ts';
import { isPlainPress } from '../../behaviours/press/is-plain-press.ts';
import { arrowStep } from '../../foundations/direction.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { EzinePageView } from './e-zine-page.tsx';
import { ZOOM_STEPS } from './e-zine-reader.machine.ts';
import * as css from './e-zine-reader.css.ts';
import { messages } from './e-zine-reader.messages.ts';
import type { EzineReaderProps } from './e-zine-reader.types.ts';
import { createReader } from './reader.ts';
import { entryOf, pageAfter, pageBefore } from './spread.ts';

const nothingToLoad = () => Promise.reject(new Error('This reader follows links'));

/**
 * Reads an issue page by page: picture and real text, contents, a spread, larger and smaller. Every page has an
 * address, so without scripts, or without a port `load`, pages are links. Arrow keys turn the page, Home and End go to
 * the first and the last, + and - change the size. On the root `data-state` is `waiting`, `loading`, `ready`, `missing`
 * or `failed`.
 */
export const EzineReader = (props: EzineReaderProps) => (
  // Another issue in the same place begins again.
  <Reading key={`${props.hrefOfPage(1)} ${props.pageCount}`} {...props} />
);

const Reading = (props: EzineReaderProps) => {
  const { title, pageCount, page: pageOfAddress, content, contents = [], hrefOfPage, load, onPage, clock } = props;
  const { t } = useLingui();
  const id = useId();
  const [reader] = useState(() =>
    createReader({ pageCount, page: pageOfAddress, content }, load ?? nothingToLoad, clock),
  );
  const { actor } = reader;
  const { state, context } = useSnapshot(actor);
  const { page, pages, spread, zoom } = context;
  useEffect(() => reader.stop, [reader]);
  // Before anybody can press: later it would turn back the page that a first key had turned.
  useLayoutEffect(() => {
    if (content) reader.know(content);
    // The address led elsewhere, by a link or the browser's own buttons; or the server had no page at hand.
    const { state: now, context: shown } = actor.snapshot();
    if (now === 'waiting' || shown.page !== pageOfAddress) actor.send({ type: 'PAGE.WANTED', page: pageOfAddress });
  }, [actor, reader, content, pageOfAddress]);

  const root = useRef<HTMLDivElement>(null);
  const go = (wanted: number | null) => {
    if (wanted === null || wanted === page) return;
    if (!load) {
      const link = root.current?.querySelector<HTMLElement>(`a[data-page="${wanted}"]`);
      if (link) link.click();
      else onPage?.(wanted);
      return;
    }
    actor.send({ type: 'PAGE.WANTED', page: wanted });
    onPage?.(wanted);
  };
  const follow = (wanted: number) => (event: MouseEvent) => {
    if (!load || !isPlainPress(event)) return;
    event.preventDefault();
    go(wanted);
  };
  const retry = () => {
    actor.send({ type: 'RETRY.WANTED' });
    // The button goes; the keys that turn pages work on.
    root.current?.focus();
  };
  const before = pageBefore(context, pageCount);
  const after = pageAfter(context, pageCount);
  const enlarge = (by: 1 | -1 | 0) => actor.send({ type: 'ZOOM.CHANGED', by });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isSheet = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'group' && zoom > 0;
    const turns: Record<string, () => void> = {
      Home: () => go(1),
      End: () => go(pageCount),
      '+': () => enlarge(1),
      '=': () => enlarge(1),
      '-': () => enlarge(-1),
      '0': () => enlarge(0),
    };
    // In a page that is larger than its box the arrow keys move the page.
    const step = isSheet ? 0 : arrowStep(event.key, event.currentTarget);
    const turn = step === 0 ? turns[event.key] : () => go(step === 1 ? after : before);
    if (!turn) return;
    event.preventDefault();
    turn();
  };

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
  const current = entryOf(contents, page);
  const isShown = (state === 'ready' || state === 'loading') && pages.length > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles up from its pages and buttons
    <section
      ref={root}
      className={contents.length > 0 ? css.reader : `${css.reader} ${css.whole}`}
      aria-label={t(messages.reader(title))}
      data-state={state}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {contents.length > 0 && (
        <nav className={css.contents} aria-labelledby={`${id}-contents`}>
          <h2 id={`${id}-contents`} className={css.contentsTitle}>
            {t(messages.contents)}
          </h2>
          <ol className={css.entries}>
            {contents.map((entry, place) => (
              <li key={place}>
                <Link
                  href={hrefOfPage(entry.page)}
                  className={css.entry}
                  data-page={entry.page}
                  aria-current={entry === current ? 'page' : undefined}
                  onClick={follow(entry.page)}
                >
                  <span className={css.entryPage}>{entry.page}</span>
                  <span>{entry.title}</span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={css.desk}>
        <div className={css.bar}>
          {turnLink(before, t(messages.previous), 'chevron-left', 'prev')}
          <p className={css.place} aria-live="polite" aria-atomic>
            {t(messages.place(page, pageCount))}
          </p>
          {turnLink(after, t(messages.next), 'chevron-right', 'next')}
          <div className={css.tools}>
            <IconButton
              icon="minus"
              label={t(messages.smaller)}
              id={`${id}-smaller`}
              data-js=""
              aria-disabled={zoom === 0}
              onClick={() => enlarge(-1)}
            />
            <IconButton
              icon="plus"
              label={t(messages.larger)}
              id={`${id}-larger`}
              data-js=""
              aria-disabled={zoom === ZOOM_STEPS.length - 1}
              onClick={() => enlarge(1)}
            />
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
        {isShown && (
          <div className={css.pages} data-view={pages.length > 1 ? 'spread' : 'single'} aria-busy={state === 'loading'}>
            {pages.map((shown) => (
              <EzinePageView key={shown.page} page={shown} zoom={ZOOM_STEPS[zoom]!} />
            ))}
          </div>
        )}
        {!isShown && (state === 'waiting' || state === 'loading') && (
          <p className={css.faint} role="status">
            {t(messages.loading)}
          </p>
        )}
        {state === 'missing' && (
          <EmptyState
            icon="search"
            title={t(messages.missing)}
            actions={
              <Link href={hrefOfPage(1)} onClick={follow(1)} data-page={1}>
                {t(messages.first)}
              </Link>
            }
          />
        )}
        {state === 'failed' && (
          <div role="alert">
            <EmptyState
              icon="warning"
              title={t(messages.failed)}
              actions={
                <Button variant="secondary" icon="refresh" onClick={retry}>
                  {t(messages.retry)}
                </Button>
              }
            />
          </div>
        )}
      </div>
    </section>
  );
};
