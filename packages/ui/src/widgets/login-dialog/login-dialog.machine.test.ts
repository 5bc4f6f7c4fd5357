import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createTestClock } from '../../testing/clock.ts';
import { emptySendMemory, refused, willingPorts } from './login-dialog.fixtures.ts';
import { IMAGE_PATIENCE_MS, LOGIN_PATIENCE_MS, loginDialogMachine } from './login-dialog.machine.ts';
import type { LoginEvent, LoginFields, LoginInput, LoginOutcome, LoginPorts, SolvedCode } from './login-dialog.types.ts';

const phone: Pick<LoginInput, 'modes' | 'accountKind'> = { modes: ['code', 'password'], accountKind: 'phone' };
const email: Pick<LoginInput, 'modes' | 'accountKind'> = { modes: ['password'], accountKind: 'email' };
const complete: LoginFields = { account: '13800138000', imageCode: 'ah2x', smsCode: '135790', password: 'pass-word-1', agreed: true };
const never = () => new Promise<never>(() => undefined);
const settle = () => new Promise((resolve) => setTimeout(resolve));

const start = (overrides: Partial<LoginPorts> = {}, edition = phone) => {
  const clock = createTestClock();
  const onCodeSent = vi.fn();
  const ports = { ...willingPorts(), sendMemory: emptySendMemory(() => 1_000_000), ...overrides } as LoginInput['ports'];
  const actor = createActor(loginDialogMachine, { clock, input: { ...edition, ports, onCodeSent } }).start();
  const fill = (fields: Partial<LoginFields>) => actor.send({ type: 'FIELD.CHANGED', fields });
  const state = () => actor.getSnapshot().value as { form: string; sending: string; image: string };
  const context = () => actor.getSnapshot().context;
  return { actor, clock, fill, state, context, onCodeSent, send: (type: 'FORM.SUBMITTED' | 'CODE.REQUESTED' | 'IMAGE.RENEWED' | 'IMAGE.LOADED' | 'IMAGE.FAILED' | 'PROOF.WANTED') => actor.send({ type }) };
};

describe('the order of the login checks', () => {
  it.each<[string, Partial<LoginFields>, object]>([
    ['[VA-06] the agreement', { ...complete, agreed: false, account: '', imageCode: '', smsCode: '' }, { code: 'agreement' }],
    ['[VA-07] the account', { ...complete, account: '', imageCode: '', smsCode: '' }, { code: 'phone' }],
    ['[VA-10] the graphic code', { ...complete, imageCode: ' ', smsCode: '' }, { code: 'imageCode' }],
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

  it.each(['', 'reader', 'reader@example', 'a b@c.d'])('[VA-08] [VA-09] asks for an e-mail where the account is %j', (account) => {
    const { fill, send, context } = start({}, email);
    fill({ ...complete, account });
    send('FORM.SUBMITTED');
    expect(context().problem).toEqual({ code: 'email' });
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
    fill({ ...complete, account: ' 13800138000 ' });
    send('FORM.SUBMITTED');
    expect(state().form).toBe('submitting');
    await settle();
    expect([state().form, loginByCode.mock.calls, onSuccess.mock.calls.length]).toEqual(['succeeded', [[{ account: '13800138000', smsCode: '135790' }]], 1]);
  });

  it('[EN-19] sends the password as it was typed, with the graphic code and its key', async () => {
    const loginByPassword = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const { fill, send } = start({ loginByPassword }, email);
    fill({ ...complete, account: 'reader@example.com', password: ' spaces count ' });
    send('FORM.SUBMITTED');
    await settle();
    expect(loginByPassword).toHaveBeenCalledWith({ account: 'reader@example.com', password: ' spaces count ', imageCode: 'ah2x', imageKey: 'graphic-code-key-1' });
  });

  it('makes one request however often it is submitted', async () => {
    const loginByCode = vi.fn(never);
    const { fill, send } = start({ loginByCode });
    fill(complete);
    [1, 2, 3].forEach(() => send('FORM.SUBMITTED'));
    await settle();
    expect(loginByCode).toHaveBeenCalledTimes(1);
  });

  it('[ER-15] shows the message of the server, and after a password asks for another graphic code', async () => {
    const { fill, send, state, context } = start({ loginByPassword: async () => refused('Wrong password') }, email);
    fill({ ...complete, account: 'reader@example.com' });
    send('IMAGE.LOADED');
    send('FORM.SUBMITTED');
    await settle();
    expect(state()).toMatchObject({ form: 'editing', image: 'loading' });
    expect(context()).toMatchObject({ problem: { code: 'refused', text: 'Wrong password' }, imageKey: 'graphic-code-key-2', fields: { imageCode: '', password: 'pass-word-1' } });
  });

  it('[ER-15] keeps the graphic code after a wrong SMS code, which did not use it', async () => {
    const { fill, send, context } = start({ loginByCode: async () => refused('Wrong or expired code') });
    fill(complete);
    send('FORM.SUBMITTED');
    await settle();
    expect(context()).toMatchObject({ problem: { code: 'refused' }, imageKey: 'graphic-code-key-1', fields: { imageCode: 'ah2x' } });
  });

  it.each<[string, () => Promise<LoginOutcome>, string]>([
    ['rejects', () => Promise.reject(new Error('no network')), 'unreachable'],
    ['throws', () => { throw new Error('no crypto'); }, 'unreachable'],
    ['has no safe connection', async () => ({ ok: false, failure: { code: 'insecure' } }), 'insecure'],
    ['has no cookies', async () => ({ ok: false, failure: { code: 'cookies' } }), 'cookies'],
  ])('says so when the request %s', async (_, loginByCode, code) => {
    const { fill, send, state, context } = start({ loginByCode });
    fill(complete);
    send('FORM.SUBMITTED');
    await settle();
    expect([state().form, context().problem]).toEqual(['editing', { code }]);
  });

  it('waits 15 s for an answer, not longer, and takes no late one', async () => {
    let answer!: (outcome: LoginOutcome) => void;
    const onSuccess = vi.fn();
    const { clock, fill, send, state, context } = start({ loginByCode: () => new Promise((resolve) => (answer = resolve)), onSuccess });
    fill(complete);
    send('FORM.SUBMITTED');
    clock.advance(LOGIN_PATIENCE_MS - 1);
    expect(state().form).toBe('submitting');
    clock.advance(1);
    expect([state().form, context().problem]).toEqual(['editing', { code: 'timeout' }]);
    answer({ ok: true });
    await settle();
    expect([state().form, onSuccess.mock.calls.length]).toEqual(['editing', 0]);
  });
});

describe('the verification code', () => {
  it.each<[string, Partial<LoginFields>, object]>([
    ['[VA-17] the account prompt', { account: '12800138000', imageCode: 'ah2x' }, { code: 'phone' }],
    ['[VA-18] the graphic code', { account: '13800138000', imageCode: '' }, { code: 'imageCode' }],
  ])('is not sent before %s is answered', (_, fields, problem) => {
    const requestCode = vi.fn(never);
    const { fill, send, context } = start({ requestCode });
    fill(fields);
    send('CODE.REQUESTED');
    expect([context().problem, requestCode.mock.calls.length]).toEqual([problem, 0]);
  });

  it.each(['13800138000', 'reader@example.com'])('[VA-15] [VA-16] [EN-20] is sent to %s', async (account) => {
    const requestCode = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const { fill, send, state, onCodeSent } = start({ requestCode });
    fill({ account, imageCode: 'ah2x' });
    send('CODE.REQUESTED');
    expect(state().sending).toBe('requesting');
    await settle();
    expect(requestCode).toHaveBeenCalledWith({ account, purpose: 'login', imageCode: 'ah2x', imageKey: 'graphic-code-key-1' });
    expect([state().sending, onCodeSent.mock.calls.length]).toEqual(['idle', 1]);
  });

  it('[ER-16] [ER-17] [ST-35] a refused send shows the message, renews the graphic code and starts no countdown', async () => {
    const { fill, send, context, onCodeSent } = start({ requestCode: async () => refused('The graphic code is wrong') });
    fill(complete);
    send('CODE.REQUESTED');
    await settle();
    expect(context()).toMatchObject({ problem: { code: 'refused', text: 'The graphic code is wrong' }, imageKey: 'graphic-code-key-2', fields: { imageCode: '' } });
    expect(onCodeSent).not.toHaveBeenCalled();
  });

  it('is asked for once however often the button is pressed, and not waited for without end', () => {
    const requestCode = vi.fn(never);
    const { clock, fill, send, state, context, onCodeSent } = start({ requestCode });
    fill(complete);
    send('CODE.REQUESTED');
    send('CODE.REQUESTED');
    clock.advance(LOGIN_PATIENCE_MS);
    expect([state().sending, context().problem, requestCode.mock.calls.length, onCodeSent.mock.calls.length]).toEqual(['idle', { code: 'timeout' }, 1, 0]);
  });

  it('[VA-19] warns with the remaining seconds within 60 s, and is sent at 60 s', () => {
    let now = 1_000_000;
    const { fill, send, context, state } = start({ requestCode: never, sendMemory: emptySendMemory(() => now, now) });
    fill(complete);
    now += 18_500;
    send('CODE.REQUESTED');
    expect(context().problem).toEqual({ code: 'tooSoon', seconds: 42 });
    now = 1_059_999;
    send('CODE.REQUESTED');
    expect(context().problem).toEqual({ code: 'tooSoon', seconds: 1 });
    now = 1_060_000;
    send('CODE.REQUESTED');
    expect(state().sending).toBe('requesting');
  });

  it('needs another graphic code for the next send, but not before that may be made', async () => {
    let now = 1_000_000;
    const memory = emptySendMemory(() => now);
    const { fill, send, context } = start({ sendMemory: memory });
    fill(complete);
    send('CODE.REQUESTED');
    await settle();
    memory.write(now);
    send('CODE.REQUESTED');
    expect(context()).toMatchObject({ problem: { code: 'tooSoon' }, imageKey: 'graphic-code-key-1' });
    now += 60_000;
    send('CODE.REQUESTED');
    expect(context()).toMatchObject({ problem: { code: 'imageCode' }, imageKey: 'graphic-code-key-2', fields: { imageCode: '' } });
  });
});

describe('the graphic code', () => {
  it('[LD-06] gets a new key and an empty field when it is pressed', () => {
    const { fill, send, state, context } = start();
    send('IMAGE.LOADED');
    expect(state().image).toBe('shown');
    fill({ imageCode: 'old' });
    send('IMAGE.RENEWED');
    expect([state().image, context().imageKey, context().fields.imageCode]).toEqual(['loading', 'graphic-code-key-2', '']);
  });

  it('says that its picture failed, also when it never comes, and may come late', () => {
    const { clock, send, state } = start();
    send('IMAGE.FAILED');
    expect(state().image).toBe('failed');
    send('IMAGE.RENEWED');
    clock.advance(IMAGE_PATIENCE_MS - 1);
    expect(state().image).toBe('loading');
    clock.advance(1);
    expect(state().image).toBe('failed');
    send('IMAGE.LOADED');
    expect(state().image).toBe('shown');
  });

  it.each([
    ['while it loads', [] as const],
    ['when it is shown', ['IMAGE.LOADED'] as const],
    ['when it failed', ['IMAGE.FAILED'] as const],
  ])('can be replaced by a proof %s', async (_, before) => {
    const solved: SolvedCode = { imageKey: 'proved-without-a-puzzle', imageCode: 'pow-8271' };
    const { send, state, context } = start({ solveProof: async () => solved });
    before.forEach((type) => send(type));
    send('PROOF.WANTED');
    expect(state().image).toBe('solving');
    await settle();
    expect([state().image, context().imageKey, context().fields.imageCode]).toEqual(['solved', 'proved-without-a-puzzle', 'pow-8271']);
    send('IMAGE.RENEWED');
    expect(state().image).toBe('loading');
  });

  it('comes back when the proof fails or takes too long', async () => {
    const failing = start({ solveProof: () => Promise.reject(new Error('no worker')) });
    failing.send('PROOF.WANTED');
    await settle();
    expect([failing.state().image, failing.context().problem]).toEqual(['loading', { code: 'proofFailed' }]);
    const hanging = start({ solveProof: never });
    hanging.send('PROOF.WANTED');
    hanging.clock.advance(LOGIN_PATIENCE_MS);
    expect([hanging.state().image, hanging.context().problem]).toEqual(['loading', { code: 'proofFailed' }]);
  });

  it('has no proof where none is offered', () => {
    const { send, state } = start();
    for (const before of ['IMAGE.LOADED', 'IMAGE.FAILED', 'IMAGE.RENEWED'] as const) {
      send(before);
      send('PROOF.WANTED');
      expect(state().image).not.toBe('solving');
    }
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
      { type: 'xstate.done.actor.0.loginDialog.image.solving', output: { imageKey: 'proved-without-a-puzzle', imageCode: 'x' } },
    ];
    const ports = { ...willingPorts({ solveProof: never }), newImageKey: () => 'one-key-for-all-of-them' } as LoginInput['ports'];
    const paths = getShortestPaths(loginDialogMachine, {
      events: events as never,
      input: { ...phone, ports, onCodeSent: () => undefined },
      limit: 20_000,
      serializeState: ({ value, context }) => JSON.stringify([value, context.fields, context.problem]),
    });
    const reached = (region: string) => new Set(paths.map(({ state }) => (state.value as Record<string, string>)[region]));
    expect([...reached('form')].sort()).toEqual(['editing', 'submitting', 'succeeded']);
    expect([...reached('sending')].sort()).toEqual(['idle', 'requesting']);
    expect([...reached('image')].sort()).toEqual(['failed', 'loading', 'shown', 'solved', 'solving']);
  });
});
