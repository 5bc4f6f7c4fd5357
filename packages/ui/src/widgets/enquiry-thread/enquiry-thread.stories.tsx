import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { DraftStorage } from '../../behaviours/member-form/index.ts';
import { fileOf, sendAtOnce } from '../../primitives/file-upload/file-upload.fixtures.ts';
import { createTestClock } from '../../testing/clock.ts';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ofAMember, ofAVisitor } from '../../testing/favourite-button.fixtures.tsx';
import { spindleThread, twoMessages } from '../../testing/enquiry-thread.fixtures.ts';
import { EnquiryThread } from './enquiry-thread.tsx';
import type { EnquiryThreadProps } from './enquiry-thread.types.ts';
import { messageDraftKey } from './message-fields.ts';

type Send = EnquiryThreadProps['onSend'];
type Scene = Parameters<NonNullable<Story['play']>>[0];

const storageOf = (draft?: Record<string, string>): (() => DraftStorage) => {
  const values = new Map(draft ? [[messageDraftKey(spindleThread.id), JSON.stringify(draft)]] : []);
  const storage: DraftStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => storage;
};
const done = async () => ({ status: 'sent' as const });
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Widgets/Enquiry thread',
  component: EnquiryThread,
  args: {
    thread: spindleThread,
    uploadHref: ({ id }) => `/memberApi/uploads/file?id=${id}`,
    onSend: fn<Send>(done),
    onReport: fn<NonNullable<EnquiryThreadProps['onReport']>>(done),
    onBlock: fn<NonNullable<EnquiryThreadProps['onBlock']>>(done),
  },
  // A storage of its own for each story, so that none finds the draft of another.
  render: (args) => <EnquiryThread {...args} draftStorage={args.draftStorage ?? storageOf()} />,
  decorators: [ofAMember],
} satisfies Meta<typeof EnquiryThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const write = async ({ canvas, userEvent }: Scene, text = 'When can you deliver?') =>
  userEvent.type(canvas.getByLabelText('Message'), text);
const send = ({ canvas, userEvent }: Scene) => userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
const choose = ({ canvas, userEvent }: Scene, name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
const page = () => within(document.body);

/** The buyer's side: the supplier wrote in Chinese, which the text says. */
export const Default: Story = {
  parameters: { machine: 'confirmedAction', state: 'idle' },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('region', { name: 'Conversation with HX Spindles' })).toBeVisible();
    await expect(canvas.getByText(/您好/)).toHaveAttribute('lang', 'zh-CN');
    await expect(canvas.getByText(/Ten weeks/)).toHaveAttribute('lang', 'en');
    if (globals['edition'] !== 'cn') await expect(canvas.getByText('Written in Chinese')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /data sheet/ })).toHaveAttribute(
      'href',
      '/memberApi/uploads/file?id=sheet',
    );
    await showsWhole({ canvasElement });
  },
};

/** The supplier's side has the enquiry open above the messages. */
export const SupplierSide: Story = {
  args: { thread: { ...spindleThread, side: 'supplier', status: 'sent', messages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Conversation with Lin Xia · Hansa Werkzeugbau' })).toBeVisible();
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.getByText('Rated power')).toBeVisible();
    await expect(canvas.getByText('CIF – Cost, insurance and freight')).toBeVisible();
    await expect(canvas.getByText(/Answer with a question or with a quote/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { machine: 'threadMessage', state: 'untouched', badInput: 'emptyList' },
  args: { thread: { ...spindleThread, status: 'sent', messages: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('Nobody has answered yet')).toBeVisible(),
};

/** Fifty messages, and more before them. */
export const Long: Story = {
  args: {
    thread: {
      ...spindleThread,
      earlier: true,
      messages: Array.from({ length: 50 }, (_, id) => ({ ...twoMessages[id % 2]!, id, uploads: [] })),
    },
    onEarlier: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
  },
};

export const EarlierOnTheirWay: Story = {
  args: { thread: { ...spindleThread, earlier: true }, onEarlier: fn(), isEarlierComing: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Earlier messages' })).toHaveAttribute('aria-busy', 'true'),
};

export const Writing: Story = {
  parameters: { machine: 'threadMessage', state: 'editing' },
  play: async (scene) => {
    await write(scene);
    await expect(scene.canvas.getByText('21 / 4000')).toBeVisible();
  },
};

export const DraftRestored: Story = {
  args: { draftStorage: storageOf({ text: 'Half a sent' }) },
  parameters: { machine: 'threadMessage', state: 'restored' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you wrote last time is back.')).toBeVisible();
    await expect(canvas.getByLabelText('Message')).toHaveValue('Half a sent');
  },
};

export const NothingWritten: Story = {
  parameters: { machine: 'threadMessage', state: 'invalid' },
  play: async (scene) => {
    await send(scene);
    await expect(scene.canvas.getByLabelText('Message')).toHaveAccessibleDescription(/Write a message/);
    await expect(scene.canvas.getByLabelText('Message')).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { onSend: fn<Send>(never) },
  parameters: { machine: 'threadMessage', state: 'sending', badInput: ['doubleClick', 'neverSettles'] },
  play: async (scene) => {
    await write(scene);
    await scene.userEvent.dblClick(scene.canvas.getByRole('button', { name: 'Send message' }));
    await expect(scene.canvas.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-busy', 'true');
    await expect(scene.args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** With a file. The field is empty again, and has the focus. */
export const Sent: Story = {
  args: { sendFile: sendAtOnce },
  parameters: { machine: 'threadMessage', state: 'sent' },
  play: async (scene) => {
    const { args, canvas, canvasElement, userEvent } = scene;
    await canvas.findByRole('button', { name: 'Choose files' });
    await userEvent.upload(
      canvasElement.querySelector<HTMLElement>('input[type="file"]')!,
      fileOf('photo.png', 9, 'image/png'),
    );
    await canvas.findByText('photo.png was uploaded');
    await write(scene);
    await send(scene);
    await expect(await canvas.findByText('Your message was sent')).toBeVisible();
    await expect(args.onSend).toHaveBeenLastCalledWith(
      { text: 'When can you deliver?', uploads: ['id of photo.png'] },
      expect.stringMatching(/^[\w-]{16,64}$/),
    );
    await expect(canvas.getByLabelText('Message')).toHaveValue('');
    await expect(canvas.getByLabelText('Message')).toHaveFocus();
    await expect(canvas.queryByText('photo.png')).toBeNull();
  },
};

/** What could not be sent stays; the same button sends it again, under the same key. */
export const Failed: Story = {
  args: { onSend: fn<Send>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(done) },
  parameters: { machine: 'threadMessage', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    await write(scene);
    await send(scene);
    await expect(await scene.canvas.findByText(/server cannot be reached/)).toBeVisible();
    await expect(scene.canvas.getByLabelText('Message')).toHaveValue('When can you deliver?');
  },
};

export const Visitor: Story = {
  decorators: [ofAVisitor],
  parameters: { machine: 'threadMessage', state: 'loginNeeded' },
  play: async (scene) => {
    await write(scene);
    await send(scene);
    await expect(await scene.canvas.findByText(/Please login first/)).toBeVisible();
    await expect(scene.args.onSend).not.toHaveBeenCalled();
  },
};

/** A report needs a reason. */
export const Reporting: Story = {
  parameters: { machine: 'confirmedAction', state: 'confirming' },
  play: async (scene) => {
    await choose(scene, /^Report/);
    const dialog = within(await page().findByRole('dialog', { name: 'Report this conversation' }));
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await expect(await dialog.findByText('Choose a reason')).toBeVisible();
    await expect(scene.args.onReport).not.toHaveBeenCalled();
  },
};

export const Reported: Story = {
  parameters: { machine: 'confirmedAction', state: 'done' },
  play: async (scene) => {
    await choose(scene, /^Report/);
    const dialog = within(await page().findByRole('dialog'));
    await scene.userEvent.click(dialog.getByLabelText('Attempted fraud'));
    await scene.userEvent.type(dialog.getByLabelText('Details'), 'Asks for money first');
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await expect(await scene.canvas.findByText('Thank you. The conversation was reported.')).toBeVisible();
    await expect(scene.args.onReport).toHaveBeenLastCalledWith({
      reason: 'fraud',
      text: 'Asks for money first',
    });
  },
};

export const Blocking: Story = {
  args: { onBlock: fn<NonNullable<EnquiryThreadProps['onBlock']>>(never) },
  parameters: { machine: 'confirmedAction', state: 'running' },
  play: async (scene) => {
    await choose(scene, /^Block/);
    const dialog = within(await page().findByRole('dialog'));
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await expect(dialog.getByRole('button', { name: 'Block' })).toHaveAttribute('aria-busy', 'true');
    await expect(scene.args.onBlock).toHaveBeenLastCalledWith(true);
  },
};

const clock = createTestClock();
export const BlockingFailed: Story = {
  args: { onBlock: fn<NonNullable<EnquiryThreadProps['onBlock']>>(never), clock },
  parameters: { machine: 'confirmedAction', state: 'failed' },
  play: async (scene) => {
    await choose(scene, /^Block/);
    const dialog = within(await page().findByRole('dialog'));
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    clock.advance(15_000);
    await expect(await dialog.findByText(/does not respond/)).toBeVisible();
  },
};

export const Blocked: Story = {
  args: { thread: { ...spindleThread, blocked: true } },
  play: async (scene) => {
    await expect(scene.canvas.getByText(/You have blocked the other side/)).toBeVisible();
    await expect(scene.canvas.queryByLabelText('Message')).toBeNull();
    await choose(scene, /^Unblock/);
    const dialog = within(await page().findByRole('dialog'));
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(scene.args.onBlock).toHaveBeenLastCalledWith(false));
  },
};

export const HostileAndLong: Story = {
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  args: {
    thread: {
      ...spindleThread,
      supplier: { id: 51, title: 'Verylongname'.repeat(17), image: null },
      messages: [
        {
          ...twoMessages[0]!,
          author: 'W'.repeat(200),
          text: `<img src=x onerror="document.title='harmed'">${'WWWW'.repeat(300)}`,
          uploads: [{ id: 'x', name: `${'x'.repeat(180)}.pdf`, type: 'pdf', bytes: 1 }],
        },
      ],
    },
    uploadHref: () => 'javascript:alert(1)',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Report' }));
    await press('Enter');
    await expect(await page().findByRole('dialog')).toBeVisible();
    await press('Escape');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus());
    await tabTo(canvas.getByLabelText('Message'));
    await typeText('When?');
    await tabTo(canvas.getByRole('button', { name: 'Send message' }));
    await press('Enter');
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveFocus());
    await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'When?', uploads: [] }, expect.any(String));
  },
};
