export { OtherResults } from './other-results.tsx';
export type { OtherResult, OtherResultsProps } from './other-results.types.ts';
