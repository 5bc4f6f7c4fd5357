import { Parser } from 'htmlparser2';
import { editHtml, type HtmlEdit } from '../content/edit-html.ts';

/** Writes the items of accordions as details, whose summaries are their headings without the mark of a script. */
export function writeAccordions(html: string): string {
  if (!html.includes('wp-block-accordion-item')) return html;
  const edits: HtmlEdit[] = [];
  const put = (start: number, text: string, end: number): void => void edits.push({ start, end, text });
  /** Of each open element: what its end tag becomes, null where it stays, and where an icon begins that is left out. */
  const open: { end: string | null; icon?: number }[] = [];
  const parser = new Parser({
    onopentag(name, { class: names = '' }) {
      const [isItem, isHeading, isIcon] = ['item', 'heading', 'heading__toggle-icon'].map((part) =>
        names.split(/\s+/).includes(`wp-block-accordion-${part}`),
      );
      const tag = name === 'div' && isItem ? 'details' : /^h[1-6]$/.test(name) && isHeading ? 'summary' : null;
      const state = tag === 'details' && /(?:^|\s)is-open(?:\s|$)/.test(names) ? ' open' : '';
      if (tag !== null) put(parser.startIndex, `<${tag}${state}>`, parser.endIndex + 1);
      open.push({ end: tag && `</${tag}>`, ...(isIcon && { icon: parser.startIndex }) });
    },
    onclosetag(_name, isImplied) {
      const { end = null, icon } = open.pop() ?? {};
      if (icon !== undefined) put(icon, '', parser.endIndex + 1);
      else if (end !== null) put(parser.startIndex, end, isImplied ? parser.startIndex : parser.endIndex + 1);
    },
  });
  parser.end(html);
  return editHtml(html, edits);
}
