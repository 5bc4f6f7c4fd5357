import { escapeHtml } from '@millwright/domain';

/** An element of a page's `<head>`: its tag, its attributes, and of the title its text. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | ({ tag: 'meta'; content: string } & ({ name: string } | { property: string }))
  | { tag: 'link'; rel: 'canonical' | 'alternate'; href: string; hreflang?: string };

/** The HTML of elements of `<head>`. */
export const headHtml = (tags: readonly HeadTag[]): string =>
  tags
    .map((element) => {
      if (element.tag === 'title') return `<title>${escapeHtml(element.text)}</title>`;
      const { tag, ...attributes } = element;
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');

/** Selects the elements of `<head>` that belong to a page, and not to all. */
export const pageHeadSelector =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
  'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]';
