import { msg } from '@lingui/core/macro';

/** Copy of the contact block. */
export const messages = {
  title: msg`Contact details`,
  forMembers: msg`Log in to see how to reach them.`,
  loading: msg`Loading the contact`,
  failed: msg`The contact is temporarily unavailable.`,
  retry: msg`Try again`,
  none: msg`They have not stated how to reach them. Ask by an enquiry.`,
  person: msg`Contact person`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  address: msg`Address`,
} as const;
