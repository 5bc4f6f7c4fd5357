export { RichSelect, type RichSelectOption, type RichSelectProps } from './rich-select.tsx';
