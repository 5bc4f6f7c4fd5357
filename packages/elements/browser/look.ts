import type { Page } from 'playwright';

/**
 * What is wrong with how an element looks, or a dialog of it, in words: icons that lie over a label, text in another
 * font than ours, parts that leave the window.
 */
export const faultsOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const root = document.querySelector(wanted)!;
    const faults: string[] = [];
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const all = [...root.querySelectorAll('*')].filter(isShown);
    const name = (element: Element) => `${element.localName} "${element.textContent?.trim().slice(0, 30)}"`;

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: { rect: DOMRect; parent: Element }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || !isShown(parent) || parent.closest('svg, option, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) texts.push({ rect, parent });
    }
    if (texts.length + all.length === 0) faults.push('nothing is shown');

    for (const icon of all.filter((element) => element.localName === 'svg' && !element.closest('svg svg'))) {
      const box = icon.getBoundingClientRect();
      for (const { rect, parent } of texts) {
        const isOver =
          Math.min(box.right, rect.right) - Math.max(box.left, rect.left) > 1 &&
          Math.min(box.bottom, rect.bottom) - Math.max(box.top, rect.top) > 1;
        if (isOver && (parent.contains(icon) || parent.parentElement?.contains(icon)))
          faults.push(`an icon lies over ${name(parent)}`);
      }
    }
    const ours = getComputedStyle(document.documentElement).getPropertyValue('--mw-font-family');
    const first = (family: string) => family.split(',')[0]!.replaceAll(/["']/g, '').trim();
    for (const { parent } of texts)
      if (first(getComputedStyle(parent).fontFamily) !== first(ours))
        faults.push(`${name(parent)} is in ${first(getComputedStyle(parent).fontFamily)}`);

    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`);
    const scrolls = (element: Element) => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      return false;
    };
    for (const element of all) {
      const { left, right } = element.getBoundingClientRect();
      if ((left < -1 || right > width + 1) && !scrolls(element)) faults.push(`${name(element)} leaves the window`);
    }
    return [...new Set(faults)];
  }, selector);
