'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useChart, type ChartActor, type ChartSnapshot } from '../../behaviours/chart/index.ts';
import { arrowStep } from '../../foundations/direction.ts';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { labelled } from '../../foundations/joined-text.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import * as pickerCss from './slider-picker.css.ts';
import { scrollRowTo } from './slider-row.ts';
import { sliderChart } from './slider.machine.ts';
import * as css from './slider.css.ts';
import type { AttachDrag, SliderContext, SliderEvent, SliderProps, SliderState } from './slider.types.ts';
import { useSliderRow } from './use-slider-row.ts';

/** Copy of the slider. */
const messages = {
  /** What it is, for assistive technology. */
  role: msg`carousel`,
  slideRole: msg`slide`,
  /** The name of a slide by its place. */
  place: (place: number, count: number) => msg`${place} of ${count}`,
  previous: msg`Previous`,
  next: msg`Next`,
  pause: msg`Pause`,
  play: msg`Play`,
  picker: msg`Choose a slide`,
  pick: (place: number) => msg`Show slide ${place}`,
} as const;

/** Where a browser cannot say it, nothing moves by itself. */
const browserWantsNoMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
const ownChunk = async (): Promise<AttachDrag> => (await import('./slider-drag.ts')).attachDrag;

type SliderActor = ChartActor<SliderState, SliderEvent, SliderContext>;

const isMoving = (state: SliderState) => state === 'rotating' || state === 'held';

/** The slider's machine with its row; tells which slide is shown, and shows the one that the page wants. */
const useSlider = (props: SliderProps, row: RefObject<HTMLElement | null>) => {
  const { slides, rotateEvery, onSlide, current, clock } = props;
  const { wantsNoMotion = browserWantsNoMotion, loadDrag = ownChunk } = props;
  const count = slides.length;
  const [{ state, context }, actor] = useChart(
    () =>
      sliderChart(
        { moveTo: (index) => row.current && scrollRowTo(row.current, index, wantsNoMotion()) },
        { count, rotateEvery },
      ),
    { clock },
  );
  const onPointer = useSliderRow({ row, actor, count, rotates: rotateEvery !== undefined, wantsNoMotion, loadDrag });

  const { index } = context;
  const told = useRef(index);
  useEffect(() => {
    if (told.current === index) return;
    told.current = index;
    onSlide?.(index);
  }, [index, onSlide]);
  useEffect(() => {
    if (current !== undefined && current !== actor.snapshot().context.index)
      actor.send({ type: 'SLIDE.CHOSEN', index: current });
  }, [actor, current]);
  return [{ state, context }, actor, onPointer] as const;
};

/** Holds the slider as long as the focus is in it. */
const holdByFocus = (actor: SliderActor) => {
  const tell =
    (event: SliderEvent) =>
    ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) actor.send(event);
    };
  return {
    onFocus: tell({ type: 'HOLD.TAKEN', by: 'focus' }),
    onBlur: tell({ type: 'HOLD.RELEASED', by: 'focus' }),
  };
};

interface ControlsProps extends Pick<SliderProps, 'slides' | 'rotateEvery' | 'picker'> {
  id: string;
  actor: SliderActor;
  moment: ChartSnapshot<SliderState, SliderContext>;
}

/** Stops and starts it, leads to each slide, and moves it on and back. */
const Controls = ({ id, actor, moment, slides, rotateEvery, picker }: ControlsProps) => {
  const { t } = useLingui();
  const moves = isMoving(moment.state);
  const { index, count, shown } = moment.context;
  const arrow = (by: 1 | -1, icon: 'chevron-left' | 'chevron-right', name: 'previous' | 'next') => (
    <IconButton
      icon={icon}
      size="small"
      label={t(messages[name])}
      id={`${id}-${name}`}
      data-js=""
      aria-controls={id}
      onClick={() => actor.send({ type: 'STEP.WANTED', by })}
    />
  );
  return (
    <>
      {rotateEvery !== undefined && (
        <IconButton
          icon={moves ? 'pause' : 'play'}
          size="small"
          label={t(moves ? messages.pause : messages.play)}
          id={`${id}-rotation`}
          data-js=""
          onClick={() => actor.send({ type: moves ? 'PAUSE.PRESSED' : 'PLAY.PRESSED' })}
        />
      )}
      {picker && slides.length > 1 && (
        <div className={pickerCss.picker} role="group" aria-label={t(messages.picker)}>
          {slides.map(({ key }, place) => (
            <button
              key={key}
              type="button"
              className={pickerCss.pick}
              id={`${id}-pick-${place}`}
              data-js=""
              aria-label={t(messages.pick(place + 1))}
              aria-controls={id}
              aria-disabled={place === index}
              onClick={() => actor.send({ type: 'SLIDE.CHOSEN', index: place })}
            />
          ))}
        </div>
      )}
      <div className={css.arrows} hidden={count <= shown}>
        {arrow(-1, 'chevron-left', 'previous')}
        {arrow(1, 'chevron-right', 'next')}
      </div>
    </>
  );
};

/**
 * A row of slides after the carousel pattern of the ARIA Authoring Practices. Without scripts it is a row that scrolls
 * and snaps; with them it has buttons, says where it stands, and may move by itself until somebody points at it, has
 * the focus in it or stops it. On its root `data-state` is `resting`, `rotating`, `held` or `paused`.
 */
export const Slider = (props: SliderProps) => {
  const { label, slides, perView = 1, rotateEvery, picker, landmark = false } = props;
  const { t } = useLingui();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [moment, actor, onPointer] = useSlider(props, row);
  if (slides.length === 0) return null;
  const { state, context } = moment;
  const { index } = context;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event.key, event.currentTarget);
    if (by === 0 || event.target !== event.currentTarget) return;
    event.preventDefault();
    actor.send({ type: 'STEP.WANTED', by });
  };
  // Known without measuring, so that no place is reserved where nothing will be.
  const fitsOnWide = slides.length <= perView && rotateEvery === undefined && !picker;
  const placeOf = (place: number) => t(messages.place(place + 1, slides.length));
  const announced = slides[index]?.label ? t(labelled(placeOf(index), slides[index].label)) : placeOf(index);

  return (
    <div
      className={css.slider}
      role={landmark ? 'region' : 'group'}
      aria-roledescription={t(messages.role)}
      aria-label={label}
      data-state={state}
      onPointerEnter={(event) => onPointer(event, true)}
      onPointerLeave={(event) => onPointer(event, false)}
      {...holdByFocus(actor)}
    >
      {/* Before the slides for the keyboard, as the pattern wants it; seen below them. */}
      <div className={fitsOnWide ? `${css.controls} ${css.onNarrow}` : css.controls}>
        <Controls {...props} id={id} actor={actor} moment={moment} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrow keys of the row */}
      <div
        ref={row}
        id={id}
        className={`${css.row} ${css.shown[perView]}`}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, place) => (
          <div
            key={slide.key}
            className={css.slide}
            role="group"
            aria-roledescription={t(messages.slideRole)}
            aria-label={placeOf(place)}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <p className={visuallyHidden} aria-live={isMoving(state) ? 'off' : 'polite'} aria-atomic>
        {announced}
      </p>
    </div>
  );
};
