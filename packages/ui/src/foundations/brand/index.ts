export type { Brand, Theme, ThemeFinding } from './brand.types.ts';
export { checkTheme, findingText } from './check-theme.ts';
export { createTheme } from './create-theme.ts';
export { themeAsCss, themeAsDesignTokens, themeAsTypeScript } from './export-theme.ts';
