import { parentPort } from 'node:worker_threads';
import { articleVectors } from '../search/documents.ts';
import { makeArticleHtml } from './article-html.ts';

/** The thread in which long texts are sanitised and taken apart for the search: in the main thread, each would stop every request for a moment. */

/** What the thread is asked for: one of these. */
export interface LongTextWork {
  id: number;
  html?: Parameters<typeof makeArticleHtml>;
  vectors?: Parameters<typeof articleVectors>;
}

/** What it answers. */
export interface LongTextReply {
  id: number;
  value?: unknown;
  /** The message of what went wrong. */
  error?: string;
}

const port = parentPort!;

port.on('message', ({ id, html, vectors }: LongTextWork) => {
  const reply = (answer: Omit<LongTextReply, 'id'>): void => port.postMessage({ id, ...answer });
  try {
    reply({ value: html ? makeArticleHtml(...html) : articleVectors(...vectors!) });
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
});
