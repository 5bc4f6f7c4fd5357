import { vi, type Mock } from 'vitest';
import { createActor } from 'xstate';
import { createTestClock } from '../../testing/clock.ts';
import { emptySendMemory, willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { loginDialogMachine } from './login-dialog.machine.ts';
import type { LoginFields, LoginInput, LoginPorts } from './login-dialog.types.ts';

type LoginOfEdition = Pick<LoginInput, 'modes' | 'accountKind' | 'phonePattern'>;

/** An edition with both ways to log in. */
export const phone: LoginOfEdition = { modes: ['code', 'password'], accountKind: 'phone' };

/** An edition with passwords only. */
export const email: LoginOfEdition = { modes: ['password'], accountKind: 'email' };

/** A form in which nothing is missing. */
export const complete: LoginFields = {
  account: '13800138000',
  captcha: 'ah2x',
  smsCode: '135790',
  password: 'pass-word-1',
  agreed: true,
};

/** A request that never settles. */
export const never = () => new Promise<never>(() => undefined);

/** Lets promises that are already settled run their callbacks. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A running machine with a clock that the test holds. */
export const start = (overrides: Partial<LoginPorts> = {}, edition = phone) => {
  const clock = createTestClock();
  const onCodeSent: Mock<() => void> = vi.fn();
  const ports = {
    ...willingPorts(),
    sendMemory: emptySendMemory(() => 1_000_000),
    ...overrides,
  } as LoginInput['ports'];
  const actor = createActor(loginDialogMachine, { clock, input: { ...edition, ports, onCodeSent } }).start();
  const fill = (fields: Partial<LoginFields>) => actor.send({ type: 'FIELD.CHANGED', fields });
  const state = () => actor.getSnapshot().value as { form: string; sending: string; image: string };
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    fill,
    state,
    context,
    onCodeSent,
    send: (
      type: 'FORM.SUBMITTED' | 'CODE.REQUESTED' | 'IMAGE.RENEWED' | 'IMAGE.LOADED' | 'IMAGE.FAILED' | 'PROOF.WANTED',
    ) => actor.send({ type }),
  };
};
