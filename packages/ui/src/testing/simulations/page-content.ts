import { ezineReaderChart } from '../../widgets/e-zine-reader/e-zine-reader.machine.ts';
import { favouriteButtonChart } from '../../widgets/favourite-button/favourite-button.machine.ts';
import { galleryChart } from '../../widgets/gallery/gallery.machine.ts';
import { gatedDownloadChart } from '../../widgets/gated-download/gated-download.machine.ts';
import { someSuggestions } from '../search-panel.fixtures.ts';
import { suggestionsChart } from '../../widgets/search-panel/suggestions.machine.ts';
import { shareMenuChart } from '../../widgets/share-menu/share-menu.machine.ts';
import { sliderChart } from '../../widgets/slider/slider.machine.ts';
import { videoPlayerChart } from '../../widgets/video-player/video-player.machine.ts';
import { nothing, simulate, simulateAlone } from './simulate.ts';

/** The reader of an issue of 24 pages, at a page that is yet to be requested. */
export const ezineReaderSimulation = simulateAlone(
  ezineReaderChart({ request: nothing, drop: nothing }, { pageCount: 24, page: 1, content: null }),
  {
    events: [
      { type: 'PAGE.WANTED', page: 2 },
      { type: 'PAGE.WANTED', page: 25 },
      { type: 'PAGES.LOADED', pages: [] },
      { type: 'ZOOM.CHANGED', by: 1 },
      { type: 'ZOOM.CHANGED', by: -1 },
    ],
    says: ({ page, spread, zoom }) => `Page ${page}${spread ? ', side by side' : ''}, zoom step ${zoom}`,
  },
);

const favourite = (isMember: boolean) => () =>
  favouriteButtonChart({
    add: nothing,
    remove: nothing,
    cancel: nothing,
    addPending: nothing,
    removePending: nothing,
    promptLogin: nothing,
    isMember: () => isMember,
  });

/** The favourite, with a server that never responds. */
export const favouriteButtonSimulation = simulate('favouriteButton', {
  events: [
    { type: 'SAVED.KNOWN', saved: true },
    { type: 'SAVED.KNOWN', saved: false },
    { type: 'CHANGE.FAILED', message: null },
  ],
  worlds: { 'A member': favourite(true), 'A visitor': favourite(false) },
});

/** A gallery of four images. */
export const gallerySimulation = simulateAlone(galleryChart({ open: nothing, leave: nothing }, 4), {
  events: [
    { type: 'IMAGE.CHOSEN', index: 2 },
    { type: 'STEP.WANTED', by: 1 },
    { type: 'STEP.WANTED', by: -1 },
  ],
  says: ({ index }) => `Image ${index + 1} of 4`,
});

/** The download, with a server that never responds. */
export const gatedDownloadSimulation = simulateAlone(
  gatedDownloadChart({ request: nothing, cancel: nothing, start: nothing }),
  {
    events: [
      { type: 'LINK.CAME', href: '/memberApi/papers/12/file?sign=4f1c' },
      { type: 'REQUEST.FAILED', message: null },
    ],
  },
);

/** The suggestions, whose requests get no response. */
export const searchSuggestionsSimulation = simulateAlone(suggestionsChart({ request: nothing, cancel: nothing }), {
  events: [
    { type: 'TEXT.CHANGED', text: 'servo' },
    { type: 'TEXT.CHANGED', text: '' },
    { type: 'RESPONSE.CAME', suggestions: someSuggestions },
    { type: 'RESPONSE.CAME', suggestions: [] },
    { type: 'CHOICE.REACHED', index: 0 },
  ],
  says: ({ text, suggestions, active }) => `“${text}”; ${suggestions.length} suggestions; active ${active}`,
});

/** The share menu. */
export const shareMenuSimulation = simulateAlone(shareMenuChart({ copy: nothing, share: nothing }));

/** A slider of six. */
export const sliderSimulation = simulateAlone(sliderChart({ moveTo: nothing }, { count: 6, rotateEvery: 6000 }), {
  events: [
    { type: 'HOLD.TAKEN', by: 'pointer' },
    { type: 'HOLD.RELEASED', by: 'pointer' },
    { type: 'STEP.WANTED', by: 1 },
    { type: 'STEP.WANTED', by: -1 },
    { type: 'SLIDE.CHOSEN', index: 3 },
    { type: 'SLIDE.SEEN', index: 2 },
    { type: 'ROW.MEASURED', count: 6, shown: 3 },
  ],
  says: ({ index, count, holds }) =>
    `Slide ${index + 1} of ${count}${holds.length > 0 ? `, held by ${holds.join(' and ')}` : ''}`,
});

const player = (isOwn: boolean) => () => videoPlayerChart({ request: nothing, seek: nothing }, { isOwn });

/** The video player: with the question for consent, and without. */
export const videoPlayerSimulation = simulate('videoPlayer', {
  events: [
    { type: 'PLAY.WANTED', at: 0 },
    { type: 'PLAY.WANTED', at: 90 },
  ],
  worlds: { 'The video is on another site': player(false), 'The video is a file of our own': player(true) },
  says: ({ at }) => `From second ${at} on`,
});
