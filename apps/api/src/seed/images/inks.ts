import { escapeHtml } from '@millwright/domain';

/** The colours that an image is drawn with. */
export interface Ink {
  paper: string;
  /** A second paper, for large calm areas. */
  shade: string;
  /** Outlines and letters. */
  line: string;
  body: string;
  soft: string;
  dark: string;
  /** What is cut away, or empty. */
  blank: string;
  /** The one thing to look at. */
  accent: string;
}

/** Drawing paper, steel, blueprint and warm paper. */
export const tones = {
  sheet: {
    paper: '#f8fafc',
    shade: '#e6edf3',
    line: '#17324d',
    body: '#dde7f0',
    soft: '#b9ccdd',
    dark: '#557896',
    blank: '#fefefe',
    accent: '#f0712a',
  },
  steel: {
    paper: '#dbe4ec',
    shade: '#c5d3df',
    line: '#14283d',
    body: '#f1f5f8',
    soft: '#9fb7cb',
    dark: '#3f5f7d',
    blank: '#fbfcfd',
    accent: '#ef6a21',
  },
  blueprint: {
    paper: '#14375a',
    shade: '#1c466e',
    line: '#dcebf7',
    body: '#24588a',
    soft: '#4f85b5',
    dark: '#a9cbe6',
    blank: '#123150',
    accent: '#ff9248',
  },
  warm: {
    paper: '#f5f1ea',
    shade: '#e8e1d5',
    line: '#2b3644',
    body: '#dfe3e4',
    soft: '#c2c8c7',
    dark: '#6d7c86',
    blank: '#fdfcfa',
    accent: '#e65f12',
  },
} as const satisfies Record<string, Ink>;

/** A set of inks. */
export type Tone = keyof typeof tones;

/** What each set becomes where the reader's colours are dark. */
const atNight: Readonly<Record<Tone, Ink>> = {
  sheet: {
    paper: '#141c24',
    shade: '#1d2832',
    line: '#c9d9e8',
    body: '#2b3b4a',
    soft: '#46607a',
    dark: '#8fb2d0',
    blank: '#10171e',
    accent: '#ff8a45',
  },
  steel: {
    paper: '#1a252f',
    shade: '#24323f',
    line: '#d3e0eb',
    body: '#32475a',
    soft: '#567390',
    dark: '#9dbbd5',
    blank: '#121a22',
    accent: '#ff8b48',
  },
  blueprint: {
    paper: '#0f2943',
    shade: '#163757',
    line: '#d2e4f3',
    body: '#1f4d79',
    soft: '#47799f',
    dark: '#98bddb',
    blank: '#0c2238',
    accent: '#ff9650',
  },
  warm: {
    paper: '#1d1b18',
    shade: '#2a2723',
    line: '#ddd8cf',
    body: '#3a3d3f',
    soft: '#5d6567',
    dark: '#a3adb2',
    blank: '#151311',
    accent: '#ff8138',
  },
};

const parts = ['paper', 'shade', 'line', 'body', 'soft', 'dark', 'blank', 'accent'] as const satisfies (keyof Ink)[];

/** A style sheet that changes the attributes of a drawing to the inks of the night. */
const nightStyle = (tone: Tone): string =>
  `<style>@media (prefers-color-scheme:dark){${parts
    .map((part) => {
      const [day, night] = [tones[tone][part], atNight[tone][part]];
      return `[fill="${day}"]{fill:${night}}[stroke="${day}"]{stroke:${night}}`;
    })
    .join('')}}</style>`;

const faces = 'Arial, Helvetica, PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif';

/** How wide letters are, in the size of the letters: Han characters are as wide as they are high. */
export const widthOfText = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (letter.codePointAt(0)! > 0x2e80 ? 1 : /[A-Z%MW⌀]/.test(letter) ? 0.7 : 0.56),
    0,
  );

/** How a line of letters stands. */
export interface Lettering {
  size: number;
  fill: string;
  bold?: boolean;
  anchor?: 'middle' | 'end';
  /** Written upwards. */
  upright?: boolean;
  /** Most width; longer lines are set narrower. */
  most?: number;
}

/** A line of letters. */
export function letters(
  text: string,
  x: number,
  y: number,
  { size, fill, bold, anchor, upright, most }: Lettering,
): string {
  const squeezed = most !== undefined && widthOfText(text) * size > most;
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" fill="${fill}"${bold ? ' font-weight="700"' : ''}${
    anchor ? ` text-anchor="${anchor}"` : ''
  }${upright ? ` transform="rotate(-90 ${Math.round(x)} ${Math.round(y)})"` : ''}${
    squeezed ? ` textLength="${Math.round(most)}" lengthAdjust="spacingAndGlyphs"` : ''
  }>${escapeHtml(text)}</text>`;
}

/** The image as a document: its size, its inks for the night (none where a mark has colours of its own), its content. */
export const svgOf = ([width, height]: readonly [number, number], tone: Tone | null, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${faces}">${tone ? nightStyle(tone) : ''}${content}</svg>`;
