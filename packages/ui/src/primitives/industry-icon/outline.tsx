import sprite from './industry-icons.svg?no-inline';

/**
 * The outline of an icon, from a file that the browser caches: a page with all industries twice carries their names
 * only.
 */
export const outlineOf = (name: string) => <use href={`${sprite}#${name}`} />;
