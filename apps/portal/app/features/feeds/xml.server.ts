/* oxlint-disable lingui/no-unlocalized-strings -- formats that machines read */
import { escapeHtml } from '@millwright/domain';

/** XML as text, made by {@link element}: what is not was never escaped. */
export type Xml = string & { readonly xml: unique symbol };

/** Characters that XML 1.0 cannot write, not even as a reference. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML, or for HTML inside of XML; characters that XML cannot write are left out. */
export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(unwritable, ''));

/** Writes an element. Attributes without a value are left out; a text is escaped, elements are not. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content: string | readonly (Xml | undefined)[] = [],
): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const inner = typeof content === 'string' ? escapeXml(content) : content.filter(Boolean).join('');
  return (inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`) as Xml;
}

/** Writes a document around its root. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
