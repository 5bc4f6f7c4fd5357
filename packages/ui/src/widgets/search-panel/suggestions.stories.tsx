import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { press } from '../../testing/press.ts';
import { WholeHeader } from '../../testing/site-header.fixtures.tsx';
import { correctedSuggestions, someSuggestions, suggestFromSome } from '../../testing/search-panel.fixtures.ts';
import { SearchPanel } from './search-panel.tsx';
import type { Suggestion } from './suggestions.types.ts';

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Widgets/Search panel/Suggestions',
  component: SearchPanel,
  parameters: { layout: 'fullscreen' },
  args: { hotKeywords: ['PLC', 'Mould steel'], suggest: suggestFromSome },
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Scene = Parameters<Play>[0];

/** Types into the field, and waits until it is a combobox. */
const type = async ({ canvas, userEvent }: Pick<Scene, 'canvas' | 'userEvent'>, text: string) => {
  const field = canvas.getByLabelText('Keyword');
  await userEvent.click(field);
  await userEvent.type(field, text);
  // Its code comes with the first letter.
  await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'), { timeout: 10_000 });
  return field;
};

export const Default: Story = {
  parameters: { machine: 'searchSuggestions', state: 'shown' },
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    const field = await type(scene, 'servo');
    const list = within(await canvas.findByRole('listbox'));
    await expect(list.getAllByRole('option')).toHaveLength(someSuggestions.length);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', list.getByRole('option', { selected: true }).id);
    await expect(list.getByRole('option', { selected: true })).toHaveTextContent('Servotec Drives');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('6');
  },
};

/** Nothing begins with what was typed: what was probably meant stands first. */
export const DidYouMean: Story = {
  args: { suggest: async () => correctedSuggestions },
  parameters: { machine: 'searchSuggestions', state: 'shown' },
  play: async (scene) => {
    await type(scene, 'palletizng');
    const list = within(await scene.canvas.findByRole('listbox'));
    await expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'palletisingDid you mean · 35 results',
      '“palletising” in News11 results',
    ]);
  },
};

export const NotUsedYet: Story = {
  parameters: { machine: 'searchSuggestions', state: 'idle' },
  play: async ({ canvas }) => expect(canvas.queryByRole('listbox')).toBeNull(),
};

export const Requesting: Story = {
  args: { suggest: never },
  parameters: { machine: 'searchSuggestions', state: 'requesting', badInput: 'neverSettles' },
  play: async (scene) => {
    const field = await type(scene, 'servo');
    await expect(field).toHaveValue('servo');
    await expect(scene.canvas.queryByRole('listbox')).toBeNull();
    await expect(scene.canvas.getByRole('button', { name: 'Search' })).toBeEnabled();
  },
};

export const Closed: Story = {
  parameters: { machine: 'searchSuggestions', state: 'closed' },
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await type(scene, 'servo');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByLabelText('Keyword')).toHaveValue('servo');
  },
};

export const NothingFound: Story = {
  args: { suggest: async () => [] },
  parameters: { machine: 'searchSuggestions', state: 'empty', badInput: 'emptyList' },
  play: async (scene) => {
    await type(scene, 'servo');
    await waitFor(() => expect(scene.canvas.getByRole('status')).toHaveTextContent('No suggestions'));
    await expect(scene.canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Failed: Story = {
  args: { suggest: () => Promise.reject(new Error('no network')) },
  parameters: { machine: 'searchSuggestions', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    const field = await type(scene, 'servo');
    await waitFor(() => expect(scene.canvasElement.querySelector('[data-state="failed"]')).not.toBeNull());
    await expect(new FormData((field as HTMLInputElement).form!).get('keyword')).toBe('servo');
    await expect(scene.canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const hostile: Suggestion[] = [
  { kind: 'article', text: `<img src=x onerror="document.title='harmed'">` },
  { kind: 'supplier', text: 'Continuouslycastaluminium'.repeat(8), href: '/showroom/suppliers/info/1' },
];

export const HostileAndLong: Story = {
  args: { suggest: async () => hostile },
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  play: async (scene) => {
    await type(scene, 'servo');
    await expect(await scene.canvas.findByRole('listbox')).toHaveTextContent('onerror');
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * In the header's panel nothing cuts the list off: the panel makes room for it. Escape closes the list first, then the
 * panel, and leaves what is typed.
 */
export const InTheHeader: Story = {
  render: (args) => <WholeHeader withBanner={false} search={<SearchPanel {...args} />} />,
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Search' })[0]!);
    await type(scene, 'servo');
    const last = within(await canvas.findByRole('listbox'))
      .getAllByRole('option')
      .at(-1)!;
    const { left, bottom } = last.getBoundingClientRect();
    await expect(last.contains(document.elementFromPoint(left + 20, bottom - 4))).toBe(true);
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    const field = canvas.getByLabelText('Keyword');
    await expect(field).toBeVisible();
    await press('Escape');
    await waitFor(() => expect(field).not.toBeVisible());
    await expect(field).toHaveValue('servo');
  },
};
