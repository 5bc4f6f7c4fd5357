'use client';

import { useLingui } from '@lingui/react/macro';
import { formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useId, useRef } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { EzinePageView } from './e-zine-page.tsx';
import { ZOOM_STEPS } from './e-zine-reader.machine.ts';
import * as css from './e-zine-reader.css.ts';
import { messages } from './e-zine-reader.messages.ts';
import type { EzineReaderProps } from './e-zine-reader.types.ts';
import { ReaderBar } from './reader-bar.tsx';
import { entryOf } from './spread.ts';
import { hearKeys, useReading, type Reading } from './use-reading.ts';

/** A part of the reader, with what it shares with the others. */
type PartProps = EzineReaderProps & { id: string; reading: Reading };

const Contents = ({ contents = [], hrefOfPage, id, reading }: PartProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  if (contents.length === 0) return null;
  const current = entryOf(contents, reading.context.page);
  return (
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
              onClick={reading.follow(entry.page)}
            >
              <span className={css.entryPage}>{formatPlace(entry.page, edition)}</span>
              <span>{entry.title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** The pages that lie open, or what there is in their place. */
const Pages = ({ hrefOfPage, reading, onRetry }: PartProps & { onRetry: () => void }) => {
  const { t } = useLingui();
  const { state, context } = reading;
  const { pages, zoom } = context;
  if ((state === 'ready' || state === 'loading') && pages.length > 0)
    return (
      <div className={css.pages} data-view={pages.length > 1 ? 'spread' : 'single'} aria-busy={state === 'loading'}>
        {pages.map((shown) => (
          <EzinePageView key={shown.page} page={shown} zoom={ZOOM_STEPS[zoom]!} />
        ))}
      </div>
    );
  if (state === 'missing')
    return (
      <EmptyState
        icon="search"
        title={t(messages.missing)}
        actions={
          <Link href={hrefOfPage(1)} onClick={reading.follow(1)} data-page={1}>
            {t(messages.first)}
          </Link>
        }
      />
    );
  if (state === 'failed')
    return (
      <div role="alert">
        <EmptyState
          icon="warning"
          title={t(messages.failed)}
          actions={
            <Button variant="secondary" icon="refresh" onClick={onRetry}>
              {t(messages.retry)}
            </Button>
          }
        />
      </div>
    );
  return state === 'ready' ? null : (
    <p className={css.faint} role="status">
      {t(messages.loading)}
    </p>
  );
};

/**
 * Reads an issue page by page: image and real text, contents, a spread, larger and smaller. Every page has an
 * URL, so without scripts, or without a port `load`, pages are links. Arrow keys turn the page, Home and End go to
 * the first and the last, + and - change the size. On the root `data-state` is `waiting`, `loading`, `ready`, `missing`
 * or `failed`.
 */
export const EzineReader = (props: EzineReaderProps) => (
  // Another issue in the same place begins again.
  <IssueReader key={`${props.hrefOfPage(1)} ${props.pageCount}`} {...props} />
);

const IssueReader = (props: EzineReaderProps) => {
  const { title, pageCount, contents = [] } = props;
  const { t } = useLingui();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const reading = useReading(props, root);
  const retry = () => {
    reading.actor.send({ type: 'RETRY.WANTED' });
    // The button goes; the keys that turn pages work on.
    root.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles up from its pages and buttons
    <section
      ref={root}
      className={contents.length > 0 ? css.reader : `${css.reader} ${css.whole}`}
      aria-label={t(messages.reader(title))}
      data-state={reading.state}
      tabIndex={-1}
      onKeyDown={hearKeys(reading, pageCount)}
    >
      <Contents {...props} id={id} reading={reading} />
      <div className={css.desk}>
        <ReaderBar {...props} id={id} reading={reading} />
        <Pages {...props} id={id} reading={reading} onRetry={retry} />
      </div>
    </section>
  );
};
