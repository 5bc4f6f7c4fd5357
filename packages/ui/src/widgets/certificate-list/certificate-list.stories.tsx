import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { ofAMember } from '../../testing/favourite-button.fixtures.tsx';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { checked, expired, stated, today } from './certificate-list.fixtures.ts';
import { CertificateList, type CertificateListProps, type ListedCertificate } from './certificate-list.tsx';

type Remove = CertificateListProps['onRemove'];
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const items = [checked, stated, expired];
const never: Remove = () => new Promise(() => undefined);

/** A host that gives the list without what was removed. */
const Host = (args: CertificateListProps) => {
  const [gone, setGone] = useState<ListedCertificate | null>(null);
  const { state } = args;
  if (state.status !== 'ready') return <CertificateList {...args} />;
  return (
    <CertificateList
      {...args}
      state={{ status: 'ready', items: state.items.filter((one) => one !== gone) }}
      onRemove={async (certificate, at) => {
        const outcome = await args.onRemove(certificate, at);
        if (outcome.status === 'sent') setGone(certificate);
        return outcome;
      }}
    />
  );
};

const meta = {
  title: 'Widgets/Certificate list',
  component: CertificateList,
  args: {
    state: { status: 'ready', items },
    today,
    onChange: fn(),
    onRemove: fn<Remove>(async () => ({ status: 'sent' })),
  },
  decorators: [ofAMember],
} satisfies Meta<typeof CertificateList>;

export default meta;
type Story = StoryObj<typeof meta>;

const removing = async ({ canvas, userEvent }: Scene, { name } = stated) => {
  await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
  return within(await within(document.body).findByRole('dialog', { name: `Remove ${name}?` }));
};
const confirmIn = (dialog: Awaited<ReturnType<typeof removing>>) => dialog.getByRole('button', { name: 'Remove' });

/** One that was checked, one that is only stated, and one that was checked and has expired. */
export const Default: Story = {
  parameters: { machine: 'confirmedAction', state: 'idle' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const badges = ['Checked', 'Stated by you', 'Expired'].map((text) => canvas.getByText(text).closest('li'));
    await expect(badges.map((row) => row?.querySelector('span > span')?.textContent)).toEqual(
      items.map(({ name }) => name),
    );
    await expect(canvas.getByText('Without an end')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change CCC' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(stated, 1);
    await showsWhole({ canvasElement });
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading certificates' })).toBeVisible(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { state: { status: 'ready', items: [] } },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => expect(canvas.getByText('No certificates yet')).toBeVisible(),
};

/** Nothing happens before it is confirmed. */
export const Removing: Story = {
  parameters: { machine: 'confirmedAction', state: 'confirming' },
  play: async (scene) => {
    const dialog = await removing(scene);
    await expect(dialog.getByText('Your page no longer shows it.')).toBeVisible();
    await expect(scene.args.onRemove).not.toHaveBeenCalled();
  },
};

export const RemovalUnderWay: Story = {
  args: { onRemove: fn<Remove>(never) },
  parameters: { machine: 'confirmedAction', state: 'running', badInput: ['doubleClick', 'neverSettles'] },
  play: async (scene) => {
    const dialog = await removing(scene);
    await scene.userEvent.dblClick(confirmIn(dialog));
    await expect(confirmIn(dialog)).toHaveAttribute('aria-busy', 'true');
    await expect(scene.args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const Removed: Story = {
  render: (args) => <Host {...args} />,
  parameters: { machine: 'confirmedAction', state: 'done' },
  play: async (scene) => {
    const dialog = await removing(scene);
    await scene.userEvent.click(confirmIn(dialog));
    await expect(await scene.canvas.findByText('The certificate was removed.')).toBeVisible();
    await expect(scene.args.onRemove).toHaveBeenLastCalledWith(stated, 1);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(scene.canvas.queryByText('CCC')).toBeNull();
  },
};

/** Somebody else has changed the list, which the server says. */
export const RemovalRefused: Story = {
  args: { onRemove: fn<Remove>(async () => ({ status: 'failed', message: 'Changed by somebody else' })) },
  parameters: { machine: 'confirmedAction', state: 'failed' },
  play: async (scene) => {
    const dialog = await removing(scene);
    await scene.userEvent.click(confirmIn(dialog));
    await expect(await dialog.findByText('Changed by somebody else')).toBeVisible();
    await expect(scene.canvas.getByText('CCC')).toBeInTheDocument();
  },
};

export const RemovalFailed: Story = {
  args: { onRemove: fn<Remove>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { machine: 'confirmedAction', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    const dialog = await removing(scene);
    await scene.userEvent.click(confirmIn(dialog));
    await expect(await dialog.findByText(/server cannot be reached/)).toBeVisible();
  },
};

const clock = createTestClock();
export const TooLate: Story = {
  args: { onRemove: fn<Remove>(never), clock },
  parameters: { machine: 'confirmedAction', state: 'failed' },
  play: async (scene) => {
    const dialog = await removing(scene);
    await scene.userEvent.click(confirmIn(dialog));
    clock.advance(15_000);
    await expect(await dialog.findByText(/does not respond/)).toBeVisible();
  },
};

export const Long: Story = {
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  args: {
    state: {
      status: 'ready',
      items: [
        {
          ...checked,
          name: `<b>${'Verylongname'.repeat(8)}</b>`,
          scope: { cn: '范围'.repeat(150), en: 'Wide scope '.repeat(30) },
        },
      ],
    },
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** Escape leaves the question, and the focus goes back to the button. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const page = within(document.body);
    const button = canvas.getByRole('button', { name: 'Remove CCC' });
    await tabTo(button);
    await press('Enter');
    await page.findByRole('dialog');
    await press('Escape');
    await waitFor(() => expect(button).toHaveFocus());
    await press('Enter');
    await tabTo(await page.findByRole('button', { name: 'Remove' }));
    await press('Enter');
    await waitFor(() => expect(args.onRemove).toHaveBeenLastCalledWith(stated, 1));
  },
};
