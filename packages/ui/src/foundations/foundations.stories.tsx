import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textPairs } from './theme-values.ts';
import { vars } from './theme-tokens.css.ts';
import { z } from './z-index.ts';

const meta = { title: 'Foundations/Tokens', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sample = 'Millwright 机匠 0123456789';

/** Every pair of text and ground that components may use; switch the theme in the toolbar. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('ink on paper')).toBeVisible(),
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: 8 }}>
      {textPairs.map(([text, ground]) => (
        <p
          key={`${text} ${ground}`}
          style={{
            padding: 12,
            border: `1px solid ${vars.color.line}`,
            background: vars.color[ground],
            color: vars.color[text],
            fontSize: 14,
          }}
        >
          {text} on {ground}
        </p>
      ))}
    </div>
  ),
};

export const TypeScale: Story = {
  play: async ({ canvas }) => {
    const sizes = Object.keys(vars.text).map((name) =>
      parseFloat(getComputedStyle(canvas.getByText(`${name}: ${sample}`)).fontSize),
    );
    await expect(sizes).toEqual([12, 14, 16, 18, 22, 28, 36]);
  },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.entries(vars.text).map(([name, size]) => (
        <p key={name} style={{ fontSize: size, lineHeight: vars.leading.snug }}>
          {name}: {sample}
        </p>
      ))}
    </div>
  ),
};

export const Spaces: Story = {
  play: async ({ canvas }) => {
    const widths = Object.keys(vars.space).map(
      (name) => canvas.getByText(name, { exact: true }).nextElementSibling!.getBoundingClientRect().width,
    );
    await expect(widths.every((width) => width > 0 && width % 4 === 0)).toBe(true);
  },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {Object.entries(vars.space).map(([name, size]) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 12, fontSize: 14 }}>
          <span style={{ width: 24 }}>{name}</span>
          <span style={{ width: size, height: 16, background: vars.color.brand }} />
        </div>
      ))}
    </div>
  ),
};

/** What lies above what, from back to front. */
export const Stacking: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(z).length),
  render: () => (
    <ol>
      {Object.entries(z).map(([name, level]) => (
        <li key={name}>
          {name}: {level}
        </li>
      ))}
    </ol>
  ),
};
