import { Worker } from 'node:worker_threads';
import type { LongTextReply, LongTextRequest, LongTextWork, LongTextWorks } from './long-texts.worker.ts';

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

/**
 * Has something done in the thread for long texts. What does it is loaded there alone, so that a portal whose API is
 * elsewhere need not hold it.
 */
export const postToThread: LongTextThread['request'] = (name, args) => {
  const own = (thread ??= new LongTextThread(() => {
    if (thread === own) thread = null;
  }));
  return own.request(name, args);
};
