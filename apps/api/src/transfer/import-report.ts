import { writeFile } from 'node:fs/promises';
import type { BlockLoss } from './gutenberg-blocks.ts';
import type { LostImage } from './store-images.ts';

/** One thing that is not as it was where it came from. */
interface Line {
  /** Which record of the file, and its title; null where it is about all of them. */
  number: number | null;
  title: string;
  /** The block, or the URL of a medium. */
  what: string;
  happened: string;
  /** Whether the command has said it already, so that only the file needs it. */
  isTold: boolean;
}

/** Collects what an import could not bring along as it was. */
export interface ImportReport {
  block(number: number, title: string, loss: BlockLoss): void;
  medium(lost: LostImage): void;
  /** A record that was refused. The command tells of it at once. */
  bad(number: number, reason: string): void;
  /** Origins from which pages go on to load media. The command tells of them too. */
  linked(origins: Iterable<string>): void;
  /** How many lines there are that were not reported already, by the block or `media`, the most frequent first. */
  summary(): string;
  /** The lines as text, except those that were reported already. */
  lines(): string[];
  /** Writes them as CSV: record, title, block or URL, what happened. */
  write(file: string): Promise<void>;
}

const cell = (value: string | number): string => {
  // A spreadsheet would compute what begins so.
  const text = String(value).replace(/^[=+\-@\t]/, "'$&");
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Begins a report. */
export function createImportReport(): ImportReport {
  const found: Line[] = [];
  const kinds = new Map<string, number>();
  const add = (kind: string, line: Omit<Line, 'isTold'>): void => {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    found.push({ ...line, isTold: false });
  };
  return {
    block: (number, title, { block, what }) => add(block, { number, title, what: block, happened: what }),
    medium: ({ number, title, url, reason }) =>
      add('media', { number, title, what: url, happened: `it was not fetched: ${reason}` }),
    bad: (number, reason) =>
      void found.push({ number, title: '', what: 'record', happened: `it was refused: ${reason}`, isTold: true }),
    linked(origins) {
      const happened = 'its media stay there: pages load them from it';
      for (const what of origins) found.push({ number: null, title: '', what, happened, isTold: true });
    },
    summary: () =>
      [...kinds]
        .sort(([, one], [, other]) => other - one)
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', '),
    lines: () =>
      found
        .filter(({ isTold }) => !isTold)
        .map(({ number, title, what, happened }) => {
          const named = title === '' ? '' : ` “${title}”`;
          return `Record ${number}${named}: ${what}: ${happened}`;
        }),
    write: (file) =>
      writeFile(
        file,
        ['record,title,block or URL,what happened']
          .concat(
            found.map(({ number, title, what, happened }) => [number ?? '', title, what, happened].map(cell).join(',')),
          )
          .join('\n') + '\n',
        { mode: 0o600 },
      ),
  };
}
