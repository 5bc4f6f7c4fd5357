import { hash } from 'node:crypto';
import type { PlainRequest } from '@millwright/api-client';
import { articleDetail } from '@millwright/api-client/contract';
import { postToThread } from '@millwright/api/long-text-thread';
import { prepareArticleHtml } from '@millwright/api/sanitize-html';
import { apiMessage } from '@millwright/i18n/api-messages';
import { editionKeys, htmlLang, type EditionKey } from '@millwright/domain';
import type { ResponseStore } from './api-gateway/response-store.ts';
import type { Config } from './config.ts';

/** Characters up to which a body is sanitised where it is read. */
const shortest = 16_000;

type Prepare = (html: string, edition: EditionKey) => Promise<string>;

/** Article bodies of somebody else's API, sanitised. */
export interface PreparedBodies {
  /** Settles when a long body in a response is sanitised. */
  prepare(request: PlainRequest, response: { text: string }): Promise<void>;
  /** The sanitised body: as it is stored, else it is sanitised here and stored. */
  of(html: string, edition: EditionKey): string;
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
const inThread =
  ({ imagePrefix, playerHosts }: Pick<Config, 'imagePrefix' | 'playerHosts'>): Prepare =>
  async (html, edition) =>
    (await postToThread('html', [html, edition, { imagePrefix, playerHosts }])).html;

const keyOf = (html: string, edition: EditionKey): string => `body ${edition} ${hash('sha256', html, 'base64url')}`;

/**
 * Sanitises each body once, and stores it with the responses: other fields of an article change more often. Long bodies are
 * sanitised off the event loop: one of a megabyte takes up to two seconds, in which nobody else would get a response.
 */
export function createPreparedBodies(
  stored: ResponseStore['derived'],
  { imagePrefix, playerHosts }: Pick<Config, 'imagePrefix' | 'playerHosts'>,
  sanitize: Prepare = inThread({ imagePrefix, playerHosts }),
): PreparedBodies {
  const running = new Map<string, Promise<void>>();

  const sanitizeOnce = (html: string, edition: EditionKey): Promise<void> => {
    const key = keyOf(html, edition);
    if (stored.get(key) !== undefined) return Promise.resolve();
    const known = running.get(key);
    if (known) return known;
    const sanitized = sanitize(html, edition)
      // Without the thread, the reader does it.
      .then(
        (value) => stored.set(key, value),
        () => undefined,
      )
      .finally(() => running.delete(key));
    running.set(key, sanitized);
    return sanitized;
  };

  return {
    async prepare({ url, headers }, { text }) {
      if (text.length <= shortest || new URL(url).pathname !== articleDetail.path) return;
      const edition = editionKeys().find((key) => htmlLang(key) === headers['accept-language']);
      const body = edition ? longBodyIn(text) : null;
      if (body !== null) await sanitizeOnce(body, edition!);
    },
    of(html, edition) {
      const key = keyOf(html, edition);
      const known = stored.get(key);
      if (known !== undefined) return known;
      const labels = { table: apiMessage('wideTable', edition), video: apiMessage('embeddedVideo', edition) };
      const sanitised = prepareArticleHtml(html, { imagePrefix, playerHosts, labels });
      stored.set(key, sanitised);
      return sanitised;
    },
  };
}
