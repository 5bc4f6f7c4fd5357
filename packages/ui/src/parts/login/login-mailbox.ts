import type { LoginDialogActor, LoginDialogSnapshot } from './login-dialog.machine.ts';
import type { LoginContext, LoginEvent, LoginInput } from './login-dialog.types.ts';
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
