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

/** The colour of what a brand fills, as the browser paints it. */
const painted = (element: HTMLElement) => getComputedStyle(element).backgroundColor;

/** A page in the brand of a maker of pumps; every widget is below it, each in a frame that is loaded when it is wanted. */
export const EveryWidget: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing to find fault with');
    await expect(painted(canvas.getByText('How to choose a centrifugal pump'))).toBe('rgb(10, 92, 63)');
    await expect(canvas.getByText('Every widget in this brand')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const EditedLive: Story = {
  play: async ({ canvas, userEvent }) => {
    const slide = canvas.getByText('How to choose a centrifugal pump');
    fireEvent.change(canvas.getByLabelText('Colour'), { target: { value: '#6b21a8' } });
    await waitFor(() => expect(painted(slide)).toBe('rgb(107, 33, 168)'));
    await userEvent.selectOptions(canvas.getByLabelText('Take away as'), 'Design tokens');
    await expect(canvas.getByText(/"colorSpace": "srgb"/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Take away as'), 'TypeScript');
    await expect(canvas.getByText(/export const theme: Theme/)).toBeVisible();
  },
};

export const WithFaults: Story = {
  args: { brand: { color: '#0a5c3f', controls: 0.8, type: 1.25 } },
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
