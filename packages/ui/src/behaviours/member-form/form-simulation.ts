import type { MachineSimulation, SimulatedMachine } from '../chart/simulation.types.ts';
import { toXstate } from '../chart/to-xstate.ts';
import { memberFormChart } from './member-form.chart.ts';
import type { FormProblems, FormValues, MemberFormEvent } from './member-form.types.ts';

const nothing = () => undefined;

/** How a form of members is run beside its stories: a member's and a visitor's, with a server that the reader plays. */
export const simulateForm = <Field extends string>(
  id: string,
  empty: FormValues<Field>,
  check: (values: FormValues<Field>) => FormProblems<Field>,
  complete: FormValues<Field>,
): MachineSimulation => {
  const of = (isMember: boolean) => (): SimulatedMachine => ({
    machine: toXstate(
      memberFormChart<Field>(id, empty, {
        check,
        isMember: () => isMember,
        askToLogIn: nothing,
        send: nothing,
        cancel: nothing,
        saveDraft: nothing,
        clearDraft: nothing,
      }),
    ),
  });
  const events: readonly MemberFormEvent[] = [
    { type: 'FIELD.CHANGED', values: complete },
    { type: 'FIELD.CHANGED', values: empty },
    { type: 'VALUES.KNOWN', values: complete },
    { type: 'DRAFT.FOUND', values: complete },
    { type: 'SENDING.REFUSED', fields: Object.keys(empty).slice(-1), message: null },
    { type: 'SENDING.FAILED', message: null },
  ];
  return {
    machine: id,
    events,
    worlds: { 'A member': of(true), 'A visitor': of(false) },
    says: ({ problems, failure }: { problems: object; failure: { code: string } | null }) =>
      [...Object.keys(problems), failure?.code].filter(Boolean).join(', '),
  };
};
