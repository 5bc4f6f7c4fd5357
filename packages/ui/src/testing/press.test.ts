// A document of its own: `storybook/test` has a copy of user-event, and two of them in one document lose what is typed.
// @vitest-environment-options {"url": "http://press.localhost/"}
import { expect, it, vi } from 'vitest';
import { press, tabTo } from './press.ts';

// The positive control of every keyboard contract that the plays of the stories prove with these.
const show = (html: string) => {
  document.body.innerHTML = html;
  const onPress = vi.fn();
  document.querySelector('[data-control]')!.addEventListener('click', onPress);
  return { control: document.querySelector('[data-control]'), onPress };
};

it('a control that the keyboard reaches and presses is seen to be pressed', async () => {
  const { control, onPress } = show('<a href="#a">A</a><button data-control>Open</button>');
  await tabTo(control);
  await press('Enter', 'Space');
  expect(onPress).toHaveBeenCalledTimes(2);
});

it.each([
  '<div data-control>Open</div>',
  '<button data-control tabindex="-1">Open</button>',
  '<button data-control disabled>Open</button>',
])('would be noticed: %s', async (html) => {
  const { control } = show(`<button>A</button>${html}`);
  await expect(tabTo(control)).rejects.toThrow('The keyboard does not reach');
});

it('would be noticed: a control that takes the focus and no key', async () => {
  const { control, onPress } = show('<div data-control tabindex="0" role="button">Open</div>');
  await tabTo(control);
  await press('Enter', 'Space');
  expect(onPress).not.toHaveBeenCalled();
});
