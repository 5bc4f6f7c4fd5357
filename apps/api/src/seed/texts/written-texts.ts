import { readFileSync } from 'node:fs';
import type { Bilingual } from '@millwright/domain';

/** A line of a written text with its translation. */
export interface WrittenLine extends Bilingual {
  /** What stands before both: `###` before a heading, `####` before a chart’s, `-` before an item; else empty. */
  mark: '' | '###' | '####' | '-';
}

const han = /\p{Script=Han}/u;

function lineOf(english: string, chinese: string | undefined, where: string): WrittenLine {
  const [, mark = '', en = ''] = /^(####|###|-)?\s*(.*)$/.exec(english) ?? [];
  const cn = chinese?.startsWith(mark) ? chinese.slice(mark.length).trim() : '';
  if (han.test(en) || !han.test(cn))
    throw new Error(`${where}: "${english.slice(0, 60)}" has no translation below it.`);
  return { mark: mark as WrittenLine['mark'], en, cn };
}

/**
 * Reads a file of texts that editors wrote. `## key` begins a text, and each English line has its Chinese one below it.
 * What stands before the first key is for the editors.
 */
export function parseTexts(content: string, name: string): ReadonlyMap<string, readonly WrittenLine[]> {
  const texts = new Map<string, WrittenLine[]>();
  for (const part of content.split(/^## /m).slice(1)) {
    const [key = '', ...lines] = part
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (texts.has(key)) throw new Error(`${name}: ${key} is there twice.`);
    texts.set(
      key,
      lines.flatMap((line, at) => (at % 2 === 0 ? lineOf(line, lines[at + 1], `${name}, ${key}`) : [])),
    );
  }
  return texts;
}

const read = new Map<string, ReturnType<typeof parseTexts>>();

/** The texts of a file in this folder, for example `makers/plastics`. */
export function textsOf(name: string): ReturnType<typeof parseTexts> {
  const found = read.get(name) ?? parseTexts(readFileSync(new URL(`${name}.md`, import.meta.url), 'utf8'), name);
  read.set(name, found);
  return found;
}

/** One text of such a file. What is not written is a mistake in the content. */
export function textOf(name: string, key: string): readonly WrittenLine[] {
  const found = textsOf(name).get(key);
  if (!found || found.length === 0) throw new Error(`${name} says nothing of ${key}.`);
  return found;
}

/** The paragraphs of a text. */
export const paragraphsOf = (lines: readonly WrittenLine[]): Bilingual[] =>
  lines.filter(({ mark }) => mark === '').map(({ en, cn }) => ({ en, cn }));
