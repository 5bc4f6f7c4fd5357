import type { ChartClock } from '../../behaviours/chart/index.ts';

/** Where the reader stands, as `data-state` says it. */
export type EzineReaderState =
  /** The page of the URL is not there yet, and nothing was requested. */
  | 'waiting'
  /** Pages are on their way; those before stay meanwhile. */
  | 'loading'
  /** The pages are shown. */
  | 'ready'
  /** The issue has no such page. */
  | 'missing'
  /** They could not be had. */
  | 'failed';

/** What can happen to the reader. */
export type EzineReaderEvent =
  /** The visitor wants a page. */
  | { type: 'PAGE.WANTED'; page: number }
  /** The pages of the view are there. */
  | { type: 'PAGES.LOADED'; pages: readonly EzinePage[] }
  /** The issue does not have them. */
  | { type: 'PAGES.MISSING' }
  /** They could not be had. */
  | { type: 'PAGES.FAILED' }
  /** The visitor tries once more. */
  | { type: 'RETRY.WANTED' }
  /** The visitor wants pages side by side, or one at a time again. */
  | { type: 'SPREAD.TOGGLED' }
  /** The visitor wants it larger, smaller, or as it was. */
  | { type: 'ZOOM.CHANGED'; by: 1 | -1 | 0 };

/** What the reader knows. */
export interface EzineReaderContext {
  /** The page that is shown or wanted, from 1. */
  page: number;
  /** Pages stand side by side. */
  spread: boolean;
  /** How large the images are: a place in `ZOOM_STEPS`. */
  zoom: number;
  /** What is shown. */
  pages: readonly EzinePage[];
}

/** A piece of the text of a page. */
export interface EzineBlock {
  kind: 'heading' | 'paragraph';
  text: string;
}

/** A page of an issue. */
export interface EzinePage {
  /** Its number, from 1. */
  page: number;
  /** URL of its image; null where there is none. */
  image: string | null;
  /** Its text, as it can be selected and read aloud. */
  blocks: readonly EzineBlock[];
}

/** How the reader reaches the world. */
export interface EzineReaderPorts {
  /**
   * Requests a page; null where the issue has none. It may reject or never settle.
   * @default pages are reached by following their links
   */
  load?: ((page: number, signal: AbortSignal) => Promise<EzinePage | null>) | undefined;
  /** Another page is wanted by a way that is no link: write it into the URL. */
  onPage?: ((page: number) => void) | undefined;
  /** Tells the time. @default the browser's */
  clock?: ChartClock | undefined;
}

/** Props of {@link EzineReader}. */
export interface EzineReaderProps extends EzineReaderPorts {
  /** Title of the issue. */
  title: string;
  /** How many pages it has. */
  pageCount: number;
  /** The page that the URL names (`?page=`), from 1. */
  page: number;
  /** That page as the server knows it; null where it is to be requested. */
  content: EzinePage | null;
  /** What stands on which page, in order. @default none */
  contents?: readonly { page: number; title: string }[];
  /** The URL of a page. */
  hrefOfPage: (page: number) => string;
}
