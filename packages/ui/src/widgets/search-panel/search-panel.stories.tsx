import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { veryLongName } from '../../testing/industry-menu.fixtures.ts';
import { stopEmptySearch } from '../../parts/search/search-form.ts';
import { englishKeywords, suggestFromSome } from '../../testing/search-panel.fixtures.ts';
import { SearchPanel } from './search-panel.tsx';

const meta = {
  title: 'Widgets/Search panel',
  component: SearchPanel,
  parameters: { layout: 'fullscreen' },
  args: { hotKeywords: englishKeywords },
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the form would send, without leaving the page. */
const sentBy = (form: HTMLFormElement) => {
  const sent = fn();
  const onSubmit = (event: SubmitEvent) => {
    if (!stopEmptySearch(event))
      sent([...new FormData(form, event.submitter)].map(([name, value]) => `${name}=${String(value)}`).join('&'));
    event.preventDefault();
  };
  form.addEventListener('submit', onSubmit);
  form.addEventListener('invalid', stopEmptySearch, true);
  return sent;
};

export const Default: Story = {
  parameters: {
    requirements: [
      'SP-01',
      'SP-02',
      'SP-03',
      'SP-04',
      'SP-05',
      'SP-06',
      'SP-07',
      'SP-08',
      'SP-09',
      'SP-10',
      'SP-11',
      'SP-12',
    ],
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    await expect([...select.options].map(({ value }) => value)).toEqual([
      'news',
      'products',
      'supplier',
      'magazines',
      'videos',
      'exhibitions',
      'whitepapers',
    ]);
    const form = canvas.getByRole<HTMLFormElement>('search');
    await expect(new URL(form.action).pathname).toBe('/search');
    const sent = sentBy(form);
    await userEvent.selectOptions(select, 'videos');
    await userEvent.type(canvas.getByRole('searchbox'), 'PLC{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(sent.mock.calls).toEqual([['type=videos&keyword=PLC'], ['type=videos&keyword=PLC']]);
    await expect(within(canvas.getByRole('list')).getAllByRole('button')).toHaveLength(englishKeywords.length);
  },
};

export const EmptyKeyword: Story = {
  parameters: { requirements: ['VA-01', 'VA-03'] },
  play: async ({ canvas }) => {
    const sent = sentBy(canvas.getByRole<HTMLFormElement>('search'));
    const box = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.type(box, '   {Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
  },
};

export const HotKeywords: Story = {
  args: { type: 'products' },
  parameters: { requirements: ['SP-11', 'VA-02'] },
  play: async ({ canvas }) => {
    const sent = sentBy(canvas.getByRole<HTMLFormElement>('search'));
    await userEvent.click(canvas.getByRole('button', { name: 'Servo press' }));
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'videos');
    await userEvent.click(canvas.getByRole('button', { name: 'Servo press' }));
    await expect(sent.mock.calls).toEqual([
      ['type=products&keyword=&hot=Servo press'],
      ['type=videos&keyword=&hot=Servo press'],
    ]);
  },
};

export const RestoredFromTheUrl: Story = {
  args: { type: 'whitepapers', keyword: 'Mould steel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('whitepapers');
    await expect(canvas.getByRole('searchbox')).toHaveValue('Mould steel');
  },
};

export const OnASubsite: Story = {
  args: { industryId: 5 },
  parameters: { requirements: ['SP-13'] },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('search');
    await expect(new FormData(form).get('sid')).toBe('5');
  },
};

export const WithoutHotKeywords: Story = {
  args: { hotKeywords: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const VeryLongKeyword: Story = {
  args: { hotKeywords: [veryLongName, ...englishKeywords] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** The kind, the keyword, a suggestion, and Enter to search. */
export const ByKeyboard: Story = {
  args: { suggest: suggestFromSome },
  play: async ({ canvas }) => {
    const sent = sentBy(canvas.getByRole<HTMLFormElement>('search'));
    const [select] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    const box = canvas.getByLabelText<HTMLInputElement>('Keyword');
    await tabTo(select);
    await tabTo(box);
    await typeText('servo');
    const list = within(await canvas.findByRole('listbox', undefined, { timeout: 10_000 }));
    await press('ArrowDown', 'ArrowDown', 'ArrowUp');
    await expect(list.getByRole('option', { selected: true })).toBe(list.getAllByRole('option')[0]);
    await expect(box).toHaveFocus();
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await press('Enter');
    await expect(sent).toHaveBeenLastCalledWith('type=news&keyword=servo');
    await tabTo(canvas.getByRole('button', { name: 'Search' }));
    await press('Space');
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};
