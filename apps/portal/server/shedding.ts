import { htmlLang, type EditionKey } from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';

/** How much work is taken at once. */
export interface SheddingLimits {
  /** Pages that are made at the same time: rendering is work of one thread, so that more would only make each slower. @default 12 */
  atOnce?: number;
  /** Pages that may wait for their turn; what comes after them is refused at once. @default 64 */
  waiting?: number;
}

/** Does some work, or answers null where there is too much of it already. */
export type Shedding = <T>(work: () => Promise<T>) => Promise<T | null>;

/**
 * Keeps a flood from making everybody wait: a server that refuses what it cannot do in time answers the rest as fast as
 * ever. What costs nothing, such as files, kept pages and the health check, does not pass here.
 */
export function createShedding({ atOnce = 12, waiting = 64 }: SheddingLimits = {}): Shedding {
  const turns = bulkhead(atOnce, waiting);
  return async (work) => {
    try {
      return await turns.execute(work);
    } catch (error) {
      if (isBulkheadRejectedError(error)) return null;
      throw error;
    }
  };
}

/** What is shown in place of a page that there is no room for: words alone, for it must cost nothing. */
export function busyPage(edition: EditionKey): Response {
  const words = apiMessage('unavailable', edition);
  const html = `<!DOCTYPE html><html lang="${htmlLang(edition)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words}</title></head><body><main><h1>${words}</h1></main></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
