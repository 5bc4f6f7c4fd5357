import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { OperatorError } from '../operator-error.ts';

/** The encoding that the first bytes of a file name, by a mark or an XML declaration; UTF-8 where they name none. */
async function encodingOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    if ((await file.stat()).isDirectory()) throw new OperatorError(`${path} is a folder, not a file.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
    if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
    return (
      /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w:.-]+)["']/.exec(
        start.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, ''),
      )?.[1] ?? 'utf-8'
    );
  } finally {
    await file.close();
  }
}

/** Reads a text file piece by piece, in the encoding that it names. Bytes that are none in it stop the reading. */
export async function* decodeFile(path: string): AsyncGenerator<string> {
  const encoding = await encodingOf(path);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new OperatorError(`${path} says that its encoding is ${encoding}, which is not known.`);
  }
  const decode = (bytes?: Buffer): string => {
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new OperatorError(`${path} holds bytes that are no text in its encoding, ${encoding}.`);
    }
    // Exports hold what was typed into a post, such as escape sequences of a terminal. Text of two bytes a character
    // has many more.
    const zeros = text.split('\0').length - 1;
    if (zeros * 100 > text.length)
      throw new OperatorError(`${path} holds zero bytes: it is no text in its encoding, ${encoding}.`);
    return zeros === 0 ? text : text.replaceAll('\0', '');
  };
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) yield decode(bytes as Buffer);
  yield decode();
}
