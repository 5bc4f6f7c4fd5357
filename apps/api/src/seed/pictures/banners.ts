import type { Frame } from './frames.ts';
import { circle, numbers, paint, path, place, polygon, rect, repeat } from './svg.ts';

/*
 * Pictures of advertisements. They carry no words: the page writes those over them, at the left, so that they can be
 * read, translated and enlarged.
 */

const hatching = ({ ink, width, height }: Frame, from: number): string =>
  path(
    Array.from(
      { length: Math.ceil((width - from) / 26) },
      (_, n) => `M${numbers(from + n * 26, height)}l${numbers(height * 0.6, -height)}`,
    ).join(''),
    `stroke="${ink.shade}" fill="none"`,
  );

const band = ({ ink, height }: Frame, x: number, width: number): string =>
  polygon([x, 0, x + width, 0, x + width - height * 0.4, height, x - height * 0.4, height], paint(ink.accent));

/** The flat banner above the header. Narrow screens show its middle, so a motif stands there too. */
export function flatBanner(frame: Frame): string {
  const { width, height, ink, motif } = frame;
  return (
    rect(0, 0, width, height, paint(ink.paper)) +
    hatching(frame, 0) +
    polygon([width * 0.42, 0, width, 0, width, height, width * 0.42 - height * 0.4, height], paint(ink.shade)) +
    band(frame, width * 0.42, 10) +
    band(frame, width * 0.955, 10) +
    [0.52, 0.7, 0.88]
      .map((at, index) =>
        place(index ? '<use href="#m"/>' : `<g id="m">${motif(frame)}</g>`, width * at, height / 2, height / 300),
      )
      .join('')
  );
}

/** The large banner of a first visit. A phone shows the middle half of it, in which the motif still is. */
export function largeBanner(frame: Frame): string {
  const { width, height, ink, motif, random } = frame;
  return (
    rect(0, 0, width, height, paint(ink.paper)) +
    hatching(frame, 0) +
    polygon([width * 0.4, 0, width, 0, width, height, width * 0.4 - height * 0.4, height], paint(ink.shade)) +
    band(frame, width * 0.4, 26) +
    circle(width * 0.66, height * 0.5, height * 0.46, paint(ink.paper)) +
    circle(width * 0.66, height * 0.5, height * 0.49, paint('none', ink.line, 1.5)) +
    repeat(48, (n) =>
      place(rect(height * 0.49, -1, n % 4 ? 9 : 20, 2, paint(ink.line)), width * 0.66, height * 0.5, 1, n * 7.5),
    ) +
    place(motif(frame), width * 0.66, height * 0.5, height / 390) +
    rect(0, height - 14, width * (0.25 + random.next() * 0.1), 14, paint(ink.accent))
  );
}

/** The banner inside the industry menu. */
export function menuBanner(frame: Frame): string {
  const { width, height, ink, motif } = frame;
  return (
    rect(0, 0, width, height, paint(ink.paper)) +
    hatching(frame, 0) +
    polygon([width * 0.3, 0, width, 0, width, height, width * 0.3 - height * 0.4, height], paint(ink.shade)) +
    place(motif(frame), width / 2, height * 0.5, width / 470) +
    rect(0, height - 10, width * 0.4, 10, paint(ink.accent))
  );
}
