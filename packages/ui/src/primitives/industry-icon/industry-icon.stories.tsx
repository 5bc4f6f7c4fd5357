import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { IndustryIcon, industryIconNames } from './industry-icon.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Industry icon',
  component: IndustryIcon,
  args: { name: 'robot' },
} satisfies Meta<typeof IndustryIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <ul
      style={{
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, 8rem)',
        gap: 16,
        margin: 0,
        padding: 0,
      }}
    >
      {industryIconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 14 }}>
          <IndustryIcon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** A name that is not known draws a factory, never nothing. */
export const UnknownName: Story = {
  args: { name: '../../etc' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('use')?.getAttribute('href')).toMatch(/#industry$/);
  },
};
