import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachDelegatedHandlers } from './delegated-handlers.ts';

let stop = () => {};
const onDeveloping = vi.fn();

beforeEach(() => {
  onDeveloping.mockClear();
  document.body.innerHTML = `
    <a href="#" data-developing><span>Content matrix</span></a>
    <a id="real" href="#about">About</a>
    <img src="/missing.jpg" data-fallback="/default.svg" srcset="/missing-2x.jpg 2x" alt="">
    <img id="foreign" src="/missing.jpg" alt="">`;
  stop = attachDelegatedHandlers(document, { onDeveloping });
});
afterEach(() => stop());

const fail = (image: Element) => image.dispatchEvent(new Event('error'));
const image = () => document.querySelector<HTMLImageElement>('[data-fallback]')!;

describe('the delegated handlers', () => {
  it('[ER-19] put the default image in place of one that failed, once, also when the default image fails', () => {
    fail(image());
    expect([image().getAttribute('src'), image().hasAttribute('srcset')]).toEqual(['/default.svg', false]);
    const set = vi.spyOn(image(), 'src', 'set');
    fail(image());
    expect(set).not.toHaveBeenCalled();
  });

  it('leave an image alone that names no default', () => {
    const foreign = document.querySelector('#foreign')!;
    fail(foreign);
    expect(foreign.getAttribute('src')).toBe('/missing.jpg');
  });

  it('[FT-17] [ER-11] warn and lead nowhere where the page is still being made', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('span')!.dispatchEvent(click);
    expect([onDeveloping.mock.calls.length, click.defaultPrevented]).toEqual([1, true]);
  });

  it('hear Enter on what takes the focus but has no URL, once', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a role="link" tabindex="0" data-developing id="focusable">Later</a>',
    );
    const enter = (selector: string, key: string) =>
      document.querySelector(selector)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    enter('#focusable', 'a');
    enter('[href][data-developing]', 'Enter');
    expect(onDeveloping).not.toHaveBeenCalled();
    enter('#focusable', 'Enter');
    expect(onDeveloping).toHaveBeenCalledTimes(1);
  });

  it('leave every other link alone', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('#real')!.dispatchEvent(click);
    expect([onDeveloping.mock.calls.length, click.defaultPrevented]).toEqual([0, false]);
  });

  it('do nothing any more once they were stopped', () => {
    stop();
    fail(image());
    document.querySelector('span')!.click();
    expect([image().getAttribute('src'), onDeveloping.mock.calls.length]).toEqual(['/missing.jpg', 0]);
  });
});
