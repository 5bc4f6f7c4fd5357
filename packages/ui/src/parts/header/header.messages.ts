import { msg } from '@lingui/core/macro';

/** Copy of the header. */
export const messages = {
  industries: msg`All industries`,
  search: msg`Search`,
  menu: msg`Menu`,
  logIn: msg`Log in`,
  register: msg`Register`,
  logOut: msg`Log out`,
  /** Where the member's name leads. */
  favourites: msg`My favourites`,
  supplierLogin: msg`Supplier login`,
  services: msg`Services`,
  /** The logo's link. */
  home: (siteName: string) => msg`${siteName}, to the home page`,
} as const;
