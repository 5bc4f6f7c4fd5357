export { OtherResults, type OtherResult, type OtherResultsProps } from './other-results.tsx';
