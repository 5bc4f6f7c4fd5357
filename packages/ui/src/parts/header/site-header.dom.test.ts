import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachSiteHeader } from './site-header.dom.ts';
import type { SiteHeaderEvent } from './site-header.types.ts';

const markup = `
  <button id="industries-button">All industries</button>
  <div id="search-panel" popover></div>
  <div id="mobile-menu" popover></div>
  <div id="mega" popover>
    <details open id="a" data-industry="a"><summary>A</summary><a href="/i/a">Enter</a></details>
    <details id="b" data-industry=""><summary>B</summary><a href="/i/b">Enter</a></details>
  </div>`;

let header: HTMLElement;
let sent: SiteHeaderEvent[];
let openByHover = false;
let detach: () => void;

beforeEach(() => {
  header = document.createElement('header');
  header.innerHTML = markup;
  document.body.append(header);
  sent = [];
  openByHover = false;
  detach = attachSiteHeader(header, { send: (event) => void sent.push(event), isOpenByHover: () => openByHover });
  window.innerWidth = 1280;
});
afterEach(() => {
  detach();
  header.remove();
  window.innerWidth = 1024;
});

const element = (selector: string) => header.querySelector<HTMLElement>(selector)!;
const summary = (index: number) => element(`#${'ab'[index]} > summary`);
const toggle = (id: string, newState: 'open' | 'closed') =>
  element(`#${id}`).dispatchEvent(
    Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' }),
  );
const pointer = (target: Element, type: string, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: type === 'pointerover' }), { pointerType }));
const nextFrame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
const click = (target: Element) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a header in the page', () => {
  it('tells the machine of panels that opened and closed by themselves, after the frame in which they opened', async () => {
    toggle('search-panel', 'open');
    expect(sent).toEqual([]);
    await nextFrame();
    toggle('search-panel', 'closed');
    toggle('mobile-menu', 'open');
    await nextFrame();
    expect(sent).toEqual([
      { type: 'PANEL.OPENED', panel: 'search' },
      { type: 'PANEL.CLOSED', panel: 'search' },
      { type: 'PANEL.OPENED', panel: 'menu' },
    ]);
  });

  it('tells nothing of a panel that closed within the frame in which it opened', async () => {
    toggle('search-panel', 'open');
    toggle('search-panel', 'closed');
    await nextFrame();
    expect(sent).toEqual([]);
  });

  it('activates the industry that is open when the menu opens', async () => {
    toggle('mega', 'open');
    await nextFrame();
    expect(sent[1]).toEqual({
      type: 'INDUSTRY.ACTIVATED',
      industry: { index: 0, bannerCode: 'a', name: 'A', path: '/i/a' },
    });
  });

  it('activates no industry while the menu is closed', () => {
    element('#a').dispatchEvent(new Event('toggle'));
    expect(sent).toEqual([]);
  });

  it.each([
    [961, 'mouse', true],
    [960, 'mouse', false],
    [1280, 'touch', false],
  ])('at width %i a %s over the button counts: %s', (width, pointerType, counts) => {
    window.innerWidth = width;
    pointer(element('#industries-button'), 'pointerenter', pointerType);
    expect(sent).toEqual(counts ? [{ type: 'TRIGGER.ENTERED' }] : []);
  });

  it('keeps the menu open when its button is pressed while the mouse holds it open', () => {
    openByHover = true;
    expect(click(element('#industries-button'))).toBe(true);
    expect(sent).toEqual([{ type: 'TRIGGER.PRESSED' }]);
  });

  it('tells of a press that opens the menu, before the frame in which it opened', () => {
    expect(click(element('#industries-button'))).toBe(false);
    expect(sent).toEqual([{ type: 'TRIGGER.PRESSED' }]);
  });

  it('[ST-16] opens the industry that the mouse or the focus is on, above 960', () => {
    pointer(summary(1), 'pointerover');
    expect(element('#b')).toHaveAttribute('open');
    element('#b').removeAttribute('open');
    summary(1).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(element('#b')).toHaveAttribute('open');
    window.innerWidth = 960;
    element('#b').removeAttribute('open');
    pointer(summary(1), 'pointerover');
    expect(element('#b')).not.toHaveAttribute('open');
  });

  it.each([
    [1280, [{ type: 'TRIGGER.ENTERED' }], true],
    [960, [], false],
  ])('[ST-14] [ST-16] at width %i looks where the mouse rested before it was attached', (width, events, isOpen) => {
    detach();
    window.innerWidth = width;
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('hover') }));
    for (const hovered of [element('#industries-button'), summary(1)])
      vi.spyOn(hovered, 'matches').mockImplementation((selector) => selector === ':hover');
    detach = attachSiteHeader(header, { send: (event) => void sent.push(event), isOpenByHover: () => false });
    vi.unstubAllGlobals();
    expect(sent).toEqual(events);
    expect(element('#b').hasAttribute('open')).toBe(isOpen);
  });

  it('does not let a press close the industry that is shown, above 960', () => {
    expect(click(summary(0))).toBe(true);
    window.innerWidth = 960;
    expect(click(summary(0))).toBe(false);
  });

  it('survives a browser without popovers', () => {
    expect(() => click(element('a'))).not.toThrow();
  });

  it('does nothing any more once it is detached', () => {
    detach();
    toggle('search-panel', 'open');
    expect(sent).toEqual([]);
  });

  it('closes the panel of a link that leads on, but not for one in a new tab or a new window', () => {
    const togglePopover = vi.fn();
    Object.assign(HTMLElement.prototype, { popover: null, togglePopover });
    try {
      click(element('a'));
      expect(togglePopover).toHaveBeenCalledWith(false);
      togglePopover.mockClear();
      element('a').setAttribute('target', '_blank');
      click(element('a'));
      expect(togglePopover).not.toHaveBeenCalled();
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
    }
  });
});
