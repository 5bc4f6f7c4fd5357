import { escapeHtml } from '@millwright/domain';
import { appId, hydrationDataId } from './element-ids.ts';
import type { Stylesheet } from './load-styles.ts';

/** The files of the built client. */
export interface BuiltFiles {
  /** The module that exports `start`. */
  entry: string;
  /** Modules that the entry imports, and those of each edition: requested together with the entry. */
  preload: readonly string[];
  preloadByEdition: Readonly<Record<string, readonly string[]>>;
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

/** What a document is made of. */
export interface DocumentParts {
  /** Which stylesheets it names. */
  styles: StyleNeeds;
  edition: string;
  lang: string;
  files: BuiltFiles;
  /** Attributes of the inline script's element, next to those of the runtime. */
  inlineScriptAttributes: string;
  /** Text of the inline script, the same on every page: its hash stands in the content security policy. */
  inlineScript: string;
  /** Elements that preload images. */
  imagePreloads: readonly string[];
  /** URLs of the fonts that are preloaded. */
  fonts: readonly string[];
  /** The page's own elements of `<head>`. */
  head: string;
  /** Id of the element before which nothing is painted. */
  paintedId: string;
  /** What React rendered, in pieces. */
  app: readonly string[];
  /** What the browser needs to hydrate it. */
  hydrationData: unknown;
}

const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>';

/** JSON that may stand inside a `<script>`: nothing in it can close the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const stylesheet = ({ href, integrity }: Stylesheet): string =>
  `<link rel="stylesheet" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}/>`;

/**
 * Writes a document, in pieces.
 *
 * - Where the browser can wait (`rel=expect`), nothing is painted before the first screen has been parsed: a half-read
 *   page would move as it grows.
 * - Images that are seen first are requested before the stylesheets are known.
 */
export function documentOf(parts: DocumentParts): string[] {
  const { edition, lang, files, inlineScript, imagePreloads, fonts, head, paintedId, app } = parts;
  const preload = [...files.preload, ...(files.preloadByEdition[edition] ?? [])].join(' ');
  return [
    `<!DOCTYPE html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`),
    ...imagePreloads,
    `<link rel="expect" href="#${paintedId}" blocking="render"/>`,
    icon,
    `<script data-entry="${files.entry}" data-preload="${preload}"`,
    `${parts.inlineScriptAttributes}>${inlineScript}</script>`,
    head,
    ...files.styles[parts.styles].map(stylesheet),
    `</head><body><div id="${appId}">`,
    ...app,
    `</div><script id="${hydrationDataId}" type="application/json">${scriptJson(parts.hydrationData)}</script></body></html>`,
  ];
}
