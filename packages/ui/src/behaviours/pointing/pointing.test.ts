import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointAt, restsOn } from './pointing.ts';

let heard: string[];

beforeEach(() => {
  document.body.innerHTML = '<ul><li id="box"><button>Open</button><p>Block</p></li></ul><main>Page</main>';
  heard = [];
  for (const type of ['pointerover', 'pointerout'])
    document.querySelector('li')!.addEventListener(type, (event) => {
      const { pointerType, relatedTarget } = event as PointerEvent;
      heard.push([type, pointerType, (relatedTarget as Element | null)?.localName ?? 'nowhere'].join(' '));
    });
});
afterEach(() => vi.unstubAllGlobals());

const element = (selector: string) => document.querySelector(selector)!;
const moveTo = (selector: string) =>
  element(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));

describe('a mouse that was there before', () => {
  it('rests on what the browser says, where there is a mouse', () => {
    const rests = (isHovered: boolean, hasMouse: boolean) => {
      vi.stubGlobal('matchMedia', () => ({ matches: hasMouse }));
      vi.spyOn(element('button'), 'matches').mockReturnValue(isHovered);
      return restsOn(element('button'));
    };
    expect([rests(true, true), rests(false, true), rests(true, false)]).toEqual([true, false, false]);
  });

  it('reaches what took the place of what it rested on, and its leaving too', () => {
    pointAt(element('button'), element('li'));
    expect(heard).toEqual(['pointerover mouse nowhere']);
    moveTo('main');
    expect(heard.slice(1)).toEqual(['pointerout mouse main']);
    moveTo('main');
    expect(heard).toHaveLength(2);
  });

  it('is left to the browser once it moves within', () => {
    pointAt(element('button'), element('li'));
    moveTo('p');
    moveTo('main');
    expect(heard.filter((event) => event.startsWith('pointerout'))).toEqual([]);
  });
});
