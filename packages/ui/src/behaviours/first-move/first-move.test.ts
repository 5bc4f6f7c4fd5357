import { describe, expect, it, vi } from 'vitest';
import { watchFirstMove } from './watch-first-move.ts';

const at = (innerWidth: number) => {
  window.innerWidth = innerWidth;
  document.body.innerHTML = '<a href="/x">Link</a><input><p>Text</p>';
  const onMove = vi.fn();
  return { onMove, stop: watchFirstMove(onMove) };
};
const fire = (type: string, selector = 'p', init: object = {}) =>
  document.querySelector(selector)!.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));

describe('the first move', () => {
  it.each([
    ['pointerdown', {}],
    ['keydown', { key: 'Tab' }],
    ['wheel', {}],
  ])('is a %s on a screen of 960, once', (type, init) => {
    const { onMove } = at(960);
    fire(type, 'p', init);
    fire(type, 'p', init);
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('is no scroll there, for a page that is restored scrolls by itself', () => {
    const { onMove, stop } = at(960);
    window.dispatchEvent(new Event('scroll'));
    expect(onMove).not.toHaveBeenCalled();
    stop();
  });

  it('is the first scroll on a screen of 959, and no press', () => {
    const { onMove } = at(959);
    fire('pointerdown');
    expect(onMove).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['pointerdown', 'a', {}],
    ['pointerdown', 'input', {}],
    ['keydown', 'a', { key: 'Enter' }],
    ['keydown', 'input', { key: 'x' }],
  ])('is no %s on %s, which has a reaction of its own', (type, selector, init) => {
    const { onMove } = at(1280);
    fire(type, selector, init);
    expect(onMove).not.toHaveBeenCalled();
    fire('pointerdown');
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('is none after stopping', () => {
    const { onMove, stop } = at(1280);
    stop();
    fire('pointerdown');
    expect(onMove).not.toHaveBeenCalled();
  });
});
