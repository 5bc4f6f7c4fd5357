import './in-production.ts';
import { vi } from 'vitest';
import {
  createPortal,
  inlineScript,
  portal,
  routes as builtRoutes,
  type PortalApplication,
} from '../app/entry.server.tsx';
import type { BuiltFiles } from '../app/runtime/document.server.ts';
import { isPage } from '../app/runtime/routes.ts';
import { builtPages } from '../server/built-portal.ts';
import type { Pages } from '../server/render-page.ts';

/** The files that pages name where no client was built. */
const files: BuiltFiles = {
  entry: '/assets/client.js',
  preload: {},
  styles: {
    first: [{ href: '/assets/first.css' }],
    usual: [{ href: '/assets/first.css' }, { href: '/assets/later.css' }],
    enquiry: [{ href: '/assets/first.css' }, { href: '/assets/enquiry.css' }],
  },
  dialogStyles: [{ href: '/assets/dialogs.css' }],
};

type Load = Extract<(typeof builtRoutes)[number], { load: unknown }>['load'];

/** What stands in place of the pages' own, for controls that must be seen to fail. */
export interface Replaced extends Partial<Omit<PortalApplication, 'routes'>> {
  /** Loaders of pages, by path. */
  loaders?: Readonly<Record<string, Load>>;
}

/** The pages as they run in production, from their sources, so that no build is needed and none can be out of date. */
export async function ownPages({ loaders = {}, ...replaced }: Replaced = {}): Promise<Pages> {
  // Details of faults are shown while developing only.
  vi.stubEnv('DEV', false);
  const routes = builtRoutes.map((route) => {
    const load = loaders[route.path];
    return load && isPage(route) ? { ...route, load } : route;
  });
  const handleRequest = createPortal({ ...portal, ...replaced, routes });
  return Promise.resolve(builtPages({ handleRequest, inlineScript, routes }, files));
}
