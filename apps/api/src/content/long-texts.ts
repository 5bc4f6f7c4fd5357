import type { EditionKey } from '@millwright/domain';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { articleVectors, type UnfinishedArticle } from '../search/documents.ts';
import { makeArticleHtml, type ArticleHtmlSettings } from './article-html.ts';
import type { LongTextReply, LongTextWork } from './long-texts.worker.ts';

/** Characters from which on a body is worked on in a thread of its own: what is shorter takes some milliseconds. */
export const longestHere = 50_000;

/** How long the thread waits for more, in milliseconds. */
const idleTime = 5000;

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/** The thread, which is there only while there is something to do. */
class LongTextThread {
  readonly #worker = new Worker(new URL('./long-texts.worker.ts', import.meta.url), {
    execArgv: [...process.execArgv, '--conditions=@millwright/source'],
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

  ask<Value>(work: Omit<LongTextWork, 'id'>): Promise<Value> {
    clearTimeout(this.#idle);
    this.#worker.ref();
    const id = (this.#lastId += 1);
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...work, id });
    });
  }
}

let thread: LongTextThread | null = null;

const askThread = <Value>(work: Omit<LongTextWork, 'id'>): Promise<Value> => {
  const own = (thread ??= new LongTextThread(() => {
    if (thread === own) thread = null;
  }));
  return own.ask(work);
};

/** Sanitises the source of a body as {@link makeArticleHtml} does, a long one without holding up anything else of the process. */
export const makeHtmlAside = async (
  source: string,
  edition: EditionKey,
  settings: ArticleHtmlSettings,
): Promise<{ html: string; htmlHash: string }> =>
  source.length > longestHere
    ? askThread({ html: [source, edition, settings] })
    : makeArticleHtml(source, edition, settings);

/** Makes the vectors of an article as {@link articleVectors} does, those of a long one without holding up anything else of the process; of short ones, one in each turn. */
export const makeVectorsAside = async ({
  title,
  brief,
  names,
  source,
}: Omit<UnfinishedArticle, 'id'>): Promise<{ head: string; terms: string }> => {
  const article = { title, brief, names, source };
  if (source.length > longestHere) return askThread({ vectors: [article] });
  await turn();
  return articleVectors(article);
};
