import { useEdition } from '@millwright/i18n/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { SendMemory } from '../../behaviours/verify-code/index.ts';
import type { LoginDialogActor, LoginDialogSnapshot } from './login-dialog.machine.ts';
import type { LoginContext, LoginDialogProps, LoginEvent, LoginInput, LoginPorts } from './login-dialog.types.ts';
import { emptyFields } from './login-fields.ts';

/** What the form shows of the dialog at a moment. */
export interface LoginMoment {
  value: LoginDialogSnapshot['value'];
  context: Pick<LoginContext, 'fields' | 'imageKey' | 'mode' | 'problem'>;
}

/** The dialog as the form knows it, from its first frame on. */
export interface LoginMailbox {
  /** Tells what the visitor does. */
  send(event: LoginEvent): void;
  /** What is to be shown. */
  snapshot(): LoginMoment;
  /** Calls the listener after each change. Returns the way to stop that. */
  subscribe(listener: () => void): () => void;
  /** Hands everything over to the machine, what was done before it came first. Returns the way to stop it. */
  handOver(actor: LoginDialogActor): () => void;
}

/**
 * Takes the place of the dialog's machine until that is here: keeps what the visitor does, shows what is typed and
 * chosen, and tells the machine afterwards. So the form stands in the frame of the tap, whatever is still to be
 * fetched.
 */
export const createLoginMailbox = ([mode]: LoginInput['modes']): LoginMailbox => {
  const listeners = new Set<() => void>();
  let queue: LoginEvent[] = [];
  let actor: LoginDialogActor | null = null;
  let moment: LoginMoment = {
    value: { form: 'editing', sending: 'idle', image: 'loading' },
    context: { fields: emptyFields, imageKey: '', mode, problem: null },
  };
  const show = (next: LoginMoment) => {
    moment = next;
    listeners.forEach((listener) => listener());
  };
  const enqueue = (event: LoginEvent) => {
    queue.push(event);
    const { value, context } = moment;
    if (event.type === 'FIELD.CHANGED')
      show({ value, context: { ...context, fields: { ...context.fields, ...event.fields } } });
    // What is waited for is seen.
    if (event.type === 'FORM.SUBMITTED') show({ value: { ...value, form: 'submitting' }, context });
    if (event.type === 'MODE.CHOSEN') show({ value, context: { ...context, mode: event.mode } });
  };
  return {
    send: (event) => (actor ? actor.send(event) : enqueue(event)),
    snapshot: () => moment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handOver: (next) => {
      actor = next;
      queue.forEach((event) => next.send(event));
      queue = [];
      show(next.getSnapshot());
      const { unsubscribe } = next.subscribe(show);
      return () => {
        unsubscribe();
        next.stop();
        actor = null;
      };
    },
  };
};

/** The chunk of the machine, once it was fetched. */
let arrived: typeof import('./login-actor.ts') | null = null;

/** Fetches the machine of the dialog. */
export const loadLoginActor = async () => (arrived ??= await import('./login-actor.ts'));

/** What the form's life depends on. */
export interface LoginOptions extends Pick<LoginDialogProps, 'ports' | 'onUnavailable'> {
  /** Stores the time of the last verification code. */
  sendMemory: SendMemory;
  /** A verification code was sent. */
  onCodeSent: () => void;
}

/** What the form shows and how it is notified of what happens. */
export interface Login {
  moment: LoginMoment;
  /** The ways to the world; null until they are here. */
  known: LoginPorts | null;
  send: (event: LoginEvent) => void;
}

/**
 * Runs the dialog from its first frame on: by the mailbox, and by the machine as soon as that and the ports are here.
 */
export const useLogin = ({ ports, sendMemory, onCodeSent, onUnavailable }: LoginOptions): Login => {
  const { login } = useEdition();
  const [mailbox] = useState(() => createLoginMailbox(login.modes));
  const here = typeof ports === 'function' ? null : ports;
  const [known, setKnown] = useState(here);
  const moment = useSyncExternalStore(mailbox.subscribe, mailbox.snapshot, mailbox.snapshot);
  const told = useEffectEvent(onCodeSent);
  const given = useEffectEvent(() => here);
  const fetchPorts = useEffectEvent(async () => (typeof ports === 'function' ? ports() : ports));
  const giveUp = useEffectEvent(() => onUnavailable?.());

  useEffect(() => {
    let wanted = true;
    let stop: (() => void) | undefined;
    const start = ({ startLogin }: NonNullable<typeof arrived>, reached: LoginPorts) => {
      const { modes, accountKind, phonePattern } = login;
      if (wanted)
        stop = mailbox.handOver(
          startLogin({ modes, accountKind, phonePattern, ports: { ...reached, sendMemory }, onCodeSent: () => told() }),
        );
    };
    const portsThatAreHere = given();
    if (arrived && portsThatAreHere) start(arrived, portsThatAreHere);
    else {
      Promise.all([loadLoginActor(), fetchPorts()]).then(
        ([module, reached]) => {
          setKnown(reached);
          start(module, reached);
        },
        () => wanted && giveUp(),
      );
    }
    return () => {
      wanted = false;
      stop?.();
    };
  }, [mailbox, login, sendMemory]);

  return { moment, known, send: mailbox.send };
};
