import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import type { StoryEdition } from './toolbar.ts';

/** The edition whose names play functions look for. */
const ofPlayFunctions = 'en';

/** The edition that a story is shown in. */
export const editionOf = ({ globals }: Pick<StoryContext, 'globals'>): StoryEdition =>
  (globals.edition ?? ofPlayFunctions) as StoryEdition;

let mounted: string | undefined;
let playing: { globals: StoryContext['globals']; chosen: StoryEdition } | undefined;
const listeners = new Set<() => void>();

/** Storybook plays nothing in the frames of a page of documentation. */
const isPlayed = ({ playFunction, viewMode }: StoryContext & { playFunction?: unknown }): boolean =>
  playFunction !== undefined && viewMode === 'story' && new URLSearchParams(location.search).get('embed') !== 'true';

/**
 * Before a story is rendered: one that is about to be played is shown in English first, whatever the toolbar says, so
 * that its play function finds the names it looks for. One that fixes its edition is played in that.
 */
export const beginInEnglish = (context: StoryContext): (() => void) | undefined => {
  playing = undefined;
  // It has been played: a control or the toolbar changed.
  if (mounted === context.id) return undefined;
  mounted = context.id;
  const { globals, storyGlobals } = context;
  if (isPlayed(context) && storyGlobals.edition === undefined) {
    playing = { globals, chosen: editionOf(context) };
    globals.edition = ofPlayFunctions;
  }
  return () => {
    mounted = undefined;
  };
};

/** After a story was played: what the play function opened stays open, and is shown as the toolbar says. */
export const endAsChosen = ({ globals }: StoryContext): void => {
  if (playing?.globals !== globals) return;
  globals.edition = playing.chosen;
  playing = undefined;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The edition that a story is shown in now. */
export const useEditionNow = (globals: StoryContext['globals']): StoryEdition => {
  const now = () => editionOf({ globals });
  return useSyncExternalStore(subscribe, now, now);
};
