import type { BuiltFiles } from '../app/runtime/document.server.ts';
import type { Pages } from './render-page.ts';

type Entry = Pick<typeof import('../app/entry.server.tsx'), 'handleRequest' | 'inlineScript' | 'routes'>;

/** The pages of a built portal. */
export const builtPages = (entry: Entry, files: BuiltFiles): Pages => ({
  fetch: (request, facts) => entry.handleRequest(request, { ...facts, files }),
  inlineScript: entry.inlineScript,
  routes: entry.routes,
});
