import type { ActiveIndustry } from './industry-menu.types.ts';

/** The attribute that marks an industry in the list and carries its place. */
export const industryAttribute = 'data-industry';

/** The attributes of an industry in the list, from which {@link readIndustry} reads it again. */
export const industryAttributes = ({ index, bannerCode, name, path }: ActiveIndustry) => ({
  [industryAttribute]: index,
  'data-banner-code': bannerCode ?? undefined,
  'data-name': name,
  'data-path': path,
});

/** The industry that an element of the list stands for. */
export const readIndustry = (element: HTMLElement): ActiveIndustry => ({
  index: Number(element.dataset['industry']),
  bannerCode: element.dataset['bannerCode'] ?? null,
  name: element.dataset['name'] ?? '',
  path: element.dataset['path'] ?? '',
});

/** The industry of the list that a node lies in; null outside. */
export const industryAt = (node: EventTarget | null): HTMLDetailsElement | null =>
  node instanceof Element ? node.closest<HTMLDetailsElement>(`details[${industryAttribute}]`) : null;

/** The open industry of a panel; null where the visitor closed all. */
export const openIndustryIn = (panel: Element): HTMLDetailsElement | null =>
  panel.querySelector<HTMLDetailsElement>(`details[${industryAttribute}][open]`);
