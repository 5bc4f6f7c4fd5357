import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLazyComponent, type LazyComponentOptions } from './use-lazy-component.ts';
import { watchFirstTouch } from './watch-first-touch.ts';

const Panel = ({ name }: { name: string }) => <p>{name}</p>;

const Page = ({ load, ...options }: LazyComponentOptions & { load: () => Promise<typeof Panel> }) => {
  const Loaded = useLazyComponent(load, options);
  return Loaded && <Loaded name="Panel" />;
};

/** Shows what was thrown below it. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => this.state.error?.message ?? this.props.children;
}

const loads = () => vi.fn(async () => Panel);
const press = () => document.dispatchEvent(new Event('pointerdown'));

describe('a component from a chunk of its own', () => {
  let idle: (() => void)[] = [];
  beforeEach(() => {
    idle = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  });
  afterEach(() => vi.unstubAllGlobals());
  const beIdle = () => act(async () => idle.splice(0).forEach((callback) => callback()));

  it('is fetched when it is wanted, and not before', async () => {
    const load = loads();
    const { rerender } = render(<Page load={load} wanted={false} />);
    press();
    await beIdle();
    expect(load).not.toHaveBeenCalled();
    await act(async () => rerender(<Page load={load} wanted />));
    expect(screen.getByText('Panel')).toBeVisible();
  });

  it('stays when it is wanted no longer, and is not fetched again', async () => {
    const load = loads();
    const { rerender } = render(<Page load={load} wanted />);
    await act(async () => undefined);
    for (const wanted of [false, true]) await act(async () => rerender(<Page load={load} wanted={wanted} />));
    expect(screen.getByText('Panel')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown'])(
    'is there after the first %s, at the next idle moment, where it may be',
    async (type) => {
      const load = loads();
      render(<Page load={load} wanted={false} early={watchFirstTouch} />);
      expect(idle).toHaveLength(0);
      document.dispatchEvent(new Event(type));
      press();
      expect(load).not.toHaveBeenCalled();
      await beIdle();
      expect(load).toHaveBeenCalledOnce();
      expect(screen.getByText('Panel')).toBeVisible();
    },
  );

  it('is not waited for by a page that has gone', () => {
    render(<Page load={loads()} wanted={false} early={watchFirstTouch} />).unmount();
    press();
    expect(idle).toHaveLength(0);
  });

  it('is shown when it is wanted, though it could not be fetched early', async () => {
    const load = loads().mockRejectedValueOnce(new Error('offline'));
    const { rerender } = render(<Page load={load} wanted={false} early={watchFirstTouch} />);
    press();
    await beIdle();
    expect(screen.queryByText('Panel')).toBeNull();
    await act(async () => rerender(<Page load={load} wanted early={watchFirstTouch} />));
    expect(screen.getByText('Panel')).toBeVisible();
  });

  it('shows what stands for a failure where it is wanted and cannot be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = loads().mockRejectedValue(new Error('offline'));
    render(
      <Boundary>
        <Page load={load} wanted />
      </Boundary>,
    );
    expect(await screen.findByText('offline')).toBeVisible();
  });
});
