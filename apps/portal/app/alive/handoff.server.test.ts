import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRouteErrorResponse, type EntryContext } from 'react-router';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { ShellData } from '../shell/shell.server.tsx';
import type { SubsiteShellData } from '../shell/subsite.server.tsx';
import type { PageHead } from '../site/head.ts';
import type { StaticPart } from './static.tsx';
import manifest from '../../package.json' with { type: 'json' };
import { readHandoff, scriptJson } from './handoff.server.ts';

const route = (id: string, imports: string[] = [], css?: string[]) => ({
  id,
  module: `/assets/${id}.js`,
  imports,
  css,
});

const match = (id: string, pathname: string) => ({
  route: { id },
  pathname,
  pathnameBase: '/',
  params: { slug: 'moulds' },
});

/** What JSON carries as it is. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date | Map<unknown, unknown> | Set<unknown> | Promise<unknown> | ((...args: never[]) => unknown)
    ? never
    : { [Key in keyof T]: Plain<T[Key]> };

/** An entry context in the shape that React Router gives to `entry.server`. */
const entryContext = (errors: Record<string, unknown> | null = null) =>
  ({
    manifest: {
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: {
        root: route('root', ['/assets/react.js'], ['/assets/app.css']),
        home: route('home', ['/assets/card.js', '/assets/root.js']),
        other: route('other'),
      },
    },
    staticHandlerContext: {
      matches: [match('root', '/'), match('home', '/i/moulds')],
      loaderData: { home: { page: { id: 'home:1' } } },
      errors,
    },
  }) as unknown as EntryContext;

describe('the handoff', () => {
  it('names the modules of the matched routes only, each address once, and what the router knows of them', () => {
    expect(readHandoff(entryContext(), { edition: 'en' })).toEqual({
      routes: [
        ['root', '/assets/root.js', '/', '/', ['/assets/app.css']],
        ['home', '/assets/home.js', '/i/moulds', '/'],
      ],
      params: { slug: 'moulds' },
      data: { home: { page: { id: 'home:1' } } },
      entry: '/assets/entry.js',
      preload: ['/assets/react.js', '/assets/card.js'],
      manifest: '/assets/manifest.js',
      app: { edition: 'en' },
    });
  });

  it('leaves out what the boot script says on every page, and heads that the document has as HTML', () => {
    const facts = {
      entry: '/assets/entry.js',
      preload: ['/assets/react.js'],
      manifest: '/assets/manifest.js',
      routes: { root: ['/assets/root.js'] as const },
    };
    const context = entryContext();
    context.staticHandlerContext.loaderData = {
      home: { head: { title: 'Moulds', twinPath: '/moulds' }, page: { id: 'home:1' } },
      root: null,
    };
    expect(JSON.parse(scriptJson(readHandoff(context, {}, facts)))).toEqual({
      routes: [['root'], ['home', '/assets/home.js', '/i/moulds', '/']],
      params: { slug: 'moulds' },
      data: { home: { head: { twinPath: '/moulds' }, page: { id: 'home:1' } }, root: null },
      preload: ['/assets/card.js'],
      app: {},
    });
  });

  it('carries loader data that is plain JSON', () => {
    expectTypeOf<ShellData>().toExtend<Plain<ShellData>>();
    expectTypeOf<SubsiteShellData>().toExtend<Plain<SubsiteShellData>>();
    expectTypeOf<{ head: PageHead; page: StaticPart }>().toExtend<Plain<{ head: PageHead; page: StaticPart }>>();
    expectTypeOf<{ at: Date }>().not.toExtend<Plain<{ at: Date }>>();
  });

  it('hands over what a loader answered, and of a fault only that there was one', () => {
    const notFound = { status: 404, statusText: 'Not Found', internal: true, data: { requestId: 'r1' } };
    vi.stubEnv('DEV', false);
    const { errors } = readHandoff(entryContext({ home: notFound, root: new Error('password=1234') }), {});
    expect(errors).toEqual({ home: { ...notFound, internal: false }, root: { message: '' } });
    expect(isRouteErrorResponse(errors?.home)).toBe(true);
    vi.unstubAllEnvs();
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '<![CDATA['])(
    'carries %j without leaving its element',
    (text) => {
      const json = scriptJson({ text });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});

/**
 * What the alive part uses of the router beyond its documented API. A failure here means: read the router's changes.
 */
describe('the internals of the router', () => {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('react-router/package.json'));
  const installed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const source = (file: string) => readFileSync(join(folder, 'dist/development', file), 'utf8');

  it('are those of the pinned version', () => {
    expect(manifest.dependencies['react-router']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(installed.version).toBe(manifest.dependencies['react-router']);
  });

  it('make the router of <HydratedRouter> as it is made here, part by part', () => {
    const hydration = source('dom-export.mjs');
    for (const part of [
      'createClientRoutes(',
      'history: createBrowserHistory(),',
      'hydrationData,',
      'hydrationRouteProperties,',
      'mapRouteProperties,',
      'dataStrategy: getTurboStreamSingleFetchDataStrategy(',
    ]) {
      expect(hydration).toContain(part);
    }
    expect(hydration).toContain('window.__reactRouterDataRouter = router');
  });

  it('show a route by its element, and the root inside its document', async () => {
    const { UNSAFE_mapRouteProperties: mapped, UNSAFE_createClientRoutes: createRoutes } = await import('react-router');
    expect(String(mapped)).toContain('element: React');
    expect(String(createRoutes)).toContain('getRouteComponents(route, routeModule, isSpaMode)');
  });

  it('render no script of their own without a stream and without <Scripts>', async () => {
    const { ServerRouter } = await import('react-router');
    expect(String(ServerRouter)).toContain('context.serverHandoffStream ?');
  });

  it('keep the scroll restoration that needs no inline script', async () => {
    const { UNSAFE_useScrollRestoration } = await import('react-router');
    expect(UNSAFE_useScrollRestoration).toBeTypeOf('function');
    expect(String(UNSAFE_useScrollRestoration)).toContain('scrollRestoration = "auto"');
  });
});
