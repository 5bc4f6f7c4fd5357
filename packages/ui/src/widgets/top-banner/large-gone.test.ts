import { afterEach, expect, it, vi } from 'vitest';
import { endLarge, watchLargeGone } from './large-gone.ts';
import { rootAttribute, type RootLook } from '../../parts/banner/root-look.ts';

const root = document.documentElement;
const open = (look: RootLook | null, html = '') => {
  if (look) root.setAttribute(rootAttribute, look);
  document.body.innerHTML = html;
};
const large = '<div data-part="large"></div>';
afterEach(() => root.removeAttribute(rootAttribute));

it.each([
  ['a later visit', 'seen', large],
  ['a visitor who hid it', 'hidden', large],
  ['a page without a banner', 'first', ''],
  ['a page whose scripts say nothing', null, large],
] as const)('there is nothing to wait for on %s', (_, look, html) => {
  open(look, html);
  expect(watchLargeGone(() => undefined)).toBeNull();
  expect(root.getAttribute(rootAttribute)).not.toBe('first');
});

it.each<RootLook>(['seen', 'hidden'])('tells once that the large banner has gone and is %s', async (look) => {
  open('first', large);
  const onGone = vi.fn();
  expect(watchLargeGone(onGone)).toBeTypeOf('function');
  root.setAttribute(rootAttribute, 'first');
  await Promise.resolve();
  expect(onGone).not.toHaveBeenCalled();
  root.setAttribute(rootAttribute, look);
  await Promise.resolve();
  root.setAttribute(rootAttribute, 'seen');
  await Promise.resolve();
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('waits no longer when it is stopped, and no longer than the page of the banner', async () => {
  open('first', large);
  const [stopped, waiting] = [vi.fn(), vi.fn()];
  watchLargeGone(stopped)!();
  watchLargeGone(waiting);
  endLarge();
  await Promise.resolve();
  expect([stopped, waiting].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
