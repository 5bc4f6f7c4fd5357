export { closeOnEscape } from './close-on-escape.ts';
export { InLocale } from './in-locale.tsx';
export { beside, below } from './positions.ts';
