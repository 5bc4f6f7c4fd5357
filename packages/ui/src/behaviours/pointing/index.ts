export { pointAt, restsOn } from './pointing.ts';
