import { escapeHtml } from '@millwright/domain';
import type { Stylesheet } from './load-styles.ts';
import { appId, hydrationDataId } from './shown-page.ts';

/** The files of the built client. */
export interface BuiltFiles {
  /** The module that exports `start`. */
  entry: string;
  /** Modules that are requested together with the entry, by edition. */
  preload: Readonly<Record<string, readonly string[]>>;
  /** The stylesheets of a page, by what it needs. */
  styles: Readonly<Record<StyleNeeds, readonly Stylesheet[]>>;
  /** Those of what is shown in response to a visitor: the home page takes them with its scripts. */
  dialogStyles: readonly Stylesheet[];
}

/**
 * Which stylesheets a page names: those of the header, the home page and what all pages share; those that most pages
 * need; or those of the form that asks suppliers, too.
 */
export type StyleNeeds = 'first' | 'usual' | 'enquiry';

/** What the application says of a document. */
export interface DocumentFacts {
  edition: string;
  lang: string;
  /** Text of the inline script, the same on every page: its hash stands in the content security policy. */
  inlineScript: string;
  /** Attributes of the inline script's element, next to those of the runtime. */
  inlineScriptAttributes: string;
  /** URLs of the fonts that are preloaded. */
  fonts: readonly string[];
  /** Id of the element before which nothing is painted. */
  paintedId: string;
  /** What the browser needs to hydrate the page. */
  hydrationData: object;
}

/** What a document is made of. */
export interface DocumentParts extends DocumentFacts {
  files: BuiltFiles;
  /** Which stylesheets it names. */
  styles: StyleNeeds;
  /** Elements that preload images. */
  imagePreloads: readonly string[];
  /** The page's own elements of `<head>`. */
  head: string;
  /** What React rendered, in pieces. */
  app: readonly string[];
}

/** JSON that may stand inside a `<script>`: nothing in it can close the element or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const stylesheet = ({ href, integrity }: Stylesheet): string =>
  `<link rel="stylesheet" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}/>`;

/**
 * Writes a document, in pieces. Where the browser can wait (`rel=expect`), nothing is painted before the first screen has
 * been parsed: a half-read page would move as it grows. Images that are seen first are requested before stylesheets.
 */
export function documentOf(parts: DocumentParts): string[] {
  const { edition, lang, files, inlineScript, imagePreloads, fonts, head, paintedId, app } = parts;
  return [
    `<!DOCTYPE html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`),
    ...imagePreloads,
    `<link rel="expect" href="#${paintedId}" blocking="render"/>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    `<script data-entry="${files.entry}" data-preload="${files.preload[edition]?.join(' ') ?? ''}"`,
    `${parts.inlineScriptAttributes}>${inlineScript}</script>`,
    head,
    ...files.styles[parts.styles].map(stylesheet),
    `</head><body><div id="${appId}">`,
    ...app,
    `</div><script id="${hydrationDataId}" type="application/json">${scriptJson(parts.hydrationData)}</script></body></html>`,
  ];
}
