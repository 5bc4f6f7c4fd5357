export { IndustryHighlights, type IndustryHighlightsProps } from './industry-highlights.tsx';
export { RenderedHighlights, type RenderedHighlightsProps } from './rendered-highlights.tsx';
