import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import type { ChartMachine } from './chart.types.ts';
import { runChart } from './run-chart.ts';
import { useChart } from './use-chart.ts';

type LampState = 'off' | 'on' | 'broken';
type LampEvent = { type: 'PRESSED' } | { type: 'STRUCK' };

/** A lamp that goes out after three seconds, and whose effects a test may watch. */
const lamp = (effect = (_: string) => {}): ChartMachine<LampState, LampEvent, { pressed: number }> => ({
  chart: {
    id: 'lamp',
    initial: 'off',
    on: { STRUCK: { target: 'broken', actions: ['shatter'] } },
    states: {
      off: { on: { PRESSED: { target: 'on', actions: ['count'] } } },
      on: {
        entry: ['light'],
        exit: ['darken'],
        after: { wait: { target: 'off' } },
        on: { PRESSED: [{ guard: 'isImpatient', target: 'broken' }, { actions: ['count'] }] },
      },
      broken: { on: { STRUCK: {} } },
    },
  },
  context: { pressed: 0 },
  guards: { isImpatient: ({ pressed }) => pressed >= 2 },
  assigns: { count: ({ pressed }) => ({ pressed: pressed + 1 }) },
  effects: { light: () => effect('light'), darken: () => effect('darken'), shatter: () => effect('shatter') },
  delays: { wait: 3000 },
});

describe('a chart', () => {
  it('runs exit, transition and entry actions in this order', () => {
    const log: string[] = [];
    const actor = runChart(lamp((name) => log.push(name)));
    actor.send({ type: 'PRESSED' });
    actor.send({ type: 'STRUCK' });
    expect(log).toEqual(['light', 'darken', 'shatter']);
  });

  it('takes the first transition whose guard holds, and one without a target leaves the timers alone', () => {
    const clock = createTestClock();
    const actor = runChart(lamp(), { clock });
    actor.send({ type: 'PRESSED' });
    clock.advance(2000);
    actor.send({ type: 'PRESSED' });
    clock.advance(1000);
    expect(actor.snapshot()).toEqual({ state: 'off', context: { pressed: 2 } });
  });

  it('prefers a transition of the state over one of the whole chart', () => {
    const effect = vi.fn();
    const actor = runChart(lamp(effect));
    actor.send({ type: 'STRUCK' });
    actor.send({ type: 'STRUCK' });
    expect(effect.mock.calls).toEqual([['shatter']]);
  });

  it('finishes a step before it takes an event that an action sent', () => {
    const states: string[] = [];
    const actor = runChart(lamp((name) => name === 'light' && actor.send({ type: 'STRUCK' })));
    actor.subscribe(() => states.push(actor.snapshot().state));
    actor.send({ type: 'PRESSED' });
    expect(states).toEqual(['on', 'broken']);
  });

  it('keeps its snapshot until something changes, and tells no listener that has left', () => {
    const actor = runChart(lamp());
    const listener = vi.fn();
    const leave = actor.subscribe(listener);
    expect(actor.snapshot()).toBe(actor.snapshot());
    actor.send({ type: 'PRESSED' });
    leave();
    actor.send({ type: 'STRUCK' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps its state when an event means nothing to it', () => {
    const actor = runChart(lamp());
    const before = actor.snapshot();
    actor.send({ type: 'UNKNOWN' } as never);
    expect(actor.snapshot()).toBe(before);
  });
});

const Lamp = ({ clock }: { clock: ReturnType<typeof createTestClock> }) => {
  const [{ state }, actor] = useChart(() => lamp(), { clock });
  return <button onClick={() => actor.send({ type: 'PRESSED' })}>{state}</button>;
};

describe('a component with a chart', () => {
  it('is in its first state on the server', () => {
    expect(renderToString(<Lamp clock={createTestClock()} />)).toBe('<button>off</button>');
  });

  it('follows the chart, also where React mounts everything twice', () => {
    const clock = createTestClock();
    render(
      <StrictMode>
        <Lamp clock={clock} />
      </StrictMode>,
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('on');
    act(() => clock.advance(3000));
    expect(screen.getByRole('button')).toHaveTextContent('off');
  });
});
