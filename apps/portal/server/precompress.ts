import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const text = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Copies next to a file: their endings are those that built-assets.ts looks for. */
const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  zst: (body: Buffer) => promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/**
 * How many files are compressed at a time: as many as Node has threads for it. All at once would take gigabytes of
 * memory.
 */
const atOnce = 4;

/** Writes a brotli, a zstd and a gzip copy next to every text of a built client; none that is not smaller. */
async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const waiting = files.values();
  const compressNext = async () => {
    for (const file of waiting) {
      const body = await readFile(file);
      for (const [ending, compress] of Object.entries(compressors)) {
        const copy = await compress(body);
        if (copy.length < body.length) await writeFile(`${file}.${ending}`, copy);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
}

const [folder = join(import.meta.dirname, '../build/client')] = process.argv.slice(2);
await precompress(folder);
