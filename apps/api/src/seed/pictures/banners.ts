import type { Frame } from './frames.ts';
import { numbers, paint, path, place, polygon, rect } from './svg.ts';

const fonts = "system-ui,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const write = (text: string, x: number, y: number, size: number, colour: string, weight = 400, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" font-family="${fonts}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${escapeXml(text)}</text>`;

/** Width of a text in ems, roughly: Han characters are square, Latin ones about half as wide. */
const emsOf = (text: string): number => [...text].reduce((sum, character) => sum + (/[\u2E80-\uFFEF]/.test(character) ? 1 : 0.55), 0);

/** The largest size up to `most` in which a text is no wider than `width`. */
const fit = (text: string, width: number, most: number): number => Math.min(most, Math.floor(width / emsOf(text)));

const hatching = ({ ink, width, height }: Frame, from: number): string =>
  path(Array.from({ length: Math.ceil((width - from) / 26) }, (_, n) => `M${numbers(from + n * 26, height)}l${numbers(height * 0.6, -height)}`).join(''), `stroke="${ink.shade}" fill="none"`);

/**
 * The flat banner above the header. Narrow screens show only its middle, so the words stand there and the motifs at
 * both ends.
 */
export function flatBanner(frame: Frame): string {
  const { width, height, ink, motif, words } = frame;
  const middle = width / 2;
  const scale = height / 300;
  const text = words
    ? write(words.advertiser, middle, height * 0.45, fit(words.advertiser, 400, 22), ink.line, 700, 'middle') + write(words.slogan, middle, height * 0.83, fit(words.slogan, 400, 18), ink.line, 400, 'middle')
    : '';
  return rect(0, 0, width, height, paint(ink.paper)) + hatching(frame, 0) + rect(middle - 250, 0, 500, height, paint(ink.paper))
    + [0.14, 0.86].map((at) => place(motif(frame), width * at, height / 2, scale)).join('')
    + polygon([middle - 246, height, middle - 232, 0, middle - 224, 0, middle - 238, height], paint(ink.accent)) + polygon([middle + 224, height, middle + 238, 0, middle + 246, 0, middle + 232, height], paint(ink.accent)) + text;
}

/** The large banner of a first visit. Its words and its motif stay in the part that a phone shows too. */
export function largeBanner(frame: Frame): string {
  const { width, height, ink, motif, words } = frame;
  const left = width * 0.24;
  const text = words
    ? write(words.advertiser, left, height * 0.4, fit(words.advertiser, 500, 72), ink.line, 700) + write(words.slogan, left, height * 0.55, fit(words.slogan, 480, 40), ink.line)
    : '';
  return rect(0, 0, width, height, paint(ink.paper)) + hatching(frame, width * 0.56) + polygon([width * 0.6, 0, width, 0, width, height, width * 0.6 - height * 0.4, height], paint(ink.shade))
    + polygon([width * 0.6, 0, width * 0.6 + 26, 0, width * 0.6 + 26 - height * 0.4, height, width * 0.6 - height * 0.4, height], paint(ink.accent))
    + place(motif(frame), width * 0.72, height * 0.52, height / 420) + rect(left, height * 0.64, 96, 10, paint(ink.accent)) + text;
}

/** The banner inside the industry menu: motif above, words below. */
export function menuBanner(frame: Frame): string {
  const { width, height, ink, motif, words } = frame;
  const text = words
    ? write(words.slogan, 28, height * 0.83, fit(words.slogan, width - 56, 30), ink.line, 700) + write(words.advertiser, 28, height * 0.93, fit(words.advertiser, width - 56, 18), ink.line)
    : '';
  return rect(0, 0, width, height, paint(ink.shade)) + place(motif(frame), width / 2, height * 0.36, 0.82) + rect(0, height * 0.7, width, height * 0.3, paint(ink.paper)) + rect(0, height * 0.7, width * 0.3, 6, paint(ink.accent)) + text;
}
