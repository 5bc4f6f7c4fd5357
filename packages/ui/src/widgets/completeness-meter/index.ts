export { CompletenessMeter, needNames, type CompletenessMeterProps } from './completeness-meter.tsx';
