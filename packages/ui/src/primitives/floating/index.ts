export { closeOnEscape } from './close-on-escape.ts';
export { InLocale } from './in-locale.tsx';
export { nextToTrigger, below } from './positions.ts';
