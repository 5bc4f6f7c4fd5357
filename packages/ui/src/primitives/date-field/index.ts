export { DateField, type DateFieldProps } from './date-field.tsx';
export { DateRangeField, type DateRangeFieldProps, type Period } from './date-range-field.tsx';
export type { DayLimits } from './picker-props.ts';
