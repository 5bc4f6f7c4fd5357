'use client';

import { createContext, Fragment, useContext, type ReactNode } from 'react';

/** Parts text into strings that make it when they are joined, between which a line may end. */
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

/** After these a line may end without being told. */
const endsLine = /[，。、：；！？]$/;

/**
 * The words of a headline, which break between phrases where a provider knows them: by `<wbr>`, which is neither copied
 * nor read aloud. It goes right into the heading or its link. Inert: a pure function of its props.
 */
export const Headline = ({ text }: HeadlineProps) => {
  const phrasesOf = useContext(Phrases);
  if (!phrasesOf) return text;
  const phrases = phrasesOf(text);
  return phrases.map((phrase, at) => (
    <Fragment key={at}>
      {at > 0 && !endsLine.test(phrases[at - 1]!) && <wbr />}
      {phrase}
    </Fragment>
  ));
};
