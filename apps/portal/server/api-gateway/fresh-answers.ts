import type { Exchange } from '@millwright/api-client';

/** What every page asks for, and what changes seldom: the shell, and the names of topics. */
const shared = /\/api\/(?:baseinfo|blogrolls|tag\/list|keywords|banner\/list)$/;

/** How long such an answer is taken without asking, in milliseconds. A change of content ends it. */
const freshFor = 30_000;

/** They are as many as editions and places of banners; a limit all the same. */
const mostKept = 100;

/** Answers that are taken without asking. */
export interface FreshAnswers {
  /** The same exchange, which for a short time asks but once for what all pages share. */
  around(exchange: Exchange): Exchange;
  /** Takes none of before. */
  purge(): void;
}

/** Makes a store of fresh answers. */
export function createFreshAnswers(now = Date.now): FreshAnswers {
  const kept = new Map<string, { answer: Awaited<ReturnType<Exchange>>; until: number }>();
  let generation = 0;
  return {
    around: (exchange) => async (request) => {
      const { method, url, headers, body = '' } = request;
      if (!shared.test(url)) return exchange(request);
      const key = `${headers['accept-language']} ${method} ${url} ${body}`;
      const known = kept.get(key);
      if (known && now() < known.until) return known.answer;
      const askedIn = generation;
      const answer = await exchange(request);
      if (answer.status === 200 && askedIn === generation) {
        if (kept.size >= mostKept) kept.clear();
        kept.set(key, { answer, until: now() + freshFor });
      }
      return answer;
    },
    purge() {
      generation += 1;
      kept.clear();
    },
  };
}
