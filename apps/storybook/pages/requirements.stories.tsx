import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RequirementsPage } from '../requirements/requirements-page.tsx';

// The page is about the project and has one language: it is looked at in one edition.
const meta = {
  // In a group: what stands in none comes before all groups, and Storybook would open on it.
  id: 'requirements',
  title: 'About/Requirements',
  component: RequirementsPage,
  parameters: { controls: { disable: true } },
  globals: { edition: 'en' },
} satisfies Meta<typeof RequirementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastRun: Story = {
  // What it shows changes with every run.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByText(/Reading the results/)).toBeNull());
    await expect(canvasElement.querySelectorAll('[data-requirement]')).toHaveLength(399);
    await expect(canvas.getByText('All: 399')).toBeVisible();
    // Of a run, be it the one that the repository holds.
    await expect(canvas.getByText(/^Proven: [1-9]/)).toBeVisible();
  },
};

export const NoRunYet: Story = {
  args: { loadResults: async () => null },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/No run of the tests is recorded/)).toBeVisible());
    await expect(canvas.queryByText(/proven: \d|Proven: \d|Not proven yet/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Part'), 'ST');
    await expect(canvas.getByRole('status')).toHaveTextContent('49 of 399 lines shown');
  },
};

/** What cannot be read is said where it was wanted. */
export const WithoutTests: Story = {
  args: {
    loadResults: async () => ({ at: '2026-11-21T05:00:00.000Z', requirements: { 'SP-01': { tests: 1, failed: 0 } } }),
    loadProofs: () => Promise.reject(new Error('404')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('1 test'));
    await expect(await canvas.findByText(/could not be read/)).toBeVisible();
  },
};

export const OneOfEach: Story = {
  args: {
    loadResults: async () => ({
      at: '2026-11-21T05:00:00.000Z',
      requirements: { 'SP-01': { tests: 1, failed: 0 }, 'SP-02': { tests: 1, failed: 1 } },
    }),
    loadProofs: async () => ({
      'SP-01': {
        tests: [
          {
            name: 'Widgets/Search panel / Default',
            passed: true,
            by: 'story' as const,
            story: 'widgets-search-panel--default',
          },
        ],
      },
      'SP-02': {
        tests: [{ name: 'the search panel refuses nothing [SP-02]', passed: false, by: 'vitest' as const }],
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Proven: 1')).toBeVisible());
    await userEvent.selectOptions(canvas.getByLabelText('Standing'), 'failing');
    await userEvent.click(canvas.getByText('1 test, 1 failed'));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /SP-02/ })).toHaveTextContent(
        '✗ failed: Test: the search panel refuses nothing',
      ),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Standing'), 'proven');
    await userEvent.click(canvas.getByText('1 test'));
    await expect(canvas.getByRole('link', { name: 'Widgets/Search panel / Default' })).toHaveAttribute(
      'href',
      './?path=/story/widgets-search-panel--default',
    );
  },
};
