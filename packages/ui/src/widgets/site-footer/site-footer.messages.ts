import { msg } from '@lingui/core/macro';

/** Copy of the site footer. Names of links, the notice and the filing number are the edition's. */
export const messages = {
  label: msg`About this site`,
  friendlyLinks: msg`Friendly links`,
  industries: msg`Industries`,
  quickLinks: msg`Quick links`,
  followUs: msg`Follow us`,
  contact: msg`Editorial office`,
  /** Shown for an item without an address (spec §2 Footer). */
  developing: msg`Still developing: this page is not there yet`,
  qr: (name: string) => msg`QR code: ${name}`,
  copyright: (year: number, site: string) => msg`© ${year} ${site}`,
  filing: msg`Filing number`,
  accessibility: msg`Accessibility`,
  onYourPhone: msg`On your phone`,
} as const;
