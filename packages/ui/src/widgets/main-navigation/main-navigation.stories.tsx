import { editions } from '@millwright/i18n/editions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { press, tabTo } from '../../testing/press.ts';
import { veryLongName } from '../../testing/industry-menu.fixtures.ts';
import { entries } from '../../testing/main-navigation.fixtures.ts';
import { MainNavigation } from './main-navigation.tsx';

const meta = {
  title: 'Widgets/Main navigation',
  component: MainNavigation,
  argTypes: { entries: choiceOf({ 'one of each kind': entries }) },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ height: 44 }}>
      <MainNavigation {...args} />
    </div>
  ),
} satisfies Meta<typeof MainNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { currentPath: '/articles' },
  parameters: { requirements: ['HD-10', 'NV-01', 'NV-05', 'NV-09', 'NV-14', 'NV-15', 'NV-16'] },
  play: async ({ canvas }) => {
    const paths = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(paths).toEqual(
      expect.arrayContaining(['/articles', '/showroom', '/magazines', '/videos', '/tradeshow', '/whitepapers']),
    );
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page');
  },
};

/** The pages below each entry of the edition, as they are read once its button is pressed. */
export const PagesBelow: Story = {
  parameters: {
    requirements: [
      'NV-02',
      'NV-03',
      'NV-04',
      'NV-06',
      'NV-07',
      'NV-08',
      'NV-10',
      'NV-11',
      'NV-12',
      'NV-13',
      'NV-17',
      'NV-18',
      'NV-19',
      'NV-20',
      'NV-21',
      'NV-22',
    ],
  },
  play: async ({ canvas, globals }) => {
    const { urlSuffix } = editions[globals.edition === 'cn' ? 'cn' : 'en'];
    const below: (string | null)[][] = [];
    const names: string[] = [];
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
      const panel = document.getElementById(button.getAttribute('popovertarget')!)!;
      await waitFor(() => expect(panel).toBeVisible());
      const links = [...panel.querySelectorAll('a')];
      below.push(links.map((link) => link.getAttribute('href')));
      // What is said to readers of the screen alone, that a tab opens, comes after the name.
      names.push(...links.map((link) => link.firstChild!.textContent!.trim()));
    }
    await expect(below).toEqual([
      ['/articles/Editorpick', '/articles/latest', '/articles/oversea'],
      ['/showroom/suppliers', '/showroom/products', '/showroom/platform'],
      [`https://meeting.${urlSuffix}/upcoming`, `https://meeting.${urlSuffix}/past`],
      ['/about/intro', '/about/history', '/about/management', '/media', '/about/careers', '/about/contact'],
    ]);
    const wanted = { cn: ['往期回顾', '人才招聘'], en: ['Past events', 'Careers'] };
    await expect(names).toEqual(expect.arrayContaining(wanted[globals.edition === 'cn' ? 'cn' : 'en']));
    const outside = canvas.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    await expect(outside.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([`https://meeting.${urlSuffix}`, `https://webinar.${urlSuffix}`]),
    );
  },
};

export const EntriesOfEachKind: Story = {
  args: { entries },
  parameters: { requirements: ['NV-23', 'NV-25'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Pictured' }).querySelector('img')).toBeVisible();
    await expect(canvas.getByText('Coming')).toHaveAttribute('data-developing');
  },
};

export const Opened: Story = {
  args: { entries },
  parameters: { requirements: ['NV-24'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'First child' })).toBeVisible());
    await expect(canvas.getByRole('list', { name: 'Parent' }).matches(':popover-open')).toBe(true);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'First child' })).toBeNull());
    button.click();
  },
};

export const VeryLongName: Story = {
  args: {
    entries: [
      { name: veryLongName, path: '/long', children: [{ name: veryLongName, path: '/long/child' }] },
      ...entries,
    ],
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const ByKeyboard: Story = {
  args: { entries },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await tabTo(button);
    await press('Enter');
    const first = await canvas.findByRole('link', { name: 'First child' });
    await expect(button).toHaveFocus();
    await press('Tab');
    await expect(first).toHaveFocus();
    await press('Escape');
    await waitFor(() => expect(first).not.toBeVisible());
    await expect(button).toHaveFocus();
    await press('Space');
    await waitFor(() => expect(first).toBeVisible());
    await press('Space');
    await waitFor(() => expect(first).not.toBeVisible());
  },
};
