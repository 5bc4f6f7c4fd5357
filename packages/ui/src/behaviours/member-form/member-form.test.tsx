import { describe, expect, it, vi } from 'vitest';
import { describeChart, type Row } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { createMemberForm } from './create-member-form.ts';
import { DRAFT_PAUSE_MS, memberFormChart, SEND_PATIENCE_MS } from './member-form.machine.ts';
import type {
  MemberFormContext,
  MemberFormEvent,
  MemberFormOptions,
  MemberFormState,
  SendOutcome,
} from './member-form.types.ts';

type Field = 'name' | 'note';
const empty = { name: '', note: '' };
const nothing = () => undefined;
const check = ({ name }: Record<Field, string>) => (name === '' ? { name: 'missing' as const } : {});
const chartOf = (isMember: boolean) => () =>
  memberFormChart<Field>('sampleForm', empty, {
    check,
    isMember: () => isMember,
    promptLogin: nothing,
    send: nothing,
    cancel: nothing,
    saveDraft: nothing,
    clearDraft: nothing,
  });

const filled: MemberFormEvent = { type: 'FIELD.CHANGED', values: { name: 'Lin' } };
const emptied: MemberFormEvent = { type: 'FIELD.CHANGED', values: { name: '' } };
const draft: MemberFormEvent = { type: 'DRAFT.FOUND', values: { name: 'Old', note: 'words' } };
const discarded: MemberFormEvent = { type: 'DRAFT.DISCARDED' };
const left: MemberFormEvent = { type: 'PAGE.LEFT' };
const submitted: MemberFormEvent = { type: 'FORM.SUBMITTED' };
const done: MemberFormEvent = { type: 'SENDING.DONE' };
const refused = (fields: readonly string[]): MemberFormEvent => ({ type: 'SENDING.REFUSED', fields, message: 'No' });
const failed: MemberFormEvent = { type: 'SENDING.FAILED', message: null };
const needed: MemberFormEvent = { type: 'LOGIN.NEEDED' };
const came: MemberFormEvent = { type: 'MEMBER.CAME' };
const restarted: MemberFormEvent = { type: 'FORM.RESTARTED' };
const known: MemberFormEvent = { type: 'VALUES.KNOWN', values: { name: 'Known', other: 'x' } };
const events = [
  known,
  filled,
  emptied,
  draft,
  discarded,
  left,
  submitted,
  done,
  refused(['name']),
  refused([]),
  failed,
  needed,
  came,
  restarted,
];

/** Ways into each state in which fields can be filled in. */
const ways: readonly (readonly [MemberFormState, readonly MemberFormEvent[]])[] = [
  ['untouched', []],
  ['restored', [draft]],
  ['editing', [filled]],
  ['invalid', [submitted]],
];
const memberWays: typeof ways = [
  ...ways,
  ['failed', [filled, submitted, failed]],
  ['loginNeeded', [filled, submitted, needed]],
];

type FormRow = Row<MemberFormState, MemberFormEvent, MemberFormContext<Field>>;

const typingRows = (all: typeof ways): FormRow[] =>
  all.flatMap(([from, given]): FormRow[] => [
    {
      given,
      from,
      when: filled,
      to: 'editing',
      context: { values: { ...empty, name: 'Lin', ...(from === 'restored' && { note: 'words' }) } },
    },
  ]);

const sendingRows = (isMember: boolean): FormRow[] => [
  { from: 'untouched', when: submitted, to: 'invalid', context: { problems: { name: 'missing' } } },
  { given: [draft, emptied], from: 'editing', when: submitted, to: 'invalid', effects: ['saveDraft'] },
  { given: [submitted], from: 'invalid', when: submitted, to: 'invalid', context: { problems: { name: 'missing' } } },
  ...(isMember
    ? ([
        { given: [draft], from: 'restored', when: submitted, to: 'sending', effects: ['saveDraft', 'send'] },
        { given: [filled], from: 'editing', when: submitted, to: 'sending', effects: ['saveDraft', 'send'] },
      ] as const)
    : ([
        { given: [draft], from: 'restored', when: submitted, to: 'loginNeeded', effects: ['saveDraft', 'promptLogin'] },
        { given: [filled], from: 'editing', when: submitted, to: 'loginNeeded', effects: ['saveDraft', 'promptLogin'] },
        {
          given: [filled, submitted],
          from: 'loginNeeded',
          when: submitted,
          to: 'loginNeeded',
          effects: ['saveDraft', 'promptLogin'],
        },
      ] as const)),
];

const inSending = [filled, submitted];

describeChart(
  'a form of a member',
  chartOf(true),
  [
    ...typingRows(memberWays),
    ...sendingRows(true),
    { from: 'untouched', when: known, to: 'untouched', context: { values: { name: 'Known', note: '' } } },
    { given: [filled], from: 'editing', when: known, to: 'editing', context: { values: { name: 'Lin', note: '' } } },
    {
      given: [submitted],
      from: 'invalid',
      when: known,
      to: 'invalid',
      context: { values: { name: 'Known', note: '' }, problems: {} },
    },
    { from: 'untouched', when: draft, to: 'restored', context: { values: { name: 'Old', note: 'words' } } },
    {
      given: [draft],
      from: 'restored',
      when: discarded,
      to: 'untouched',
      effects: ['clearDraft'],
      context: { values: empty },
    },
    { given: [filled], from: 'editing', when: DRAFT_PAUSE_MS - 1, to: 'editing' },
    { given: [filled], from: 'editing', when: DRAFT_PAUSE_MS, to: 'editing', effects: ['saveDraft'] },
    { given: [filled, DRAFT_PAUSE_MS - 1, filled], from: 'editing', when: DRAFT_PAUSE_MS - 1, to: 'editing' },
    { given: [filled], from: 'editing', when: left, to: 'editing', effects: ['saveDraft'] },
    { given: inSending, from: 'sending', when: submitted, to: 'sending' },
    { given: inSending, from: 'sending', when: emptied, to: 'sending', context: { values: empty } },
    { given: inSending, from: 'sending', when: done, to: 'sent', effects: ['cancel', 'clearDraft'] },
    {
      given: inSending,
      from: 'sending',
      when: refused(['name', 'nobody knows']),
      to: 'invalid',
      effects: ['cancel'],
      context: { problems: { name: 'wrong' } },
    },
    {
      given: inSending,
      from: 'sending',
      when: refused(['nobody knows']),
      to: 'failed',
      effects: ['cancel'],
      context: { failure: { code: 'refused', text: 'No' } },
    },
    {
      given: inSending,
      from: 'sending',
      when: failed,
      to: 'failed',
      effects: ['cancel'],
      context: { failure: { code: 'unreachable' } },
    },
    {
      given: inSending,
      from: 'sending',
      when: { type: 'SENDING.FAILED', message: 'Down' },
      to: 'failed',
      effects: ['cancel'],
      context: { failure: { code: 'refused', text: 'Down' } },
    },
    { given: inSending, from: 'sending', when: needed, to: 'loginNeeded', effects: ['cancel', 'promptLogin'] },
    { given: inSending, from: 'sending', when: SEND_PATIENCE_MS - 1, to: 'sending' },
    {
      given: inSending,
      from: 'sending',
      when: SEND_PATIENCE_MS,
      to: 'failed',
      effects: ['cancel'],
      context: { failure: { code: 'timeout' } },
    },
    {
      given: [...inSending, failed],
      from: 'failed',
      when: submitted,
      to: 'sending',
      effects: ['saveDraft', 'send'],
      context: { failure: null },
    },
    {
      given: [...inSending, refused(['name'])],
      from: 'invalid',
      when: submitted,
      to: 'sending',
      effects: ['saveDraft', 'send'],
    },
    {
      given: [...inSending, needed],
      from: 'loginNeeded',
      when: submitted,
      to: 'sending',
      effects: ['saveDraft', 'send'],
    },
    { given: [...inSending, needed], from: 'loginNeeded', when: came, to: 'editing' },
    { given: [...inSending, done], from: 'sent', when: restarted, to: 'untouched', context: { values: empty } },
  ],
  {
    events,
    // Without a name only the first of the three is taken, so some cannot come about from there; the visitor's are
    // below.
    elsewhere: ['untouched', 'restored', 'editing', 'invalid', 'failed', 'loginNeeded'].flatMap((state) =>
      [0, 1, 2].map((index) => `${state} · FORM.SUBMITTED · ${index}`),
    ),
  },
);

describe('a form of a visitor', () => {
  it.each(sendingRows(false).map((row) => [row.from, row] as const))(
    'in %s is checked first, and then asks to log in',
    (_, { given = [], when, to, effects = [] }) => {
      const effectsRun: string[] = [];
      const form = createMemberForm<Field>('sampleForm', {
        empty,
        check,
        onSend: async () => ({ status: 'sent' }),
        isMember: () => false,
        promptLogin: () => effectsRun.push('promptLogin'),
        draft: { read: () => null, write: () => effectsRun.push('saveDraft'), clear: nothing },
      });
      given.forEach((event) => form.actor.send(event as MemberFormEvent));
      effectsRun.length = 0;
      form.actor.send(when as MemberFormEvent);
      expect([form.actor.snapshot().state, effectsRun]).toEqual([to, effects]);
    },
  );
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a running form', () => {
  const start = (options: Partial<MemberFormOptions<Field>> = {}) => {
    let keys = 0;
    const onSend = vi.fn<MemberFormOptions<Field>['onSend']>(async () => ({ status: 'sent' }));
    const clock = createTestClock();
    const form = createMemberForm<Field>('sampleForm', {
      empty,
      check,
      onSend,
      isMember: () => true,
      promptLogin: nothing,
      newKey: () => `key-${(keys += 1)}`,
      clock,
      ...options,
    });
    return { ...form, onSend, clock, state: () => form.actor.snapshot().state };
  };

  it('makes one request however often it is submitted', () => {
    const onSend = vi.fn(() => new Promise<never>(nothing));
    const { actor } = start({ onSend });
    [filled, submitted, submitted, submitted].forEach(actor.send);
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('sends the same content with the same key, what was changed with another one, and the next one too', async () => {
    const outcomes: SendOutcome[] = [
      { status: 'failed' },
      { status: 'failed' },
      { status: 'sent' },
      { status: 'sent' },
    ];
    const onSend = vi.fn(async () => outcomes.shift()!);
    const { actor } = start({ onSend });
    for (const steps of [
      [filled, submitted],
      [submitted],
      [{ type: 'FIELD.CHANGED', values: { note: 'more' } } as const, submitted],
      [restarted, filled, { type: 'FIELD.CHANGED', values: { note: 'more' } } as const, submitted],
    ]) {
      steps.forEach((event) => actor.send(event));
      await settle();
    }
    expect(onSend.mock.calls.map((call) => (call as unknown[])[1])).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
  });

  it.each<[string, () => Promise<SendOutcome>]>([
    ['rejects', () => Promise.reject(new Error('no network'))],
    [
      'throws',
      () => {
        throw new Error('no network');
      },
    ],
    ['returns nothing', async () => undefined as never],
  ])('says that the server cannot be reached where the port %s', async (_, onSend) => {
    const { actor, state } = start({ onSend });
    [filled, submitted].forEach(actor.send);
    await settle();
    expect([state(), actor.snapshot().context.failure]).toEqual(['failed', { code: 'unreachable' }]);
  });

  it('takes no response that comes after its patience', async () => {
    let response!: (outcome: SendOutcome) => void;
    const { actor, clock, state } = start({ onSend: () => new Promise((resolve) => (response = resolve)) });
    [filled, submitted].forEach(actor.send);
    clock.advance(SEND_PATIENCE_MS);
    response({ status: 'sent' });
    await settle();
    expect(state()).toBe('failed');
  });

  it('makes keys that the contract takes', async () => {
    const { actor, onSend } = start({ newKey: undefined });
    [filled, submitted].forEach(actor.send);
    await settle();
    expect(onSend.mock.calls[0]![1]).toMatch(/^[\w-]{16,64}$/);
  });
});
