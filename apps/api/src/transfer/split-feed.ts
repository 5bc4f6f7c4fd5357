import { decodeFile } from './decode-file.ts';
import { oneLine } from './file-record.ts';
import { OperatorError } from '../operator-error.ts';

/** A piece of a feed: what stands before its records, or a record. */
export interface FeedPart {
  /** 0 for the head, else the number of the record. */
  number: number;
  xml: string;
}

/** No record is larger, in characters. What holds more is no article. */
const largestPart = 16 * 1024 * 1024;

/** What changes the meaning of what follows. */
const marks =
  /<!\[CDATA\[|<!--|<\?|<!DOCTYPE|<!ENTITY|<(\/?)(?:[\w.-]+:)?(item|entry)(?=[\s/>])|<\/(?:[\w.-]+:)?(?:rss|feed|RDF)\s*>/g;

/** Where what a mark opens is closed. */
const closings: Readonly<Record<string, string>> = { '<![CDATA[': ']]>', '<!--': '-->', '<?': '?>', '<!DOCTYPE': '>' };

/**
 * Cuts a feed into its head and its records without reading all of it at once, so that its size does not matter. What
 * comes in parts of another meaning, such as the marks inside of a text, is stepped over. Entities of its own, which
 * may grow without end or read files, are refused, and so is a feed that breaks off.
 */
export async function* splitFeed(path: string): AsyncGenerator<FeedPart> {
  let buffer = '';
  /** Up to where the buffer is understood. */
  let at = 0;
  /** What has to come first where something was opened. */
  let awaited: string | null = null;
  let record: number | null = 0;
  let number = 0;
  let depth = 0;
  let isHead = true;
  let isEnded = false;

  const take = function* (final: boolean): Generator<FeedPart> {
    for (;;) {
      if (awaited !== null) {
        const end = buffer.indexOf(awaited, at);
        if (end < 0) return void (at = Math.max(at, buffer.length - awaited.length));
        if (awaited === '>' && buffer.slice(at, end).includes('[')) throw refusedEntities();
        at = end + awaited.length;
        awaited = null;
      }
      marks.lastIndex = at;
      const mark = marks.exec(buffer);
      // A mark may be cut in two by the end of the piece.
      if (!mark || (!final && mark.index + 64 > buffer.length))
        return void (at = mark ? mark.index : Math.max(at, final ? buffer.length : buffer.length - 64));
      const [text, slash, name] = mark;
      if (text === '<!ENTITY') throw refusedEntities();
      if (closings[text]) {
        at = mark.index + text.length;
        awaited = closings[text];
        continue;
      }
      const end = buffer.indexOf('>', mark.index);
      if (end < 0) return void (at = mark.index);
      at = end + 1;
      if (name === undefined) isEnded = true;
      else if (slash === '/' && depth > 0 && --depth === 0) {
        yield { number: (number += 1), xml: buffer.slice(record ?? 0, at) };
        buffer = buffer.slice(at);
        [at, record] = [0, null];
      } else if (slash === '' && buffer[end - 1] !== '/' && ++depth === 1) {
        if (isHead) yield { number: 0, xml: buffer.slice(0, mark.index) };
        isHead = false;
        record = mark.index;
      }
    }
  };

  for await (const piece of decodeFile(path)) {
    buffer += piece;
    yield* take(false);
    if (depth === 0 && !isHead && awaited === null) {
      buffer = buffer.slice(at);
      at = 0;
    }
    if (buffer.length > largestPart)
      throw new OperatorError(
        isHead
          ? 'It is neither a WordPress export nor an RSS or Atom feed.'
          : `Record ${number + 1} is larger than 16 MB.`,
      );
  }
  yield* take(true);
  if (depth > 0) throw new OperatorError(`The file breaks off within record ${number + 1}: it is not whole.`);
  if (isHead) {
    if (!/<(?:[\w.-]+:)?(?:rss|feed|RDF)[\s>]/.test(buffer))
      throw new OperatorError(
        `It is neither a WordPress export nor an RSS or Atom feed; it begins with “${oneLine(buffer, 40)}”.`,
      );
    yield { number: 0, xml: buffer };
  }
  if (!isEnded || awaited !== null)
    throw new OperatorError(`The file breaks off after record ${number}: it is not whole.`);
}

const refusedEntities = (): OperatorError =>
  new OperatorError(
    'It declares entities of its own (in a DOCTYPE), which are not read: ' +
      'they could stand for files, or for more text than there is memory.',
  );
