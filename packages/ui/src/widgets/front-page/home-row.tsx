import type { ReactNode } from 'react';
import * as css from './home-sections.css.ts';

/** Props of {@link HomeRow}. */
export interface HomeRowProps {
  /** The sections: one, or two next to one another where there is room. A row without any is not shown. */
  children: ReactNode;
  /**
   * How the width is shared: `sourcing` is a table next to four cards, `quarters` a section of four cards. @default 'whole'
   */
  columns?: 'whole' | 'halves' | 'mainAndSide' | 'sourcing' | 'quarters';
}

/**
 * A row of sections on the home page, laid out when it comes near the window (`content-visibility`): it stands below the
 * first screen. Inert: a pure function of its props.
 */
export const HomeRow = ({ children, columns = 'whole' }: HomeRowProps) => (
  <div className={`${css.row} ${css.columns[columns]}`}>{children}</div>
);
