import type { ReactNode } from 'react';
import * as css from './badge.css.ts';

/** What a badge's colour says. */
export type BadgeTone = 'neutral' | 'brand' | 'signal' | 'positive' | 'warning' | 'negative';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** What its colour says of it. @default 'neutral' */
  tone?: BadgeTone;
  /** One or two words. The colour alone never says it. */
  children: ReactNode;
}

/** A short mark next to a name: a kind, a state, a count. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={`${css.badge} ${css.tone[tone]}`}>{children}</span>
);
