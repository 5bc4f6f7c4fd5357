export {
  Headline,
  PhrasesProvider,
  type BreakIntoPhrases,
  type HeadlineProps,
  type PhrasesProviderProps,
} from './headline.tsx';
