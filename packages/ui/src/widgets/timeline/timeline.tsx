'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Image } from '../../primitives/image/index.ts';
import * as css from './timeline.css.ts';

/** One entry of a timeline. */
export interface TimelineEntry {
  /** When, as it is shown: a year, a month, a day. Entries of the same one stand together. */
  when: string;
  /** What happened. */
  title: string;
  /** More about it. @default none */
  text?: string;
  /** An image. @default none */
  image?: string | null;
}

/** Props of the timeline. */
export interface TimelineProps {
  /** The entries, in the order shown. */
  entries: readonly TimelineEntry[];
  /** Level of each entry's title in the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Copy of the timeline. */
const messages = {
  empty: msg`No entries yet`,
} as const;

interface Period {
  when: string;
  entries: TimelineEntry[];
}

/** Neighbours of the same time stand under it once. */
const periodsOf = (entries: readonly TimelineEntry[]): Period[] => {
  const periods: Period[] = [];
  for (const entry of entries) {
    const last = periods.at(-1);
    if (last?.when === entry.when) last.entries.push(entry);
    else periods.push({ when: entry.when, entries: [entry] });
  }
  return periods;
};

/**
 * What happened when, along a line: the history of a company, the programme of a day. Inert: a pure function of its
 * props.
 */
export const Timeline = ({ entries, headingLevel = 3 }: TimelineProps) => {
  const { t } = useLingui();
  const Title = `h${headingLevel}` as const;
  if (entries.length === 0) return <EmptyState icon="calendar" title={t(messages.empty)} />;
  return (
    <ol className={css.list}>
      {periodsOf(entries).map((period, place) => (
        <li key={place} className={css.period}>
          <p className={css.when}>{period.when}</p>
          <div className={css.entries}>
            {period.entries.map((entry, index) => (
              <div key={index} className={css.entry}>
                <Title className={css.title}>{entry.title}</Title>
                {entry.text && <p className={css.text}>{entry.text}</p>}
                {entry.image && <Image src={entry.image} alt="" width={320} className={css.image} />}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
};
