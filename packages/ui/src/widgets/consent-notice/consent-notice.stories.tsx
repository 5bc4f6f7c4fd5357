import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createConnectivity } from '../../behaviours/connectivity/index.ts';
import { createConsent, createConsentMemory, type ConsentChoice } from '../../behaviours/consent/index.ts';
import { press, tabTo } from '../../testing/press.ts';
import { ConnectivityNotice } from '../connectivity-notice/index.ts';
import { ConsentNotice } from './consent-notice.tsx';

const prompted = (write: (choice: ConsentChoice) => void = () => undefined) => {
  const consent = createConsent({ write });
  consent.send({ type: 'MEMORY.READ', choice: null });
  return consent;
};

const meta = {
  title: 'Widgets/Consent notice',
  component: ConsentNotice,
  parameters: {
    layout: 'fullscreen',
    notServerRendered: 'Only a browser remembers a choice; the server renders nothing',
  },
} satisfies Meta<typeof ConsentNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { consent: prompted() },
  parameters: { machine: 'consent', state: 'prompted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your privacy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/about/policy');
  },
};

const refusedChoices: ConsentChoice[] = [];
export const Refused: Story = {
  args: { consent: prompted((choice) => refusedChoices.push(choice)) },
  parameters: { badInput: 'doubleClick' },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(refusedChoices).toEqual(['refused']);
  },
};

export const Agreed: Story = {
  args: { consent: prompted() },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Agree' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

const throwing = createConsentMemory(() => {
  throw new DOMException('denied', 'SecurityError');
});
export const StorageThatThrows: Story = {
  args: { consent: prompted(throwing.write) },
  parameters: { badInput: 'storageThrows' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(throwing.read()).toBe('refused');
  },
};

export const ByKeyboard: Story = {
  args: { consent: prompted() },
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Privacy policy' }));
    await tabTo(canvas.getByRole('button', { name: 'Refuse' }));
    await press('Space');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

const disconnected = createConnectivity();
disconnected.send({ type: 'BROWSER.OFFLINE' });

/** The notice of a lost connection lies below both choices, never over them. */
export const WithoutConnection: Story = {
  args: { consent: prompted() },
  render: (args) => (
    <>
      <ConnectivityNotice connectivity={disconnected} />
      <ConsentNotice {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const { top } = canvas.getByText(/You are offline/).getBoundingClientRect();
    for (const choice of canvas.getAllByRole('button')) {
      await expect(choice.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    }
  },
};
