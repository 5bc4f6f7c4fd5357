import { msg } from '@lingui/core/macro';

/** Copy of the floating bar and the app prompt. */
export const messages = {
  bar: msg`Shortcuts`,
  login: msg`Log in or register`,
  email: msg`E-mail us`,
  phone: msg`Call us`,
  phoneHours: msg`On working days, 9:00 to 17:30 Beijing time`,
  scan: msg`Scan with your phone, or press the code to open the link`,
  top: msg`Back to top`,
  collapse: msg`Hide shortcuts`,
  expand: msg`Show shortcuts`,
  appTitle: msg`Read on in the app`,
  appText: msg`Issues offline, alerts for your industries`,
  openApp: msg`Open app`,
  closePrompt: msg`Not now`,
} as const;
