import { developing } from './node-env.ts';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { OperatorError } from '@millwright/api/operator-error';
import { makeFilesPrivate, restrictDataFolder } from '@millwright/api/private-files';
import { currentRequestId } from '@millwright/api/request-context';
import { serverLimits, stopOnSignals } from '@millwright/api/stop-server';
import { editionKeysOf } from '@millwright/domain';
import { writeLogLine } from '../app/shell/page/log.server.ts';
import { accountsFolder, createAccountListener, readAccountsDocument } from './account-sites.ts';
import { embeddedApi, type ApiAccess } from './api-access.ts';
import { builtAssets } from './built-assets.ts';
import { openBuiltPortal } from './built-portal.ts';
import { readConfig, type Config } from './config.ts';
import { createEarlyRejection, refuseSeveralHosts } from './early-rejection.ts';
import { createBestCompression } from './page-cache/best-compression.ts';
import { hearOfChanges } from './page-cache/content-changes.ts';
import { createCachedPages } from './page-cache/page-cache.ts';
import { listenedTarget } from './request-target.ts';
import { proxiedApi } from './api-gateway/proxied-api.ts';

/** Ends the process: with a message where a person can put it right, with everything else where not. */
function fail(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<{ config: Config; api: ApiAccess }> {
  const config = readConfig(process.env);
  const { apiOrigin, memberOrigin, databaseUrl, dataDir } = config;
  // The embedded database does that by itself, once it has seen that the folder is whole.
  if (apiOrigin !== null || databaseUrl !== null) {
    try {
      restrictDataFolder(dataDir);
    } catch (error) {
      throw new OperatorError(`DATA_DIR cannot be used: ${(error as Error).message}`);
    }
  }
  return {
    config,
    api: apiOrigin === null ? await embeddedApi(config) : proxiedApi(apiOrigin, memberOrigin ?? apiOrigin),
  };
}

makeFilesPrivate();
const { config, api } = await start().catch(fail);
let stopHearing: () => Promise<void> = async () => undefined;
const http = createServer(serverLimits);

// Before every other listener, of whichever mode.
http.on('request', (request) => void (request.url = listenedTarget(request.url ?? '/')));

if (developing) {
  const { startDevelopment } = await import('./development.ts');
  await startDevelopment({ http, config, api });
} else {
  const { look, assets, portal } = await openBuiltPortal(config, api);
  const listener = getRequestListener(portal.fetch);
  const { cache } = portal;
  const best = cache && createBestCompression({ onChange: cache.recount });
  const serveCached =
    cache && best ? createCachedPages({ config, cache, cacheKey: portal.cacheKey, best }) : () => false;
  const respondAtOnce = createEarlyRejection({ config, portal });
  const ofAccounts = builtAssets(accountsFolder);
  const serveAccounts = createAccountListener({
    config,
    api,
    document: config.accountSiteByHost.size > 0 ? await readAccountsDocument() : '',
    assets: async (request) => look?.assets(request) ?? ofAccounts(request),
    icons: assets,
    themeStylesheet: look?.stylesheet?.href,
  });
  http.on('request', (request, response) => {
    if (
      !refuseSeveralHosts(request, response) &&
      !serveAccounts(request, response) &&
      !serveCached(request, response) &&
      !respondAtOnce(request, response)
    )
      void listener(request, response);
  });
  stopHearing = await hearOfChanges(api, config, portal.purge);
}

http.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `PORT ${config.port} is in use by another process` : String(error));
  process.exit(1);
});
http.listen(config.port, () => {
  for (const key of editionKeysOf(config.site)) console.log(`${key}  ${config.origins[key]}/`);
  for (const { editionKey, kind } of config.accountSiteByHost.values())
    console.log(`${editionKey}  ${config.accountOrigins[editionKey][kind]}/`);
});

// Of one request at most: it ends no others. What is thrown outside of a promise still ends the process.
process.on('unhandledRejection', (error) =>
  writeLogLine('error', 'a rejection was not handled', {
    requestId: currentRequestId(),
    error: error instanceof Error ? error.stack : String(error),
  }),
);

stopOnSignals(http, () => stopHearing().then(api.close), fail);
