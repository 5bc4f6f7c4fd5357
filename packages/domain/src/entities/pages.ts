import type { Fact } from './sourcing.ts';

/** Running text under a heading; the heading is empty where there is none. */
export interface TextBlock {
  type: 'text';
  heading: string;
  /** Plain text, one item a paragraph. */
  paragraphs: string[];
}

/** A table of facts. */
export interface FactsBlock {
  type: 'facts';
  heading: string;
  items: Fact[];
}

/** What happened when, in its order. */
export interface TimelineBlock {
  type: 'timeline';
  heading: string;
  items: { when: string; title: string; text: string }[];
}

/** Persons with their portraits. */
export interface PeopleBlock {
  type: 'people';
  heading: string;
  items: { name: string; role: string; text: string; image: string | null }[];
}

/** Offices, each with an image of where it is. */
export interface OfficesBlock {
  type: 'offices';
  heading: string;
  items: { name: string; address: string; phone: string; email: string; hours: string; image: string | null }[];
}

/** Open positions. */
export interface OpeningsBlock {
  type: 'openings';
  heading: string;
  items: { title: string; place: string; text: string }[];
}

/** A meeting: its days, its place, and where visitors register. */
export interface EventBlock {
  type: 'event';
  heading: string;
  /** The first day, YYYY-MM-DD. */
  startsOn: string;
  /** The last day, YYYY-MM-DD. */
  endsOn: string;
  city: string;
  venue: string;
  /** Where visitors register; empty before registration opens. */
  registerUrl: string;
}

/** The programme of a meeting. */
export interface AgendaBlock {
  type: 'agenda';
  heading: string;
  items: { time: string; title: string; speaker: string; text: string }[];
}

/** Ways on: own paths or absolute URLs. */
export interface LinksBlock {
  type: 'links';
  heading: string;
  items: { label: string; url: string }[];
}

/** A part of an editorial page. */
export type PageBlock =
  | TextBlock
  | FactsBlock
  | TimelineBlock
  | PeopleBlock
  | OfficesBlock
  | OpeningsBlock
  | EventBlock
  | AgendaBlock
  | LinksBlock;

/** An editorial page. */
export interface EditorialPage {
  /** Its URL without the first slash. */
  slug: string;
  title: string;
  brief: string;
  /** URL of its image; null where there is none. */
  image: string | null;
  /** Its parts, in order. */
  blocks: PageBlock[];
  /** ISO 8601 instant of the last change. */
  modifiedAt: string;
}
