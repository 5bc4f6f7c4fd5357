import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { glyphs, type IconName } from './glyphs.ts';
import { Icon } from './icon.tsx';

const meta = { play: showsWhole, title: 'Primitives/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = {
  args: { label: 'Search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Search' })).toBeVisible();
  },
};

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
      {(Object.keys(glyphs) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 14 }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
