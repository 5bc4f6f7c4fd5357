export { IndustryHighlights, type IndustryHighlightsProps } from './industry-highlights.tsx';
