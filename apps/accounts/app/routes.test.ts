import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailedError } from '@millwright/api-client';
import { memberSite } from '../test-support/site-facts.ts';
import { memberPage, visitorPage, type MemberPage } from './runtime/define-page.ts';
import { createServices, type Services } from './runtime/services.ts';
import { routesOf } from './routes.tsx';
import type { Site } from './site.ts';

const account = {
  account: 'kim@example.com',
  true_name: 'Kim Weber',
  company: '',
  position: '',
  language: 'en',
  notify: { enquiries: true, reminders: true },
  has_password: true,
  created: '2026-11-23T08:00:00.000Z',
};

/** Services whose server knows a member, a visitor, or is gone. */
function servicesOf(who: 'member' | 'visitor' | 'nobody') {
  const requested: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    requested.push(pathname);
    if (who === 'nobody') throw new TypeError('Failed to fetch');
    if (pathname === '/api/userinfo')
      return Response.json({ code: 1, data: { profile: who === 'member' ? { id: 7, truename: 'Kim Weber' } : null } });
    if (pathname === '/memberApi/account') return Response.json({ code: 1, data: account });
    return Response.json({ code: 1, data: null });
  };
  const services = createServices(memberSite, {
    baseUrl: 'http://member.en.localhost',
    fetch: fetch as typeof globalThis.fetch,
  });
  return { services, requested };
}

/** Where a visit ends, and what was loaded or thrown. */
async function visit(services: Services, page: MemberPage, path = '/enquiries?page=2') {
  const routes: RouteObject[] = [
    { path: '/enquiries', lazy: memberPage(services, async () => page) },
    { path: '/login', lazy: visitorPage(services, async () => ({ Page: () => null })) },
    { path: '/', Component: () => null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  router.initialize();
  await vi.waitFor(() => expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true));
  const { location, loaderData, errors } = router.state;
  router.dispose();
  return {
    path: location.pathname + location.search,
    data: Object.values(loaderData),
    errors: Object.values(errors ?? {}),
  };
}

afterEach(() => vi.restoreAllMocks());

describe('a page for members', () => {
  const page: MemberPage = { load: ({ account: { trueName } }) => `of ${trueName}`, Page: () => null };

  it('is loaded for the member', async () => {
    const { services } = servicesOf('member');
    expect(await visit(services, page)).toEqual({ path: '/enquiries?page=2', data: ['of Kim Weber'], errors: [] });
  });

  it.each([
    ['loads something', page],
    ['loads nothing', { Page: () => null }],
  ])('that %s leads a visitor to the login, and knows the way back', async (_, shown) => {
    const { services } = servicesOf('visitor');
    expect((await visit(services, shown)).path).toBe('/login?to=%2Fenquiries%3Fpage%3D2');
  });

  it('says that nobody responds, and requests again the next time', async () => {
    const { services, requested } = servicesOf('nobody');
    const { errors } = await visit(services, page);
    expect(errors).toEqual([expect.any(CallFailedError)]);
    const before = requested.length;
    await expect(services.session.account()).rejects.toThrow('network');
    expect(requested.length).toBeGreaterThan(before);
  });

  it.each([
    ['leads to the login where it has ended meanwhile', false, '/login?to=%2Fenquiries%3Fpage%3D2', 0],
    ['is not left by a member to whom it is refused', true, '/enquiries?page=2', 1],
  ])('%s', async (_, staysMember, path, errors) => {
    let isMember = true;
    const services = createServices(memberSite, {
      baseUrl: 'http://member.en.localhost',
      fetch: (async (request: Request) => {
        if (new URL(request.url).pathname !== '/api/userinfo') return Response.json({ code: 1, data: account });
        return Response.json({ code: 1, data: { profile: isMember ? { id: 7, truename: 'Kim Weber' } : null } });
      }) as typeof globalThis.fetch,
    });
    const load = () => {
      isMember = staysMember;
      throw new CallFailedError({
        kind: 'refused',
        status: 200,
        code: 0,
        reason: 'login_first',
        message: 'Log in first',
        data: null,
      });
    };
    const end = await visit(services, { load, Page: () => null });
    expect([end.path, end.errors.length]).toEqual([path, errors]);
  });

  it('requests once who is logged in, until something has changed', async () => {
    const { services, requested } = servicesOf('member');
    await Promise.all([services.session.account(), services.session.member(), services.session.account()]);
    expect(requested).toEqual(['/api/userinfo', '/memberApi/account']);
    services.session.forget();
    await services.session.account();
    expect(requested).toHaveLength(4);
  });
});

describe('the login', () => {
  it('leads on who is logged in already, and nowhere else than here', async () => {
    const { services } = servicesOf('member');
    const page: MemberPage = { Page: () => null };
    expect((await visit(services, page, '/login?to=/enquiries')).path).toBe('/enquiries');
    expect((await visit(services, page, '/login?to=//evil.example')).path).toBe('/');
  });
});

describe('the pages of a site', () => {
  const ofSuppliers = ['/certificates', '/products', '/products/7', '/changes'];
  const pathsOf = (kind: Site['kind']) => {
    const { services } = servicesOf('visitor');
    const routes = routesOf({ ...services, site: { ...memberSite, kind } });
    const isPage = (path: string) => matchRoutes(routes, path)!.at(-1)!.route.path !== '*';
    return [
      '/',
      '/login',
      '/register',
      '/enquiries/7',
      '/threads/7',
      '/request',
      '/posts',
      '/posts/new',
      '/profile',
      ...ofSuppliers,
      '/nothing',
    ].filter(isPage);
  };

  it('are those of its audience', () => {
    expect(pathsOf('member')).toEqual([
      '/',
      '/login',
      '/register',
      '/enquiries/7',
      '/threads/7',
      '/request',
      '/posts',
      '/posts/new',
      '/profile',
    ]);
    expect(pathsOf('supplier')).toEqual(['/', '/login', '/threads/7', '/profile', ...ofSuppliers]);
  });
});
