import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { ofAMember } from '../../testing/favourite-button.fixtures.tsx';
import { choices, postStorage } from './post-form.fixtures.ts';
import { PostForm } from './post-form.tsx';
import type { PostFormProps } from './post-form.types.ts';

type Send = PostFormProps['onSend'];
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const meta = {
  title: 'Widgets/Post form',
  component: PostForm,
  args: {
    ...choices,
    contact: 'kim@example.com',
    today: '2026-11-23',
    onSend: fn<Send>(async () => ({ status: 'sent' })),
    listHref: '/posts',
  },
  // A storage of its own for each story, so that none finds the draft of another.
  render: (args) => <PostForm {...args} draftStorage={args.draftStorage ?? postStorage()} />,
  decorators: [ofAMember],
} satisfies Meta<typeof PostForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async ({ canvas, userEvent }: Scene) => {
  await userEvent.type(canvas.getByLabelText('Title'), 'Injection moulding machine, 1,200 kN');
  await userEvent.type(canvas.getByLabelText('Details'), 'Built in 2019, can be seen running.');
};
const send = ({ canvas, userEvent }: Scene) => userEvent.click(canvas.getByRole('button', { name: 'Submit the post' }));

/** Handed in, and shown as it was. */
export const Default: Story = {
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    await fill(scene);
    await userEvent.selectOptions(canvas.getByLabelText('Industry'), 'Plastics');
    await userEvent.selectOptions(canvas.getByLabelText('Region'), 'Germany');
    await userEvent.type(canvas.getByLabelText('Quantity'), '2');
    await userEvent.type(canvas.getByLabelText('Unit'), 'pieces');
    await send(scene);
    await expect(await canvas.findByRole('heading', { name: 'Your post was submitted' })).toHaveFocus();
    await expect(canvas.getByText('Germany')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My posts' })).toHaveAttribute('href', '/posts');
    await expect(args.onSend).toHaveBeenLastCalledWith(
      {
        side: 'supply',
        title: 'Injection moulding machine, 1,200 kN',
        text: 'Built in 2019, can be seen running.',
        industryId: 2,
        regionId: 12,
        place: '',
        quantity: 2,
        unit: 'pieces',
        specification: [],
        targetDate: null,
        validUntil: null,
        incoterm: null,
      },
      expect.stringMatching(/^[\w-]{16,64}$/),
    );
  },
};

/** What is looked for: the meter says what suppliers will ask for, and what is chosen in it gets the focus. */
export const Demand: Story = {
  args: { side: 'demand' },
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    await fill(scene);
    await userEvent.selectOptions(canvas.getByLabelText('Industry'), 'Plastics');
    await userEvent.click(canvas.getByRole('button', { name: 'State: Destination' }));
    await waitFor(() => expect(canvas.getByLabelText('Place')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'State: Number of cavities' }));
    await waitFor(() => expect(canvas.getByLabelText('Number of cavities')).toHaveFocus());
    await userEvent.keyboard('4');
    await send(scene);
    await canvas.findByRole('heading', { name: 'Your post was submitted' });
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ side: 'demand', specification: [{ label: 'Number of cavities', value: '4' }] }),
      expect.any(String),
    );
  },
};

/** Title and text are needed; a text holds three links at most. */
export const Invalid: Story = {
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    await send(scene);
    await expect(canvas.getByText('Enter a title')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Title'), 'Cheap');
    await userEvent.type(canvas.getByLabelText('Details'), 'a.com b.com c.com https://d.example/e');
    await send(scene);
    await expect(canvas.getByText('The description is too long or has more than three links')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Nothing is wanted on a day that is over. */
export const DayOver: Story = {
  args: { draftStorage: postStorage({ side: 'supply', title: 'Chuck', text: 'Bore 35 mm', targetDate: '2026-11-22' }) },
  play: async (scene) => {
    const { args, canvas } = scene;
    await canvas.findByText('What you wrote last time is back.');
    await send(scene);
    await expect(canvas.getByText('Enter a day from today on')).toBeVisible();
    await expect(canvas.getByLabelText('Target date')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The server names a field that only it can judge. */
export const RefusedByServer: Story = {
  args: { onSend: fn<Send>(async () => ({ status: 'invalid', fields: ['validUntil'] })) },
  play: async (scene) => {
    const { canvas } = scene;
    await fill(scene);
    await send(scene);
    await expect(await canvas.findByText('Enter a day from today on, within a year')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Injection moulding machine, 1,200 kN');
  },
};

/** What was written in an earlier visit is back. */
export const Restored: Story = {
  args: { draftStorage: postStorage({ side: 'demand', title: 'Spindle bearings', text: 'Bore 35 mm' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you wrote last time is back.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Spindle bearings');
    await expect(canvas.getByRole('radio', { name: /Demand/ })).toBeChecked();
  },
};

/** Members may not submit any number of posts. */
export const TooOften: Story = {
  args: { onSend: fn<Send>(async () => ({ status: 'failed', message: 'Too often. Try again in 40 minutes.' })) },
  play: async (scene) => {
    await fill(scene);
    await send(scene);
    await expect(await scene.canvas.findByText('Too often. Try again in 40 minutes.')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Submit the post' });
    await tabTo(submit);
    await press('Enter');
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await typeText('Chiller, 12 kW');
    await tabTo(canvas.getByLabelText('Details'));
    await typeText('Works, as new.');
    await tabTo(submit);
    await press('Enter');
    await expect(await canvas.findByRole('heading', { name: 'Your post was submitted' })).toHaveFocus();
  },
};
