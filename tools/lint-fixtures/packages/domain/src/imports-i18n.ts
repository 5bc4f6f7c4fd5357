/** Breaks: the domain imports no other package, not even a type. */
export type { Edition } from '@millwright/i18n/editions';
