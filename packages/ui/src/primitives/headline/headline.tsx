'use client';

import { createContext, Fragment, useContext, type ReactNode } from 'react';

/**
 * Parts text into strings that make it when they are joined, between which a line may end. A space in them that does not
 * break takes the place of one that does.
 */
export type BreakIntoPhrases = (text: string) => readonly string[];

const Phrases = createContext<BreakIntoPhrases | null>(null);

/** Props of {@link PhrasesProvider}. */
export interface PhrasesProviderProps {
  /** What parts headlines below; null leaves them to the browser, as in what is hydrated. */
  value: BreakIntoPhrases | null;
  /** The tree whose headlines are parted. */
  children: ReactNode;
}

/**
 * Says how headlines are broken into lines. Only a server knows words of Chinese, so that only pages which the browser
 * never renders itself have phrases.
 */
export const PhrasesProvider = ({ value, children }: PhrasesProviderProps) => (
  <Phrases.Provider value={value}>{children}</Phrases.Provider>
);

/** Props of {@link Headline}. */
export interface HeadlineProps {
  /** The words of a headline. */
  text: string;
}

/** After these a line may end without `<wbr>`. */
const endsLine = /[，。、：；！？]$/;

/** A text as it is broken into lines. */
interface BrokenText {
  /** As long as the text: spaces that must not break are others. */
  words: string;
  /** Where a line may end besides after punctuation and at spaces, else one place after punctuation: offsets. */
  breaks: readonly number[];
}

/** How a text is broken into lines: without phrases as it is written. */
export const useBrokenText = (text: string): BrokenText => {
  const phrases = useContext(Phrases)?.(text) ?? [text];
  const ends: number[] = [];
  let at = 0;
  for (const phrase of phrases.slice(0, -1)) ends.push((at += phrase.length));
  const needed = ends.filter((end) => !endsLine.test(text[end - 1]!));
  // One `<wbr>` tells the style sheet that a line ends at phrases only (`typography.css.ts`).
  const breaks = needed.length > 0 ? needed : ends.slice(0, 1);
  return { words: phrases.join(''), breaks };
};

/** A part of a text, which begins at a place of it, with `<wbr>` at the breaks that fall into it. */
export const withBreaks = (text: string, from: number, breaks: readonly number[]): ReactNode => {
  const inside = breaks.map((at) => at - from).filter((at) => at >= 0 && at < text.length);
  if (inside.length === 0) return text;
  return [0, ...inside].map((start, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {text.slice(start, inside[at])}
    </Fragment>
  ));
};

/**
 * The words of a headline, which break between phrases where a provider knows them: by `<wbr>`, which is neither copied
 * nor read aloud. It goes right into the heading or its link. Inert: a pure function of its props.
 */
export const Headline = ({ text }: HeadlineProps) => {
  const { words, breaks } = useBrokenText(text);
  return withBreaks(words, 0, breaks);
};
