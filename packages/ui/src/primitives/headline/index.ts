export {
  Headline,
  PhrasesProvider,
  useBrokenText,
  withBreaks,
  type BreakIntoPhrases,
  type HeadlineProps,
  type PhrasesProviderProps,
} from './headline.tsx';
