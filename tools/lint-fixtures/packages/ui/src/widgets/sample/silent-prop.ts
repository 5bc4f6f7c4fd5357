/** Breaks: a prop without a word. */
export interface SampleProps {
  open: boolean;
}
