export {
  EntrySection,
  type EntrySectionArrangement,
  type EntrySectionProps,
  type SectionResult,
} from './entry-section.tsx';
