import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { useSnapshot, type ChartSnapshot } from '../../behaviours/chart/index.ts';
import { isPlainPress } from '../../behaviours/press/is-plain-press.ts';
import { arrowStep } from '../../foundations/direction.ts';
import type { EzineReaderContext, EzineReaderProps, EzineReaderState } from './e-zine-reader.types.ts';
import { createReader, type Reader } from './reader.ts';
import { pageAfter, pageBefore } from './spread.ts';

/** What the parts of a reader share. */
export interface Reading extends ChartSnapshot<EzineReaderState, EzineReaderContext> {
  actor: Reader['actor'];
  /** Goes to a page by itself; null where there is none. */
  go: (page: number | null) => void;
  /** What a press on a link to a page does. */
  follow: (page: number) => (event: MouseEvent) => void;
}

const nothingToLoad = () => Promise.reject(new Error('This reader follows links'));

/** A reader that lives as long as the component, at the page that the URL names. */
export const useReading = (props: EzineReaderProps, root: RefObject<HTMLElement | null>): Reading => {
  const { pageCount, page: pageOfUrl, content, load, onPage, clock } = props;
  const [reader] = useState(() => createReader({ pageCount, page: pageOfUrl, content }, load ?? nothingToLoad, clock));
  const { actor } = reader;
  const { state, context } = useSnapshot(actor);
  useEffect(() => reader.stop, [reader]);
  // Before anybody can press: later it would turn back the page that a first key had turned.
  useLayoutEffect(() => {
    if (content) reader.know(content);
    // The URL led elsewhere, by a link or the browser's own buttons; or the server had no page at hand.
    const { state: now, context: shown } = actor.snapshot();
    if (now === 'waiting' || shown.page !== pageOfUrl) actor.send({ type: 'PAGE.WANTED', page: pageOfUrl });
  }, [actor, reader, content, pageOfUrl]);

  const go = (wanted: number | null) => {
    if (wanted === null || wanted === context.page) return;
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
  return { state, context, actor, go, follow };
};

/** Hears the keys that turn pages and change the size. */
export const hearKeys =
  ({ actor, context, go }: Reading, pageCount: number) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isSheet = target instanceof HTMLElement && target.getAttribute('role') === 'group' && context.zoom > 0;
    const enlarge = (by: 1 | -1 | 0) => actor.send({ type: 'ZOOM.CHANGED', by });
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
    const turn =
      step === 0
        ? turns[event.key]
        : () => go(step === 1 ? pageAfter(context, pageCount) : pageBefore(context, pageCount));
    if (!turn) return;
    event.preventDefault();
    turn();
  };
