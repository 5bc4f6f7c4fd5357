import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { choiceOf } from '../../testing/choice-of.ts';
import { press, tabTo } from '../../testing/press.ts';
import { ofAMember, ofAVisitor } from '../../testing/favourite-button.fixtures.tsx';
import { draftStorage, metalworking, reader, somePlaces } from './subscription-form.fixtures.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import type { SubscriptionFormProps } from './subscription-form.types.ts';

type Subscribe = SubscriptionFormProps['onSubscribe'];
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;
const never = fn<Subscribe>(() => new Promise<never>(() => undefined));

const meta = {
  title: 'Widgets/Subscription form',
  component: SubscriptionForm,
  argTypes: { profile: choiceOf({ 'with a country': { countryId: 256, provinceId: null, cityId: null } }) },
  args: {
    magazine: metalworking,
    onSubscribe: fn<Subscribe>(async () => ({ status: 'sent' })),
    loadPlaces: async () => somePlaces,
  },
  // A storage of its own for each story, so that none finds the draft of another.
  render: (args) => <SubscriptionForm {...args} draftStorage={args.draftStorage ?? draftStorage()} />,
  decorators: [ofAMember],
} satisfies Meta<typeof SubscriptionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const subscribe = ({ canvas, userEvent }: Scene) => userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
const filled = (draft: Record<string, string> = reader) => ({ draftStorage: draftStorage(draft) });

/** The form of the subscription decides which fields there are; the places help to fill in. */
export const Default: Story = {
  parameters: { machine: 'subscriptionForm', state: 'sent', requirements: ['EN-24', 'EN-25', 'EN-26'] },
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    await expect(await canvas.findByDisplayValue('Lin Xia')).toBe(canvas.getByLabelText('Name'));
    await canvas.findByDisplayValue('China');
    await expect(canvas.getByLabelText('Province or state')).toHaveAttribute('role', 'combobox');
    await expect(canvas.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'printMagazine',
      'eZine',
      'mr',
      'ms',
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: /E-zine/ }));
    await expect(canvas.queryByLabelText('Postal address')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Print magazine/ }));
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ms' }));
    const education = canvas.getByLabelText<HTMLSelectElement>('Education');
    await expect([...education.options].map(({ value }) => value)).toEqual([
      '',
      'juniorCollege',
      'undergraduate',
      'postgraduate',
      'doctoral',
    ]);
    await userEvent.selectOptions(education, 'doctoral');
    await userEvent.type(canvas.getByLabelText('Company'), 'Suzhou Spindle Works');
    await userEvent.type(canvas.getByLabelText('Province or state'), 'jiang{ArrowDown}{Enter}');
    await userEvent.type(canvas.getByLabelText('City'), 'su{ArrowDown}{Enter}');
    await userEvent.type(canvas.getByLabelText('Postal address'), '18 Xinghai Street');
    await subscribe(scene);
    await expect(await canvas.findByRole('heading', { name: 'You have subscribed' })).toHaveFocus();
    await expect(canvas.getByText('Doctoral')).toBeVisible();
    await expect(args.onSubscribe).toHaveBeenLastCalledWith({
      magazineId: 3,
      type: 'printMagazine',
      name: 'Lin Xia',
      gender: 'ms',
      education: 'doctoral',
      company: 'Suzhou Spindle Works',
      country: 'China',
      province: 'Jiangsu',
      city: 'Suzhou',
      address: '18 Xinghai Street',
      email: '',
    });
  },
};

/** The country of a profile that names none is the default one; province and city are empty. */
export const Untouched: Story = {
  args: { profile: { countryId: 256, provinceId: null, cityId: null } },
  parameters: { machine: 'subscriptionForm', state: 'untouched', requirements: ['EN-16', 'EN-17', 'EN-18'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('China')).toBeVisible();
    await expect(canvas.getByLabelText('Province or state')).toHaveValue('');
    await expect(canvas.getByLabelText('City')).toHaveValue('');
  },
};

export const Editing: Story = {
  parameters: { machine: 'subscriptionForm', state: 'editing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company'), 'Suzhou Spindle Works');
    await expect(canvas.getByRole('form', { name: /Metalworking Today/ })).toHaveAttribute('data-state', 'editing');
  },
};

export const DraftRestored: Story = {
  args: filled(),
  parameters: { machine: 'subscriptionForm', state: 'restored' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you wrote last time is back.')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('lin@example.com');
  },
};

export const NothingFilledIn: Story = {
  decorators: [ofAVisitor],
  parameters: { machine: 'subscriptionForm', state: 'invalid' },
  play: async (scene) => {
    const { canvas } = scene;
    await subscribe(scene);
    for (const text of [
      'Choose print magazine or e-zine',
      'Enter your name',
      'Choose a form of address',
      'Choose your education',
      'Enter your company',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('radio', { name: /Print magazine/ })).toHaveFocus();
  },
};

export const FieldsRefused: Story = {
  args: { ...filled(), onSubscribe: fn<Subscribe>(async () => ({ status: 'invalid', fields: ['email'] })) },
  play: async (scene) => {
    await scene.canvas.findByDisplayValue('lin@example.com');
    await subscribe(scene);
    await expect(await scene.canvas.findByText('Please enter the correct email')).toBeVisible();
    await expect(scene.canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { ...filled(), onSubscribe: never },
  parameters: { machine: 'subscriptionForm', state: 'sending', badInput: ['doubleClick', 'neverSettles'] },
  play: async ({ canvas, userEvent }) => {
    never.mockClear();
    await canvas.findByDisplayValue('lin@example.com');
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(never).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { ...filled(), onSubscribe: fn<Subscribe>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { machine: 'subscriptionForm', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    await scene.canvas.findByDisplayValue('lin@example.com');
    await subscribe(scene);
    await expect(await scene.canvas.findByText(/server cannot be reached/)).toBeVisible();
    await expect(scene.canvas.getByLabelText('E-mail')).toHaveValue('lin@example.com');
  },
};

const clock = createTestClock();
export const NoResponse: Story = {
  args: { ...filled(), onSubscribe: never, clock },
  parameters: { badInput: 'neverSettles' },
  play: async (scene) => {
    await scene.canvas.findByDisplayValue('lin@example.com');
    await subscribe(scene);
    clock.advance(15_000);
    await expect(await scene.canvas.findByText(/does not respond/)).toBeVisible();
  },
};

export const Visitor: Story = {
  args: filled(),
  decorators: [ofAVisitor],
  parameters: { machine: 'subscriptionForm', state: 'loginNeeded' },
  play: async (scene) => {
    const { args, canvas, canvasElement } = scene;
    await canvas.findByDisplayValue('lin@example.com');
    await subscribe(scene);
    await expect(within(await canvas.findByRole('alert')).getByText(/Please login first/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-login-dialog="open"]')).not.toBeNull();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

/** Every place is free text then. */
export const NoPlaces: Story = {
  args: { loadPlaces: () => Promise.reject(new Error('chunk')) },
  parameters: { badInput: ['rejects', 'emptyList'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Country or region'), 'Atlantis');
    await expect(canvas.getByLabelText('Country or region')).toHaveValue('Atlantis');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const StorageThrows: Story = {
  args: {
    draftStorage: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  },
  parameters: { badInput: 'storageThrows' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company'), 'Suzhou Spindle Works');
    await expect(canvas.getByLabelText('Company')).toHaveValue('Suzhou Spindle Works');
  },
};

export const HostileAndLong: Story = {
  args: {
    ...filled(),
    magazine: { id: 3, title: 'Verylongtitle'.repeat(16) },
    onSubscribe: fn<Subscribe>(async () => ({
      status: 'failed',
      message: `<img src=x onerror="document.title='harmed'">${'WWWW'.repeat(300)}`,
    })),
  },
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  play: async (scene) => {
    await scene.canvas.findByDisplayValue('lin@example.com');
    await subscribe(scene);
    await expect(await scene.canvas.findByText(/onerror/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The arrows choose among the forms of the subscription; sent, the focus is on what says so. */
export const ByKeyboard: Story = {
  args: filled(),
  play: async ({ canvas }) => {
    const form = await canvas.findByRole<HTMLInputElement>('radio', { name: /E-zine/ });
    await waitFor(() => expect(form).toBeChecked());
    await tabTo(form);
    await press('ArrowUp');
    await expect(canvas.getByRole('radio', { name: /Print magazine/ })).toBeChecked();
    await expect(canvas.getByLabelText('Postal address')).toBeVisible();
    await press('ArrowDown');
    await expect(form).toBeChecked();
    await tabTo(canvas.getByRole('button', { name: 'Subscribe' }));
    await press('Enter');
    await expect(await canvas.findByRole('heading', { name: 'You have subscribed' })).toHaveFocus();
  },
};
