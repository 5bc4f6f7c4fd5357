import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoginPrompt } from '@millwright/domain';

/** What a login form asks for, by the code of the rule that was broken (spec §5 Login, §8). */
export const loginPromptMessages: Readonly<Record<LoginPrompt, MessageDescriptor>> = {
  agreement: msg`Please read and agree to the privacy policy`,
  phone: msg`Please enter the correct mobile phone number`,
  email: msg`Please enter the correct email`,
  imageCode: msg`Please enter the graphic verification code`,
  smsCode: msg`Please enter the SMS verification code`,
  password: msg`Please enter the password`,
};

/** The hint beside a password, which login does not check (spec §5). */
export const passwordHint = msg`8-20 characters combining letters, digits and symbols`;

/** The warning of a second send within the interval; give `seconds` as a value (spec §5 Sending the verification code). */
export const sendTooSoon: MessageDescriptor = msg({ message: 'Please wait {seconds} seconds before you ask for another code' });
