import { Parser } from 'htmlparser2';

/** Writes the start tags of HTML in another way. Texts stay, also those that show HTML to read, such as code. */
export function mapTags(html: string, write: (tag: string) => string): string {
  const written: string[] = [];
  let at = 0;
  const parser = new Parser({
    onopentag(_name, _attributes, isImplied) {
      if (isImplied || parser.startIndex < at) return;
      written.push(html.slice(at, parser.startIndex), write(html.slice(parser.startIndex, parser.endIndex + 1)));
      at = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return written.join('') + html.slice(at);
}
