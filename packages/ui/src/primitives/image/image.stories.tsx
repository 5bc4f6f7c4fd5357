import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleImage } from '../../testing/images.fixtures.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import defaultImage from './default-image.svg?no-inline';
import { Image } from './image.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Image',
  component: Image,
  args: { src: sampleImage(0), alt: 'A casting cell', width: 320 },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = (canvasElement: HTMLElement) => canvasElement.querySelector('img')!;

export const Default: Story = {};

export const Product: Story = { args: { ratio: '4:3', src: sampleImage(1) } };
export const Cover: Story = { args: { ratio: '3:4', src: sampleImage(2) } };
export const Logo: Story = { args: { ratio: '1:1', src: sampleImage(3) } };

export const None: Story = { args: { src: null } };

/** The default image takes the place of one that fails, once. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', priority: true },
  parameters: { requirements: ['ER-19'] },
  play: async ({ canvasElement }) => {
    const shown = image(canvasElement);
    await waitFor(() => expect(shown).toHaveAttribute('data-failed'));
    await expect(shown.getAttribute('src')).toBe(defaultImage);
  },
};
