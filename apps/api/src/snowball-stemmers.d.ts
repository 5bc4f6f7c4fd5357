declare module 'snowball-stemmers' {
  const stemmers: {
    /** A stemmer of a language, such as `english`. */
    newStemmer(language: string): { stem(word: string): string };
  };
  export default stemmers;
}
