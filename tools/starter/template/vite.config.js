import { checkTheme, createTheme, findingText, themeAsCss } from '@millwright/ui/theme';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './src/brand.ts';

/** The brand as a style sheet, `virtual:brand.css`. A brand that readers would suffer from stops the build. */
const brandStyles = () => ({
  name: 'brand-styles',
  resolveId: (id) => (id === 'virtual:brand.css' ? '\0brand.css' : undefined),
  load(id) {
    if (id !== '\0brand.css') return undefined;
    const theme = createTheme(brand);
    const findings = checkTheme(theme);
    if (findings.length > 0) this.error(`The brand in src/brand.ts:\n${findings.map(findingText).join('\n')}`);
    return themeAsCss(theme);
  },
});

export default defineConfig({
  plugins: [react(), brandStyles()],
  build: { rolldownOptions: { input: ['index.html', 'cn/index.html'] } },
});
