import { msg } from '@lingui/core/macro';

/** Copy of the mobile menu. Its entries are the edition's. */
export const messages = {
  label: msg`Main navigation`,
  /** The link to the page of an entry that has pages below it. */
  all: msg`Overview`,
  services: msg`Services`,
  register: msg`Register`,
  supplierLogin: msg`Supplier login`,
} as const;
