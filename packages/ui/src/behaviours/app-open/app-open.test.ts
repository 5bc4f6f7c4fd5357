import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { runChart } from '../chart/run-chart.ts';
import { appOpenChart, type AppOpenEvent } from './app-open.machine.ts';
import { watchPageLeft } from './watch-page-left.ts';

const wanted: AppOpenEvent = { type: 'APP.WANTED' };
const left: AppOpenEvent = { type: 'PAGE.LEFT' };
const nothing = () => undefined;

describeChart(
  'opening the app',
  ({ now }) => appOpenChart({ openApp: nothing, goToDownload: nothing, now }),
  [
    { from: 'idle', when: wanted, to: 'trying', effects: ['openApp'] },
    { from: 'idle', when: left, to: 'idle' },
    { given: [wanted], from: 'trying', when: wanted, to: 'trying' },
    { given: [wanted], from: 'trying', when: 999, to: 'trying' },
    { given: [wanted], from: 'trying', when: 1000, to: 'fallingBack', effects: ['goToDownload'] },
    { given: [wanted, 999], from: 'trying', when: left, to: 'opened' },
    { given: [wanted, left], from: 'opened', when: 5000, to: 'opened' },
    { given: [wanted, left], from: 'opened', when: wanted, to: 'trying', effects: ['openApp'] },
    { given: [wanted, 1000], from: 'fallingBack', when: wanted, to: 'trying', effects: ['openApp'] },
    { given: [60_000, wanted], from: 'trying', when: 1000, to: 'fallingBack', effects: ['goToDownload'] },
    // Much later there is a whole second again.
    {
      given: [wanted, left, 60_000, wanted],
      from: 'trying',
      when: 1000,
      to: 'fallingBack',
      effects: ['goToDownload'],
    },
    {
      given: [wanted, 60_000, wanted],
      from: 'trying',
      when: 1000,
      to: 'fallingBack',
      effects: ['goToDownload'],
    },
  ],
  { events: [wanted, left], elsewhere: ['trying · fallback · 1'] },
);

const running = () => {
  const clock = createTestClock();
  let slept = 0;
  const ports = { openApp: vi.fn(), goToDownload: vi.fn(), now: () => clock.now() + slept };
  const actor = runChart(appOpenChart(ports), { clock });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const view = new EventTarget();
  const stop = watchPageLeft(actor, page, view);
  return { clock, actor, page, view, stop, sleep: (ms: number) => (slept += ms), ...ports };
};

describe('opening the app', () => {
  it('[FB-11] goes to the download 1000 ms later, not at 999 ms, when the page was not left', () => {
    const { actor, clock, goToDownload } = running();
    actor.send(wanted);
    clock.advance(999);
    expect(goToDownload).not.toHaveBeenCalled();
    clock.advance(1);
    expect(goToDownload).toHaveBeenCalledTimes(1);
  });

  it('[FB-13] goes nowhere when the page was hidden', () => {
    const { actor, clock, page, goToDownload } = running();
    actor.send(wanted);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(actor.snapshot().state).toBe('trying');
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    clock.advance(10_000);
    expect(goToDownload).not.toHaveBeenCalled();
  });

  it('[FB-13] goes nowhere when the page was left, and hears nothing once it was stopped', () => {
    const { actor, clock, view, stop, goToDownload } = running();
    actor.send(wanted);
    view.dispatchEvent(new Event('pagehide'));
    clock.advance(10_000);
    expect(goToDownload).not.toHaveBeenCalled();
    actor.send(wanted);
    stop();
    view.dispatchEvent(new Event('pagehide'));
    expect(actor.snapshot().state).toBe('trying');
  });

  it('[FB-13] goes nowhere when the page was frozen', () => {
    const { actor, clock, page, goToDownload } = running();
    actor.send(wanted);
    page.dispatchEvent(new Event('freeze'));
    clock.advance(10_000);
    expect(goToDownload).not.toHaveBeenCalled();
  });

  it.each([
    [998, 1],
    [1000, 0],
  ])('[FB-13] a second and %i ms of sleep after it was pressed, goes to the download %i times', (slept, times) => {
    const { actor, clock, sleep, goToDownload } = running();
    actor.send(wanted);
    clock.advance(500);
    sleep(slept);
    clock.advance(500);
    expect(goToDownload).toHaveBeenCalledTimes(times);
    expect(actor.snapshot().state).toBe(times ? 'fallingBack' : 'opened');
  });

  it('goes by a clock that is never set where it is given none', () => {
    const clock = createTestClock();
    const ports = { openApp: vi.fn(), goToDownload: vi.fn() };
    const reading = vi.spyOn(performance, 'now').mockReturnValue(5_000_000);
    const actor = runChart(appOpenChart(ports), { clock });
    actor.send(wanted);
    reading.mockReturnValue(5_000_000 + 10_000);
    clock.advance(1000);
    reading.mockRestore();
    expect([actor.snapshot().state, ports.goToDownload.mock.calls.length]).toEqual(['opened', 0]);
  });

  it('tries once when it is pressed twice', () => {
    const { actor, openApp } = running();
    actor.send(wanted);
    actor.send(wanted);
    expect(openApp).toHaveBeenCalledTimes(1);
  });
});
