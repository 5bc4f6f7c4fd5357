import { expect } from 'storybook/test';

const broken = /\b(?:undefined|null|NaN)\b|\[object |\{\d+\}/;

/**
 * The play function of stories that only show something: there is something to see, no value reached the page as
 * `undefined` or `NaN`, every image has its size and its description, and nothing is wider than the window.
 */
export const showsWhole = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const { firstElementChild } = canvasElement;
  await expect(firstElementChild).not.toBeNull();
  await expect(firstElementChild!.getBoundingClientRect().height).toBeGreaterThan(0);
  await expect(canvasElement.textContent).not.toMatch(broken);
  for (const image of canvasElement.querySelectorAll('img')) {
    await expect(image).toHaveAttribute('alt');
    await expect(image.getBoundingClientRect().width * image.getBoundingClientRect().height).toBeGreaterThan(0);
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

/** Elements stand in one line, each with its middle at the same height, and the line is not wider than the window. */
export const isInOneLine = async (...elements: readonly Element[]): Promise<void> => {
  const middles = elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
