import type { ApiAccess } from '../api-access.ts';
import type { Config } from '../config.ts';

/** Tells that content has changed. */
export interface ContentChanges {
  /** Somebody says that content has changed. */
  tell(): void;
  close(): Promise<void>;
}

/** Of what is done in one go, how much is one change: an import writes thousands of rows. */
const together = 1000;

/**
 * Calls at once with the first change and, where more follow, once more at the end of each second: never too seldom,
 * never in a storm.
 */
export function gather(act: () => void, wait = together): { tell(): void; close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const tell = (): void => {
    if (timer) {
      isLate = true;
      return;
    }
    act();
    isLate = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isLate) tell();
    }, wait);
    timer.unref();
  };
  return { tell, close: () => clearTimeout(timer) };
}

/**
 * Hears of changed content: from the API in this process, whatever its database; or, where the API is another process,
 * from its PostgreSQL where `DATABASE_URL` names it. Else nobody tells but `POST /purge`.
 */
export async function hearOfChanges(
  api: ApiAccess,
  { apiOrigin, databaseUrl }: Pick<Config, 'apiOrigin' | 'databaseUrl'>,
  onChange: () => void,
): Promise<ContentChanges> {
  const { tell, close } = gather(onChange);
  if (api.onContentChange) {
    const stop = api.onContentChange(tell);
    return { tell, close: async () => (stop(), close()) };
  }
  if (apiOrigin === null || databaseUrl === null) return { tell, close: async () => close() };
  const { listenForContent } = await import('@millwright/api/content-changes');
  const changes = await listenForContent(databaseUrl);
  // The API may hear of a change a moment later than we do, and answer once more with what it remembers.
  changes.onChange(() => {
    tell();
    tell();
  });
  return { tell, close: () => (close(), changes.close()) };
}
