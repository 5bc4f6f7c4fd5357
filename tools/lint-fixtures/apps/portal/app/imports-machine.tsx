/** Breaks: machines belong to ui. */
export { createActor } from 'xstate';
