import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { createTheme, type Brand } from '@millwright/ui/theme';
import { BrandSite } from '../theme/brand-site.tsx';
import { ThemeEditor } from '../theme/theme-editor.tsx';

/** All that the maker of pumps says of its brand. */
const pumps: Brand = {
  color: '#0a5c3f',
  signal: '#7a2e1f',
  corners: 'round',
  tint: 0.4,
};

/** What another site writes for its brand: the page shows what becomes of it, and is no widget itself. */
const code = `import { checkTheme, createTheme, findingText, themeAsCss } from '@millwright/ui/theme';

const theme = createTheme({ color: '#0a5c3f', signal: '#7a2e1f', corners: 'round', tint: 0.4 });
const findings = checkTheme(theme);
if (findings.length > 0) throw new Error(findings.map(findingText).join('\\n'));

/** The style sheet of the brand, which stands after that of the widgets. */
export const brandStyles = themeAsCss(theme);
`;

const two = async () => [
  { id: 'widgets-top-banner--default', title: 'Widgets/Top banner' },
  { id: 'primitives-button--default', title: 'Primitives/Button' },
];

// The page is about the project and has one language: it is looked at in one edition.
const meta = {
  id: 'theme',
  title: 'About/Theme',
  component: ThemeEditor,
  args: { brand: pumps },
  parameters: { code, controls: { disable: true }, chromatic: { disableSnapshot: true } },
  globals: { edition: 'en' },
} satisfies Meta<typeof ThemeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every widget, in the brand of a maker of pumps. */
export const EveryWidget: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('figure').length).toBeGreaterThan(40));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing to find fault with');
  },
};

export const EditedLive: Story = {
  args: { loadShown: two },
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Primitives/Button');
    const brandIn = () =>
      frame.contentDocument &&
      getComputedStyle(frame.contentDocument.documentElement).getPropertyValue('--mw-color-brand');
    await waitFor(() => expect(brandIn()).toBe('#0a5c3f'), { timeout: 10_000 });
    fireEvent.change(canvas.getByLabelText('Colour'), { target: { value: '#6b21a8' } });
    await waitFor(() => expect(brandIn()).toBe('#6b21a8'));
    await userEvent.selectOptions(canvas.getByLabelText('Take away as'), 'Design tokens');
    await expect(canvas.getByText(/"colorSpace": "srgb"/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Take away as'), 'TypeScript');
    await expect(canvas.getByText(/export const theme: Theme/)).toBeVisible();
  },
};

export const WithFaults: Story = {
  args: { loadShown: two, brand: { color: '#0a5c3f', controls: 0.8, type: 1.25 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/a line of zh is/);
  },
};

/** A site of another brand, in English. */
export const AnotherBrand: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <BrandSite theme={createTheme(pumps)} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(getComputedStyle(canvasElement).getPropertyValue('--mw-color-brand')).toBe('#0a5c3f');
  },
};

/** The same site in Chinese. */
export const AnotherBrandInChinese: Story = { ...AnotherBrand, globals: { edition: 'cn' } };
