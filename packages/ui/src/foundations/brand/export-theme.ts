import { themeNames, type ThemeName } from '../theme-values.ts';
import type { Theme } from './brand.types.ts';

const property = (name: string) => `--mw-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const colorLines = (theme: Theme, name: ThemeName, indent = '  ') =>
  Object.entries(theme.colors[name]).map(([color, value]) => `${indent}${property(`color-${color}`)}: ${value};`);
const rule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join('\n')}\n}\n`;

/** The theme as a stylesheet. It stands in no layer, so it wins wherever it is loaded. */
export const themeAsCss = (theme: Theme): string => {
  const lengths = Object.entries(theme.lengths).map(([name, value]) => `  ${property(name)}: ${value};`);
  const system = (query: string, name: ThemeName) =>
    `@media ${query} {\n${rule('  :root:not([data-theme])', colorLines(theme, name, '    ')).replace(/\n\}\n$/, '\n  }\n')}}\n`;
  return [
    rule(':root', [...colorLines(theme, 'light'), ...lengths]),
    ...(theme.fontFamily
      ? [
          rule(':root, [lang|="en"]', [`  --mw-font-family: ${theme.fontFamily.en};`]),
          rule('[lang|="zh"]', [`  --mw-font-family: ${theme.fontFamily.zh};`]),
        ]
      : []),
    system('(prefers-color-scheme: dark)', 'dark'),
    system('(prefers-contrast: more)', 'contrast'),
    ...themeNames.map((name) => rule(`[data-theme="${name}"]`, colorLines(theme, name))),
  ].join('\n');
};

/** The theme as a module of TypeScript. */
export const themeAsTypeScript = (theme: Theme): string =>
  `import type { Theme } from '@millwright/ui/theme';

/** The tokens of the brand. */
export const theme: Theme = ${JSON.stringify(theme, null, 2)};
`;

const component = (hex: string, at: number) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));

/** A colour of `#rrggbb` or `rgb(r g b / a)` as the format of design tokens writes it. */
const colorToken = (value: string) => {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  if (!parts)
    return { $value: { colorSpace: 'srgb', components: [1, 3, 5].map((at) => component(value, at)), hex: value } };
  const [, red, green, blue, alpha] = parts.map(Number);
  return {
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue].map((each) => Number(((each ?? 0) / 255).toFixed(4))),
      alpha,
    },
  };
};

const lengthToken = (value: string) => ({
  $value: { value: Number.parseFloat(value), unit: value.replace(/[\d.]/g, '') },
});

/** The theme in the format of the Design Tokens Community Group: a group of colours for each theme, and the lengths. */
export const themeAsDesignTokens = (theme: Theme): object => ({
  ...Object.fromEntries(
    themeNames.map((name) => [
      name,
      {
        $type: 'color',
        ...Object.fromEntries(Object.entries(theme.colors[name]).map(([color, value]) => [color, colorToken(value)])),
      },
    ]),
  ),
  length: {
    $type: 'dimension',
    ...Object.fromEntries(Object.entries(theme.lengths).map(([name, value]) => [name, lengthToken(value)])),
  },
  ...(theme.fontFamily && {
    fontFamily: {
      $type: 'fontFamily',
      en: { $value: familiesOf(theme.fontFamily.en) },
      zh: { $value: familiesOf(theme.fontFamily.zh) },
    },
  }),
});

const familiesOf = (list: string): string[] => list.split(',').map((each) => each.trim().replace(/^['"]|['"]$/g, ''));
