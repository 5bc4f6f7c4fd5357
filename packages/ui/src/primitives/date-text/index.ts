export { DateBlock, DateText, type DateTextProps } from './date-text.tsx';
