import { useEdition } from '@millwright/i18n/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { SendMemory } from '../../behaviours/verify-code/index.ts';
import type { LoginDialogProps, LoginEvent, LoginPorts } from './login-dialog.types.ts';
import { createLoginMailbox, type LoginMoment } from './login-mailbox.ts';

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
      const { modes, accountKind } = login;
      if (wanted)
        stop = mailbox.handOver(
          startLogin({ modes, accountKind, ports: { ...reached, sendMemory }, onCodeSent: () => told() }),
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
