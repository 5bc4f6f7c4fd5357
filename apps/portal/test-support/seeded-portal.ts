import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { startApi, type StartedApi } from '@millwright/api';
import type { EditionKey } from '@millwright/domain';
import { inject } from 'vitest';
import { ownPages } from './own-pages.ts';
import { portalOn } from './portal-on.ts';

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
  const dataDir = await mkdtemp(join(tmpdir(), 'millwright-portal-'));
  await cp(join(inject('seededFolder'), 'database'), join(dataDir, 'database'), { recursive: true });
  const api = await startApi({
    dataDir,
    databaseUrl: null,
    imagePrefix: '',
    playerHosts: [],
    allowedOrigins: [],
    isLocalDemo: true,
  });
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
    async close() {
      await api.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
