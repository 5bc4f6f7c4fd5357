import type { ReactNode } from 'react';
import type { ChartClock } from '../../behaviours/chart/chart.types.ts';

/** Whether a slider moves by itself, as `data-state` says it. */
export type SliderState =
  /** It moves only when the visitor moves it. */
  | 'resting'
  /** It moves by itself. */
  | 'rotating'
  /** It would, but somebody points at it, has the focus in it, or cannot see it. */
  | 'held'
  /** The visitor stopped it, took it in hand, or wants no motion. */
  | 'paused';

/** What may hold a rotating slider. */
export type SliderHold =
  /** A mouse points at it. */
  | 'pointer'
  /** The focus is in it. */
  | 'focus'
  /** It is out of view, or its page is. */
  | 'sight';

/** What can happen to a slider. */
export type SliderEvent =
  /** It may move by itself from now on. */
  | { type: 'ROTATION.STARTED' }
  /** It would, but the visitor wants no motion. */
  | { type: 'ROTATION.WITHHELD' }
  /** Something holds it. */
  | { type: 'HOLD.TAKEN'; by: SliderHold }
  /** Something holds it no longer. */
  | { type: 'HOLD.RELEASED'; by: SliderHold }
  /** The visitor stops it. */
  | { type: 'PAUSE.PRESSED' }
  /** The visitor lets it move, whatever holds it now. */
  | { type: 'PLAY.PRESSED' }
  /** The visitor wants the slides before or after those that are shown. */
  | { type: 'STEP.WANTED'; by: 1 | -1 }
  /** The visitor wants one slide. */
  | { type: 'SLIDE.CHOSEN'; index: number }
  /** The row was scrolled and stands at a slide. */
  | { type: 'SLIDE.SEEN'; index: number }
  /** The visitor takes the row in hand: finger, wheel or drag. */
  | { type: 'ROW.TAKEN' }
  /** So many slides there are, and so many of them are shown whole at once. */
  | { type: 'ROW.MEASURED'; count: number; shown: number };

/** What a slider knows. */
export interface SliderContext {
  /** The first slide that is shown, from 0. */
  index: number;
  /** How many slides there are. */
  count: number;
  /** How many are shown whole at once. */
  shown: number;
  /** What holds it. */
  holds: readonly SliderHold[];
}

/** A slide. */
export interface Slide {
  /** Tells it from the others. */
  key: string | number;
  /** Its name, e.g. the title of what it shows. @default its number alone */
  label?: string | undefined;
  /** What it shows. */
  content: ReactNode;
}

/** How a slider reaches the browser. */
export interface SliderPorts {
  /** Whether the visitor wants no motion. @default the browser's setting */
  wantsNoMotion?: (() => boolean) | undefined;
  /** Gives time to the rotation. @default the browser's */
  clock?: ChartClock | undefined;
  /** Fetches what lets a mouse drag the row, when one first points at it. @default a chunk with keen-slider */
  loadDrag?: (() => Promise<AttachDrag>) | undefined;
}

/** Lets a mouse drag a row. Returns how to stop. */
export type AttachDrag = (row: HTMLElement, options: { onTaken: () => void }) => () => void;

/** Props of {@link Slider}. */
export interface SliderProps extends SliderPorts {
  /** The name of the row, e.g. `Latest videos`. */
  label: string;
  /** What it shows. Nothing is rendered where there is none. */
  slides: readonly Slide[];
  /**
   * How many are shown at once on a wide screen; narrow screens show one, and where it is more than one a piece of the
   * next. @default 1
   */
  perView?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Moves by itself every so many milliseconds, at least 3000; it can be paused then. @default it rests */
  rotateEvery?: number | undefined;
  /** A button for each slide below the row. For one slide at a time only. @default false */
  picker?: boolean;
  /** Whether it is a landmark: for the one that a page leads with. @default false */
  landmark?: boolean;
  /** Another slide is shown, counted from 0. */
  onSlide?: ((index: number) => void) | undefined;
  /** Shows this slide whenever the number changes. @default the visitor alone decides */
  current?: number | undefined;
}
