import { parentPort } from 'node:worker_threads';
import { paperPdf } from '../papers/paper-pdf.ts';
import { blocksOfBody } from '../routes/issue-pages/issue-text.ts';
import { articleVectors, vectorsOf } from '../search/documents.ts';
import { makeArticleHtml } from './article-html.ts';

/**
 * The thread in which long texts are sanitised, taken apart for the search and set as files: in the main thread, each
 * would stop every request for a moment.
 */

const works = { html: makeArticleHtml, articleVectors, vectors: vectorsOf, blocks: blocksOfBody, pdf: paperPdf };

/** What the thread can do. */
export type LongTextWorks = typeof works;

/** The name of something that the thread can do. */
export type LongTextWork = keyof LongTextWorks;

/** What is requested of the thread. */
export interface LongTextRequest {
  id: number;
  name: LongTextWork;
  args: readonly unknown[];
}

/** What it sends back. */
export interface LongTextReply {
  id: number;
  value?: unknown;
  /** The message of what went wrong. */
  error?: string;
}

const port = parentPort!;

port.on('message', async ({ id, name, args }: LongTextRequest) => {
  const reply = (message: Omit<LongTextReply, 'id'>): void => port.postMessage({ id, ...message });
  try {
    const work = works[name] as (...args: readonly unknown[]) => unknown;
    reply({ value: await work(...args) });
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
});
