import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  createSharedState,
  SharedStateProvider,
  useSharedActions,
  useSharedState,
  type ProfileResponse,
} from '../../behaviours/session/index.ts';
import { LoginDialogHost } from './login-dialog-host.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { dialog } from './login-dialog-story.fixtures.tsx';

const Opener = ({ name }: { name: string }) => {
  const { openLoginDialog } = useSharedActions();
  return <button onClick={openLoginDialog}>{name}</button>;
};

const WhoIsLoggedIn = () => {
  const member = useSharedState((state) => state.member);
  const { loadMember } = useSharedActions();
  return (
    <p>
      <output>{member?.trueName ?? 'Nobody'}</output> <button onClick={() => void loadMember()}>Who is it?</button>
    </p>
  );
};

/** A page on which several parts share the dialog and the member. */
const Page = ({ profile }: { profile: ProfileResponse }) => {
  const [store] = useState(() =>
    createSharedState({
      loadMember: async () => profile,
    }),
  );
  return (
    <SharedStateProvider store={store}>
      <Opener name="In the header" />
      <Opener name="Next to an article" />
      <WhoIsLoggedIn />
      <LoginDialogHost loadPorts={async () => willingPorts()} dialog={LoginDialog} />
    </SharedStateProvider>
  );
};

const meta = {
  title: 'Widgets/Login dialog/Shared by the page',
  component: Page,
  args: { profile: { id: 7, trueName: 'Ada Lovelace' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any part of a page opens the one dialog. */
export const OpenedFromAnywhere: Story = {
  parameters: { requirements: ['ST-23'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['In the header', 'Next to an article']) {
      const opener = canvas.getByRole('button', { name });
      await userEvent.click(opener);
      await dialog();
      await expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

/** A profile with an id says that somebody is logged in. */
export const ProfileWithId: Story = {
  parameters: { requirements: ['ST-28'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nobody');
    await userEvent.click(canvas.getByRole('button', { name: 'Who is it?' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ada Lovelace'));
  },
};

/** A profile without one says that nobody is. */
export const ProfileWithoutId: Story = {
  args: { profile: { trueName: 'Nobody at all' } },
  parameters: { requirements: ['ST-28'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who is it?' }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Nobody$/);
  },
};
