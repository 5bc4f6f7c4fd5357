/** Breaks: primitives belong to ui. */
export { Root } from '@radix-ui/react-dialog';
