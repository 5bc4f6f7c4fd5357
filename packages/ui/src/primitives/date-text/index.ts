export { DateBlock, DateRange, DateText, type DateRangeProps, type DateTextProps } from './date-text.tsx';
