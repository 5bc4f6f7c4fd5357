import { readFile } from 'node:fs/promises';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import type { StartedApi } from '@millwright/api';
import type { EditionKey } from '@millwright/domain';
import { ownPages } from './own-pages.ts';
import { portalOn } from './portal-on.ts';
import { startSeededApi } from './seeded-api.ts';

/** A portal with its own pages and files over the real API with the content of a first start. */
export interface SeededPortal {
  api: StartedApi;
  /** Requests a path of an edition, or an absolute URL of one. */
  get(path: string, edition?: EditionKey): Promise<Response>;
  close(): Promise<void>;
}

const publicFolder = new URL('../public/', import.meta.url);

/** The origin of an edition in tests. */
export const originOf = (edition: EditionKey): string => `http://${edition}.localhost:3000`;

/** Starts a portal on a copy of the seeded content. */
export async function startSeededPortal(): Promise<SeededPortal> {
  const { api, close } = await startSeededApi();
  const portal = portalOn({ pages: await ownPages(), api: { fetch: (request) => api.fetch(request) } });
  return {
    api,
    async get(path, edition = 'en') {
      const url = new URL(path, originOf(edition));
      // The files of a build, which there is none of.
      if (/^\/[\w-]+\.(?:png|ico|svg)$/.test(url.pathname)) {
        const file = await readFile(new URL(`.${url.pathname}`, publicFolder)).catch(() => null);
        return new Response(file && new Uint8Array(file), { status: file ? 200 : 404 });
      }
      return portal.fetch(new Request(url));
    },
    close,
  };
}
