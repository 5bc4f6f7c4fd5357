import { msg } from '@lingui/core/macro';

/** Copy of the industry menu. */
export const messages = {
  label: msg`Industries`,
  /** The link to an industry's sub-site. */
  enter: (name: string) => msg`Enter ${name}`,
  empty: msg`No industries to show at the moment.`,
  loading: msg`Loading`,
  /** The banner of an industry, told apart from the one above the header. */
  advertisement: (name: string) => msg`Advertisement in ${name}`,
  mark: msg`Advertisement`,
  noBanner: msg`News, suppliers and products of this industry in one place`,
} as const;
