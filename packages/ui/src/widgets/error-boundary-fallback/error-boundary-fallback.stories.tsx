import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { fallbackCopyIn } from './error-boundary-fallback.copy.ts';
import { ErrorBoundaryFallback } from './error-boundary-fallback.tsx';

const meta = {
  title: 'Widgets/Error boundary fallback',
  component: ErrorBoundaryFallback,
  argTypes: { copy: choiceOf({ German: fallbackCopyIn('de') }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorBoundaryFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { edition: 'en', details: '7f3c-91be' },
  parameters: { requirements: ['ER-03', 'ER-04', 'ER-05', 'ER-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'An error occurred while showing the error page' })).toBeVisible();
    await expect(
      canvas.getByText('Unfortunately an error occurred and while showing the error page another error occurred'),
    ).toBeVisible();
    await expect(canvas.getByText('Error details: 7f3c-91be')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/');
  },
};

export const Chinese: Story = {
  args: { edition: 'cn', details: '7f3c-91be' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/'),
};

export const EditionUnknown: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading')).toHaveLength(2),
};

export const HostileDetails: Story = {
  args: { edition: 'en', details: `<img src=x onerror="document.title='harmed'">${'x'.repeat(400)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
