import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runChart } from '../../behaviours/chart/run-chart.ts';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { SLIDE_STAYS_AT_LEAST_MS, sliderChart } from './slider.machine.ts';
import { slidesOf } from './slider.fixtures.tsx';
import { Slider } from './slider.tsx';
import type { SliderEvent, SliderHold, SliderProps } from './slider.types.ts';

const started: SliderEvent = { type: 'ROTATION.STARTED' };
const withheld: SliderEvent = { type: 'ROTATION.WITHHELD' };
const taken = (by: SliderHold): SliderEvent => ({ type: 'HOLD.TAKEN', by });
const released = (by: SliderHold): SliderEvent => ({ type: 'HOLD.RELEASED', by });
const pause: SliderEvent = { type: 'PAUSE.PRESSED' };
const play: SliderEvent = { type: 'PLAY.PRESSED' };
const step = (by: 1 | -1): SliderEvent => ({ type: 'STEP.WANTED', by });
const choose = (index: number): SliderEvent => ({ type: 'SLIDE.CHOSEN', index });
const seen = (index: number): SliderEvent => ({ type: 'SLIDE.SEEN', index });
const row: SliderEvent = { type: 'ROW.TAKEN' };
const measured = (count: number, shown: number): SliderEvent => ({ type: 'ROW.MEASURED', count, shown });
const held = [started, taken('pointer')];

describeChart(
  'the slider',
  () => sliderChart({ moveTo: () => undefined }, { count: 6, rotateEvery: 6000 }),
  [
    { from: 'resting', when: started, to: 'rotating' },
    { given: [taken('sight')], from: 'resting', when: started, to: 'held' },
    { from: 'resting', when: withheld, to: 'paused' },
    { from: 'resting', when: taken('focus'), to: 'resting', context: { holds: ['focus'] } },
    { given: [taken('focus')], from: 'resting', when: released('focus'), to: 'resting', context: { holds: [] } },
    { from: 'resting', when: seen(3), to: 'resting', context: { index: 3 } },
    { from: 'resting', when: seen(99), to: 'resting', context: { index: 5 } },
    { from: 'resting', when: choose(4), to: 'resting', effects: ['move'], context: { index: 4 } },
    { from: 'resting', when: choose(-1), to: 'resting', effects: ['move'], context: { index: 0 } },
    { from: 'resting', when: step(1), to: 'resting', effects: ['move'], context: { index: 1 } },
    { from: 'resting', when: step(-1), to: 'resting', effects: ['move'], context: { index: 5 } },
    { given: [choose(5)], from: 'resting', when: step(1), to: 'resting', effects: ['move'], context: { index: 0 } },
    { given: [choose(5)], from: 'resting', when: measured(6, 3), to: 'resting', context: { index: 3, shown: 3 } },
    {
      given: [measured(6, 4)],
      from: 'resting',
      when: step(1),
      to: 'resting',
      effects: ['move'],
      context: { index: 2 },
    },
    {
      given: [measured(6, 4), choose(2)],
      from: 'resting',
      when: step(-1),
      to: 'resting',
      effects: ['move'],
      context: { index: 0 },
    },
    {
      given: [measured(2, 4)],
      from: 'resting',
      when: step(1),
      to: 'resting',
      effects: ['move'],
      context: { index: 0 },
    },
    { given: [started], from: 'rotating', when: 5999, to: 'rotating', context: { index: 0 } },
    { given: [started, 5999], from: 'rotating', when: 1, to: 'rotating', effects: ['move'], context: { index: 1 } },
    {
      given: [started, choose(0), play, choose(5), play],
      from: 'rotating',
      when: 6000,
      to: 'rotating',
      effects: ['move'],
      context: { index: 0 },
    },
    { given: [started], from: 'rotating', when: taken('pointer'), to: 'held', context: { holds: ['pointer'] } },
    { given: [started], from: 'rotating', when: pause, to: 'paused' },
    { given: [started], from: 'rotating', when: row, to: 'paused' },
    { given: [started], from: 'rotating', when: choose(2), to: 'paused', effects: ['move'], context: { index: 2 } },
    { given: [started], from: 'rotating', when: step(1), to: 'paused', effects: ['move'], context: { index: 1 } },
    { given: held, from: 'held', when: 60_000, to: 'held', context: { index: 0 } },
    { given: held, from: 'held', when: released('pointer'), to: 'rotating', context: { holds: [] } },
    {
      given: [...held, taken('focus')],
      from: 'held',
      when: released('pointer'),
      to: 'held',
      context: { holds: ['focus'] },
    },
    { given: held, from: 'held', when: pause, to: 'paused' },
    { given: held, from: 'held', when: row, to: 'paused' },
    { given: held, from: 'held', when: choose(2), to: 'paused', effects: ['move'], context: { index: 2 } },
    { given: held, from: 'held', when: step(1), to: 'paused', effects: ['move'], context: { index: 1 } },
    { given: [...held, pause], from: 'paused', when: released('pointer'), to: 'paused' },
    { given: [...held, pause], from: 'paused', when: play, to: 'rotating', context: { holds: [] } },
    { given: [withheld], from: 'paused', when: 60_000, to: 'paused', context: { index: 0 } },
  ],
  { events: [started, withheld, taken('pointer'), released('pointer'), pause, play, row] },
);

const slider = (props: Partial<SliderProps> = {}) => (
  <Slider label="Latest videos" slides={slidesOf(4)} wantsNoMotion={() => false} {...props} />
);
const mouse = (type: 'pointerover' | 'pointerout') =>
  fireEvent(
    document.querySelector('[data-state]')!,
    Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }),
  );

describe('a slider', () => {
  it.each(editionKeys)('renders on the server what the browser renders first (%s)', (key) =>
    expectCleanHydration(key, slider({ picker: true, perView: 3 })),
  );

  it('names itself, its slides and its buttons', () => {
    renderIn('en', slider({ landmark: true, picker: true }));
    expect(screen.getByRole('region', { name: 'Latest videos' })).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByRole('group', { name: '2 of 4' })).toHaveAttribute('aria-roledescription', 'slide');
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.title)).toEqual([
      'Show slide 1',
      'Show slide 2',
      'Show slide 3',
      'Show slide 4',
      'Previous',
      'Next',
    ]);
  });

  it('marks the slide that is shown, and says it while it does not move by itself', () => {
    const onSlide = vi.fn();
    renderIn('en', slider({ picker: true, onSlide }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('2 of 4: Slide 2')).toHaveAttribute('aria-live', 'polite');
    expect(onSlide.mock.calls).toEqual([[1]]);
  });

  it('moves by itself until it is paused, and says nothing meanwhile', () => {
    const clock = createTestClock();
    renderIn('en', slider({ rotateEvery: 5000, clock }));
    act(() => clock.advance(4999));
    expect(screen.getByText('1 of 4: Slide 1')).toHaveAttribute('aria-live', 'off');
    act(() => clock.advance(1));
    expect(screen.getByText('2 of 4: Slide 2')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => clock.advance(60_000));
    expect(screen.getByText('2 of 4: Slide 2')).toHaveAttribute('aria-live', 'polite');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    for (const shown of ['3 of 4: Slide 3', '4 of 4: Slide 4', '1 of 4: Slide 1']) {
      act(() => clock.advance(5000));
      expect(screen.getByText(shown)).toBeInTheDocument();
    }
  });

  it('moves its row to the slide that is chosen', () => {
    const moveTo = vi.fn();
    runChart(sliderChart({ moveTo }, { count: 6, rotateEvery: 6000 })).send(choose(4));
    expect(moveTo.mock.calls).toEqual([[4]]);
  });

  it('lets no slide go before it can be read', () => {
    const clock = createTestClock();
    renderIn('en', slider({ rotateEvery: 1, clock }));
    act(() => clock.advance(SLIDE_STAYS_AT_LEAST_MS - 1));
    expect(screen.getByText('1 of 4: Slide 1')).toBeInTheDocument();
    act(() => clock.advance(1));
    expect(screen.getByText('2 of 4: Slide 2')).toBeInTheDocument();
  });

  it('is held while a mouse points at it or the focus is in it', () => {
    const clock = createTestClock();
    renderIn('en', slider({ rotateEvery: 5000, clock, loadDrag: () => new Promise(() => undefined) }));
    const state = () => document.querySelector('[data-state]')!.getAttribute('data-state');
    mouse('pointerover');
    expect(state()).toBe('held');
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    mouse('pointerout');
    expect(state()).toBe('held');
    act(() => screen.getByRole('button', { name: 'Next' }).blur());
    expect(state()).toBe('rotating');
  });

  it('is taken in hand by a wheel that turns it, and not by one that turns the page', () => {
    const clock = createTestClock();
    renderIn('en', slider({ rotateEvery: 5000, clock }));
    const row = document.querySelector('[tabindex="0"]')!;
    const state = () => document.querySelector('[data-state]')!.getAttribute('data-state');
    fireEvent.wheel(row, { deltaX: 4, deltaY: 120 });
    expect(state()).toBe('rotating');
    fireEvent.wheel(row, { deltaX: 120, deltaY: 4 });
    expect(state()).toBe('paused');
  });

  it('does not move by itself where no motion is wanted', () => {
    const clock = createTestClock();
    renderIn('en', slider({ rotateEvery: 5000, clock, wantsNoMotion: () => true }));
    act(() => clock.advance(60_000));
    expect(screen.getByText('1 of 4: Slide 1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  });

  it('fetches the code for dragging with the first mouse, once, and again where that failed', async () => {
    const detach = vi.fn();
    const loadDrag = vi
      .fn()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(() => detach);
    const { unmount } = renderIn('en', slider({ loadDrag }));
    expect(loadDrag).not.toHaveBeenCalled();
    for (let visit = 0; visit < 3; visit += 1) {
      mouse('pointerover');
      await act(async () => undefined);
      mouse('pointerout');
    }
    expect(loadDrag).toHaveBeenCalledTimes(2);
    unmount();
    expect(detach).toHaveBeenCalledTimes(1);
  });

  it('moves by the arrow keys when the row has the focus', () => {
    renderIn('en', slider());
    const box = document.querySelector('[tabindex="0"]')!;
    fireEvent.keyDown(box, { key: 'ArrowRight' });
    expect(screen.getByText('2 of 4: Slide 2')).toBeInTheDocument();
    fireEvent.keyDown(box, { key: 'ArrowLeft' });
    expect(screen.getByText('1 of 4: Slide 1')).toBeInTheDocument();
  });

  it('shows nothing where there is nothing to show', () => {
    renderIn('en', slider({ slides: [] }));
    expect(document.querySelector('[data-state]')).toBeNull();
  });
});
