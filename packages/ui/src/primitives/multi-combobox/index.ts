export { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';
