import type { ComboboxOption } from './listbox.tsx';

/** Some countries to choose from. */
export const countries: readonly ComboboxOption[] = [
  { id: '256', label: 'China', also: 'zhongguo' },
  { id: '376', label: 'Germany', note: 'Europe' },
  { id: '380', label: 'Guinea' },
  { id: '484', label: 'Côte d’Ivoire' },
  { id: '492', label: 'Japan' },
  { id: '924', label: 'Papua New Guinea' },
];
