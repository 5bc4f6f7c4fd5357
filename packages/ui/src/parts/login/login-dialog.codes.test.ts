import { describe, expect, it, vi } from 'vitest';
import { emptySendMemory, refused } from '../../testing/login-dialog.fixtures.ts';
import { complete, never, settle, start } from './login-dialog.harness.ts';
import { IMAGE_PATIENCE_MS, LOGIN_PATIENCE_MS, PROOF_PATIENCE_MS } from './login-dialog.machine.ts';
import type { LoginFields, LoginOutcome, SolvedCaptcha } from './login-dialog.types.ts';

describe('the verification code', () => {
  it.each<[string, Partial<LoginFields>, object]>([
    ['[VA-17] the account prompt', { account: '12800138000', captcha: 'ah2x' }, { code: 'phone' }],
    ['[VA-18] the captcha', { account: '13800138000', captcha: '' }, { code: 'captcha' }],
  ])('is not sent before %s is done', (_, fields, problem) => {
    const requestCode = vi.fn(never);
    const { fill, send, context } = start({ requestCode });
    fill(fields);
    send('CODE.REQUESTED');
    expect([context().problem, requestCode.mock.calls.length]).toEqual([problem, 0]);
  });

  it.each(['13800138000', 'reader@example.com'])('[VA-15] [VA-16] [EN-20] is sent to %s', async (account) => {
    const requestCode = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const { fill, send, state, onCodeSent } = start({ requestCode });
    fill({ account, captcha: ' ah2x ' });
    send('CODE.REQUESTED');
    expect(state().sending).toBe('requesting');
    await settle();
    expect(requestCode).toHaveBeenCalledWith({
      account,
      purpose: 'login',
      captcha: 'ah2x',
      imageKey: 'captcha-key-1',
    });
    expect([state().sending, onCodeSent.mock.calls.length]).toEqual(['idle', 1]);
  });

  it('[ER-16] [ER-17] [ST-35] a refused send shows the message, renews the captcha and starts no countdown', async () => {
    const { fill, send, context, onCodeSent } = start({
      requestCode: async () => refused('The captcha is wrong'),
    });
    fill(complete);
    send('CODE.REQUESTED');
    await settle();
    expect(context()).toMatchObject({
      problem: { code: 'refused', text: 'The captcha is wrong' },
      imageKey: 'captcha-key-2',
      fields: { captcha: '' },
    });
    expect(onCodeSent).not.toHaveBeenCalled();
  });

  it('is requested once however often the button is pressed, and not waited for without end', () => {
    const requestCode = vi.fn(never);
    const { clock, fill, send, state, context, onCodeSent } = start({ requestCode });
    fill(complete);
    send('CODE.REQUESTED');
    send('CODE.REQUESTED');
    clock.advance(LOGIN_PATIENCE_MS);
    expect([state().sending, context().problem, requestCode.mock.calls.length, onCodeSent.mock.calls.length]).toEqual([
      'idle',
      { code: 'timeout' },
      1,
      0,
    ]);
  });

  it.each<[string, () => Promise<LoginOutcome>, string]>([
    ['rejects', () => Promise.reject(new Error('no network')), 'unreachable'],
    ['never settles', never, 'timeout'],
  ])('may be requested again, with another captcha, where the request %s', async (_, requestCode, code) => {
    const { clock, fill, send, state, context, onCodeSent } = start({ requestCode });
    fill(complete);
    send('CODE.REQUESTED');
    await settle();
    clock.advance(LOGIN_PATIENCE_MS);
    expect([state().sending, onCodeSent.mock.calls.length]).toEqual(['idle', 0]);
    expect(context()).toMatchObject({ problem: { code }, imageKey: 'captcha-key-2', fields: { captcha: '' } });
    fill({ captcha: 'bx7k' });
    send('CODE.REQUESTED');
    expect([state().sending, context().problem]).toEqual(['requesting', null]);
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

  it('needs another captcha for the next send, but not before that may be made', async () => {
    let now = 1_000_000;
    const memory = emptySendMemory(() => now);
    const { fill, send, context } = start({ sendMemory: memory });
    fill(complete);
    send('CODE.REQUESTED');
    await settle();
    memory.write(now);
    send('CODE.REQUESTED');
    expect(context()).toMatchObject({ problem: { code: 'tooSoon' }, imageKey: 'captcha-key-1' });
    now += 60_000;
    send('CODE.REQUESTED');
    expect(context()).toMatchObject({
      problem: { code: 'captcha' },
      imageKey: 'captcha-key-2',
      fields: { captcha: '' },
    });
  });
});

describe('the captcha', () => {
  it('[LD-06] gets a new key and an empty field when it is pressed', () => {
    const { fill, send, state, context } = start();
    send('IMAGE.LOADED');
    expect(state().image).toBe('shown');
    fill({ captcha: 'old' });
    send('IMAGE.RENEWED');
    expect([state().image, context().imageKey, context().fields.captcha]).toEqual(['loading', 'captcha-key-2', '']);
  });

  it('says that its image failed, also when it never comes, and may come late', () => {
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
    const solved: SolvedCaptcha = { imageKey: 'proved-without-a-puzzle', captcha: 'pow-8271' };
    const { send, state, context } = start({ solveProof: async () => solved });
    before.forEach((type) => send(type));
    send('PROOF.WANTED');
    expect(state().image).toBe('solving');
    await settle();
    expect(state().image).toBe('solved');
    expect(context()).toMatchObject({
      imageKey: 'proved-without-a-puzzle',
      imageSpent: false,
      fields: { captcha: 'pow-8271' },
    });
    send('IMAGE.RENEWED');
    expect(state().image).toBe('loading');
  });

  it('comes back when the proof fails, or takes 3 s and at the second try 15 s', async () => {
    const failing = start({ solveProof: () => Promise.reject(new Error('no worker')) });
    failing.send('PROOF.WANTED');
    await settle();
    expect(failing.state().image).toBe('loading');
    expect(failing.context()).toMatchObject({ problem: { code: 'proofFailed' }, imageKey: 'captcha-key-2' });
    const signals: AbortSignal[] = [];
    const hanging = start({
      solveProof: (signal) => {
        signals.push(signal);
        return never();
      },
    });
    for (const patience of [PROOF_PATIENCE_MS, LOGIN_PATIENCE_MS]) {
      hanging.send('PROOF.WANTED');
      hanging.clock.advance(patience - 1);
      expect(hanging.state().image).toBe('solving');
      hanging.clock.advance(1);
      expect([hanging.state().image, hanging.context().problem]).toEqual(['loading', { code: 'proofSlow' }]);
    }
    expect(hanging.context().imageKey).toBe('captcha-key-3');
    // What nobody waits for is not computed on.
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
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
