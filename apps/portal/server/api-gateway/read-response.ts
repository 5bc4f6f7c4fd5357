import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** The largest response that is read from an API, packed or not, in bytes. */
export const largestResponse = 5 * 1024 * 1024;

/** A response that began and is none: too large, broken off, or packed wrongly. A retry would not help. */
export class BrokenResponseError extends Error {
  override name = 'BrokenResponseError';
}

/** What is read is larger than it may be. */
export class TooLargeError extends BrokenResponseError {
  override name = 'TooLargeError';
}

const unpackers = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/** Reads chunks to their end. Fails as soon as they are more than the limit. */
export async function readAll(
  chunks: AsyncIterable<Uint8Array>,
  limit = largestResponse,
): Promise<Buffer<ArrayBuffer>> {
  const read: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > limit) break;
      read.push(chunk);
    }
  } catch (error) {
    throw new BrokenResponseError('The response broke off.', { cause: error });
  }
  if (size > limit) throw new TooLargeError(`It is larger than ${limit} bytes.`);
  return Buffer.concat(read, size);
}

/** Unpacks a response. What unpacks to more than the limit is given up while it is unpacked. */
export async function unpack(packed: Buffer, encoding: string, limit = largestResponse): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity') return packed;
  const unpacker = unpackers[encoding as keyof typeof unpackers];
  if (!unpacker) throw new BrokenResponseError('The response is packed in a way that was not requested.');
  try {
    return (await unpacker(packed, { maxOutputLength: limit })) as Buffer;
  } catch (error) {
    throw new BrokenResponseError('The response cannot be unpacked.', { cause: error });
  }
}
