import {
  getMember,
  getPublicKey,
  logInByCode,
  logInByPassword,
  logOut,
  newImageKey,
  requestVerificationCode,
  solveCaptcha,
} from '@millwright/api-client';
import { expect } from 'vitest';
import { demoMembers } from '../src/members/demo-members.ts';
import { captchasAtOnce } from '../src/routes/login/login.routes.ts';
import { openBrowser } from './browser.ts';
import { plain, type CallCase } from './call-case.ts';
import {
  codeSentTo,
  logInWith,
  outside,
  requestCode,
  through,
  tiredNetwork,
  withChangedBody,
  withoutWork,
} from './call-stage.ts';

const [chinese] = demoMembers;

/** Cases of the calls of logging in. */
export const loginCases = {
  loginByCode: {
    request: (client) => logInByCode(client, { account: chinese.account, smsCode: '123456' }),
    succeed: async ({ test }) => {
      const browser = openBrowser(test.api);
      await requestCode(browser, chinese.account);
      return logInByCode(browser.client, { account: chinese.account, smsCode: codeSentTo(chinese.account) });
    },
    value: undefined,
    refusals: {
      sms_code_wrong: ({ visitor }) => logInByCode(visitor.client, { account: chinese.account, smsCode: '000000' }),
      unknown_key: ({ visitor }) =>
        logInByCode(
          withChangedBody(visitor, (body) => ({ ...body, kid: 'another' })),
          {
            account: chinese.account,
            smsCode: '123456',
          },
        ),
      too_many_requests: async (stage) =>
        logInByCode((await tiredNetwork(stage, '198.51.100.7')).client, {
          account: chinese.account,
          smsCode: '123456',
        }),
    },
  },
  loginByPassword: {
    request: (client) =>
      logInByPassword(client, {
        account: chinese.account,
        password: chinese.password,
        captcha: 'ABCD',
        imageKey: newImageKey(),
      }),
    succeed: ({ test }) => logInWith(openBrowser(test.api)),
    value: undefined,
    refusals: {
      credentials_wrong: ({ test }) => logInWith(openBrowser(test.api), 'another password'),
      image_code_required: ({ visitor: { client } }) =>
        logInByPassword(client, {
          account: 'a',
          password: 'b',
          captcha: ' ',
          imageKey: newImageKey(),
        }),
      image_code_wrong: ({ visitor: { client } }) =>
        logInByPassword(client, {
          account: 'a',
          password: 'b',
          captcha: 'ABCD',
          imageKey: newImageKey(),
        }),
      unknown_key: async ({ visitor }) =>
        logInByPassword(
          withChangedBody(visitor, (body) => ({ ...body, kid: 'another' })),
          {
            account: 'a',
            password: 'b',
            captcha: 'ABCD',
            imageKey: newImageKey(),
          },
        ),
      too_many_requests: async (stage) => logInWith(await tiredNetwork(stage, '198.51.100.8')),
    },
  },
  logout: {
    request: (client) => logOut(client),
    succeed: async ({ test }) => {
      const browser = openBrowser(test.api);
      await logInWith(browser);
      return logOut(browser.client);
    },
    by: 'member',
    value: undefined,
    refusals: {
      forbidden: ({ member }) =>
        logOut(
          through(member, (request, next) => {
            const headers = new Headers(request.headers);
            headers.set('sec-fetch-site', 'cross-site');
            return next(new Request(request, { headers }));
          }),
        ),
    },
  },
  proofSolution: {
    ...plain((client) => solveCaptcha(client), { captcha: expect.any(String) }),
    refusals: {
      image_code_wrong: ({ visitor }) => solveCaptcha(withoutWork(visitor, (body) => body)),
      invalid_request: ({ visitor }) => solveCaptcha(withoutWork(visitor, (body) => ({ ...body, solution: 'none' }))),
    },
  },
  proofTask: {
    ...plain((client) => solveCaptcha(client), { imageKey: expect.any(String) }),
    refusals: {
      invalid_request: ({ visitor }) =>
        solveCaptcha(
          through(visitor, (request, next) => next(new Request(request.url.replace(/key=.*/, 'key=short')))),
        ),
      too_many_requests: async ({ test }) => {
        const browser = openBrowser(test.api, { clientAddress: '198.51.100.9' });
        const easy = withoutWork(browser, (body) => body);
        for (let time = 0; time < captchasAtOnce; time += 1) await solveCaptcha(easy);
        return solveCaptcha(easy);
      },
    },
  },
  publicKey: plain((client) => getPublicKey(client), {
    id: expect.any(String),
    key: expect.stringContaining('BEGIN PUBLIC KEY'),
  }),
  userInfo: { ...plain((client) => getMember(client), { id: 1, trueName: chinese.trueName }), by: 'member' },
  verifyCode: {
    request: (client) =>
      requestVerificationCode(client, {
        account: '13612340000',
        purpose: 'login',
        captcha: 'ABCD',
        imageKey: newImageKey(),
      }),
    succeed: ({ visitor }) => requestCode(visitor, '13612340001'),
    value: 60,
    refusals: {
      phone_invalid: ({ visitor: { client } }) =>
        requestVerificationCode(client, {
          account: '12345',
          purpose: 'login',
          captcha: 'ABCD',
          imageKey: newImageKey(),
        }),
      email_invalid: ({ test }) =>
        requestVerificationCode(openBrowser(test.api, { edition: 'en' }).client, {
          account: 'nobody',
          purpose: 'login',
          captcha: 'ABCD',
          imageKey: newImageKey(),
        }),
      invalid_request: ({ visitor: { client } }) =>
        requestVerificationCode(client, {
          account: '13612340002',
          purpose: 'login',
          captcha: 'ABCD',
          imageKey: 'short',
        }),
      image_code_required: ({ visitor: { client } }) =>
        requestVerificationCode(client, {
          account: '13612340002',
          purpose: 'login',
          captcha: '',
          imageKey: newImageKey(),
        }),
      image_code_wrong: ({ visitor: { client } }) =>
        requestVerificationCode(client, {
          account: '13612340002',
          purpose: 'login',
          captcha: 'ABCD',
          imageKey: newImageKey(),
        }),
      too_soon: async ({ visitor }) => {
        await requestCode(visitor, '13612340003');
        return requestCode(visitor, '13612340003');
      },
      code_limit_reached: async ({ visitor, test: { time } }) => {
        for (let sent = 0; sent < 5; sent += 1) {
          await requestCode(visitor, '13612340004');
          time.now = new Date(time.now.getTime() + 60_000);
        }
        return requestCode(visitor, '13612340004');
      },
      code_not_sent: async ({ visitor }) => {
        outside.sendingFails = true;
        return requestCode(visitor, '13612340005').finally(() => (outside.sendingFails = false));
      },
    },
  },
} satisfies Record<string, CallCase>;
