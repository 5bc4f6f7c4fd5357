import type { ActiveIndustry } from './industry-menu.types.ts';

/** The attribute that marks an industry in the list and carries its place. */
export const industryAttribute = 'data-industry';

/** The attributes of an industry in the list, from which {@link readIndustry} reads it again. */
export const industryAttributes = ({ index, bannerCode }: Pick<ActiveIndustry, 'index' | 'bannerCode'>) => ({
  [industryAttribute]: index,
  'data-banner-code': bannerCode ?? undefined,
});

/** The industry that an element of the list stands for: its name is that of the summary, its path that of the first link. */
export const readIndustry = (element: HTMLElement): ActiveIndustry => ({
  index: Number(element.dataset['industry']),
  bannerCode: element.dataset['bannerCode'] ?? null,
  name: element.querySelector('summary')?.textContent.trim() ?? '',
  path: element.querySelector('a')?.getAttribute('href') ?? '',
});

/** The industry of the list that a node lies in; null outside. */
export const industryAt = (node: EventTarget | null): HTMLDetailsElement | null =>
  node instanceof Element ? node.closest<HTMLDetailsElement>(`details[${industryAttribute}]`) : null;

/** The open industry of a panel; null where the visitor closed all. */
export const openIndustryIn = (panel: Element): HTMLDetailsElement | null =>
  panel.querySelector<HTMLDetailsElement>(`details[${industryAttribute}][open]`);
