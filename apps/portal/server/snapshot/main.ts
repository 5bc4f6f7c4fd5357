import { parseArgs } from 'node:util';
import { OperatorError, UsageError } from '@millwright/api/operator-error';
import { pathFromCaller, runToEnd } from '@millwright/api/run-to-end';
import { editionId, editionKeysOf, languagesOf, setEditionLanguages } from '@millwright/domain';
import { embeddedApi } from '../api-access.ts';
import { proxiedApi } from '../api-gateway/proxied-api.ts';
import { openBuiltPortal } from '../built-portal.ts';
import { readConfig } from '../config.ts';
import { writeSnapshot } from './write-snapshot.ts';

/**
 * `npm run export -- --static <folder> [--edition cn|en] [--max-pages 20000] [--max-mb 8192]`: renders every public page
 * into a folder, by the built portal without a socket.
 */

const usage = 'Usage: npm run export -- --static <folder> [--edition cn|en] [--max-pages 20000] [--max-mb 8192]';

/** Lines about what is missing that are shown; the manifest has all. */
const shownLines = 20;

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      edition: { type: 'string' },
      'max-pages': { type: 'string', default: '20000' },
      'max-mb': { type: 'string', default: '8192' },
    },
    allowPositionals: true,
  });
  const { edition, 'max-pages': pages, 'max-mb': megabytes } = values;
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0 || ![pages, megabytes].every((one) => /^[1-9]\d{0,6}$/.test(one)))
    throw new UsageError(usage);
  return {
    folder: pathFromCaller(folder),
    edition,
    limits: { pages: Number(pages), bytes: Number(megabytes) * 1024 * 1024 },
  };
}

async function snapshot(): Promise<number> {
  const { folder, edition, limits } = readArguments();
  // Each page is rendered once.
  const config = { ...readConfig(process.env), pageCacheBytes: 0 };
  setEditionLanguages(languagesOf(config.site));
  const keys = editionKeysOf(config.site).filter((key) => edition === undefined || editionId(key) === edition);
  if (keys.length === 0) throw new OperatorError(`The site has no edition ${edition}.`);
  const { apiOrigin, memberOrigin } = config;
  const api = apiOrigin === null ? await embeddedApi(config) : proxiedApi(apiOrigin, memberOrigin ?? apiOrigin);
  try {
    const { portal } = await openBuiltPortal(config, api);
    const {
      pages,
      redirects,
      files: stored,
      missing,
      leftOut,
      elsewhere,
      bytes,
    } = await writeSnapshot({
      fetch: async (request) => portal.fetch(request),
      origins: new Map(keys.map((key) => [key, config.origins[key]])),
      names: new Map(keys.map((key) => [key, config.site?.editions[key]?.name ?? config.origins[key]])),
      folder,
      limits,
      clock: () => new Date(),
      onProgress: (done, waiting) => console.log(`${done} pages, ${waiting} URLs wait …`),
    });
    console.log(
      `${pages.length} pages, ${redirects.length} redirects, ${stored.length} files: ${Math.ceil(bytes / 1024 / 1024)} MB.`,
    );
    if (elsewhere.length > 0) console.log(`These hosts are still needed: ${elsewhere.join(', ')}`);
    for (const { url, from, reason } of missing.slice(0, shownLines))
      console.error(`Missing ${url} (in ${from}): ${reason}`);
    if (missing.length > shownLines) console.error(`… and ${missing.length - shownLines} more: see manifest.json.`);
    if (leftOut > 0) console.error(`${leftOut} URLs are left out: see --max-pages and --max-mb.`);
    return missing.length + leftOut > 0 ? 1 : 0;
  } finally {
    await api.close();
  }
}

await runToEnd(snapshot);
