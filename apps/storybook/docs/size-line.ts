import sizes from '../../../docs/sizes.md?raw';

/** The cells of an entry's row on the page of sizes, after its name; null where it has none. */
const cellsOf = (name: string, page: string): string[] | null => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
  return row
    ? row
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim())
    : null;
};

const none = '–';

/**
 * What an entry costs a page, in a sentence; null for one that is not measured.
 * @param entry The path to import, for example `@millwright/ui/top-banner`.
 * @param page The page of sizes. @default docs/sizes.md
 */
export const sizeOf = (entry: string | undefined, page: string = sizes): string | null => {
  const cells = entry && cellsOf(entry.replace('@millwright/ui/', ''), page);
  if (!cells) return null;
  const [js = none, css = none, furtherJs = none, furtherCss = none, laterJs = none, laterCss = none] = cells;
  const said = (script: string, style: string): string =>
    [script !== none && `${script} kB of JavaScript`, style !== none && `${style} kB of CSS`]
      .filter(Boolean)
      .join(' and ');
  const later = said(laterJs, laterCss);
  const further = said(furtherJs, furtherCss);
  return [
    `${said(js, css)} over React, after brotli.`,
    further && `A page that has the header of the site gets ${further} more.`,
    later && `${later} come when a visitor reaches for them.`,
  ]
    .filter(Boolean)
    .join(' ');
};
