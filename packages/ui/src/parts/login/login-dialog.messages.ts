import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountKind, LoginMode } from '@millwright/domain';
import type { LoginProblem } from './login-dialog.types.ts';

/** A problem that is shown by a text of our own; the server's and the one with a number are shown otherwise. */
export type PlainProblemCode = Exclude<LoginProblem['code'], 'refused' | 'tooSoon'>;

/** What is wrong, by code (spec §5, §8). */
export const problemMessages: Readonly<Record<PlainProblemCode, MessageDescriptor>> = {
  agreement: msg`Please read and agree to the privacy policy`,
  phone: msg`Please enter the correct mobile phone number`,
  email: msg`Please enter the correct email`,
  captcha: msg`Please enter the graphic verification code`,
  smsCode: msg`Please enter the SMS verification code`,
  password: msg`Please enter the password`,
  insecure: msg`Logging in needs a secure connection. Open this site with https and try again.`,
  cookies: msg`Logging in needs cookies. Allow cookies for this site and try again.`,
  unreachable: msg`The server cannot be reached. Check your connection and try again.`,
  timeout: msg`The server does not respond. Try again in a moment.`,
  proofSlow: msg`Verifying without an image takes long on this device. Please use the captcha, or verify again: the second try may take longer.`,
  proofFailed: msg`Verifying without an image did not work. Please use the captcha.`,
};

/** Names of the ways to log in. */
export const modeNames: Readonly<Record<LoginMode, MessageDescriptor>> = {
  code: msg`SMS login`,
  password: msg`Password login`,
};

/** Names of what an account is. */
export const accountNames: Readonly<Record<AccountKind, MessageDescriptor>> = {
  phone: msg`Mobile phone number`,
  email: msg`E-mail`,
};

/** Copy of the login dialog. */
export const messages = {
  title: msg`Member login`,
  close: msg`Close`,
  modes: msg`Login method`,
  captcha: msg`Captcha`,
  newImage: msg`Show another captcha`,
  imageFailed: msg`Not loaded. Try again`,
  prove: msg`Verify without an image`,
  proving: msg`Verifying without an image`,
  proved: msg`Verified, no captcha needed`,
  smsCode: msg`SMS code`,
  sendCode: msg`Send code`,
  sending: msg`Sending`,
  codeSent: msg`The code was sent. It is valid for a few minutes.`,
  password: msg`Password`,
  passwordHint: msg`8–20 characters combining letters, digits and symbols`,
  showPassword: msg`Show password`,
  hidePassword: msg`Hide password`,
  submit: msg`Log in`,
  succeeded: msg`Login successfully`,
  policy: msg`privacy policy`,
  noAccount: msg`No account yet?`,
  register: msg`Register`,
} as const;
