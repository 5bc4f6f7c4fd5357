/** What progress is written to. */
export interface ProgressOutput {
  /** Whether a line can be written over, as in a terminal. */
  isTerminal: boolean;
  write: (text: string) => void;
  /** @default the clock of the machine */
  now?: () => number;
}

/** How far an import is. */
export interface ImportProgress {
  /** Takes how many records are through, of how many where that is known. */
  records(done: number, of: number | null): void;
  /** The same of media. */
  media(done: number, of: number | null): void;
  /** Takes the bars away. */
  end(): void;
}

/** Characters of a bar: two of them, with their counts, stand on a line of 80. */
const width = 10;

/** Milliseconds between two lines in a terminal. */
const pause = 100;

/** How many are through between two lines elsewhere. */
const steps = { records: 100, media: 25 } as const;

function written(what: keyof typeof steps, done: number, of: number | null): string {
  if (of === null) return `${done} ${what}`;
  const filled = of === 0 ? width : Math.floor((width * Math.min(done, of)) / of);
  return `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${done} of ${of} ${what}`;
}

/** Shows how far an import is: as bars in a terminal, in a line now and then elsewhere. */
export function createImportProgress({ isTerminal, write, now = Date.now }: ProgressOutput): ImportProgress {
  const shown = new Map<keyof typeof steps, string>();
  let writtenAt = -Infinity;
  const take = (what: keyof typeof steps, done: number, of: number | null): void => {
    const text = written(what, done, of);
    if (!isTerminal) {
      if (done % steps[what] === 0) write(`${text} …\n`);
      return;
    }
    shown.set(what, text);
    if (now() - writtenAt < pause) return;
    writtenAt = now();
    write(`\r\u001b[K${[...shown.values()].join(', ')}`);
  };
  return {
    records: (done, of) => take('records', done, of),
    media: (done, of) => take('media', done, of),
    end: () => {
      if (isTerminal) write('\r\u001b[K');
    },
  };
}
