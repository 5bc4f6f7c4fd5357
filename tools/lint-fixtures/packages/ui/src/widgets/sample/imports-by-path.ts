/** Breaks: another package is imported by its name. */
export { formatDate } from '../../../../i18n/src/dates.ts';
