import { escapeHtml } from '@millwright/domain';

/** A text in the place of what stands from `start` to `end` in some HTML. */
export interface HtmlEdit {
  start: number;
  end: number;
  text: string;
}

/** Writes edits into HTML, in the order of their places. */
export function editHtml(html: string, edits: readonly HtmlEdit[]): string {
  let written = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    written += html.slice(at, start) + text;
    at = end;
  }
  return written + html.slice(at);
}

/** An element's start tag. */
export const tagOf = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`;
