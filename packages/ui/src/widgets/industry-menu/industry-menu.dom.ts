import type { ActiveIndustry } from './industry-menu.types.ts';

/** The attribute that marks an industry in the list. It carries the code of its banner; empty where it has none. */
export const industryAttribute = 'data-industry';

/** The attributes of an industry in the list, from which {@link readIndustry} reads it again. There are two dozen on every page: the fewer, the better. */
export const industryAttributes = ({ bannerCode }: Pick<ActiveIndustry, 'bannerCode'>) => ({ [industryAttribute]: bannerCode ?? '' });

/** The industry that an element of the list stands for: its index is its place in the list, its name that of the summary, its path that of the first link. */
export const readIndustry = (element: HTMLElement): ActiveIndustry => ({
  index: [...(element.closest('[popover], ul') ?? document).querySelectorAll(`details[${industryAttribute}]`)].indexOf(element),
  bannerCode: element.getAttribute(industryAttribute) || null,
  name: element.querySelector('summary')?.textContent.trim() ?? '',
  path: element.querySelector('a')?.getAttribute('href') ?? '',
});

/** The industry of the list that a node lies in; null outside. */
export const industryAt = (node: EventTarget | null): HTMLDetailsElement | null =>
  node instanceof Element ? node.closest<HTMLDetailsElement>(`details[${industryAttribute}]`) : null;

/** The open industry of a panel; null where the visitor closed all. */
export const openIndustryIn = (panel: Element): HTMLDetailsElement | null =>
  panel.querySelector<HTMLDetailsElement>(`details[${industryAttribute}][open]`);
