import { readFileSync } from 'node:fs';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';

/** A format whose grammar stands next to this file. */
export type XmlFormat = 'atom' | 'rss' | 'sitemap';

const validators = new Map<XmlFormat, RelaxNGValidator>();

function validatorOf(format: XmlFormat): RelaxNGValidator {
  const known = validators.get(format);
  if (known) return known;
  const grammar = XmlDocument.fromString(readFileSync(new URL(`./${format}.rng`, import.meta.url), 'utf8'));
  const validator = RelaxNGValidator.fromDoc(grammar);
  validators.set(format, validator);
  return validator;
}

/** What is wrong with an XML text by the grammar of its format, one line a fault; nothing where it is valid. */
export function xmlFaults(format: XmlFormat, text: string): string[] {
  let document: XmlDocument | null = null;
  try {
    document = XmlDocument.fromString(text);
    validatorOf(format).validate(document);
    return [];
  } catch (error) {
    return (error as Error).message.trim().split('\n');
  } finally {
    document?.dispose();
  }
}

/** The texts of all elements or attributes that an XPath finds, in the order of the document. */
export function textsAt(text: string, path: string): string[] {
  const document = XmlDocument.fromString(text);
  try {
    const namespaces = {
      a: 'http://www.w3.org/2005/Atom',
      s: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      x: 'http://www.w3.org/1999/xhtml',
      m: 'http://search.yahoo.com/mrss/',
    };
    return document.find(path, namespaces).map(({ content }) => content);
  } finally {
    document.dispose();
  }
}
