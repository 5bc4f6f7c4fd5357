import type { TextSegment } from '@millwright/domain';
import * as css from './search-hit-card.css.ts';

/** A text in pieces, with what was searched for marked. */
export const MarkedText = ({ segments }: { segments: readonly TextSegment[] }) =>
  segments.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
