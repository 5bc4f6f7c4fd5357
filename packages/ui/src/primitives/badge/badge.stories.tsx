import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsWhole } from '../../testing/shows-whole.ts';
import { Badge, type BadgeTone } from './badge.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly BadgeTone[] = ['neutral', 'brand', 'signal', 'positive', 'warning', 'negative'];

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
