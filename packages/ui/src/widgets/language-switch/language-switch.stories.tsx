import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { LanguageSwitch } from './language-switch.tsx';

const meta = {
  title: 'Widgets/Language switch',
  component: LanguageSwitch,
  args: { urls: { cn: 'https://cn.millwright.example/articles', en: 'https://en.millwright.example/articles' } },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { returnPaths: {} },
  parameters: { requirements: ['VA-04', 'HD-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.getByRole('group').querySelector('[aria-current="true"]')).toBeVisible();
  },
};

export const ByFormPost: Story = {
  args: { urls: {}, returnTo: '/articles?page=2' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button');
    await expect(button.form!.method).toBe('post');
    await expect(new FormData(button.form!, button).get('to')).toBe('/articles?page=2');
  },
};

export const Short: Story = {
  args: { names: 'short' },
  play: async ({ canvas }) => expect(canvas.getByRole('group')).toHaveTextContent('CNEN'),
};

export const ByKeyboard: Story = {
  args: { urls: {}, returnTo: '/articles?page=2' },
  play: async ({ canvas }) => {
    const sent = fn((event: Event) => event.preventDefault());
    const button = canvas.getByRole<HTMLButtonElement>('button');
    button.form!.addEventListener('submit', sent);
    await tabTo(button);
    await press('Enter');
    await expect(sent).toHaveBeenCalledOnce();
  },
};
