import type { LoginFields } from './login-dialog.types.ts';

/** What a form begins with. */
export const emptyFields: LoginFields = { account: '', captcha: '', smsCode: '', password: '', agreed: false };
