import { createGlobalThemeContract } from '@vanilla-extract/css';

const name = (_: string | null, path: string[]) =>
  `mw-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Every design token, as a custom property with a stable public name: `vars.color.inkMuted` is
 * `var(--mw-color-ink-muted)`. Colours differ by theme (`data-theme` on the root), type by language (`lang`).
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      paper: null,
      surface: null,
      surfaceStrong: null,
      raised: null,
      ink: null,
      inkMuted: null,
      inkFaint: null,
      line: null,
      lineStrong: null,
      brand: null,
      brandStrong: null,
      brandSoft: null,
      onBrand: null,
      signal: null,
      signalStrong: null,
      signalSoft: null,
      onSignal: null,
      positive: null,
      positiveSoft: null,
      warning: null,
      warningSoft: null,
      negative: null,
      negativeSoft: null,
      deep: null,
      deepLine: null,
      onDeep: null,
      onDeepMuted: null,
      focus: null,
      scrim: null,
    },
    shadow: { float: null, overlay: null },
    space: {
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      8: null,
      10: null,
      12: null,
      16: null,
    },
    text: { caption: null, small: null, body: null, lead: null, title: null, headline: null, display: null },
    font: { family: null, code: null },
    leading: { tight: null, snug: null, body: null },
    weight: { regular: null, label: null, strong: null, heading: null },
    radius: { small: null, medium: null, large: null, round: null },
    size: {
      content: null,
      gutter: null,
      gap: null,
      measure: null,
      controlSmall: null,
      control: null,
      controlLarge: null,
    },
    // Lifts what lies over the whole page, above the levels of a site. A site sets it; here it is none.
    level: null,
    motion: { fast: null, medium: null, slow: null, ease: null },
  },
  name,
);
