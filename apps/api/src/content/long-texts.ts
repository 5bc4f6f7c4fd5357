import type { EditionKey } from '@millwright/domain';
import { setImmediate as turn } from 'node:timers/promises';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import type { PaperContent } from '../papers/paper-pdf.ts';
import { blocksOfBody, type Block } from '../routes/issue-pages/issue-text.ts';
import { articleVectors, vectorsOf, type DocumentTerms, type UnfinishedArticle } from '../search/documents.ts';
import type { SearchedText } from '../search/terms.ts';
import { makeArticleHtml, type ArticleHtmlSettings } from './article-html.ts';
import { postToThread } from './long-text-thread.ts';

/**
 * Characters from which on a text is worked on in a thread of its own: to sanitise so many takes 40 ms at most.
 */
export const longestHere = 16_000;

/**
 * Sanitises the source of a body as {@link makeArticleHtml} does, a long one without holding up anything else of the
 * process.
 */
export const makeHtmlAside = async (
  source: string,
  edition: EditionKey,
  settings: ArticleHtmlSettings,
): Promise<{ html: string; htmlHash: string }> =>
  source.length > longestHere
    ? postToThread('html', [source, edition, settings])
    : makeArticleHtml(source, edition, settings);

/**
 * Makes the vectors of an article as {@link articleVectors} does, those of a long one without holding up anything else
 * of the process; of short ones, one in each turn.
 */
export const makeArticleVectorsAside = async ({
  title,
  brief,
  names,
  searchKeywords,
  source,
}: Omit<UnfinishedArticle, 'id'>): Promise<DocumentTerms & { text: string }> => {
  const article = { title, brief, names, searchKeywords, source };
  if (source.length > longestHere) return postToThread('articleVectors', [article]);
  await turn();
  return articleVectors(article);
};

/**
 * Makes the vectors of an entry as {@link vectorsOf} does, those of a long one in the thread; of short ones, one in each
 * turn.
 */
export const makeVectorsAside = async (text: SearchedText): Promise<DocumentTerms> => {
  if (text.body.length > longestHere) return postToThread('vectors', [text]);
  await turn();
  return vectorsOf(text);
};

/** Takes a body apart as {@link blocksOfBody} does. */
export const makeBlocksAside = async (body: string): Promise<Block[]> =>
  body.length > longestHere ? postToThread('blocks', [body]) : blocksOfBody(body);

const withinPdfLimit = createConcurrencyLimit({ running: 2, waiting: 16 });

/**
 * Makes the file of a paper: always in the thread, which alone loads the fonts and what sets them. Rejects where many
 * wait, for long texts have the same thread.
 */
export const makePdfAside = (paper: PaperContent): Promise<Uint8Array> =>
  withinPdfLimit(() => postToThread('pdf', [paper]));
