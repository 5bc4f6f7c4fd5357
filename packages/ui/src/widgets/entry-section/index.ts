export { EntrySection } from './entry-section.tsx';
export type { EntrySectionArrangement, EntrySectionProps, SectionResult } from './entry-section.types.ts';
