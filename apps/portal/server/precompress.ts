import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Writes a brotli and a gzip copy beside every text of the built client. */
async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const brotli = await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))]);
    }),
  );
}

/**
 * Leaves out of the route manifest which chunks each route imports: the router would fetch ahead by it, which nothing here
 * does, and every page loads the file.
 */
async function trimManifest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^manifest-.*\.js$/.test(name));
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]'));
  }
}

await trimManifest(join(import.meta.dirname, '../build/client/assets'));
await precompress(join(import.meta.dirname, '../build/client'));
