import type { ChartMachine } from '../chart/chart.types.ts';
import type {
  FormProblems,
  MemberFormContext,
  MemberFormEvent,
  MemberFormPorts,
  MemberFormState,
} from './member-form.types.ts';

/** A draft is saved when nothing was changed for so long, in milliseconds. */
export const DRAFT_PAUSE_MS = 500;

/** How long the server may take to respond, in milliseconds. */
export const SEND_PATIENCE_MS = 15_000;

const submitted = [
  { guard: 'isWrong', target: 'invalid', reenter: true, actions: ['setError'] },
  { guard: 'isMember', target: 'sending', actions: ['clearError'] },
  { target: 'loginNeeded', reenter: true, actions: ['clearError', 'saveDraft', 'promptLogin'] },
] as const;

const typing = {
  'FIELD.CHANGED': { target: 'editing', actions: ['take'] },
  'FORM.SUBMITTED': submitted,
} as const;

/** What can happen in each state. */
const states: ChartMachine<MemberFormState, MemberFormEvent, object>['chart']['states'] = {
  untouched: { on: { ...typing, 'DRAFT.FOUND': { target: 'restored', actions: ['take'] } } },
  restored: {
    on: { ...typing, 'DRAFT.DISCARDED': { target: 'untouched', actions: ['startOver', 'clearDraft'] } },
  },
  editing: {
    after: { pause: { actions: ['saveDraft'] } },
    on: {
      ...typing,
      'FIELD.CHANGED': { target: 'editing', reenter: true, actions: ['take'] },
      'FORM.SUBMITTED': [{ ...submitted[0], actions: ['setError', 'saveDraft'] }, submitted[1], submitted[2]],
      'PAGE.LEFT': { actions: ['saveDraft'] },
    },
  },
  sending: {
    entry: ['saveDraft', 'send'],
    exit: ['cancel'],
    after: { patience: { target: 'failed', actions: ['blameTime'] } },
    on: {
      'FIELD.CHANGED': { actions: ['take'] },
      'SENDING.DONE': { target: 'sent', actions: ['clearDraft'] },
      'SENDING.REFUSED': [
        { guard: 'namesFields', target: 'invalid', actions: ['setFieldErrors'] },
        { target: 'failed', actions: ['blame'] },
      ],
      'SENDING.FAILED': { target: 'failed', actions: ['blame'] },
      'LOGIN.NEEDED': { target: 'loginNeeded', actions: ['promptLogin'] },
    },
  },
  invalid: { on: typing },
  failed: { on: typing },
  loginNeeded: { on: { ...typing, 'MEMBER.CAME': { target: 'editing' } } },
  sent: { on: { 'FORM.RESTARTED': { target: 'untouched', actions: ['startOver'] } } },
};

const without = <Field extends string>(problems: FormProblems<Field>, changed: object): FormProblems<Field> =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in changed))) as FormProblems<Field>;

/**
 * A form that members send (product.md: enquiry, subscription), shared by its widgets: checked before it is sent, sent
 * once however often that is requested, and saved as a draft until it is sent.
 *
 * @param id The chart's id, which is the widget's.
 * @param empty Every field, also those that are empty.
 */
export const memberFormChart = <Field extends string>(
  id: string,
  empty: Readonly<Record<Field, string>>,
  ports: MemberFormPorts<Field>,
): ChartMachine<MemberFormState, MemberFormEvent, MemberFormContext<Field>> => {
  const none = {} as FormProblems<Field>;
  const begin: MemberFormContext<Field> = { values: empty, problems: none, failure: null };
  const known = (fields: readonly string[]) => fields.filter((field): field is Field => Object.hasOwn(empty, field));
  return {
    chart: {
      id,
      initial: 'untouched',
      on: { 'VALUES.KNOWN': { actions: ['fillEmpty'] } },
      states,
    },
    context: begin,
    guards: {
      isWrong: ({ values }) => Object.keys(ports.check(values)).length > 0,
      isMember: ports.isMember,
      namesFields: (_, event) => event.type === 'SENDING.REFUSED' && known(event.fields).length > 0,
    },
    assigns: {
      take: ({ values, problems }, event) => {
        if (event.type !== 'FIELD.CHANGED' && event.type !== 'DRAFT.FOUND') return {};
        // What is being put right is no longer wrong.
        return { values: { ...values, ...event.values }, problems: without(problems, event.values), failure: null };
      },
      fillEmpty: ({ values, problems }, event) => {
        if (event.type !== 'VALUES.KNOWN') return {};
        const wanted = known(Object.keys(event.values)).filter((field) => values[field] === '');
        const filled = Object.fromEntries(
          wanted.flatMap((field) => (event.values[field] ? [[field, event.values[field]]] : [])),
        );
        // What is filled in by now is no longer missing.
        return { values: { ...values, ...filled }, problems: without(problems, filled) };
      },
      setError: ({ values }) => ({ problems: ports.check(values), failure: null }),
      setFieldErrors: (_, event) =>
        event.type === 'SENDING.REFUSED'
          ? {
              problems: Object.fromEntries(known(event.fields).map((field) => [field, 'wrong'])) as FormProblems<Field>,
            }
          : {},
      blame: (_, event) => {
        const text = event.type === 'SENDING.FAILED' || event.type === 'SENDING.REFUSED' ? event.message : null;
        return { failure: text === null ? { code: 'unreachable' } : { code: 'refused', text } };
      },
      blameTime: () => ({ failure: { code: 'timeout' } }),
      clearError: () => ({ problems: none, failure: null }),
      startOver: () => begin,
    },
    effects: {
      send: ({ values }) => ports.send(values),
      cancel: ports.cancel,
      saveDraft: ({ values }) => ports.saveDraft(values),
      clearDraft: ports.clearDraft,
      promptLogin: ports.promptLogin,
    },
    delays: { pause: DRAFT_PAUSE_MS, patience: SEND_PATIENCE_MS },
  };
};
