import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import { refused, willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { complete, email, never, phone, settle, start } from './login-dialog.harness.ts';
import { LOGIN_PATIENCE_MS, loginDialogMachine } from './login-dialog.machine.ts';
import type { LoginEvent, LoginFields, LoginInput, LoginOutcome } from './login-dialog.types.ts';

describe('the order of the login checks', () => {
  it.each<[string, Partial<LoginFields>, object]>([
    [
      '[VA-06] the agreement',
      { ...complete, agreed: false, account: '', captcha: '', smsCode: '' },
      { code: 'agreement' },
    ],
    ['[VA-07] the account', { ...complete, account: '', captcha: '', smsCode: '' }, { code: 'phone' }],
    ['[VA-10] the captcha', { ...complete, captcha: ' ', smsCode: '' }, { code: 'captcha' }],
    ['[VA-11] the SMS code', { ...complete, smsCode: '' }, { code: 'smsCode' }],
  ])('[VA-14] asks for %s, and for nothing else at once', (_, fields, problem) => {
    const loginByCode = vi.fn(never);
    const { fill, send, state, context } = start({ loginByCode });
    fill(fields);
    send('FORM.SUBMITTED');
    expect([state().form, context().problem, loginByCode.mock.calls.length]).toEqual(['editing', problem, 0]);
  });

  it('[VA-12] asks for the password in password mode', () => {
    const { actor, fill, send, context } = start();
    actor.send({ type: 'MODE.CHOSEN', mode: 'password' });
    fill({ ...complete, password: '' });
    send('FORM.SUBMITTED');
    expect(context().problem).toEqual({ code: 'password' });
  });

  it.each(['', 'reader', 'reader@example', 'a b@c.d'])(
    '[VA-08] [VA-09] asks for an e-mail where the account is %j',
    (account) => {
      const { fill, send, context } = start({}, email);
      fill({ ...complete, account });
      send('FORM.SUBMITTED');
      expect(context().problem).toEqual({ code: 'email' });
    },
  );

  it('takes the phone numbers of the site, to send a code and to log in', async () => {
    const requestCode = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const { fill, send, state, context } = start({ requestCode }, { ...phone, phonePattern: String.raw`\+48\d{9}` });
    fill({ ...complete, account: '13800138000' });
    send('CODE.REQUESTED');
    expect(context().problem).toEqual({ code: 'phone' });
    fill({ account: '+48601234567' });
    send('CODE.REQUESTED');
    await settle();
    send('FORM.SUBMITTED');
    expect([requestCode.mock.calls.length, state().form]).toEqual([1, 'submitting']);
  });

  it('is content again with a field that is being put right', () => {
    const { fill, send, context } = start();
    send('FORM.SUBMITTED');
    fill({ agreed: true });
    expect(context().problem).toBeNull();
  });
});

describe('the way to log in', () => {
  it('[ST-32] toggles between code and password, and forgets what was wrong', () => {
    const { actor, send, context } = start();
    send('FORM.SUBMITTED');
    actor.send({ type: 'MODE.CHOSEN', mode: 'password' });
    expect(context()).toMatchObject({ mode: 'password', problem: null });
    actor.send({ type: 'MODE.CHOSEN', mode: 'code' });
    expect(context().mode).toBe('code');
  });

  it('[ST-33] is fixed where only one is offered', () => {
    const { actor, context } = start({}, email);
    actor.send({ type: 'MODE.CHOSEN', mode: 'code' });
    expect(context().mode).toBe('password');
  });
});

describe('logging in', () => {
  it('[EN-19] sends what the mode needs, trimmed, and says that it worked', async () => {
    const loginByCode = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const onSuccess = vi.fn();
    const { fill, send, state } = start({ loginByCode, onSuccess });
    fill({ ...complete, account: ' 13800138000 ', smsCode: ' 135790 ' });
    send('FORM.SUBMITTED');
    expect(state().form).toBe('submitting');
    await settle();
    expect([state().form, loginByCode.mock.calls, onSuccess.mock.calls.length]).toEqual([
      'succeeded',
      [[{ account: '13800138000', smsCode: '135790' }]],
      1,
    ]);
  });

  it('[EN-19] sends the password as it was typed, with the captcha and its key', async () => {
    const loginByPassword = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const { fill, send } = start({ loginByPassword }, email);
    fill({ ...complete, account: 'reader@example.com', password: ' spaces count ', captcha: ' ah2x ' });
    send('FORM.SUBMITTED');
    await settle();
    expect(loginByPassword).toHaveBeenCalledWith({
      account: 'reader@example.com',
      password: ' spaces count ',
      captcha: 'ah2x',
      imageKey: 'captcha-key-1',
    });
  });

  it('makes one request however often it is submitted', async () => {
    const loginByCode = vi.fn(never);
    const { fill, send } = start({ loginByCode });
    fill(complete);
    [1, 2, 3].forEach(() => send('FORM.SUBMITTED'));
    await settle();
    expect(loginByCode).toHaveBeenCalledTimes(1);
  });

  it('[ER-15] shows the message of the server, and after a password asks for another captcha', async () => {
    const { fill, send, state, context } = start({ loginByPassword: async () => refused('Wrong password') }, email);
    fill({ ...complete, account: 'reader@example.com' });
    send('IMAGE.LOADED');
    send('FORM.SUBMITTED');
    await settle();
    expect(state()).toMatchObject({ form: 'editing', image: 'loading' });
    expect(context()).toMatchObject({
      problem: { code: 'refused', text: 'Wrong password' },
      imageKey: 'captcha-key-2',
      fields: { captcha: '', password: 'pass-word-1' },
    });
  });

  it('[ER-15] keeps the captcha after a wrong SMS code, which did not use it', async () => {
    const { fill, send, context } = start({ loginByCode: async () => refused('Wrong or expired code') });
    fill(complete);
    send('FORM.SUBMITTED');
    await settle();
    expect(context()).toMatchObject({
      problem: { code: 'refused' },
      imageKey: 'captcha-key-1',
      fields: { captcha: 'ah2x' },
    });
  });

  it.each<[string, () => Promise<LoginOutcome>, string]>([
    ['rejects', () => Promise.reject(new Error('no network')), 'unreachable'],
    [
      'throws',
      () => {
        throw new Error('no crypto');
      },
      'unreachable',
    ],
    ['has no safe connection', async () => ({ ok: false, failure: { code: 'insecure' } }), 'insecure'],
    ['has no cookies', async () => ({ ok: false, failure: { code: 'cookies' } }), 'cookies'],
  ])('says so when the request %s', async (_, loginByCode, code) => {
    const { fill, send, state, context } = start({ loginByCode });
    fill(complete);
    send('FORM.SUBMITTED');
    await settle();
    expect([state().form, context().problem]).toEqual(['editing', { code }]);
  });

  it('waits 15 s for a response, not longer, and takes no late one', async () => {
    let response!: (outcome: LoginOutcome) => void;
    const onSuccess = vi.fn();
    const { clock, fill, send, state, context } = start({
      loginByCode: () => new Promise((resolve) => (response = resolve)),
      onSuccess,
    });
    fill(complete);
    send('FORM.SUBMITTED');
    clock.advance(LOGIN_PATIENCE_MS - 1);
    expect(state().form).toBe('submitting');
    clock.advance(1);
    expect([state().form, context().problem]).toEqual(['editing', { code: 'timeout' }]);
    response({ ok: true });
    await settle();
    expect([state().form, onSuccess.mock.calls.length]).toEqual(['editing', 0]);
  });
});

describe('a login by password that gets no response', () => {
  it.each<[string, () => Promise<LoginOutcome>, string]>([
    ['rejects', () => Promise.reject(new Error('no network')), 'unreachable'],
    ['never settles', never, 'timeout'],
  ])('has spent the captcha, too, where the request %s', async (_, loginByPassword, code) => {
    const { clock, fill, send, state, context } = start({ loginByPassword }, email);
    fill({ ...complete, account: 'reader@example.com' });
    send('IMAGE.LOADED');
    send('FORM.SUBMITTED');
    expect(context().problem).toBeNull();
    await settle();
    clock.advance(LOGIN_PATIENCE_MS);
    expect(state().form).toBe('editing');
    expect(context()).toMatchObject({ problem: { code }, imageKey: 'captcha-key-2', fields: { captcha: '' } });
  });

  it('shows nothing that was wrong before while it is on its way', () => {
    const { actor, fill, send, state, context } = start({ loginByPassword: never }, email);
    fill({ ...complete, account: 'reader@example.com' });
    send('PROOF.WANTED');
    fill({ agreed: false });
    send('FORM.SUBMITTED');
    expect(context().problem).toEqual({ code: 'agreement' });
    actor.send({ type: 'FIELD.CHANGED', fields: { agreed: true } });
    send('FORM.SUBMITTED');
    expect([state().form, context().problem]).toEqual(['submitting', null]);
  });
});

describe('the chart of the login dialog', () => {
  it('reaches every state by its shortest path', () => {
    const events: readonly (LoginEvent | { type: string; output?: object })[] = [
      { type: 'FIELD.CHANGED', fields: complete },
      { type: 'FORM.SUBMITTED' },
      { type: 'CODE.REQUESTED' },
      { type: 'IMAGE.LOADED' },
      { type: 'IMAGE.FAILED' },
      { type: 'PROOF.WANTED' },
      { type: 'xstate.done.actor.0.loginDialog.form.submitting', output: { ok: true } },
      {
        type: 'xstate.done.actor.0.loginDialog.image.solving',
        output: { imageKey: 'proved-without-a-puzzle', captcha: 'x' },
      },
    ];
    const ports = {
      ...willingPorts({ solveProof: never }),
      newImageKey: () => 'one-key-for-all-of-them',
    } as LoginInput['ports'];
    const paths = getShortestPaths(loginDialogMachine, {
      events: events as never,
      input: { ...phone, ports, onCodeSent: () => undefined },
      limit: 20_000,
      serializeState: ({ value, context }) => JSON.stringify([value, context.fields, context.problem]),
    });
    const reached = (region: string) =>
      new Set(paths.map(({ state }) => (state.value as Record<string, string>)[region]));
    expect([...reached('form')].sort()).toEqual(['editing', 'submitting', 'succeeded']);
    expect([...reached('sending')].sort()).toEqual(['idle', 'requesting']);
    expect([...reached('image')].sort()).toEqual(['failed', 'loading', 'shown', 'solved', 'solving']);
  });
});
