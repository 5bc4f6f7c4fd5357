import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { press, tabTo } from '../../testing/press.ts';
import { entries } from '../../testing/main-navigation.fixtures.ts';
import { MobileMenuList } from './mobile-menu.tsx';

const meta = {
  title: 'Widgets/Mobile menu',
  component: MobileMenuList,
  argTypes: {
    entries: choiceOf({ 'one of each kind': entries }),
    links: choiceOf({ 'one of each kind': entries }),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w375' } },
} satisfies Meta<typeof MobileMenuList>;

export default meta;
type Story = StoryObj<typeof meta>;

const groups = () => [...document.querySelectorAll<HTMLDetailsElement>('details')];

export const Default: Story = {
  args: { currentPath: '/articles' },
  parameters: { requirements: ['HD-05', 'HD-06', 'HD-07', 'NV-02', 'NV-03', 'NV-04'] },
  play: async ({ canvas }) => {
    const paths = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(paths).toEqual(
      expect.arrayContaining(['/articles/Editorpick', '/articles/latest', '/articles/oversea', '/showroom/platform']),
    );
    await expect(paths.filter((path) => /supplier\.|\/register$/.test(path ?? ''))).toHaveLength(2);
  },
};

export const OneOpenAtATime: Story = {
  args: { entries: [...entries, { ...entries[3]!, name: 'Second parent' }] },
  parameters: { requirements: ['NV-24'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Parent'));
    await expect(groups().map((group) => group.open)).toEqual([true, false]);
    await userEvent.click(canvas.getByText('Second parent'));
    await expect(groups().map((group) => group.open)).toEqual([false, true]);
  },
};

export const ByKeyboard: Story = {
  args: { entries },
  play: async ({ canvas }) => {
    const [group] = groups();
    const first = canvas.getByText('First child');
    await tabTo(group!.querySelector('summary'));
    await press('Enter');
    await waitFor(() => expect(first).toBeVisible());
    await press('Tab');
    await expect(group!.querySelector('a')).toHaveFocus();
    await press('Shift+Tab', 'Space');
    await waitFor(() => expect(group!.open).toBe(false));
    await expect(first).not.toBeVisible();
  },
};
