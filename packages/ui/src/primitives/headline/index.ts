export {
  Headline,
  PhrasesProvider,
  useBreaks,
  withBreaks,
  type BreakIntoPhrases,
  type HeadlineProps,
  type PhrasesProviderProps,
} from './headline.tsx';
