import { runChart } from '../chart/run-chart.ts';
import { memberFormChart } from './member-form.machine.ts';
import type { FormValues, MemberFormActor, MemberFormEvent, MemberFormOptions } from './member-form.types.ts';

/** A form that runs. */
export interface RunningMemberForm<Field extends string> {
  actor: MemberFormActor<Field>;
  /** Takes the ports of the last render. */
  use: (options: MemberFormOptions<Field>) => void;
}

const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes a form that sends through the ports of the last render. Of several responses only the wanted one counts. */
export const createMemberForm = <Field extends string>(
  id: string,
  first: MemberFormOptions<Field>,
): RunningMemberForm<Field> => {
  let options = first;
  let sends = 0;
  let sent = { content: '', key: '' };

  /**
   * The same key for the same content: what is sent again after a failure is stored once, what was changed is another
   * one.
   */
  const keyOf = (values: FormValues<Field>): string => {
    const content = JSON.stringify(values);
    if (content !== sent.content) sent = { content, key: (options.newKey ?? randomKey)() };
    return sent.key;
  };
  const response = async (values: FormValues<Field>): Promise<MemberFormEvent> => {
    try {
      const outcome = await options.onSend(values, keyOf(values));
      if (outcome.status === 'sent') return { type: 'SENDING.DONE' };
      if (outcome.status === 'loginNeeded') return { type: 'LOGIN.NEEDED' };
      const message = outcome.message ?? null;
      return outcome.status === 'invalid'
        ? { type: 'SENDING.REFUSED', fields: outcome.fields, message }
        : { type: 'SENDING.FAILED', message };
    } catch {
      return { type: 'SENDING.FAILED', message: null };
    }
  };
  const send = async (values: FormValues<Field>) => {
    const mine = (sends += 1);
    const event = await response(values);
    if (mine === sends) actor.send(event);
  };
  const actor: MemberFormActor<Field> = runChart(
    memberFormChart(id, first.empty, {
      check: (values) => options.check(values),
      isMember: () => options.isMember(),
      promptLogin: () => options.promptLogin(),
      send: (values) => void send(values),
      cancel: () => (sends += 1),
      saveDraft: (values) => options.draft?.write(values),
      clearDraft: () => {
        // Another one with the same words is another one.
        sent = { content: '', key: '' };
        options.draft?.clear();
      },
    }),
    { clock: first.clock },
  );
  return { actor, use: (next) => void (options = next) };
};
