import { parseFragment, serialize } from 'parse5';

/** How often a text may change while it is read and written again. Two are usual: what a browser mends stays mended. */
const mostRounds = 4;

/**
 * The HTML as a browser writes it after it has read it: every element closed where a browser closes it. What React puts
 * into a page is then what stands there, and an open link does not go on beyond the body.
 *
 * @param rounds how often it may still change
 * @returns Null where reading it again changes it every time.
 */
export function stableHtml(html: string, rounds = mostRounds): string | null {
  const again = serialize(parseFragment(html));
  if (again === html) return html;
  return rounds === 0 ? null : stableHtml(again, rounds - 1);
}
