import { msg } from '@lingui/core/macro';

/** Copy of the blocks of editorial pages. Everything else is the page's own. */
export const messages = {
  /** The picture of where an office is. */
  map: (address: string) => msg`Map: ${address}`,
  address: msg`Address`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  hours: msg`Hours`,
  register: msg`Register for the event`,
  /** Before registration opens. */
  registerLater: msg`Registration opens soon`,
} as const;
