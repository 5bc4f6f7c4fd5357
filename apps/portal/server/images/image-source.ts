import type { ApiAccess } from '../api-access.ts';
import { readAll } from '../api-gateway/read-response.ts';

/** The largest original that is read, in bytes. */
const largest = 20 * 1024 * 1024;

/** How long the image host may take, in milliseconds. */
const longest = 5000;

/** The host of the originals does not respond as it should; that there is no such image is no fault. */
export class SourceFailedError extends Error {}

/**
 * Reads an original: from the API where the image is on our own site, else from the image host. Redirects are not
 * followed: they would lead to hosts that nobody named. Null where there is no such image.
 */
export async function readOriginal(
  source: string,
  ownOrigin: string,
  api: Pick<ApiAccess, 'fetch'>,
): Promise<Buffer | null> {
  const request = new Request(source, {
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
    headers: { accept: 'image/*' },
  });
  try {
    const response = await (new URL(source).origin === ownOrigin ? api.fetch(request) : fetch(request));
    if (response.status === 200 && response.body) return await readAll(response.body, largest);
    await response.body?.cancel();
    if (response.status >= 500 || response.status === 429)
      throw new SourceFailedError(`The host of the images answers ${response.status}.`);
    return null;
  } catch (error) {
    if (error instanceof SourceFailedError) throw error;
    throw new SourceFailedError('The original cannot be read.', { cause: error });
  }
}
