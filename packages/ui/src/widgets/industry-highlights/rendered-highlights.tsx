import * as css from './industry-highlights.css.ts';

/** Props of {@link RenderedHighlights}. */
export interface RenderedHighlightsProps {
  /** `<IndustryHighlights/>` as a server of your own rendered it: it is put into the page as it is. */
  html: string;
}

/**
 * Highlights of an industry that came as HTML, so that the browser has no code for them. Their links are plain ones.
 * Inert: a pure function of its props.
 */
export const RenderedHighlights = ({ html }: RenderedHighlightsProps) => (
  <div className={css.rendered} dangerouslySetInnerHTML={{ __html: html }} />
);
