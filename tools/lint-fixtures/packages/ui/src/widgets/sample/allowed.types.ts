import type { ReactNode } from 'react';

/** What the allowed machine is given. */
export interface AllowedInput {
  /** A part of the page, of which the machine knows only that it is one. */
  part: ReactNode;
}
