import { signOn, signOnAccept, signOnCode } from '@millwright/api-client/contract';
import { isEditionKey } from '@millwright/domain';
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { caching } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import type { RateLimit } from '../../http/rate-limit.ts';
import { networkOf } from '../../members/client-address.ts';
import { beginPreSession, preSessionOf } from '../../members/cookies.ts';
import { carrySession, sessionOf } from '../../members/sessions.ts';
import {
  arrivalPath,
  issueSignOnCode,
  plainLocalOf,
  redeemSignOnCode,
  siteOf,
  withoutSignOn,
  type SiteHere,
} from '../../members/sign-on.ts';

type ApiContext = Context<ApiEnvironment>;

/** Steps that one network may take in ten seconds. Generous, for a whole office may share an address. */
export const signOnsAtOnce = 60;

/** Leads on; the URL may hold a code, so it is neither disclosed nor stored. */
function leadTo(context: ApiContext, location: string): Response {
  context.header('cache-control', caching.none);
  context.header('referrer-policy', 'no-referrer');
  return context.redirect(location, 303);
}

/** Leads to a path that says that nobody was logged in: here, or at another site of ours. */
function giveUp(context: ApiContext, path: string, origin = ''): Response {
  context.set('reason', 'forbidden');
  return leadTo(context, origin + withoutSignOn(path));
}

/** Whether a visitor goes there: no image, frame or script of a page requests it. Older browsers do not say. */
const isNavigation = (context: ApiContext): boolean =>
  /^(?:document)?$/.test(context.req.header('sec-fetch-dest') ?? '') &&
  /^(?:navigate)?$/.test(context.req.header('sec-fetch-mode') ?? '');

/** A step of a sign-on that may be taken. */
interface Step {
  here: SiteHere;
  /** The own path that the visitor arrives at. */
  path: string;
}

/** What all three steps have in common: where we are, where the visitor arrives, and what is refused. */
const step =
  (
    services: Services,
    limit: RateLimit,
    take: (context: ApiContext, step: Step) => Promise<Response>,
  ): Handler<ApiEnvironment> =>
  async (context) => {
    const path = arrivalPath(context.req.query('path') ?? '/');
    const named = context.req.query('edition');
    const edition = isEditionKey(named) ? named : context.env?.edition;
    const here = siteOf(context.req.url, services.signOn, edition);
    const network = networkOf(context.env?.clientAddress);
    const isAllowed = isNavigation(context) && (network === null || limit.allows(network));
    return here && isAllowed ? take(context, { here, path }) : giveUp(context, path);
  };

/** `GET /memberApi/sign_on`: begins, at the site where the visitor wants to be logged in. */
export const beginSignOn = (services: Services, limit: RateLimit) =>
  step(services, limit, async (context, { here: { site, sites, isPlainLocal }, path }) => {
    const request = v.safeParse(signOn.request, context.req.query());
    if (isPlainLocal || !request.success || request.output.from === site) return giveUp(context, path);
    if (await sessionOf(context, services)) return leadTo(context, path);
    const query = new URLSearchParams({ to: site, state: beginPreSession(context), path });
    return leadTo(context, `${sites[request.output.from]}${signOnCode.path}?${query}`);
  });

/** `GET /memberApi/sign_on/code`: hands out a code, at the site where the visitor is logged in. */
export const handOutCode = (services: Services, limit: RateLimit) =>
  step(services, limit, async (context, { here: { editionKey, site, sites, isPlainLocal }, path }) => {
    const request = v.safeParse(signOnCode.request, context.req.query());
    if (!request.success || request.output.to === site) return giveUp(context, path);
    const { to, state } = request.output;
    const found = await sessionOf(context, services);
    const plainLocal = site === 'portal' && !isPlainLocal ? plainLocalOf(sites.portal) : null;
    if (!found && plainLocal !== null) {
      const query = new URLSearchParams({ to, state, path, edition: editionKey });
      return leadTo(context, `${plainLocal}${signOnCode.path}?${query}`);
    }
    if (!found) return giveUp(context, path, sites[to]);
    const code = await issueSignOnCode(services, {
      loginId: found.session.loginId,
      preSession: state,
      origin: sites[to],
    });
    return leadTo(context, `${sites[to]}${signOnAccept.path}?${new URLSearchParams({ code, path })}`);
  });

/** `GET /memberApi/sign_on/accept`: uses the code up, and logs in. */
export const acceptCode = (services: Services, limit: RateLimit) =>
  step(services, limit, async (context, { here: { site, sites, isPlainLocal }, path }) => {
    const request = v.safeParse(signOnAccept.request, context.req.query());
    if (isPlainLocal || !request.success) return giveUp(context, path);
    const loginId = await redeemSignOnCode(services, request.output.code, {
      preSession: preSessionOf(context) ?? '',
      origin: sites[site],
    });
    const isLoggedIn = loginId !== null && (await carrySession(context, services, loginId));
    return isLoggedIn ? leadTo(context, path) : giveUp(context, path);
  });
