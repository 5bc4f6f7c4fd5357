import { CallFailedError, type Result } from '@millwright/api-client';
import { parseInteger, type Id, type MemberAccount } from '@millwright/domain';
import type { ComponentType } from 'react';
import { redirect, type LazyRouteFunction, type RouteObject } from 'react-router';
import { loginPath, pathAfterLogin } from './paths.ts';
import type { Services } from './services.ts';

/** One request of a page for its data. */
interface Visit extends Services {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

/** A visit by a member who is logged in. */
export interface MemberVisit extends Visit {
  account: MemberAccount;
}

/** What a module of a page for members exports. */
export interface MemberPage {
  /** Loads its data. @default none */
  load?: (visit: MemberVisit) => unknown;
  /** Handles what its form sends. @default it has no form */
  act?: (visit: MemberVisit & { form: FormData }) => Promise<Result<unknown>>;
  /** Shows it. */
  Page: ComponentType;
}

/** The id of a path; throws a 404 for what is none. */
export function idOf(text: string | undefined): Id {
  const id = parseInteger(text);
  if (id === null) throw new Response(null, { status: 404 });
  return id;
}

/** A page for members: visitors are led to the login, and back. Its module is fetched with it. */
export const memberPage =
  (services: Services, load: () => Promise<MemberPage>): LazyRouteFunction<RouteObject> =>
  async () => {
    const page = await load();
    const visitOf = async ({ request, params }: { request: Request; params: Visit['params'] }) => {
      const url = new URL(request.url);
      const account = await services.session.account();
      if (!account) throw redirect(loginPath(url.pathname + url.search));
      return { ...services, url, params, signal: request.signal, account };
    };
    return {
      Component: page.Page,
      loader: async (args) => {
        // Also where nothing is loaded: a visitor is led to the login.
        const visit = await visitOf(args);
        try {
          return (await page.load?.(visit)) ?? null;
        } catch (error) {
          // The login may have ended meanwhile: in another tab, or by its age.
          if (error instanceof CallFailedError && error.failure.kind === 'refused') {
            services.session.forget();
            await visitOf(args);
          }
          throw error;
        }
      },
      ...(page.act && {
        action: async (args) => page.act!({ ...(await visitOf(args)), form: await args.request.formData() }),
      }),
    };
  };

/** A page for everybody; who is logged in already is led on. */
export const visitorPage =
  (services: Services, load: () => Promise<{ Page: ComponentType }>): LazyRouteFunction<RouteObject> =>
  async () => {
    const { Page } = await load();
    return {
      Component: Page,
      loader: async ({ request }) => {
        if (await services.session.account()) throw redirect(returnPath(new URL(request.url)));
        return null;
      },
    };
  };

/** Where a visitor of the login goes afterwards. */
const returnPath = (url: URL): string => pathAfterLogin(url.searchParams.get('to'));
