import { createActor, type ActorOptions } from 'xstate';
import { loginDialogMachine, type LoginDialogActor } from './login-dialog.machine.ts';
import type { LoginInput } from './login-dialog.types.ts';

type Clock = NonNullable<ActorOptions<typeof loginDialogMachine>['clock']>;

/**
 * Starts the machine of the dialog. With everything that only it needs this is a chunk of its own, fetched when the
 * dialog is reached for.
 */
export const startLogin = (input: LoginInput): LoginDialogActor => {
  const { clock } = input.ports;
  return createActor(loginDialogMachine, { ...(clock && { clock: clock as Clock }), input }).start();
};
