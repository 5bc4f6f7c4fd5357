import { describe, expect, it } from 'vitest';
import { themeColors } from '../theme-values.ts';
import {
  checkTheme,
  createTheme,
  findingText,
  themeAsCss,
  themeAsDesignTokens,
  themeAsTypeScript,
  type Brand,
  type Theme,
} from './index.ts';

/** Colours that brands like: pale, dark, loud, grey. */
const colors = [
  '#0a5c3f',
  '#ffd400',
  '#e60012',
  '#00a0e9',
  '#111111',
  '#ffffff',
  '#7a7a7a',
  '#ff00ff',
  '#b7e3c0',
  '#1d4f7c',
  '#6b21a8',
  '#0000ff',
];

describe('a theme that is made of a brand', () => {
  it.each(colors)('of %s has nothing to find fault with', (color) => {
    expect(checkTheme(createTheme({ color, signal: color })).map(findingText)).toEqual([]);
    expect(checkTheme(createTheme({ color, tint: 1 })).map(findingText)).toEqual([]);
  });

  it('keeps a colour that can be read as it is', () => {
    expect(createTheme({ color: '#0a5c3f' }).colors.light.brand).toBe('#0a5c3f');
  });

  it('changes nothing that the brand says nothing of', () => {
    const { light } = createTheme({ color: '#0a5c3f' }).colors;
    const { brand: _, brandStrong: __, brandSoft: ___, onBrand: ____, ...rest } = light;
    expect(themeColors.light).toMatchObject(rest);
  });

  it.each(['red', '#12345', '', 'javascript:x'])('refuses %j as a colour', (color) => {
    expect(() => createTheme({ color })).toThrow('#rrggbb');
  });

  it('says what is wrong where a site without types states what cannot be', () => {
    expect(() => createTheme({ color: '#0a5c3f', corners: 'oval' as never })).toThrow(
      'The corners of a brand are sharp, soft, round, and oval is none of them',
    );
    expect(() => createTheme({ color: '#0a5c3f', tint: 40 })).toThrow(
      'The tint of a brand is from 0 to 1, and 40 is not',
    );
  });

  it('is stated in at most 15 lines', () => {
    const brand: Brand = {
      color: '#0a5c3f',
      signal: '#7a2e1f',
      corners: 'round',
      tint: 0.5,
      type: 1.05,
      controls: 1.1,
      fontFamily: "'IBM Plex Sans'",
    };
    expect(JSON.stringify(brand, null, 2).split('\n').length).toBeLessThanOrEqual(15);
    expect(checkTheme(createTheme(brand))).toEqual([]);
  });
});

describe('the check of a theme', () => {
  const good = createTheme({ color: '#0a5c3f' });
  const withLight = (change: Partial<Theme['colors']['light']>): Theme => ({
    ...good,
    colors: { ...good.colors, light: { ...good.colors.light, ...change } },
  });

  it('finds a text that cannot be read', () => {
    expect(checkTheme(withLight({ brand: '#ffd400' })).map(findingText)).toContain(
      'light: brand on paper is 1.43 to 1 and needs 4.5',
    );
  });

  it('finds an edge that cannot be seen', () => {
    expect(checkTheme(withLight({ focus: '#eeeeee' }))).toContainEqual(
      expect.objectContaining({ kind: 'contrast', pair: 'focus on paper', needed: 3 }),
    );
  });

  it('finds a line that is too high for its control, first in Chinese', () => {
    const { lengths } = good;
    const findings = checkTheme({ ...good, lengths: { ...lengths, 'size-control-small': '1.6rem' } });
    expect(findings).toEqual([expect.objectContaining({ kind: 'overflow', script: 'zh', control: 'control-small' })]);
  });

  it('finds a size that the widgets are not made for', () => {
    expect(checkTheme(createTheme({ color: '#0a5c3f', type: 2 })).some(({ kind }) => kind === 'range')).toBe(true);
  });
});

describe('a theme that is taken elsewhere', () => {
  const theme = createTheme({ color: '#0a5c3f', signal: '#7a2e1f', fontFamily: 'Georgia' });

  it('states every colour of every theme as a stylesheet', () => {
    const css = themeAsCss(theme);
    expect(css).toContain('--mw-color-brand: #0a5c3f;');
    expect(css).toContain('--mw-color-ink-muted:');
    expect(css).toContain('[data-theme="dark"] {');
    expect(css).toContain('--mw-font-family: Georgia,');
    expect(css).not.toContain('@layer');
    expect(css.split('{').length).toBe(css.split('}').length);
  });

  it('is a module of TypeScript', () => {
    expect(themeAsTypeScript(theme)).toContain('"brand": "#0a5c3f"');
  });

  it('is in the format of design tokens', () => {
    expect(themeAsDesignTokens(theme)).toMatchObject({
      light: {
        $type: 'color',
        brand: { $value: { colorSpace: 'srgb', components: [0.0392, 0.3608, 0.2471], hex: '#0a5c3f' } },
        scrim: { $value: { alpha: 0.48 } },
      },
      length: { $type: 'dimension', 'text-body': { $value: { value: 1, unit: 'rem' } } },
      fontFamily: { $type: 'fontFamily', en: { $value: expect.arrayContaining(['Georgia', 'PingFang SC']) } },
    });
  });
});
