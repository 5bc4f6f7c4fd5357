import { join } from 'node:path';
import type { BuiltFiles } from '../app/runtime/document.server.ts';
import type { ApiAccess } from './api-access.ts';
import { builtAssets } from './built-assets.ts';
import { readBuiltFiles } from './built-files.ts';
import type { Config } from './config.ts';
import { createPortalServer } from './portal-server.ts';
import type { Pages } from './render-page.ts';
import { createSiteLook } from './site-look.ts';

type Entry = Pick<typeof import('../app/entry.server.tsx'), 'handleRequest' | 'inlineScript' | 'routes'>;

/** The pages of a built portal. */
export const builtPages = (entry: Entry, files: BuiltFiles): Pages => ({
  fetch: (request, facts) => entry.handleRequest(request, { ...facts, files }),
  inlineScript: entry.inlineScript,
  routes: entry.routes,
});

/** Opens the portal that is built in `build`, with the look of its site. */
export async function openBuiltPortal(config: Config, api: ApiAccess) {
  const build = (await import(join(import.meta.dirname, '../build/server/index.js'))) as Entry;
  const client = join(import.meta.dirname, '../build/client');
  const look = await createSiteLook(config.site, api);
  const pages = builtPages(build, await readBuiltFiles(client, look?.stylesheet));
  const ofBuild = builtAssets(client);
  const assets = async (request: Request) => look?.assets(request) ?? ofBuild(request);
  return { look, assets, portal: createPortalServer({ config, api, pages, assets }) };
}
