import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import {
  SUGGEST_PATIENCE_MS,
  SUGGEST_PAUSE_MS,
  SUGGESTIONS_SHOWN,
  createSuggestions,
  suggestionsChart,
} from './suggestions.machine.ts';
import { correctedSuggestions, someSuggestions, suggestFromSome } from '../../testing/search-panel.fixtures.ts';
import { SearchPanel } from './search-panel.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion, SuggestPort, SuggestionsEvent } from './suggestions.types.ts';

Element.prototype.scrollIntoView ??= () => undefined;

const typed = (text: string): SuggestionsEvent => ({ type: 'TEXT.CHANGED', text });
const came = (suggestions = someSuggestions): SuggestionsEvent => ({ type: 'RESPONSE.CAME', suggestions });
const failed: SuggestionsEvent = { type: 'RESPONSE.FAILED' };
const reach = (index: number): SuggestionsEvent => ({ type: 'CHOICE.REACHED', index });
const reached = reach(99);
const closed: SuggestionsEvent = { type: 'LIST.CLOSED' };
const opened: SuggestionsEvent = { type: 'LIST.OPENED' };
const requested = [typed('servo'), SUGGEST_PAUSE_MS];
const shown = [...requested, came()];
/** What was found before is still known while more is requested. */
const requestedAgain = [...shown, reach(1), typed('press'), SUGGEST_PAUSE_MS];

describeChart(
  'the suggestions',
  () => suggestionsChart({ request: () => undefined, cancel: () => undefined }),
  [
    { from: 'idle', when: typed('servo'), to: 'waiting', context: { text: 'servo' } },
    { from: 'idle', when: typed('  '), to: 'idle' },
    { given: [typed('s')], from: 'waiting', when: SUGGEST_PAUSE_MS - 1, to: 'waiting' },
    { given: [typed('s')], from: 'waiting', when: SUGGEST_PAUSE_MS, to: 'requesting', effects: ['request'] },
    { given: [typed('s'), 150, typed('se')], from: 'waiting', when: SUGGEST_PAUSE_MS - 1, to: 'waiting' },
    { given: [typed('s')], from: 'waiting', when: closed, to: 'closed' },
    { given: requested, from: 'requesting', when: SUGGEST_PATIENCE_MS - 1, to: 'requesting' },
    { given: requested, from: 'requesting', when: SUGGEST_PATIENCE_MS, to: 'failed', effects: ['cancel'] },
    {
      given: requested,
      from: 'requesting',
      when: came(),
      to: 'shown',
      effects: ['cancel'],
      context: { suggestions: someSuggestions },
    },
    { given: requested, from: 'requesting', when: came([]), to: 'empty', effects: ['cancel'] },
    { given: requested, from: 'requesting', when: failed, to: 'failed', effects: ['cancel'] },
    { given: requested, from: 'requesting', when: typed('press'), to: 'waiting', effects: ['cancel'] },
    { given: requested, from: 'requesting', when: closed, to: 'closed', effects: ['cancel'] },
    { given: shown, from: 'shown', when: reached, to: 'shown', context: { active: someSuggestions.length - 1 } },
    { given: shown, from: 'shown', when: reach(0), to: 'shown', context: { active: 0 } },
    { given: [...shown, reached], from: 'shown', when: reach(-1), to: 'shown', context: { active: -1 } },
    { given: [...shown, reach(1)], from: 'shown', when: closed, to: 'closed', context: { active: -1 } },
    {
      given: [...shown, reach(1)],
      from: 'shown',
      when: typed(''),
      to: 'idle',
      context: { text: '', suggestions: [], active: -1 },
    },
    {
      given: [...shown, reach(1)],
      from: 'shown',
      when: typed('press'),
      to: 'waiting',
      context: { text: 'press', suggestions: someSuggestions, active: -1 },
    },
    {
      given: requestedAgain,
      from: 'requesting',
      when: SUGGEST_PATIENCE_MS,
      to: 'failed',
      effects: ['cancel'],
      context: { suggestions: [] },
    },
    {
      given: requestedAgain,
      from: 'requesting',
      when: came([]),
      to: 'empty',
      effects: ['cancel'],
      context: { suggestions: [] },
    },
    {
      given: requestedAgain,
      from: 'requesting',
      when: failed,
      to: 'failed',
      effects: ['cancel'],
      context: { suggestions: [] },
    },
    { given: [...shown, closed], from: 'closed', when: opened, to: 'shown', context: { suggestions: someSuggestions } },
    { given: [typed('s'), closed], from: 'closed', when: opened, to: 'closed' },
  ],
  { events: [typed('servo'), typed(''), came(), came([]), failed, reached, closed, opened] },
);

describe('the suggestions', () => {
  it('send one request for what was typed in one go, cancel what is overtaken, and let the last response win', async () => {
    const clock = createTestClock();
    const responses: ((suggestions: readonly Suggestion[]) => void)[] = [];
    const signals: AbortSignal[] = [];
    const suggest = vi.fn<SuggestPort>(
      (_, signal) => new Promise((resolve) => (signals.push(signal), responses.push(resolve))),
    );
    const actor = createSuggestions({ suggest, clock });
    ['s', 'se', 'ser'].forEach((text) => actor.send(typed(text)));
    clock.advance(SUGGEST_PAUSE_MS);
    actor.send(typed('press'));
    clock.advance(SUGGEST_PAUSE_MS);
    expect(suggest.mock.calls.map(([text]) => text)).toEqual(['ser', 'press']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    responses[1]!([{ kind: 'keyword', text: 'press' }]);
    responses[0]!([{ kind: 'keyword', text: 'servo' }]);
    await vi.waitFor(() => expect(actor.snapshot().state).toBe('shown'));
    expect(actor.snapshot().context.suggestions.map(({ text }) => text)).toEqual(['press']);
  });

  it('are thirteen at most, without blank ones', async () => {
    const clock = createTestClock();
    const many = Array.from({ length: 30 }, (_, index): Suggestion => ({
      kind: 'keyword',
      text: index % 2 ? ' ' : `servo ${index}`,
    }));
    const actor = createSuggestions({ suggest: async () => many, clock });
    actor.send(typed('servo'));
    clock.advance(SUGGEST_PAUSE_MS);
    await vi.waitFor(() => expect(actor.snapshot().context.suggestions).toHaveLength(SUGGESTIONS_SHOWN));
    expect(actor.snapshot().context.suggestions.filter(({ text }) => !text.startsWith('servo'))).toEqual([]);
  });

  it('are not waited for any longer when they end, and end also where nothing was requested', () => {
    const clock = createTestClock();
    const signals: AbortSignal[] = [];
    const suggest: SuggestPort = (_, signal) => new Promise(() => signals.push(signal));
    createSuggestions({ suggest, clock }).stop();
    const actor = createSuggestions({ suggest, clock });
    actor.send(typed('servo'));
    clock.advance(SUGGEST_PAUSE_MS);
    actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it.each<[string, SuggestPort]>([
    ['rejects', () => Promise.reject(new Error('no network'))],
    [
      'throws',
      () => {
        throw new Error('no network');
      },
    ],
    ['returns what is no list', async () => null as never],
  ])('stay away where the port %s', async (_, suggest) => {
    const clock = createTestClock();
    const actor = createSuggestions({ suggest, clock });
    actor.send(typed('servo'));
    clock.advance(SUGGEST_PAUSE_MS);
    await vi.waitFor(() => expect(actor.snapshot().state).toBe('failed'));
  });
});

const clock = createTestClock();
const loadList = async () => SuggestionList;
const panel = (
  suggest: SuggestPort = suggestFromSome,
  narrowedTo: Pick<ComponentProps<typeof SearchPanel>, 'industryId' | 'type'> = {},
) => <SearchPanel hotKeywords={[]} {...narrowedTo} suggest={suggest} suggestions={{ clock, loadList }} />;
const choices = () => within(screen.getByRole('listbox')).getAllByRole('option');
const type = async (text: string) => {
  const field = screen.getByLabelText('Keyword');
  act(() => field.focus());
  fireEvent.input(field, { target: { value: text } });
  await vi.waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
  await act(async () => clock.advance(SUGGEST_PAUSE_MS));
  return field;
};

describe('the suggestions of a search panel', () => {
  it('fetch nothing until somebody types', async () => {
    const load = vi.fn(loadList);
    renderIn(
      'en',
      <form>
        <input name="keyword" aria-label="Keyword" />
        <SearchSuggestions suggest={suggestFromSome} loadList={load} />
      </form>,
    );
    const field = screen.getByLabelText('Keyword');
    act(() => field.focus());
    expect([load.mock.calls.length, field.getAttribute('role')]).toEqual([0, null]);
    fireEvent.input(field, { target: { value: 's' } });
    await vi.waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lead to the things, and for keywords to the search whose results they count', async () => {
    renderIn('en', panel());
    await type('servo');
    expect(choices().map((option) => option.getAttribute('href'))).toEqual([
      '/search?keyword=Servo+press',
      '/search?keyword=Servo+motor',
      '/showroom/suppliers/info/12',
      '/showroom/products/info/31',
      '/article/servo-presses',
      '/search?type=products&keyword=servo',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Suggestions: 6');
  });

  it('say what they are and how much they find', async () => {
    renderIn('en', panel());
    await type('servo');
    expect(choices().map((option) => option.textContent)).toEqual([
      'Servo pressKeyword · 15 results',
      'Servo motorKeyword · 100+ results',
      'Servotec DrivesSupplier',
      'Servo press SP-400Product',
      'Servo presses save a third of the energyArticle',
      '“servo” in Products1 result',
    ]);
  });

  it.each([
    ['sub-site', { industryId: 5 }, 'type=news&keyword=Servo+press&sid=5'],
    ['type', { type: 'products' as const }, 'type=products&keyword=Servo+press'],
  ])('stay in a chosen %s, of which no results are counted', async (_, narrowedTo, query) => {
    renderIn('en', panel(suggestFromSome, narrowedTo));
    await type('servo');
    expect(choices()[0]).toHaveAttribute('href', `/search?${query}`);
    expect(choices()[0]!.textContent).toBe('Servo pressKeyword');
  });

  it('are led by what was probably meant', async () => {
    renderIn(
      'cn',
      panel(async () => correctedSuggestions),
    );
    const field = screen.getByLabelText('关键词');
    act(() => field.focus());
    fireEvent.input(field, { target: { value: 'palletizng' } });
    await vi.waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
    await act(async () => clock.advance(SUGGEST_PAUSE_MS));
    expect(choices()[0]).toHaveTextContent('palletising您是不是要找 · 35 条结果');
  });

  it('are reached by the arrows, taken by Enter, and left by Home', async () => {
    renderIn('en', panel());
    const field = await type('servo');
    const options = choices();
    const pressed = vi.fn((event: Event) => event.preventDefault());
    options.at(-1)!.addEventListener('click', pressed);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)!.id);
    fireEvent.keyDown(field, { key: 'Home' });
    expect(field).not.toHaveAttribute('aria-activedescendant');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('close by Esc without closing the panel, and come back by the down arrow', async () => {
    const heard = vi.fn();
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the panel that hears Esc
    renderIn('en', <div onKeyDown={({ key }) => heard(key)}>{panel()}</div>);
    const field = await type('servo');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect([screen.queryByRole('listbox'), heard.mock.calls]).toEqual([null, []]);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
  });

  it('wait for an input method to be done', async () => {
    const suggest = vi.fn(suggestFromSome);
    renderIn('cn', panel(suggest));
    const field = screen.getByLabelText('关键词');
    act(() => field.focus());
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    await vi.waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    await act(async () => clock.advance(SUGGEST_PAUSE_MS));
    expect(suggest).not.toHaveBeenCalled();
    (field as HTMLInputElement).value = '伺服';
    fireEvent(field, new CompositionEvent('compositionend', { bubbles: true }));
    await act(async () => clock.advance(SUGGEST_PAUSE_MS));
    expect(suggest.mock.calls[0]![0]).toBe('伺服');
  });

  it('leave the form as it was where their code cannot be had', async () => {
    const load = vi.fn(() => Promise.reject(new Error('chunk')));
    renderIn('en', <SearchPanel hotKeywords={[]} suggest={suggestFromSome} suggestions={{ loadList: load }} />);
    const field = screen.getByLabelText('Keyword');
    fireEvent.input(field, { target: { value: 's' } });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    fireEvent.input(field, { target: { value: 'se' } });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(field).not.toHaveAttribute('role');
  });

  it.each(editionKeys)('leave the server markup as it was in %s', (edition) => expectCleanHydration(edition, panel()));
});
