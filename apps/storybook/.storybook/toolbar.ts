import { themeNames } from '@millwright/ui/foundations';

/** What the toolbar offers as editions: the two of the product, two of other sites, and English with longer texts. */
const storyEditions = ['cn', 'en', 'de', 'ar', 'pseudo'] as const;

/** An edition of the toolbar. */
export type StoryEdition = (typeof storyEditions)[number];

const editionTitles: Readonly<Record<StoryEdition, string>> = {
  cn: '中文',
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية (right to left)',
  pseudo: 'Pseudo (longer text)',
};
const themeTitles: Readonly<Record<(typeof themeNames)[number], string>> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};

/**
 * The widths of the art direction, on both sides of the breakpoint at 960, and the two ends at which every language
 * must hold: 320 is also 1280 at a zoom of 400 %.
 */
export const widths = {
  w320: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  w375: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  w768: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  w960: { name: 'Exactly 960', styles: { width: '960px', height: '800px' }, type: 'desktop' },
  w1024: { name: 'Laptop, 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  w1280: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  w1440: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  w1680: { name: 'Wide, 1680', styles: { width: '1680px', height: '1050px' }, type: 'desktop' },
} as const;

const menu = <Value extends string>(
  name: string,
  icon: 'globe' | 'contrast',
  values: readonly Value[],
  titles: Readonly<Record<Value, string>>,
) => ({
  description: name,
  toolbar: { title: name, icon, dynamicTitle: true, items: values.map((value) => ({ value, title: titles[value] })) },
});

/** The globals of the toolbar; width is Storybook's own viewport menu. */
export const globalTypes = {
  edition: menu('Edition', 'globe', storyEditions, editionTitles),
  theme: menu('Theme', 'contrast', themeNames, themeTitles),
};

const comparedWidths = [375, 768, 1280, 1680] as const;

/** The modes in which Chromatic compares every story: edition by width by theme. */
export const chromaticModes = Object.fromEntries(
  (['cn', 'en'] as const).flatMap((edition) =>
    comparedWidths.flatMap((width) =>
      themeNames.map((theme) => [`${edition} ${width} ${theme}`, { edition, theme, viewport: { width } }] as const),
    ),
  ),
);
