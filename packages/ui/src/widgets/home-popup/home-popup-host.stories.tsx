import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createSharedState, SharedStateProvider } from '../../behaviours/session/index.ts';
import { withEdition, withHomePopup } from '../../testing/with-edition.tsx';
import { HomePopupHost } from './home-popup-host.tsx';
import { memoryOf, portsOf } from './home-popup.fixtures.ts';
import { createHomePopupMemory } from './home-popup.memory.ts';
import { HomePopup } from './home-popup.tsx';
import type { HomePopupMemory } from './home-popup.types.ts';

const meta = {
  title: 'Widgets/Home pop-up/Place on the home page',
  component: HomePopup,
  args: { open: true, onClose: fn(), ...portsOf('en') },
  decorators: [withHomePopup],
  parameters: { notServerRendered: 'A dialog is opened in a browser and never part of a page that a server sends' },
} satisfies Meta<typeof HomePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place of the pop-up on a page of three screens, with a session of its own. */
const onHomePage = (memory: () => HomePopupMemory, loadPorts = async () => portsOf('en')): Story['render'] =>
  function HomePage() {
    const store = createSharedState({
      loadMember: async () => null,
    });
    return (
      <SharedStateProvider store={store}>
        <div style={{ height: '300vh' }}>Home page</div>
        <HomePopupHost loadPorts={loadPorts} memory={memory()} />
      </SharedStateProvider>
    );
  };
/** The pop-up is a chunk of its own. */
const patience = { timeout: 5000 };
const frames = () => new Promise((resolve) => setTimeout(resolve, 200));
const move = async () => {
  window.scrollTo({ top: 40, behavior: 'instant' });
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await frames();
};

let loaded = 0;
export const Waiting: Story = {
  render: onHomePage(memoryOf, async () => {
    loaded += 1;
    return portsOf('en');
  }),
  parameters: { machine: 'homePopup', state: 'waiting' },
  play: async () => {
    loaded = 0;
    await frames();
    await expect([screen.queryByRole('dialog'), loaded]).toEqual([null, 0]);
  },
};

export const OpenedByTheFirstMove: Story = {
  render: onHomePage(memoryOf),
  parameters: { machine: 'homePopup', state: 'open', requirements: ['ST-24'] },
  play: async () => {
    await frames();
    await move();
    const dialog = await screen.findByRole('dialog', undefined, patience);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The edition has no pop-up: whatever the visitor does, nothing is fetched and nothing opens. */
export const NotInEnglish: Story = {
  render: onHomePage(memoryOf, async () => {
    loaded += 1;
    return portsOf('en');
  }),
  decorators: [withEdition(() => ({ homePopup: false }))],
  parameters: { requirements: ['HP-01'] },
  play: async () => {
    loaded = 0;
    await frames();
    await move();
    await expect([screen.queryByRole('dialog'), loaded]).toEqual([null, 0]);
  },
};

/** Closed, the page scrolls again, and the session does not see it once more. */
export const Closed: Story = {
  render: onHomePage(memoryOf),
  parameters: { machine: 'homePopup', state: 'closed', requirements: ['ST-25', 'ST-26', 'ST-27'] },
  play: async ({ userEvent }) => {
    await frames();
    await move();
    await screen.findByRole('dialog', undefined, patience);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await move();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const broken = () =>
  createHomePopupMemory(() => {
    throw new DOMException('denied', 'SecurityError');
  });
/** Where storage throws the page itself remembers. */
export const StorageThrows: Story = {
  render: onHomePage(broken),
  parameters: { badInput: 'storageThrows' },
  play: async ({ userEvent }) => {
    await frames();
    await move();
    await screen.findByRole('dialog', undefined, patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
