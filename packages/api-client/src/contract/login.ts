import { MAX_INTEGER } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall, defineExtension } from './call.ts';
import { captcha, imageKey } from './captcha.ts';

/** The longest account or password, in bytes of UTF-8: what RSA-3072 holds next to the image key and the time. */
export const longestSecret = 180;

/** An encrypted field: base64 of an RSA-3072 ciphertext. */
export const encrypted = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

/** Names the public key that a field is encrypted with; an addition of this project. */
export const keyId = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)));

/** A verification code as it was sent. */
export const smsCode = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** The public key that accounts and passwords are encrypted with (D4). */
export const publicKey = defineExtension({
  method: 'GET',
  path: '/memberApi/public_key',
  request: v.object({}),
  response: v.object({
    kid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    /** SPKI in PEM. */
    key: v.pipe(v.string(), v.startsWith('-----BEGIN PUBLIC KEY-----'), v.maxLength(4096)),
    /** What the server's clock says, in milliseconds; the visitor's may be wrong. */
    time: v.pipe(v.number(), v.integer()),
  }),
});

/** Requests a verification code by SMS or mail. */
export const verifyCode = defineCall({
  method: 'POST',
  path: '/api/verify_code',
  request: v.object({
    account: v.pipe(v.string(), v.maxLength(254)),
    type: v.literal('login'),
    key: imageKey,
    img_code: captcha,
  }),
  /** `wait`, an addition: seconds until the next code may be requested. */
  response: v.nullish(
    v.object({ wait: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INTEGER))) }),
  ),
  extensionFields: ['data.wait'],
});

/** Logs in with a verification code. */
export const loginByCode = defineCall({
  method: 'POST',
  path: '/memberApi/login_by_code',
  request: v.object({ account: encrypted, vcode: smsCode, kid: keyId }),
  response: v.any(),
  extensionFields: ['kid'],
});

/** Logs in with a password. A member host of its own has it at `memberHostPath`. */
export const loginByPassword = {
  ...defineCall({
    method: 'POST',
    path: '/memberApi/login_by_pwd',
    request: v.object({ account: encrypted, password: encrypted, img_code: captcha, key: imageKey, kid: keyId }),
    response: v.any(),
    extensionFields: ['kid'],
  }),
  memberHostPath: '/login_by_pwd',
};

/** What an encrypted field holds, before base64 and RSA: the text, the image key that the login uses up, the time. */
export const sealedSecret = v.object({
  v: v.string(),
  key: v.string(),
  t: v.pipe(v.number(), v.integer()),
});
