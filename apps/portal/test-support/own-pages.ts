import './in-production.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { UNSAFE_withComponentProps as withComponentProps, type ServerBuild } from 'react-router';
import { vi } from 'vitest';
import * as entry from '../app/entry.server.tsx';
import routeConfig from '../app/routes.ts';
import config from '../react-router.config.ts';
import { pagesOf } from '../server/built-pages.ts';
import type { Pages } from '../server/portal-server.ts';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

const files = import.meta.glob<RouteModule>(['../app/root.tsx', '../app/routes/*.{ts,tsx}']);

/** Loads a route as the framework's plugin does: its component gets the loader's data as a prop. */
async function moduleOf(file: string): Promise<RouteModule> {
  const module = await files[`../app/${file}`]!();
  return module.default
    ? { ...module, default: withComponentProps(module.default as Parameters<typeof withComponentProps>[0]) }
    : module;
}

/**
 * The routes of `app/routes.ts` in the form of a server build, so that no build is needed and none can be out of date.
 */
async function routesOf(entries: readonly RouteConfigEntry[], parentId: string): Promise<ServerBuild['routes']> {
  const routes: ServerBuild['routes'] = {};
  for (const { id, file, path, index, caseSensitive, children = [] } of entries) {
    const name = file.replace(/^\.\//, '');
    const routeId = id ?? name.replace(/\.tsx?$/, '');
    routes[routeId] = { id: routeId, parentId, path, index, caseSensitive, module: await moduleOf(name) };
    Object.assign(routes, await routesOf(children, routeId));
  }
  return routes;
}

async function ownBuild(replaced: Readonly<Record<string, Partial<RouteModule>>>): Promise<ServerBuild> {
  const root = { id: 'root', path: '', module: await moduleOf('root.tsx') };
  const routes: ServerBuild['routes'] = { root, ...(await routesOf(await routeConfig, 'root')) };
  for (const [id, module] of Object.entries(replaced))
    routes[id] = { ...routes[id]!, module: { ...routes[id]!.module, ...module } };
  const manifestRoutes = Object.values(routes).map((route) => {
    const { id, parentId, path, index, module } = route!;
    const has = {
      hasAction: 'action' in module,
      hasLoader: 'loader' in module,
      hasErrorBoundary: 'ErrorBoundary' in module,
    };
    const absent = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
    const modules = {
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    };
    return [id, { id, parentId, path, index, module: `/assets/${id}.js`, ...has, ...absent, ...modules }] as const;
  });
  const assets = {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: Object.fromEntries(manifestRoutes),
    url: '/assets/manifest.js',
    version: 'test',
  };
  return {
    entry: { module: entry },
    routes,
    assets,
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: config.future,
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

/**
 * The pages as they run in production, from their sources.
 *
 * @param replaced exports of routes, by route id, in place of their own: for controls that must be seen to fail
 */
export async function ownPages(replaced: Readonly<Record<string, Partial<RouteModule>>> = {}): Promise<Pages> {
  // Details of faults are shown while developing only.
  vi.stubEnv('DEV', false);
  const build = await ownBuild(replaced);
  return pagesOf(() => Promise.resolve(build), entry, 'production');
}
