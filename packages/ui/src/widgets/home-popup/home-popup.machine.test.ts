import { HOME_POPUP_ROWS } from '@millwright/domain';
import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { homePopupChart } from './home-popup.machine.ts';
import { createHomePopupMemory, homePopupKey } from './home-popup.memory.ts';
import type { HomePopupEvent, HomePopupKind, HomePopupPage, PopupListEvent } from './home-popup.types.ts';
import { popupListChart } from './popup-list.machine.ts';
import { createPopupList } from './popup-list.ts';

const nothing = () => undefined;
const known = (wasShown: boolean): HomePopupEvent => ({ type: 'SESSION.KNOWN', wasShown });
const moved: HomePopupEvent = { type: 'VISITOR.MOVED' };
const opened: HomePopupEvent = { type: 'DIALOG.OPENED' };
const closed: HomePopupEvent = { type: 'DIALOG.CLOSED' };

describeChart(
  'the home pop-up',
  () => homePopupChart({ open: nothing, remember: nothing }),
  [
    { from: 'undecided', when: known(false), to: 'waiting' },
    { from: 'undecided', when: known(true), to: 'closed', proves: '[ST-27]' },
    { from: 'undecided', when: moved, to: 'undecided' },
    { from: 'undecided', when: opened, to: 'open', proves: '[ST-24]' },
    { given: [known(false)], from: 'waiting', when: moved, to: 'open', effects: ['open'] },
    { given: [known(false)], from: 'waiting', when: closed, to: 'waiting' },
    { given: [known(false), moved], from: 'open', when: moved, to: 'open' },
    {
      given: [known(false), moved],
      from: 'open',
      when: closed,
      to: 'closed',
      effects: ['remember'],
      proves: '[ST-26]',
    },
    { given: [known(true)], from: 'closed', when: moved, to: 'closed', proves: '[ST-27]' },
    { given: [known(true)], from: 'closed', when: opened, to: 'open', proves: '[ST-24]' },
  ],
  { events: [known(false), known(true), moved, opened, closed] },
);

const pick = (industryId: number): PopupListEvent => ({ type: 'INDUSTRY.PICKED', industryId });
const refresh: PopupListEvent = { type: 'REFRESH.WANTED' };
const retry: PopupListEvent = { type: 'RETRY.WANTED' };
const response = (count: number, total: number): PopupListEvent => ({
  type: 'LIST.LOADED',
  items: Array.from({ length: count }, (_, id) => ({ id })),
  total,
});
const failure: PopupListEvent = { type: 'LIST.FAILED' };

describeChart(
  'a list of the home pop-up',
  () => popupListChart('news', { request: nothing, drop: nothing }),
  [
    { from: 'idle', when: pick(5), to: 'loading', effects: ['request'], context: { industryId: 5, page: 1 } },
    { from: 'idle', when: refresh, to: 'idle' },
    { given: [pick(5)], from: 'loading', when: response(5, 12), to: 'ready', context: { total: 12 } },
    { given: [pick(5)], from: 'loading', when: response(0, 0), to: 'empty' },
    { given: [pick(5)], from: 'loading', when: failure, to: 'failed' },
    { given: [pick(5)], from: 'loading', when: refresh, to: 'loading' },
    {
      given: [pick(5)],
      from: 'loading',
      when: pick(7),
      to: 'loading',
      effects: ['request'],
      context: { industryId: 7 },
    },
    { given: [pick(5), pick(7)], from: 'loading', when: response(5, 12), to: 'ready' },
    { given: [pick(5)], from: 'loading', when: 14_999, to: 'loading' },
    { given: [pick(5), 14_999], from: 'loading', when: 1, to: 'failed', effects: ['drop'] },
    { given: [pick(5), 15_000], from: 'failed', when: response(5, 12), to: 'failed' },
    {
      given: [pick(5), 15_000],
      from: 'failed',
      when: retry,
      to: 'loading',
      effects: ['request'],
      context: { page: 1 },
    },
    {
      given: [pick(5), response(5, 11)],
      from: 'ready',
      when: refresh,
      to: 'loading',
      effects: ['request'],
      context: { page: 2 },
      proves: '[ST-37]',
    },
    {
      given: [pick(5), response(5, 6)],
      from: 'ready',
      when: refresh,
      to: 'loading',
      effects: ['request'],
      context: { page: 2 },
      proves: '[ST-38]',
    },
    {
      given: [pick(5), response(5, 5)],
      from: 'ready',
      when: refresh,
      to: 'loading',
      effects: ['request'],
      context: { page: 1 },
      proves: '[ST-38]',
    },
    {
      given: [pick(5), response(5, 11), refresh, response(5, 11)],
      from: 'ready',
      when: refresh,
      to: 'loading',
      effects: ['request'],
      context: { page: 3 },
      proves: '[ST-37]',
    },
    {
      given: [pick(5), response(5, 11), refresh, response(5, 10)],
      from: 'ready',
      when: refresh,
      to: 'loading',
      effects: ['request'],
      context: { page: 1 },
      proves: '[ST-38]',
    },
    {
      given: [pick(5), response(5, 11), refresh],
      from: 'loading',
      when: response(0, 4),
      to: 'loading',
      effects: ['request'],
      context: { page: 1 },
    },
    {
      given: [pick(5), response(5, 11), refresh, failure],
      from: 'failed',
      when: retry,
      to: 'loading',
      effects: ['request'],
      context: { page: 2 },
    },
    {
      given: [pick(5), response(0, 0)],
      from: 'empty',
      when: refresh,
      to: 'loading',
      effects: ['request'],
      context: { page: 1 },
    },
  ],
  { events: [pick(5), refresh, retry, response(5, 12), response(0, 0), failure] },
);

type Question = {
  page: number;
  signal: AbortSignal;
  resolve: (page: HomePopupPage<never>) => void;
  reject: (error: unknown) => void;
};

/** A list whose requests the test resolves. */
const start = (kind: HomePopupKind) => {
  const questions: Question[] = [];
  const clock = createTestClock();
  const list = createPopupList(
    kind,
    (_, __, page, signal) =>
      new Promise((resolve, reject) => questions.push({ page, signal, resolve: resolve as never, reject })),
    clock,
  );
  return { questions, clock, ...list, state: () => list.actor.snapshot().state };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const itemsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id })) as never[];

describe('a running list', () => {
  it.each([
    ['[HP-03]', 'news', 5],
    ['[HP-04]', 'videos', 3],
    ['[HP-05]', 'magazines', 6],
    ['[HP-06]', 'whitepapers', 5],
  ] as const)('%s [ST-38] uses up its total by pages of %s, %i each', async (_, kind, rows) => {
    expect(HOME_POPUP_ROWS[kind]).toBe(rows);
    const { actor, questions } = start(kind);
    actor.send(pick(5));
    for (let turn = 0; turn < 3; turn += 1) {
      questions[turn]!.resolve({ items: itemsOf(rows), total: rows * 2 });
      await settle();
      actor.send(refresh);
    }
    expect(questions.map(({ page }) => page)).toEqual([1, 2, 1, 2]);
  });

  it('takes the last response, however late the first one comes, and ends the request before', async () => {
    const { actor, questions } = start('news');
    actor.send(pick(5));
    actor.send(pick(7));
    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    questions[1]!.resolve({ items: itemsOf(2), total: 2 });
    await settle();
    questions[0]!.resolve({ items: itemsOf(5), total: 50 });
    await settle();
    expect(actor.snapshot().context).toMatchObject({ industryId: 7, total: 2 });
  });

  it('fails when the request rejects or never settles, and tries again', async () => {
    const { actor, clock, questions, state } = start('news');
    actor.send(pick(5));
    questions[0]!.reject(new TypeError('Failed to fetch'));
    await settle();
    expect(state()).toBe('failed');
    actor.send(retry);
    clock.advance(15_000);
    expect(state()).toBe('failed');
    actor.send(retry);
    questions[2]!.resolve({ items: itemsOf(5), total: 5 });
    await settle();
    expect(state()).toBe('ready');
  });

  it('fails when the port throws', async () => {
    const { actor } = createPopupList('news', () => {
      throw new Error('broken');
    });
    actor.send(pick(5));
    await settle();
    expect(actor.snapshot().state).toBe('failed');
    actor.stop();
  });

  it('ends its question when it goes', () => {
    const { actor, questions, stop } = start('news');
    actor.send(pick(5));
    stop();
    expect(questions[0]!.signal.aborted).toBe(true);
  });
});

describe('the memory of the session', () => {
  it('[ST-26] [ST-27] is session storage', () => {
    const store = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
    expect(createHomePopupMemory(storage).read()).toBe(false);
    createHomePopupMemory(storage).write();
    expect([createHomePopupMemory(storage).read(), [...store.keys()]]).toEqual([true, [homePopupKey]]);
  });

  it('remembers for the page where storage throws', () => {
    const storage = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const memory = createHomePopupMemory(storage);
    expect(memory.read()).toBe(false);
    memory.write();
    expect(memory.read()).toBe(true);
  });
});
