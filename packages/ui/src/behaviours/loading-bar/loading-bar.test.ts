import { LOADING_BAR_DURATION_MS } from '@millwright/domain';
import { describe, expect, it } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { createLoadingBar, loadingBarChart } from './loading-bar.machine.ts';
import type { LoadingBarEvent } from './loading-bar.types.ts';

const started: LoadingBarEvent = { type: 'LOADING.STARTED' };
const finished: LoadingBarEvent = { type: 'LOADING.FINISHED' };
const failed: LoadingBarEvent = { type: 'REQUEST.FAILED' };
const empty = { percent: 0, failed: false };

describeChart(
  'the loading bar',
  () => loadingBarChart,
  [
    { from: 'idle', when: started, to: 'waiting', context: empty },
    { from: 'idle', when: finished, to: 'idle', context: empty },
    { from: 'idle', when: failed, to: 'idle', context: empty },
    { given: [started], from: 'waiting', when: 200, to: 'growing', context: empty },
    { given: [started, 150, failed], from: 'waiting', when: started, to: 'waiting', context: empty },
    { given: [started, 150, started], from: 'waiting', when: 199, to: 'waiting', context: empty },
    { given: [started], from: 'waiting', when: finished, to: 'idle', context: empty },
    { given: [started, 150, failed], from: 'waiting', when: finished, to: 'idle', context: empty },
    { given: [started], from: 'waiting', when: failed, to: 'waiting', context: { failed: true } },
    { given: [started, 200], from: 'growing', when: 100, to: 'growing', context: { percent: 2 } },
    { given: [started, 200, 1000, failed], from: 'growing', when: started, to: 'growing', context: empty },
    { given: [started, 250, started], from: 'growing', when: 99, to: 'growing', context: empty },
    { given: [started, 200], from: 'growing', when: failed, to: 'growing', context: { failed: true } },
    { given: [started, 200], from: 'growing', when: finished, to: 'full', context: { percent: 100, failed: false } },
    { given: [started, 200, finished], from: 'full', when: 500, to: 'idle', context: empty },
    { given: [started, 200, finished], from: 'full', when: started, to: 'waiting', context: empty },
    {
      given: [started, 200, finished],
      from: 'full',
      when: failed,
      to: 'full',
      context: { percent: 100, failed: true },
    },
  ],
  { events: [started, finished, failed] },
);

const running = () => {
  const clock = createTestClock();
  const bar = createLoadingBar({ clock });
  return { clock, bar };
};

describe('the loading bar', () => {
  it('[ST-42] stays unseen while a navigation takes less than 200 ms, and shows at 200 ms', () => {
    const { bar, clock } = running();
    bar.send(started);
    clock.advance(199);
    expect(bar.snapshot().state).toBe('waiting');
    clock.advance(1);
    expect(bar.snapshot().state).toBe('growing');
  });

  it('[ST-42] was never shown when the navigation ends before 200 ms', () => {
    const { bar, clock } = running();
    const seen: string[] = [];
    bar.subscribe(() => seen.push(bar.snapshot().state));
    bar.send(started);
    clock.advance(199);
    bar.send(finished);
    clock.advance(10_000);
    expect(seen).toEqual(['waiting', 'idle']);
  });

  it('[ST-43] grows by 2 percent every 100 ms, is full after 5000 ms and not before, and never exceeds it', () => {
    const { bar, clock } = running();
    bar.send(started);
    clock.advance(200);
    clock.advance(99);
    expect(bar.snapshot().context.percent).toBe(0);
    clock.advance(1);
    expect(bar.snapshot().context.percent).toBe(2);
    clock.advance(LOADING_BAR_DURATION_MS - 101);
    expect(bar.snapshot().context.percent).toBe(98);
    clock.advance(1);
    expect(bar.snapshot().context.percent).toBe(100);
    clock.advance(60_000);
    expect(bar.snapshot()).toMatchObject({ state: 'growing', context: { percent: 100 } });
  });

  it('[ST-44] is full at once when loading ends, still there after 499 ms, and hidden and empty after 500 ms', () => {
    const { bar, clock } = running();
    bar.send(started);
    clock.advance(1000);
    bar.send(finished);
    expect(bar.snapshot()).toMatchObject({ state: 'full', context: { percent: 100 } });
    clock.advance(499);
    expect(bar.snapshot().state).toBe('full');
    clock.advance(1);
    expect(bar.snapshot()).toEqual({ state: 'idle', context: empty });
  });

  it('[ST-45] [ER-12] is marked by a failed request and runs on until the end; the next start clears the mark', () => {
    const { bar, clock } = running();
    bar.send(started);
    clock.advance(300);
    bar.send(failed);
    expect(bar.snapshot()).toMatchObject({ state: 'growing', context: { failed: true } });
    clock.advance(100);
    expect(bar.snapshot().context.percent).toBe(4);
    bar.send(finished);
    expect(bar.snapshot().context).toEqual({ percent: 100, failed: true });
    bar.send(started);
    expect(bar.snapshot().context.failed).toBe(false);
  });

  it('is back at its first moment, without a timer, when it is stopped', () => {
    const { bar, clock } = running();
    bar.send(started);
    clock.advance(400);
    bar.stop();
    expect(bar.snapshot()).toBe(bar.initial());
    clock.advance(10_000);
    expect(bar.snapshot().context.percent).toBe(0);
  });
});
