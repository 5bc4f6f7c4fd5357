/** Breaks: also an import that happens later is an import. */
export const later = () => import('@millwright/i18n/dates');
