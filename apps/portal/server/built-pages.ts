import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Pages } from './portal-server.ts';
import { withStyleDigests, type StyleDigests } from './style-digests.ts';

type EntryModule = typeof import('../app/entry.server.tsx');

/**
 * Wraps a server build, built or served by Vite.
 *
 * @param digests what the style sheets of the built client hold; none are named while developing
 */
export function pagesOf(
  loadBuild: () => Promise<ServerBuild>,
  entry: EntryModule,
  mode: 'production' | 'development',
  digests: StyleDigests = new Map(),
): Pages {
  // Asked with a function, the router puts its routes together again for every request.
  const built =
    mode === 'production'
      ? loadBuild().then((build) => createRequestHandler(build, mode))
      : createRequestHandler(loadBuild, mode);
  return {
    async fetch(request, facts) {
      const handle = await built;
      const { createRequestContext, degradedOf } =
        mode === 'production' ? entry : ((await loadBuild()).entry.module as unknown as EntryModule);
      const context = createRequestContext(request, {
        ...facts,
        completed: digests.size === 0 ? undefined : (html) => withStyleDigests(html, digests),
      });
      const response = await handle(request, context);
      const degraded = degradedOf(context);
      // Of documents, of the data of a navigation, and of feeds alike: none may be kept for long.
      if (degraded.size > 0) response.headers.set('x-degraded', [...degraded].join(', '));
      return response;
    },
    inlineScript: mode === 'production' ? entry.inlineScript : null,
    formOrigins: entry.formOrigins,
  };
}
