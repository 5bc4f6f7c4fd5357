import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EntryContext } from 'react-router';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { readHandoff, scriptJson } from './handoff.server.ts';

const route = (id: string, imports: string[] = []) => ({ id, module: `/assets/${id}.js`, imports });

/** An entry context in the shape that React Router gives to `entry.server`. */
const entryContext = (data = '[{}]\n') =>
  ({
    manifest: {
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: { root: route('root', ['/assets/react.js']), home: route('home', ['/assets/card.js']), other: route('other') },
    },
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }] },
    serverHandoffString: '{"basename":"/"}',
    serverHandoffStream: new Blob([data]).stream(),
  }) as unknown as EntryContext;

describe('the handoff', () => {
  it('names the modules of the matched routes only, each address once', async () => {
    const handoff = await readHandoff(entryContext(), { edition: 'en' });
    expect(handoff).toEqual({
      context: { basename: '/' },
      data: '[{}]\n',
      first: ['/assets/manifest.js'],
      routes: [['root', '/assets/root.js'], ['home', '/assets/home.js']],
      entry: '/assets/entry.js',
      preload: ['/assets/manifest.js', '/assets/entry.js', '/assets/react.js', '/assets/root.js', '/assets/home.js', '/assets/card.js'],
      app: { edition: 'en' },
    });
  });

  it('says so when the router hands over nothing', async () => {
    await expect(readHandoff({ ...entryContext(), serverHandoffStream: undefined }, {})).rejects.toThrow('upgraded');
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '<![CDATA['])('carries %j without leaving its element', (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  });
});

/** What the alive part uses of the router beyond its documented API. A failure here means: read the router's changes. */
describe('the internals of the router', () => {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('react-router/package.json'));
  const installed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const source = (file: string) => readFileSync(join(folder, 'dist/development', file), 'utf8');

  it('are those of the pinned version', () => {
    expect(manifest.dependencies['react-router']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(installed.version).toBe(manifest.dependencies['react-router']);
  });

  it('read context, manifest and route modules from window, and the stream as the context\'s own', () => {
    const hydration = source('dom-export.mjs');
    expect(hydration).toContain('if (!ssrInfo && window.__reactRouterContext && window.__reactRouterManifest && window.__reactRouterRouteModules)');
    expect(hydration).toContain('let stream = ssrInfo.context.stream;');
    expect(hydration).toContain('decodeViaTurboStream(stream, window)');
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
