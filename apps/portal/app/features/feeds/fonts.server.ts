import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const family = '@fontsource/noto-sans-sc';
const weights = [400, 700] as const;

/** A font as the drawing library takes it. */
export interface Font {
  name: string;
  data: Buffer;
  weight: (typeof weights)[number];
  style: 'normal';
}

/** A part of the family: its name in the package and the code points that it draws. */
interface Part {
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

const partsOf = (unicode: Record<string, string>): Part[] =>
  Object.entries(unicode).map(([name, list]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: list.split(',').map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return [from, to] as const;
    }),
  }));

let parts: Promise<Part[]> | null = null;
const allParts = (): Promise<Part[]> =>
  (parts ??= readFile(resolve(`${family}/unicode.json`), 'utf8').then((text) =>
    partsOf(JSON.parse(text) as Record<string, string>),
  ));

const files = new Map<string, Promise<Buffer>>();
const readPart = (part: string, weight: number): Promise<Buffer> => {
  const file = resolve(`${family}/files/noto-sans-sc-${part}-${weight}-normal.woff`);
  const read = files.get(file) ?? readFile(file);
  files.set(file, read);
  return read;
};

/** The font that is tried first; the library looks for a character in all others too. */
export const firstFont = `${family} latin`;

const covers = ({ ranges }: Part, point: number): boolean => ranges.some(([from, to]) => point >= from && point <= to);

/** A text without the characters that no font has, such as pictographs, and without control and format characters:
 * they would be drawn as empty boxes. */
export async function drawable(text: string): Promise<string> {
  const known = await allParts();
  return [...text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')]
    .filter((character) => character === ' ' || known.some((part) => covers(part, character.codePointAt(0)!)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The fonts that draw a text, in both weights. The family comes in some hundred parts of 50 kB, of which a headline
 * needs few; each is read once.
 */
export async function fontsFor(text: string): Promise<Font[]> {
  // A letter, so that the first font is always there.
  const points = [...new Set(`a${text}`)].map((character) => character.codePointAt(0)!);
  const needed = (await allParts()).filter((part) => points.some((point) => covers(part, point)));
  return Promise.all(
    needed.flatMap(({ name }) =>
      weights.map(async (weight): Promise<Font> => ({
        name: `${family} ${name}`,
        data: await readPart(name, weight),
        weight,
        style: 'normal',
      })),
    ),
  );
}
