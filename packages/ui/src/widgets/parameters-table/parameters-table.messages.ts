import { msg } from '@lingui/core/macro';

/** Copy of the parameters table. */
export const messages = {
  caption: msg`Technical parameters`,
  parameter: msg`Parameter`,
  value: msg`Value`,
  unit: msg`Unit`,
  empty: msg`No parameters are given`,
  emptyAdvice: msg`The supplier has not stated any. Ask by an enquiry.`,
} as const;
