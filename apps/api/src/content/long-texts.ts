import type { EditionKey } from '@millwright/domain';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PaperContent } from '../papers/paper-pdf.ts';
import { blocksOfBody, type Block } from '../routes/issue-pages/issue-text.ts';
import { articleVectors, type DocumentTerms, type UnfinishedArticle } from '../search/documents.ts';
import { makeArticleHtml, type ArticleHtmlSettings } from './article-html.ts';
import type { LongTextReply, LongTextRequest, LongTextWork, LongTextWorks } from './long-texts.worker.ts';

/**
 * Characters from which on a text is worked on in a thread of its own: to sanitise so many takes 40 ms at most.
 */
export const longestHere = 16_000;

/** How long the thread waits for more, in milliseconds. */
const idleTime = 5000;

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/** The thread, which is there only while there is something to do. */
class LongTextThread {
  readonly #worker = new Worker(new URL('./long-texts.worker.ts', import.meta.url), {
    // Not those of the process: a thread does not start with options of V8, such as npm start has.
    execArgv: ['--conditions=@millwright/source'],
  });
  readonly #waiting = new Map<number, Waiting>();
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(onEnd: () => void) {
    this.#worker.on('message', ({ id, value, error }: LongTextReply) => {
      const { resolve, reject } = this.#waiting.get(id)!;
      this.#waiting.delete(id);
      if (error === undefined) resolve(value as never);
      else reject(new Error(error));
      if (this.#waiting.size > 0) return;
      this.#worker.unref();
      this.#idle = setTimeout(() => {
        onEnd();
        void this.#worker.terminate();
      }, idleTime).unref();
    });
    const fail = (error: Error): void => {
      onEnd();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#worker.on('error', (error) => fail(error as Error));
    this.#worker.on('exit', () => fail(new Error('The thread for long texts has ended.')));
  }

  request<Name extends LongTextWork>(
    name: Name,
    args: Parameters<LongTextWorks[Name]>,
  ): Promise<Awaited<ReturnType<LongTextWorks[Name]>>> {
    clearTimeout(this.#idle);
    this.#worker.ref();
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, args } satisfies LongTextRequest);
    });
  }
}

let thread: LongTextThread | null = null;

const postToThread: LongTextThread['request'] = (name, args) => {
  const own = (thread ??= new LongTextThread(() => {
    if (thread === own) thread = null;
  }));
  return own.request(name, args);
};

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
export const makeVectorsAside = async ({
  title,
  brief,
  names,
  source,
}: Omit<UnfinishedArticle, 'id'>): Promise<DocumentTerms & { text: string }> => {
  const article = { title, brief, names, source };
  if (source.length > longestHere) return postToThread('vectors', [article]);
  await turn();
  return articleVectors(article);
};

/** Takes a body apart as {@link blocksOfBody} does. */
export const makeBlocksAside = async (body: string): Promise<Block[]> =>
  body.length > longestHere ? postToThread('blocks', [body]) : blocksOfBody(body);

/** Makes the file of a paper: always in the thread, which alone loads the fonts and what sets them. */
export const makePdfAside = (paper: PaperContent): Promise<Uint8Array> => postToThread('pdf', [paper]);
