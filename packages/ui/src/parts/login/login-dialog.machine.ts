import { checkSend, loginPrompt } from '@millwright/domain';
import { assign, fromPromise, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type {
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginOutcome,
  LoginProblem,
  SolvedCaptcha,
} from './login-dialog.types.ts';
import { emptyFields } from './login-fields.ts';

/** How long the server may take to respond, in milliseconds. */
export const LOGIN_PATIENCE_MS = 15_000;

/** How long the first proof in place of a captcha may take, in milliseconds. Then the image comes back. */
export const PROOF_PATIENCE_MS = 3000;

/** How long the image of a captcha may take, in milliseconds. */
export const IMAGE_PATIENCE_MS = 10_000;

const account = ({ fields }: LoginContext) => fields.account.trim();

const promptOf = (context: LoginContext) =>
  loginPrompt({
    ...context.fields,
    account: account(context),
    mode: context.mode,
    accountKind: context.accountKind,
    phonePattern: context.phonePattern,
  });

/** Why no code can be sent now; null where one can. The captcha proves one request only. */
const sendProblem = (context: LoginContext): LoginProblem | null => {
  const {
    fields,
    accountKind,
    phonePattern,
    imageSpent,
    ports: { sendMemory },
  } = context;
  const check = checkSend({
    captcha: fields.captcha,
    account: account(context),
    accountKind,
    phonePattern,
    lastSentAt: sendMemory.read(),
    now: sendMemory.now(),
  });
  if (check.prompt === 'tooSoon') return { code: 'tooSoon', seconds: check.seconds };
  if (check.prompt) return { code: check.prompt };
  return imageSpent ? { code: 'captcha' } : null;
};

const outcomeOf = (event: unknown): LoginOutcome => (event as { output: LoginOutcome }).output;
const succeeded = ({ event }: { event: unknown }) => outcomeOf(event).ok;
/**
 * The login dialog (spec §2, §4, §5): the form, the verification code and the captcha side by side. Each request
 * is made once however often it is requested, and none is waited for without end.
 */
export const loginDialogMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, input: {} as LoginInput },
  actors: {
    logIn: fromPromise<LoginOutcome, LoginContext>(async ({ input }) => {
      const { fields, imageKey, mode, ports } = input;
      if (mode === 'code') return ports.loginByCode({ account: account(input), smsCode: fields.smsCode.trim() });
      return ports.loginByPassword({
        account: account(input),
        password: fields.password,
        captcha: fields.captcha.trim(),
        imageKey,
      });
    }),
    requestCode: fromPromise<LoginOutcome, LoginContext>(async ({ input }) =>
      input.ports.requestCode({
        account: account(input),
        purpose: 'login',
        captcha: input.fields.captcha.trim(),
        imageKey: input.imageKey,
      }),
    ),
    solveProof: fromPromise<SolvedCaptcha, LoginContext>(async ({ input, signal }) => input.ports.solveProof!(signal)),
  },
  guards: {
    isComplete: ({ context }) => promptOf(context) === null,
    maySend: ({ context }) => sendProblem(context) === null,
    isOtherMode: ({ context }, { mode }: { mode: string }) =>
      mode !== context.mode && context.modes.some((offered) => offered === mode),
    succeeded,
    isByPassword: ({ context }) => context.mode === 'password',
    canProve: ({ context }) => context.ports.solveProof !== undefined,
    needsNewImage: ({ context }) => context.imageSpent && sendProblem(context)?.code === 'captcha',
  },
  actions: {
    change: assign(({ context, event }) => {
      if (event.type !== 'FIELD.CHANGED') return {};
      // What is being put right is no longer wrong.
      return { fields: { ...context.fields, ...event.fields }, problem: null };
    }),
    chooseMode: assign((_, { mode }: { mode: LoginContext['mode'] }) => ({ mode, problem: null })),
    clearError: assign({ problem: null }),
    setError: assign(({ context }) => ({ problem: { code: promptOf(context)! } })),
    setSendError: assign(({ context }) => ({ problem: sendProblem(context) })),
    setServerError: assign(({ event }) => {
      const outcome = outcomeOf(event);
      return { problem: outcome.ok ? null : outcome.failure };
    }),
    setErrorCode: assign((_, { code }: { code: 'timeout' | 'unreachable' | 'proofFailed' | 'proofSlow' }) => ({
      problem: { code },
    })),
    renewImage: assign(({ context }) => ({
      imageKey: context.ports.newImageKey(),
      imageSpent: false,
      fields: { ...context.fields, captcha: '' },
    })),
    takeSolved: assign(({ context, event }) => {
      const { imageKey, captcha } = (event as unknown as { output: SolvedCaptcha }).output;
      return { imageKey, imageSpent: false, fields: { ...context.fields, captcha }, problem: null };
    }),
    // Who cannot read the image has no other way than to wait.
    waitLonger: assign({ proofPatience: LOGIN_PATIENCE_MS }),
    requestNewImage: raise({ type: 'IMAGE.RENEWED' }),
    tellOfFailure: raise({ type: 'LOGIN.FAILED' }),
    spendImage: assign({ imageSpent: true }),
    tellCodeSent: ({ context }) => context.onCodeSent(),
    tellSuccess: ({ context }) => context.ports.onSuccess(),
  },
  delays: {
    patience: LOGIN_PATIENCE_MS,
    imagePatience: IMAGE_PATIENCE_MS,
    proofPatience: ({ context }) => context.proofPatience,
  },
}).createMachine({
  id: 'loginDialog',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    mode: input.modes[0],
    fields: emptyFields,
    imageKey: input.ports.newImageKey(),
    imageSpent: false,
    problem: null,
    proofPatience: PROOF_PATIENCE_MS,
  }),
  on: { 'FIELD.CHANGED': { actions: 'change' } },
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'FORM.SUBMITTED': [
              { guard: 'isComplete', target: 'submitting', actions: 'clearError' },
              { actions: 'setError' },
            ],
            'MODE.CHOSEN': {
              guard: { type: 'isOtherMode', params: ({ event }) => event },
              actions: { type: 'chooseMode', params: ({ event }) => event },
            },
          },
        },
        submitting: {
          invoke: {
            src: 'logIn',
            input: ({ context }) => context,
            onDone: [
              { guard: 'succeeded', target: 'succeeded' },
              { target: 'editing', actions: ['setServerError', 'tellOfFailure'] },
            ],
            onError: {
              target: 'editing',
              actions: [{ type: 'setErrorCode', params: { code: 'unreachable' } }, 'tellOfFailure'],
            },
          },
          after: {
            patience: {
              target: 'editing',
              actions: [{ type: 'setErrorCode', params: { code: 'timeout' } }, 'tellOfFailure'],
            },
          },
        },
        succeeded: { entry: 'tellSuccess' },
      },
    },
    sending: {
      initial: 'idle',
      states: {
        idle: {
          tags: 'unseen',
          on: {
            'CODE.REQUESTED': [
              { guard: 'maySend', target: 'requesting', actions: 'clearError' },
              // A used captcha gives way to a new one, unless it is too early to send at all.
              { guard: 'needsNewImage', actions: ['setSendError', 'requestNewImage'] },
              { actions: 'setSendError' },
            ],
          },
        },
        requesting: {
          invoke: {
            src: 'requestCode',
            input: ({ context }) => context,
            onDone: [
              { guard: 'succeeded', target: 'idle', actions: ['spendImage', 'tellCodeSent'] },
              { target: 'idle', actions: ['setServerError', 'requestNewImage'] },
            ],
            onError: {
              target: 'idle',
              actions: [{ type: 'setErrorCode', params: { code: 'unreachable' } }, 'requestNewImage'],
            },
          },
          after: {
            patience: {
              target: 'idle',
              actions: [{ type: 'setErrorCode', params: { code: 'timeout' } }, 'requestNewImage'],
            },
          },
        },
      },
    },
    image: {
      initial: 'loading',
      on: {
        'IMAGE.RENEWED': { target: '.loading', reenter: true, actions: 'renewImage' },
        // A login by password uses the captcha up, whatever the server's response; one by SMS does not use it.
        'LOGIN.FAILED': { guard: 'isByPassword', target: '.loading', reenter: true, actions: 'renewImage' },
      },
      states: {
        loading: {
          after: { imagePatience: 'failed' },
          on: {
            'IMAGE.LOADED': 'shown',
            'IMAGE.FAILED': 'failed',
            'PROOF.WANTED': { guard: 'canProve', target: 'solving' },
          },
        },
        shown: { on: { 'PROOF.WANTED': { guard: 'canProve', target: 'solving' } } },
        failed: { on: { 'IMAGE.LOADED': 'shown', 'PROOF.WANTED': { guard: 'canProve', target: 'solving' } } },
        solving: {
          invoke: {
            src: 'solveProof',
            input: ({ context }) => context,
            onDone: { target: 'solved', actions: 'takeSolved' },
            onError: {
              target: 'loading',
              actions: ['renewImage', { type: 'setErrorCode', params: { code: 'proofFailed' } }],
            },
          },
          after: {
            proofPatience: {
              target: 'loading',
              actions: ['renewImage', 'waitLonger', { type: 'setErrorCode', params: { code: 'proofSlow' } }],
            },
          },
        },
        solved: {},
      },
    },
  },
});

/** The running dialog. */
export type LoginDialogActor = ActorRefFrom<typeof loginDialogMachine>;

/** A moment of the dialog. */
export type LoginDialogSnapshot = SnapshotFrom<typeof loginDialogMachine>;
