import type { Page } from '@playwright/test';
import { themeColors } from '@millwright/ui/theme-values';

/** How a computed style has a colour: `rgb(176, 67, 0)`. */
const computed = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/**
 * Actions in the colour of signals that are seen together with another one, by their words: a screen has one at most
 * (design.md). Those of a fixed bar are on every screen.
 */
export const signalActionsTogether = (page: Page): Promise<string[]> =>
  page.evaluate((signal) => {
    const actions = [...document.querySelectorAll('a, button')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
      if (!isSeen || getComputedStyle(element).backgroundColor !== signal) return [];
      let isFixed = false;
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed') isFixed = true;
      return [{ words: (element.textContent ?? '').trim(), top: box.top + scrollY, isFixed }];
    });
    return actions
      .filter((one) =>
        actions.some(
          (other) => other !== one && (one.isFixed || other.isFixed || Math.abs(one.top - other.top) < innerHeight),
        ),
      )
      .map(({ words }) => words);
  }, computed(themeColors.light.signal));
