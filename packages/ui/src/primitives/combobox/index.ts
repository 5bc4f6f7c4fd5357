export { Combobox, findOptions, type ComboboxProps } from './combobox.tsx';
export { comboboxMove, keepsItsMeaning, type ComboboxMove, type ComboboxPlace } from './combobox-keys.ts';
export { Listbox, optionId, type ComboboxOption, type ListboxProps } from './listbox.tsx';
