import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'millwright-decode-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const textOf = async (bytes: Buffer): Promise<string> => {
  const file = join(folder, 'file.xml');
  writeFileSync(file, bytes);
  let text = '';
  for await (const piece of decodeFile(file)) text += piece;
  return text;
};

it('leaves out a zero byte that somebody has typed, which no database takes', async () => {
  const text = 'A prompt of a terminal: [\u0000033[01;32m]. '.repeat(2) + 'Text. '.repeat(40);
  expect(await textOf(Buffer.from(text))).toBe(text.replaceAll('\0', ''));
});

it('refuses text of two bytes a character that does not say so', async () => {
  await expect(textOf(Buffer.from('<rss version="2.0">', 'utf16le'))).rejects.toThrow(
    'it is no text in its encoding, utf-8',
  );
});
