'use client';

import type { TextSegment } from '@millwright/domain';
import { Fragment } from 'react';
import { useBreaks, withBreaks } from '../../primitives/headline/index.ts';
import * as css from './marked-text.css.ts';

/** Props of {@link MarkedText}. */
interface MarkedTextProps {
  segments: readonly TextSegment[];
  /** Whether it is a headline, which breaks between phrases. @default false */
  headline?: boolean;
}

/** A text in pieces, with what was searched for marked. */
export const MarkedText = ({ segments, headline = false }: MarkedTextProps) => {
  const breaks = useBreaks(headline ? segments.map(({ text }) => text).join('') : '');
  const startOf = (place: number): number => segments.slice(0, place).reduce((sum, { text }) => sum + text.length, 0);
  return segments.map(({ text, hit }, index) => {
    const words = withBreaks(text, startOf(index), breaks);
    return hit ? (
      <mark key={index} className={css.mark}>
        {words}
      </mark>
    ) : (
      <Fragment key={index}>{words}</Fragment>
    );
  });
};
