/** Roles that the outline of a page names: landmarks, headings, groups and what a visitor operates. */
const outlined = new Set([
  'banner',
  'main',
  'contentinfo',
  'complementary',
  'navigation',
  'search',
  'form',
  'region',
  'dialog',
  'group',
  'radiogroup',
  'tablist',
  'heading',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'slider',
  'table',
  'status',
  'alert',
]);

/** What holds content that editors change; of it the outline has no more than that it is there. */
const content = /^(?:article|figure|list|table|rowgroup)$/;

interface Line {
  depth: number;
  role: string;
  /** Name and states, as the snapshot writes them. */
  rest: string;
}

const lineOf = (text: string): Line | null => {
  const [, indent = '', role = '', rest = ''] = /^( *)- '?([a-z]+)(.*?)'?:?$/.exec(text.replace(/: [^"]*$/, '')) ?? [];
  return role === '' ? null : { depth: indent.length / 2, role, rest };
};

/**
 * The outline of a page as a screen reader lists it, made of Playwright's snapshot of the accessibility tree: landmarks,
 * headings of the first two levels and controls, in their order and one in another. Numbers are `#`, since they follow the
 * content; what stands in lists, tables and articles is left out for the same reason.
 */
export function outlineOf(snapshot: string): string {
  const lines: string[] = [];
  const open: { depth: number; isIncluded: boolean; isContent: boolean }[] = [];
  for (const text of snapshot.split('\n')) {
    const line = lineOf(text);
    if (!line) continue;
    while (open.length > 0 && open.at(-1)!.depth >= line.depth) open.pop();
    const isInContent = open.some(({ isContent }) => isContent);
    const [, level] = /\[level=(\d)\]/.exec(line.rest) ?? [];
    const isMain = level === '1';
    const isMinor = level !== undefined && Number(level) > 2;
    const isIncluded = isMain || (!isInContent && !isMinor && outlined.has(line.role));
    if (isIncluded) {
      const indent = '  '.repeat(open.filter((outer) => outer.isIncluded).length);
      lines.push(`${indent}${line.role}${line.rest.replaceAll(/(?<!level=)\d[\d.,]*/g, '#')}`);
    }
    open.push({ depth: line.depth, isIncluded, isContent: content.test(line.role) });
  }
  return `${lines.filter((line, index) => line !== lines[index - 1]).join('\n')}\n`;
}
