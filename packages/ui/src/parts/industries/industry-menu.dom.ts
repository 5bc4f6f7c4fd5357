import type { ActiveIndustry } from './industry-menu.types.ts';

/** The attribute that marks an industry in the list. It carries the code of its banner; empty where it has none. */
export const industryAttribute = 'data-industry';

/**
 * Stands for the last part of the industry's path at the end of a code. Most codes end like their paths: said once
 * more, two dozen of them are a hundred bytes of every page.
 */
const asInPath = '*';

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * The attributes of an industry in the list, from which {@link readIndustry} reads it again. There are two dozen on
 * every page: the fewer, the better.
 */
export const industryAttributes = ({ bannerCode, path }: Pick<ActiveIndustry, 'bannerCode' | 'path'>) => {
  const [code, last] = [bannerCode ?? '', lastPart(path)];
  return { [industryAttribute]: last && code.endsWith(last) ? code.slice(0, -last.length) + asInPath : code };
};

/**
 * The industry that an element of the list stands for: its index is its place in the list, its name that of the
 * summary, its path that of the first link.
 */
export const readIndustry = (element: HTMLElement): ActiveIndustry => {
  const path = element.querySelector('a')?.getAttribute('href') ?? '';
  const code = element.getAttribute(industryAttribute) || null;
  return {
    index: [
      ...(element.closest('[popover], ul') ?? document).querySelectorAll(`details[${industryAttribute}]`),
    ].indexOf(element),
    bannerCode: code?.endsWith(asInPath) ? code.slice(0, -1) + lastPart(path) : code,
    name: element.querySelector('summary')?.textContent.trim() ?? '',
    path,
  };
};

/** The industry of the list that a node lies in; null outside. */
export const industryAt = (node: EventTarget | null): HTMLDetailsElement | null =>
  node instanceof Element ? node.closest<HTMLDetailsElement>(`details[${industryAttribute}]`) : null;

/** The open industry of a panel; null where the visitor closed all. */
export const openIndustryIn = (panel: Element): HTMLDetailsElement | null =>
  panel.querySelector<HTMLDetailsElement>(`details[${industryAttribute}][open]`);
