export { inside, type OtherProps } from './inside.ts';
