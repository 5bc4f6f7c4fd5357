import { describe, expect, it } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { backToTopChart, createBackToTop, type BackToTopEvent } from './back-to-top.machine.ts';

const wanted: BackToTopEvent = { type: 'TOP.WANTED' };
const visitor: BackToTopEvent = { type: 'VISITOR.SCROLLED' };
const frame = (scrollY: number): BackToTopEvent => ({ type: 'FRAME.PASSED', scrollY });
const nothing = () => undefined;

describeChart(
  'back to top',
  () => backToTopChart({ moveTo: nothing, nextFrame: nothing, watch: nothing, unwatch: nothing }),
  [
    { from: 'resting', when: wanted, to: 'scrolling', effects: ['watch', 'nextFrame'] },
    { from: 'resting', when: frame(800), to: 'resting' },
    { given: [wanted], from: 'scrolling', when: wanted, to: 'scrolling' },
    { given: [wanted], from: 'scrolling', when: frame(51), to: 'scrolling', effects: ['move', 'nextFrame'] },
    { given: [wanted], from: 'scrolling', when: frame(50), to: 'resting', effects: ['unwatch', 'move'] },
    { given: [wanted], from: 'scrolling', when: visitor, to: 'resting', effects: ['unwatch'] },
  ],
  { events: [wanted, visitor, frame(800), frame(10)] },
);

/** A window that rounds positions, as some do, and whose frames the test lets pass. */
const page = (from: number, { wantsNoMotion = false } = {}) => {
  let at = from;
  let frames: (() => void)[] = [];
  let touch: (() => void) | null = null;
  const path: number[] = [];
  const backToTop = createBackToTop({
    position: () => at,
    moveTo: (scrollY) => {
      at = Math.round(scrollY);
      path.push(scrollY);
    },
    requestFrame: (callback) => frames.push(callback),
    wantsNoMotion: () => wantsNoMotion,
    onVisitorScroll: (callback) => {
      touch = callback;
      return () => {
        touch = null;
      };
    },
  });
  const pass = () => {
    const due = frames;
    frames = [];
    due.forEach((callback) => callback());
    return due.length;
  };
  return { backToTop, path, pass, touch: () => touch?.(), isWatched: () => touch !== null };
};

describe('back to top', () => {
  it('watches the visitor while it moves, and no longer', () => {
    const { backToTop, pass, isWatched } = page(800);
    const watched = [isWatched()];
    backToTop.send(wanted);
    watched.push(isWatched());
    while (pass() > 0);
    expect([...watched, isWatched()]).toEqual([false, true, false]);
  });

  it('[ST-48] moves an eighth of the remaining distance in each frame', () => {
    const { backToTop, path, pass } = page(800);
    backToTop.send(wanted);
    [1, 2, 3].forEach(pass);
    expect(path).toEqual([700, 612.5, 536.375]);
  });

  it('[ST-49] jumps to the top at or below 50 px and requests no further frame', () => {
    const { backToTop, path, pass } = page(50);
    backToTop.send(wanted);
    expect([pass(), path, pass(), backToTop.snapshot().state]).toEqual([1, [0], 0, 'resting']);
  });

  it('[ST-48] still eases at 51 px', () => {
    const { backToTop, path, pass } = page(51);
    backToTop.send(wanted);
    pass();
    expect(path).toEqual([51 - 51 / 8]);
  });

  it('arrives from anywhere, with one chain of frames however often it is pressed', () => {
    const { backToTop, path, pass } = page(100_000);
    backToTop.send(wanted);
    backToTop.send(wanted);
    let frames = 0;
    while (pass() > 0) frames += 1;
    expect([path.at(-1), path.length]).toEqual([0, frames]);
    expect(frames).toBeLessThan(100);
  });

  it('gives the page back to a visitor who takes it in hand', () => {
    const { backToTop, path, pass, touch } = page(800);
    backToTop.send(wanted);
    pass();
    touch();
    pass();
    expect([path, backToTop.snapshot().state]).toEqual([[700], 'resting']);
  });

  it('jumps where no motion is wanted', () => {
    const { backToTop, path, pass } = page(800, { wantsNoMotion: true });
    backToTop.send(wanted);
    pass();
    expect(path).toEqual([0]);
  });
});
