export { untilReleased } from './until-released.ts';
