/* oxlint-disable lingui/no-unlocalized-strings -- what browsers read */
import { NARROW_BREAKPOINT_REM } from '@millwright/domain';

/** The `sizes` of an image that is so wide on wide screens, and something else on narrow ones. */
export const placeSizes = (wide: string, narrow: string): string =>
  `(min-width: ${NARROW_BREAKPOINT_REM}) ${wide}, ${narrow}`;

/** The same for an image whose place changes where phones end. */
export const phoneSizes = (larger: string, phone: string): string => `(min-width: 37.5rem) ${larger}, ${phone}`;
