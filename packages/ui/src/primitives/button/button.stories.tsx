import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { Button, LinkButton } from './button.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Button',
  component: Button,
  argTypes: {
    onClick: { description: 'The visitor presses it, by pointer or key.' },
  },
  args: { children: 'Search', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** `signal` is for the single thing to act on in a view. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button>Search</Button>
      <Button variant="signal">Log in</Button>
      <Button variant="secondary">Cancel</Button>
      <Button variant="quiet">Show more</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Button size="small">32 px</Button>
      <Button>40 px</Button>
      <Button size="large">48 px</Button>
    </div>
  ),
};

export const WithIcons: Story = {
  args: { icon: 'search' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button {...args} />
      <Button variant="secondary" iconAfter="chevron-right">
        Next
      </Button>
    </div>
  ),
};

/** It keeps the focus and its name, and does nothing. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A link goes somewhere; only its look is a button's. */
export const AsLink: Story = {
  render: () => (
    <LinkButton href="/articles" icon="arrow-right">
      All news
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/articles');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Search' }));
    await press('Enter', 'Space');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
