'use client';

import type { TextSegment } from '@millwright/domain';
import { Fragment } from 'react';
import { useBrokenText, withBreaks } from '../../primitives/headline/index.ts';
import * as css from './marked-text.css.ts';

/** Props of {@link MarkedText}. */
interface MarkedTextProps {
  segments: readonly TextSegment[];
  /** Whether it is a headline, which breaks between phrases. @default false */
  headline?: boolean;
}

/** A text in pieces, with what was searched for marked. */
export const MarkedText = ({ segments, headline = false }: MarkedTextProps) => {
  const { words, breaks } = useBrokenText(headline ? segments.map(({ text }) => text).join('') : '');
  const startOf = (place: number): number => segments.slice(0, place).reduce((sum, { text }) => sum + text.length, 0);
  return segments.map(({ text, hit }, index) => {
    const start = startOf(index);
    const part = headline ? withBreaks(words.slice(start, start + text.length), start, breaks) : text;
    return hit ? (
      <mark key={index} className={css.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
  });
};
