import type { MachineSimulation, SimulationClock } from '../../behaviours/chart/simulation.types.ts';
import { emptySendMemory, refused, willingPorts } from '../login-dialog.fixtures.ts';
import { loginDialogMachine } from '../../parts/login/login-dialog.machine.ts';
import type { LoginEvent, LoginInput, LoginOutcome, LoginPorts } from '../../parts/login/login-dialog.types.ts';
import { later } from './simulate.ts';

const responseMs = 800;

const dialog = (portsFor: (clock: SimulationClock) => Partial<LoginPorts>) => (clock: SimulationClock) => {
  const input: LoginInput = {
    modes: ['code', 'password'],
    accountKind: 'phone',
    ports: { ...willingPorts(), ...portsFor(clock), sendMemory: emptySendMemory(() => clock.now()) },
    onCodeSent: () => undefined,
  };
  return { machine: loginDialogMachine, input };
};

const responding =
  (outcome: LoginOutcome) =>
  (clock: SimulationClock): Partial<LoginPorts> => ({
    requestCode: () => later(clock, responseMs, outcome),
    loginByCode: () => later(clock, responseMs, outcome),
    loginByPassword: () => later(clock, responseMs, outcome),
    solveProof: () => later(clock, responseMs, { imageKey: 'captcha-key-solved', captcha: 'k7mp' }),
  });

const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);

const events: readonly LoginEvent[] = [
  {
    type: 'FIELD.CHANGED',
    fields: { account: '13800138001', captcha: 'k7mp', smsCode: '123456', password: 'Millwright-2026', agreed: true },
  },
  { type: 'FIELD.CHANGED', fields: { account: '', captcha: '', smsCode: '', password: '', agreed: false } },
  { type: 'MODE.CHOSEN', mode: 'password' },
  { type: 'MODE.CHOSEN', mode: 'code' },
];

/** The login dialog, with a server that responds after 0.8 s, or does not. */
export const loginDialogSimulation: MachineSimulation = {
  machine: 'loginDialog',
  events,
  worlds: {
    'The server says yes': dialog(responding({ ok: true })),
    'The server says no': dialog(responding(refused('The password is wrong'))),
    'The server never responds': dialog(() => ({
      requestCode: never,
      loginByCode: never,
      loginByPassword: never,
      solveProof: never,
    })),
  },
  says: ({ mode, problem }: { mode: string; problem: { code: string } | null }) =>
    `Mode ${mode}; ${problem ? `problem ${problem.code}` : 'no problem'}`,
};
