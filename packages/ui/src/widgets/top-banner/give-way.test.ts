import { expect, it } from 'vitest';
import { givingWayAttribute, giveWayToFocus } from './give-way.ts';

it('gives way while the focus is below the header, and not in it', () => {
  document.body.innerHTML =
    '<header><button id="top">Top</button><div id="large"></div><nav><a id="news" ' +
    'href="/">News</a></nav></header><main><button id="read">Read</button></main><footer><a id="foot" ' +
    'href="/">Home</a></footer><nav><a id="shortcut" href="/">Hall</a></nav>';
  const large = document.getElementById('large')!;
  const focus = (id: string) => {
    document.getElementById(id)!.focus();
    return large.hasAttribute(givingWayAttribute);
  };
  const end = giveWayToFocus(large);
  expect(['top', 'read', 'foot', 'shortcut', 'news', 'read'].map(focus)).toEqual([
    false,
    true,
    true,
    true,
    false,
    true,
  ]);
  // As a press of the mouse does, first of all: nothing may come back under it.
  (document.activeElement as HTMLElement).blur();
  expect(large.hasAttribute(givingWayAttribute)).toBe(true);
  expect(focus('top')).toBe(false);
  end();
  expect(focus('read')).toBe(false);
});
