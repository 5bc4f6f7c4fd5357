import { useCallback, useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { ChartActor } from '../../behaviours/chart/index.ts';
import { lastIndex } from './slider.machine.ts';
import { indexAt, measureRow, watchRow } from './slider-row.ts';
import type { AttachDrag, SliderContext, SliderEvent, SliderState } from './slider.types.ts';

/** How the row reaches the browser. */
interface RowPorts {
  wantsNoMotion: () => boolean;
  loadDrag: () => Promise<AttachDrag>;
}

/** What the row's life needs. */
interface SliderRowOptions extends RowPorts {
  row: RefObject<HTMLElement | null>;
  actor: ChartActor<SliderState, SliderEvent, SliderContext>;
  count: number;
  rotates: boolean;
}

/** Whether a wheel turns the row, and not the page below it. */
const turnsRow = ({ deltaX, deltaY, shiftKey }: WheelEvent) => shiftKey || Math.abs(deltaX) > Math.abs(deltaY);

type Row = Pick<SliderRowOptions, 'row' | 'actor'>;

/** Tells how many slides the row shows, and at which it was scrolled. */
const useMeasures = ({ row, actor, count }: Row & { count: number }) =>
  useEffect(() => {
    const { current: box } = row;
    if (!box) return;
    const measure = () => actor.send({ type: 'ROW.MEASURED', count, shown: measureRow(box)?.shown ?? 1 });
    const look = () => actor.send({ type: 'SLIDE.SEEN', index: indexAt(box, lastIndex(actor.snapshot().context)) });
    measure();
    look();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(box);
    const stopWatching = watchRow(box, look);
    return () => {
      observer?.disconnect();
      stopWatching();
    };
  }, [row, actor, count]);

/** Starts the rotation, and tells whether the row is seen and when the visitor takes it in hand. */
const useRotation = ({ row, actor, rotates }: Row & { rotates: boolean }, ports: RefObject<RowPorts>) =>
  useEffect(() => {
    const { current: box } = row;
    if (!box || !rotates) return;
    const onHand = () => actor.send({ type: 'ROW.TAKEN' });
    const onWheel = (event: WheelEvent) => turnsRow(event) && onHand();
    // What makes the row scroll by hand, as far as it is not a drag.
    box.addEventListener('touchstart', onHand, { passive: true });
    box.addEventListener('wheel', onWheel, { passive: true });
    let inView = true;
    const see = () =>
      actor.send({
        type: inView && document.visibilityState === 'visible' ? 'HOLD.RELEASED' : 'HOLD.TAKEN',
        by: 'sight',
      });
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver(([entry]) => {
            inView = entry!.isIntersecting;
            see();
          });
    observer?.observe(box);
    document.addEventListener('visibilitychange', see);
    actor.send({ type: ports.current.wantsNoMotion() ? 'ROTATION.WITHHELD' : 'ROTATION.STARTED' });
    return () => {
      box.removeEventListener('touchstart', onHand);
      box.removeEventListener('wheel', onWheel);
      observer?.disconnect();
      document.removeEventListener('visibilitychange', see);
    };
  }, [row, actor, rotates, ports]);

/**
 * Tells a slider's machine what becomes of its row: its measures, where it was scrolled, whether it is seen, and whose
 * hands are on it. Returns what to do when a pointer comes and goes: the first mouse brings the code for dragging.
 */
export const useSliderRow = ({ row, actor, count, rotates, wantsNoMotion, loadDrag }: SliderRowOptions) => {
  const ports = useRef({ wantsNoMotion, loadDrag });
  const detach = useRef<(() => void) | 'wanted' | null>(null);
  useLayoutEffect(() => {
    ports.current = { wantsNoMotion, loadDrag };
  });

  useMeasures({ row, actor, count });
  useRotation({ row, actor, rotates }, ports);
  useEffect(
    () => () => {
      if (typeof detach.current === 'function') detach.current();
      detach.current = null;
    },
    [],
  );

  return useCallback(
    ({ pointerType }: PointerEvent, inside: boolean) => {
      // A finger leaves with every touch; it takes the row in hand instead.
      if (pointerType !== 'mouse') return;
      actor.send({ type: inside ? 'HOLD.TAKEN' : 'HOLD.RELEASED', by: 'pointer' });
      if (!inside || detach.current) return;
      detach.current = 'wanted';
      ports.current.loadDrag().then(
        (attachDrag) => {
          if (row.current && detach.current === 'wanted')
            detach.current = attachDrag(row.current, { onTaken: () => actor.send({ type: 'ROW.TAKEN' }) });
        },
        // It scrolls all the same; the next visit of the mouse tries again.
        () => {
          detach.current = null;
        },
      );
    },
    [actor, row],
  );
};
