import { checkRedirectTarget, LEGACY_STATUS, resolveLegacy } from '@millwright/domain';
import { redirect, type MiddlewareFunction } from 'react-router';
import { baseInfoOf, unavailable } from './calls.server.ts';
import { requestScope, type RequestScope } from './request-scope.server.tsx';

const noSlugs: ReadonlySet<string> = new Set();
const mayBeIndustry = /^\/[^/?]+\/?(?:\?|$)/;

/** The address that replaced an old one. The industries are asked for only where an address could be one of their slugs. */
async function legacyTarget(scope: RequestScope, url: URL, unknownRoute: boolean): Promise<string | null> {
  const found = resolveLegacy(url.pathname, url.searchParams, { industrySlugs: noSlugs });
  const candidate = found ?? (unknownRoute ? url.pathname : null);
  if (candidate === null || !mayBeIndustry.test(candidate)) return found;
  const baseInfo = await baseInfoOf(scope);
  // Whether the address has moved is not known: a 404 would tell search engines to forget it.
  if (!baseInfo && unknownRoute) throw unavailable(scope);
  const industries = baseInfo?.industries ?? [];
  const industrySlugs = new Set(industries.flatMap(({ slug }) => slug ?? []));
  return resolveLegacy(url.pathname, url.searchParams, { industrySlugs });
}

/** A page has one address: the one without slashes at its end. Null for the address itself, and for what is no page. */
function plainAddress({ pathname, search }: URL, pattern: string): string | null {
  if (pathname === '/' || !pathname.endsWith('/') || pattern.endsWith('*')) return null;
  const target = checkRedirectTarget(pathname.replace(/\/+$/, '') + search, { allowedHosts: [] });
  return target.kind === 'own' ? target.href : null;
}

/** Redirects old addresses that look like pages of today, such as `/article/info?id=5`, and those with a slash at their end. */
export const redirectLegacy: MiddlewareFunction<Response> = async ({ context, url, pattern, request }) => {
  const old = await legacyTarget(context.get(requestScope), url, false);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const target = old ?? (isReading ? plainAddress(url, pattern) : null);
  if (target !== null) throw redirect(target, LEGACY_STATUS);
};

/** Redirects old addresses that are no page of today, such as `/plastics`. */
export async function redirectUnknown(scope: RequestScope, url: URL): Promise<void> {
  const target = await legacyTarget(scope, url, true);
  if (target !== null) throw redirect(target, LEGACY_STATUS);
}
