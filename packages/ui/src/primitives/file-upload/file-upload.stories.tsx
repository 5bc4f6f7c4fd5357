import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { fileOf, sendAtOnce, sendHalf, sendNothing } from './file-upload.fixtures.ts';
import { FileUpload } from './file-upload.tsx';

const meta = {
  title: 'Primitives/File upload',
  component: FileUpload,
  args: {
    label: 'Drawings',
    send: sendAtOnce,
    onStoredChange: fn(),
    accept: ['application/pdf'],
    maxSize: 2_000_000,
    maxFiles: 3,
    name: 'drawings',
    hint: 'PDF, up to 2 MB each, 3 files at most',
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, ...files: File[]) =>
  userEvent.upload(canvasElement.querySelector('input[type="file"]')!, files, { applyAccept: false });

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Drawings' })).toHaveAccessibleDescription(/PDF, up to 2 MB/);
    await choose(canvasElement, fileOf('housing.pdf'));
    await waitFor(() => expect(canvas.getByText('Uploaded')).toBeVisible());
    await expect(args.onStoredChange).toHaveBeenLastCalledWith(['id of housing.pdf']);
    await expect(canvas.getByRole('status')).toHaveTextContent('housing.pdf was uploaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove housing.pdf' }));
    await expect(args.onStoredChange).toHaveBeenLastCalledWith([]);
  },
};

/** A file that is being sent can be given up; the host's signal says so. */
export const Sending: Story = {
  parameters: { badInput: 'neverSettles' },
  args: { send: fn(sendHalf) },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, fileOf('housing.pdf'), fileOf('cover.pdf', 40_000));
    await waitFor(() => expect(canvas.getAllByText('Sending, 50 %')).toHaveLength(2));
    await expect(canvas.getByRole('progressbar', { name: 'housing.pdf' })).toHaveAttribute('value', '0.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel cover.pdf' }));
    await expect(canvas.queryByText('cover.pdf')).toBeNull();
    await expect(args.send).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ signal: expect.objectContaining({ aborted: true }) }),
    );
  },
};

export const Failed: Story = {
  parameters: { badInput: 'rejects' },
  args: { send: sendNothing },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, fileOf('housing.pdf'));
    await waitFor(() => expect(canvas.getByText('It could not be sent. Try again.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Send housing.pdf again' }));
    await waitFor(() => expect(canvas.getByText('It could not be sent. Try again.')).toBeVisible());
    await expect(args.onStoredChange).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, fileOf('notes.txt', 10, 'text/plain'), fileOf('large.pdf', 3_000_000));
    await waitFor(() => expect(canvas.getByText('Files of this type are not taken')).toBeVisible());
    await expect(canvas.getByText('The file is too large')).toBeVisible();
    await expect(args.onStoredChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  args: { error: 'Hand in one drawing at least' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Drawings' })).toHaveAccessibleDescription(/Hand in one drawing at least/),
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled(),
};

export const VeryLongName: Story = {
  parameters: { badInput: 'longTitle' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, fileOf(`${'Continuouslycastaluminium'.repeat(8)}.pdf`));
    await waitFor(() => expect(canvas.getByText('Uploaded')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const opened = fn();
    const hear = (event: Event) => {
      event.preventDefault();
      opened();
    };
    const input = canvasElement.querySelector('input[type="file"]')!;
    input.addEventListener('click', hear);
    await tabTo(canvas.getByRole('button', { name: 'Choose files' }));
    await press('Enter');
    await waitFor(() => expect(opened).toHaveBeenCalled());
    input.removeEventListener('click', hear);
    await choose(canvasElement, fileOf('housing.pdf'));
    const remove = await canvas.findByRole('button', { name: 'Remove housing.pdf' });
    await tabTo(remove);
    await press('Space');
    await expect(args.onStoredChange).toHaveBeenLastCalledWith([]);
  },
};
