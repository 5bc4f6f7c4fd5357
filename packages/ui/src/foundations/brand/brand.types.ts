import type { ThemeColors, ThemeName } from '../theme-values.ts';

/** What a brand says of itself; everything else follows from it. */
export interface Brand {
  /** Its colour as `#rrggbb`: links, the current entry, the main button of a page that sells nothing. */
  color: string;
  /** The colour of what a page wants done, as `#rrggbb`. @default the signal orange of Millwright */
  signal?: string;
  /** How round corners are. @default 'soft' */
  corners?: 'sharp' | 'soft' | 'round';
  /** How much the greys lean towards the colour of the brand, from 0 to 1. @default 0, the greys of Millwright */
  tint?: number;
  /** How large type is, where 1 is the size of Millwright; from 0.875 to 1.25. @default 1 */
  type?: number;
  /** How high controls are, where 1 is the height of Millwright; from 0.8 to 1.25. @default 1 */
  controls?: number;
  /** Families of type before those of Millwright, as in CSS. @default none */
  fontFamily?: string;
}

/** All tokens that a brand decides. */
export interface Theme {
  colors: Readonly<Record<ThemeName, ThemeColors>>;
  /** Lengths by the name of their custom property without `--mw-`, in rem, or px for corners. */
  lengths: Readonly<Record<string, string>>;
  /** The families of type of either script, complete; absent where they are those of Millwright. */
  fontFamily?: { en: string; zh: string };
}

/** Something about a theme that readers would suffer from. */
export type ThemeFinding =
  /** A text, or an edge, cannot be distinguished from its ground. */
  | { kind: 'contrast'; theme: ThemeName; pair: string; ratio: number; needed: number }
  /** A line of a script is higher than the control that it stands in. */
  | { kind: 'overflow'; script: 'en' | 'zh'; control: string; line: number; room: number }
  /** A value is outside of what the tokens are made for. */
  | { kind: 'range'; token: string; value: number; from: number; to: number };
