import {
  changeAccount,
  changePassword,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  register,
  requestDeletion,
  withdrawDeletion,
  type Result,
} from '@millwright/api-client';
import { expect } from 'vitest';
import { demoMembers } from '../src/members/demo-members.ts';
import { openBrowser, type Browser } from './browser.ts';
import { asBusyMember, asMember, ofMember, type CallCase } from './call-case.ts';
import { codeSentTo, requestCode, tiredNetwork, withChangedBody, type Stage } from './call-stage.ts';

type Client = Browser['client'];

const [chinese] = demoMembers;
const newcomer = { account: '13622330001', smsCode: '123456', trueName: '周宁', company: '宁波模具' };
const request = (client: Client): Promise<Result<void>> => register(client, newcomer);
const anotherKey = (browser: Browser): Client => withChangedBody(browser, (body) => ({ ...body, kid: 'another' }));

/** Registers an account with the code that was sent to it. */
async function registerWithCode({ test }: Stage, account: string): Promise<Result<void>> {
  const browser = openBrowser(test.api);
  await requestCode(browser, account);
  return register(browser.client, { ...newcomer, account, smsCode: codeSentTo(account), password: 'Injection-2026' });
}

/** Sets the first demo member's password to what it is. */
async function changePasswordWithCode({ member, test: { time } }: Stage): Promise<Result<void>> {
  // Another case has sent a code to the account.
  time.now = new Date(time.now.getTime() + 60_000);
  await requestCode(member, chinese.account);
  return changePassword(member.client, { password: chinese.password, smsCode: codeSentTo(chinese.account) });
}

/** Cases of the calls of accounts. */
export const accountCases = {
  accountDetail: ofMember((client) => getAccount(client), {
    account: chinese.account,
    trueName: chinese.trueName,
    language: 'cn',
    notify: { enquiries: true, reminders: true },
    hasPassword: true,
    deleteAt: null,
  }),
  changeAccount: ofMember((client) => changeAccount(client, { company: '岭南瓶盖', position: '采购' }), undefined, {
    invalid_request: asMember((client) => changeAccount(client, { trueName: '  ' })),
    member_limit: asBusyMember('account', (client) => changeAccount(client, {})),
  }),
  changePassword: {
    ...ofMember((client) => changePassword(client, { password: 'Injection-2026', smsCode: '123456' }), undefined, {
      invalid_request: asMember((client) => changePassword(client, { password: 'short', smsCode: '123456' })),
      sms_code_wrong: asMember((client) => changePassword(client, { password: 'long enough', smsCode: '000000' })),
      unknown_key: ({ member }) => changePassword(anotherKey(member), { password: 'long enough', smsCode: '000000' }),
      too_many_requests: async (stage) => {
        const browser = await tiredNetwork(stage, '198.51.100.31');
        for (const [name, value] of stage.member.cookies) browser.cookies.set(name, value);
        return changePassword(browser.client, { password: 'long enough', smsCode: '000000' });
      },
    }),
    succeed: changePasswordWithCode,
  },
  endSessions: ofMember((client) => endOtherSessions(client), undefined, {
    invalid_request: asMember((client) => endSession(client, 'short')),
    not_found: asMember((client) => endSession(client, 'n'.repeat(22))),
    member_limit: asBusyMember('account', (client) => endOtherSessions(client)),
  }),
  register: {
    request,
    succeed: (stage) => registerWithCode(stage, newcomer.account),
    value: undefined,
    refusals: {
      account_exists: (stage) => registerWithCode(stage, demoMembers[1].account),
      sms_code_wrong: ({ visitor }) => request(visitor.client),
      invalid_request: ({ visitor }) => register(visitor.client, { ...newcomer, password: 'short' }),
      unknown_key: ({ visitor }) => request(anotherKey(visitor)),
      too_many_requests: async (stage) => request((await tiredNetwork(stage, '198.51.100.30')).client),
    },
  },
  requestDeletion: ofMember((client) => requestDeletion(client), expect.any(String), {
    member_limit: asBusyMember('deletion', (client) => requestDeletion(client)),
  }),
  sessionList: ofMember(
    (client) => listSessions(client),
    expect.arrayContaining([expect.objectContaining({ isCurrent: true })]),
  ),
  withdrawDeletion: ofMember((client) => withdrawDeletion(client), undefined, {
    member_limit: asBusyMember('account', (client) => withdrawDeletion(client)),
  }),
} satisfies Readonly<Record<string, CallCase>>;
