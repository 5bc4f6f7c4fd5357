import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hydrate } from './hydrate.ts';

const Where = () => <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>;

describe('the hydration check', () => {
  it('is content with markup that is the same on both sides', async () => {
    expect(await hydrate(renderToString(<p>same</p>), <p>same</p>)).toEqual([]);
  });

  it('reports a component that looks where it runs', async () => {
    const html = renderToString(<Where />);
    expect(html).toContain('server');
    expect((await hydrate(html, <Where />)).join('\n')).toMatch(/hydrat/i);
  });

  it('leaves no browser behind', async () => {
    await hydrate('', <></>);
    expect(typeof window).toBe('undefined');
  });
});
