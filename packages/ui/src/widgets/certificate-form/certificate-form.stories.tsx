import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { ofAMember, ofAVisitor } from '../../testing/favourite-button.fixtures.tsx';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { certificateDraftKey } from './certificate-fields.ts';
import { draftsOf, iso9001 } from './certificate-form.fixtures.ts';
import { CertificateForm } from './certificate-form.tsx';
import type { CertificateFormProps } from './certificate-form.types.ts';

type Save = CertificateFormProps['onSave'];
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const never: Save = () => new Promise(() => undefined);

const meta = {
  title: 'Widgets/Certificate form',
  component: CertificateForm,
  args: { supplierId: 51, onSave: fn<Save>(async () => ({ status: 'sent' })), onClose: fn() },
  // A storage of its own for each story, so that none finds the draft of another.
  render: (args) => <CertificateForm {...args} draftStorage={args.draftStorage ?? draftsOf()} />,
  decorators: [ofAMember],
} satisfies Meta<typeof CertificateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async ({ canvas, userEvent }: Scene) => {
  await userEvent.type(canvas.getByLabelText('Standard or mark'), 'ISO 14001:2015');
  await userEvent.type(canvas.getByLabelText('Issuer, in English'), 'SGS');
};
const store = ({ canvas, userEvent }: Scene) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** A certificate of which everything is stated; it is changed and stored. */
export const Default: Story = {
  args: { certificate: iso9001 },
  parameters: { machine: 'certificateForm', state: 'sent' },
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    await expect(canvas.getByRole('heading', { name: 'Change the certificate' })).toBeVisible();
    await expect(canvas.getByLabelText('Issuer, in English')).toHaveValue('TÜV Rheinland');
    await userEvent.type(canvas.getByLabelText('Issuer, in English'), ' Group');
    await store(scene);
    await expect(await canvas.findByRole('heading', { name: 'The certificate was saved' })).toHaveFocus();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      { ...iso9001, issuer: { ...iso9001.issuer, en: 'TÜV Rheinland Group' } },
      { isNew: false },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Untouched: Story = {
  parameters: { machine: 'certificateForm', state: 'untouched' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Certificate' })).toHaveAttribute('data-state', 'untouched');
    await expect(canvas.getByRole('heading', { name: 'New certificate' })).toBeVisible();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
};

export const Editing: Story = {
  parameters: { machine: 'certificateForm', state: 'editing' },
  play: async (scene) => {
    await fill(scene);
    await expect(scene.canvas.getByRole('form')).toHaveAttribute('data-state', 'editing');
  },
};

/** What was checked is shown as stated by the supplier once it is changed; the form says so first. */
export const Checked: Story = {
  args: { certificate: iso9001, isChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The editors have checked this certificate/)).toBeVisible();
    await expect(canvas.getByLabelText('Certificate number')).toHaveValue('01 100 1900231');
  },
};

export const DraftRestored: Story = {
  args: { draftStorage: draftsOf({ [certificateDraftKey(51, undefined)]: { name: 'CE', number: 'M-2026' } }) },
  parameters: { machine: 'certificateForm', state: 'restored' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('What you wrote last time is back.')).toBeVisible();
    await expect(canvas.getByLabelText('Certificate number')).toHaveValue('M-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the draft' }));
    await expect(canvas.getByLabelText('Standard or mark')).toHaveValue('');
    await expect(canvas.getByLabelText('Standard or mark')).toHaveFocus();
  },
};

/** Without a name it is not sent. */
export const Nameless: Story = {
  parameters: { machine: 'certificateForm', state: 'invalid' },
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    await userEvent.type(canvas.getByLabelText('Issuer, in English'), 'SGS');
    await store(scene);
    await expect(canvas.getByText('Enter the standard or mark')).toBeVisible();
    await expect(canvas.getByLabelText('Standard or mark')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The server names the fields that it does not take. */
export const RefusedFields: Story = {
  args: {
    certificate: iso9001,
    onSave: fn<Save>(async () => ({ status: 'invalid', fields: ['number', 'validUntil', 'issuer.en', 'scope.cn'] })),
  },
  parameters: { machine: 'certificateForm', state: 'invalid' },
  play: async (scene) => {
    await store(scene);
    await expect((await scene.canvas.findAllByText(/^Enter at most/)).map(({ textContent }) => textContent)).toEqual([
      'Enter at most 200 characters',
      'Enter at most 100 characters',
      'Enter at most 500 characters',
    ]);
    await expect(scene.canvas.getByText('Enter a day, or nothing')).toBeVisible();
    await expect(scene.canvas.getByText('Fields to correct: 4')).toBeVisible();
    await waitFor(() => expect(scene.canvas.getByLabelText('Issuer, in English')).toHaveFocus());
  },
};

export const Sending: Story = {
  args: { onSave: fn<Save>(never) },
  parameters: { machine: 'certificateForm', state: 'sending', badInput: ['doubleClick', 'neverSettles'] },
  play: async (scene) => {
    await fill(scene);
    await scene.userEvent.dblClick(scene.canvas.getByRole('button', { name: 'Save' }));
    await expect(scene.canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await expect(scene.args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { onSave: fn<Save>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { machine: 'certificateForm', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    await fill(scene);
    await store(scene);
    await expect(await scene.canvas.findByText(/server cannot be reached/)).toBeVisible();
    await expect(scene.canvas.getByLabelText('Standard or mark')).toHaveValue('ISO 14001:2015');
  },
};

const clock = createTestClock();
export const TooLate: Story = {
  args: { onSave: fn<Save>(never), clock },
  parameters: { machine: 'certificateForm', state: 'failed' },
  play: async (scene) => {
    await fill(scene);
    await store(scene);
    clock.advance(15_000);
    await expect(await scene.canvas.findByText(/The server does not respond/)).toBeVisible();
  },
};

/** Somebody else was faster: nothing is lost, and the next try adds it to the list. */
export const Conflict: Story = {
  args: {
    certificate: iso9001,
    isChecked: true,
    onSave: fn<Save>(async (_, { isNew }) => ({ status: isNew ? 'sent' : 'conflict' })),
  },
  parameters: { machine: 'certificateForm', state: 'failed' },
  play: async (scene) => {
    await store(scene);
    await expect(await scene.canvas.findByText(/Somebody else has changed the certificates meanwhile/)).toBeVisible();
    await expect(scene.canvas.getByRole('heading', { name: 'New certificate' })).toBeVisible();
    await expect(scene.canvas.queryByText(/The editors have checked/)).toBeNull();
    await expect(scene.canvas.getByLabelText('Standard or mark')).toHaveValue('ISO 9001:2015');
  },
};

export const Visitor: Story = {
  decorators: [ofAVisitor],
  parameters: { machine: 'certificateForm', state: 'loginNeeded' },
  play: async (scene) => {
    await fill(scene);
    await store(scene);
    await expect(await scene.canvas.findByText(/Please login first/)).toBeVisible();
    await expect(scene.args.onSave).not.toHaveBeenCalled();
  },
};

/** What editors wrote may be longer than the form takes: it says so, and cuts nothing off. */
export const HostileAndLong: Story = {
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  args: {
    certificate: {
      ...iso9001,
      name: `<img src=x onerror="document.title='harmed'">${'W'.repeat(200)}`,
      scope: { cn: '长'.repeat(500), en: 'W'.repeat(500) },
    },
  },
  play: async (scene) => {
    await store(scene);
    await expect(scene.canvas.getByText('Enter at most 120 characters')).toBeVisible();
    await expect(scene.args.onSave).not.toHaveBeenCalled();
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByLabelText('Standard or mark'));
    await press('Enter');
    await expect(await canvas.findByText('Enter the standard or mark')).toBeVisible();
    await typeText('CE');
    await tabTo(canvas.getByLabelText('Scope, in English'));
    await tabTo(canvas.getByRole('button', { name: 'Save' }));
    await press('Enter');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'CE', validUntil: null }), {
        isNew: true,
      }),
    );
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await tabTo(canvas.getByRole('button', { name: 'Back' }));
    await press('Enter');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
