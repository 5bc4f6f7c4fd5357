import { matchRoutes, type RouteObject } from 'react-router';

/** What is read of the router's manifest. */
interface Modules {
  routes: Record<string, { module: string } | undefined>;
}

/** How long a module may take before it counts as lost, in milliseconds. */
export const modulePatience = 10_000;

/**
 * Imports the modules of the routes that an address leads to. Rejects where one cannot be loaded, or does not come in
 * time: the router itself would then reload the page, every time anew and without asking, or wait without end.
 */
export async function importRouteModules(
  address: string,
  routes: RouteObject[],
  manifest: Modules,
  load: (address: string) => Promise<unknown> = (module) => import(/* @vite-ignore */ module),
): Promise<void> {
  const matches = matchRoutes(routes, new URL(address, 'http://own.invalid').pathname) ?? [];
  const loading = matches.map(({ route }) => {
    const module = route.id && manifest.routes[route.id]?.module;
    return module ? load(module) : undefined;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    // In the words in which Chromium says it of one that is not there.
    timer = setTimeout(() => reject(new TypeError('Failed to fetch dynamically imported module')), modulePatience);
  });
  await Promise.race([Promise.all(loading), late]).finally(() => clearTimeout(timer));
}
