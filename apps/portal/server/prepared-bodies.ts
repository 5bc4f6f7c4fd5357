import type { Exchange } from '@millwright/api-client';
import { articleDetail } from '@millwright/api-client/contract';
import { EDITION_KEYS, htmlLang, type EditionKey } from '@millwright/domain';
import { LRUCache } from 'lru-cache';
import type { Config } from './config.ts';

/** Characters up to which a body is sanitised where it is read. */
const shortest = 16_000;

/** Characters of bodies that are cached, as they came and as they were made. */
const mostKept = 16 * 1024 * 1024;

type Prepare = (html: string, edition: EditionKey) => Promise<string>;

/** Long bodies of somebody else's API, sanitised before a page reads them. */
export interface PreparedBodies {
  /** Exchanges as the given one does; a response with a long body comes once that is sanitised. */
  exchange: Exchange;
  /** What became of a body; undefined where it has to be sanitised by the reader. */
  of(html: string, edition: EditionKey): string | undefined;
}

/** The body of an article in a response, where it is a long one. */
function longBodyIn(text: string): string | null {
  try {
    const { data } = JSON.parse(text) as { data?: { article?: { content?: unknown } } | null };
    const content = data?.article?.content;
    return typeof content === 'string' && content.length > shortest ? content : null;
  } catch {
    return null;
  }
}

/** In the thread of the API's sources, which is there only while there is something to do. */
function inThread({ imagePrefix, playerHosts }: Pick<Config, 'imagePrefix' | 'playerHosts'>): Prepare {
  // Loaded at the start: with the first body, half a second of it would be in somebody's way.
  const loaded = import('@millwright/api/long-texts');
  loaded.catch(() => undefined);
  return async (html, edition) =>
    (await (await loaded).makeHtmlAside(html, edition, { imagePrefix, playerHosts })).html;
}

/**
 * Sanitises long bodies off the event loop: one of a megabyte takes up to two seconds, in which nobody else would be
 * answered. Each is sanitised once, for all who ask for it meanwhile and later.
 */
export function createPreparedBodies(
  exchange: Exchange,
  settings: Pick<Config, 'imagePrefix' | 'playerHosts'>,
  prepare: Prepare = inThread(settings),
): PreparedBodies {
  const known = new LRUCache<string, string>({
    maxSize: mostKept,
    sizeCalculation: (made, key) => made.length + key.length,
  });
  const making = new Map<string, Promise<void>>();
  const keyOf = (html: string, edition: EditionKey): string => `${edition} ${html}`;

  const make = (html: string, edition: EditionKey): Promise<void> => {
    const key = keyOf(html, edition);
    const running = making.get(key);
    if (running || known.has(key)) return running ?? Promise.resolve();
    const made = prepare(html, edition)
      // Without the thread, the reader does it.
      .then(
        (value) => void known.set(key, value),
        () => undefined,
      )
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    exchange: async (request) => {
      const answer = await exchange(request);
      const isArticle = answer.text.length > shortest && new URL(request.url).pathname === articleDetail.path;
      const edition = EDITION_KEYS.find((key) => htmlLang(key) === request.headers['accept-language']);
      const body = isArticle && edition ? longBodyIn(answer.text) : null;
      if (body !== null) await make(body, edition!);
      return answer;
    },
    of: (html, edition) => (html.length > shortest ? known.get(keyOf(html, edition)) : undefined),
  };
}
