import type { ProductModel } from '../product-models.ts';
import { letters, tones, type Tone } from './inks.ts';
import { boundsOf, type Drawing } from './drawing/pen.ts';
import { fit, renderShapes } from './drawing/render.ts';
import { drawModel, modelsOfSeries, seriesOf, type SheetView } from './drawing/series.ts';
import { seriesSlug } from './image-url.ts';

/** What is drawn in an image that is not a product's: a view of a model. */
export interface Subject {
  model: ProductModel;
  view: SheetView;
}

/** A rectangle of an image: left, top, width, height. */
export type Frame = readonly [number, number, number, number];

const views = ['elevation', 'section'] as const;

/**
 * The subjects of an industry, each once: the largest model of every series in both views, those of the child industry
 * first, then the smaller models.
 */
export function subjectsOf(industry: string, child?: string): Subject[] {
  const series = seriesOf(industry);
  const first = series.filter(({ line }) => line.child === child);
  const inOrder = [...first, ...series.filter((one) => !first.includes(one))];
  const models = inOrder.map((one) => modelsOfSeries(industry, seriesSlug(one.line.series)).toReversed());
  const most = Math.max(0, ...models.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    views.flatMap((view) => models.flatMap((list) => (list[at] ? [{ model: list[at], view }] : []))),
  ).flat();
}

/** A drawing without its dimensions, inside a frame. */
function place(drawing: Drawing, frame: Frame, tone: Tone): string {
  return renderShapes(drawing.shapes, fit(boundsOf(drawing.shapes), frame), tones[tone]);
}

/** A subject inside a frame; empty where its series is not drawn. */
export function placeSubject({ model, view }: Subject, frame: Frame, tone: Tone): string {
  const drawing = drawModel(model, view);
  return drawing ? place(drawing, frame, tone) : '';
}

/** Squared paper. */
export function squares([x, y, width, height]: Frame, step: number, colour: string): string {
  let lines = '';
  for (let at = step; at < width; at += step) lines += `M${x + at} ${y}v${height}`;
  for (let at = step; at < height; at += step) lines += `M${x} ${y + at}h${width}`;
  return `<path d="${lines}" stroke="${colour}" fill="none"/>`;
}

/** The tones of scenes that follow each other. */
export const sceneTones = ['steel', 'blueprint', 'warm', 'sheet'] as const satisfies Tone[];

/** A subject as a scene, in one of five arrangements, with the name of what is drawn. */
export function drawScene(
  subject: Subject,
  [width, height]: readonly [number, number],
  arrangement: number,
  tone: Tone,
): string {
  const ink = tones[tone];
  const [w, h] = [width, height];
  const all: Frame = [0, 0, w, h];
  const ground = `<path d="M0 0h${w}v${h}H0z" fill="${ink.paper}"/>`;
  const name = letters(subject.model.name, w * 0.03, h * 0.95, {
    size: Math.round(h * 0.042),
    fill: ink.line,
    bold: true,
  });
  const inside: Frame = [w * 0.09, h * 0.1, w * 0.82, h * 0.76];
  switch (arrangement % 5) {
    case 0:
      return ground + squares(all, h / 12, ink.shade) + placeSubject(subject, inside, tone) + name;
    case 1:
      // Nearer: the middle of the drawing, its ends outside of the image.
      return (
        ground +
        squares(all, h / 6, ink.shade) +
        placeSubject(subject, [-w * 0.14, -h * 0.16, w * 1.28, h * 1.32], tone) +
        name
      );
    case 2:
      return (
        ground +
        `<path d="M0 ${h * 0.78}h${w}v${h * 0.22}H0z" fill="${ink.shade}"/>` +
        placeSubject(subject, [w * 0.22, h * 0.08, w * 0.72, h * 0.72], tone) +
        `<path d="M0 ${h * 0.78}H${w}" stroke="${ink.line}" stroke-width="2"/>` +
        name
      );
    case 3:
      return (
        ground +
        `<circle cx="${w * 0.5}" cy="${h * 0.48}" r="${h * 0.44}" fill="${ink.shade}"/>` +
        placeSubject(subject, [w * 0.2, h * 0.1, w * 0.6, h * 0.76], tone) +
        name
      );
    default: {
      const other = { ...subject, view: subject.view === 'section' ? 'elevation' : 'section' } as const;
      return (
        ground +
        `<path d="M${w * 0.62} 0h${w * 0.38}v${h}h${-w * 0.38}z" fill="${ink.shade}"/>` +
        placeSubject(subject, [w * 0.05, h * 0.1, w * 0.52, h * 0.76], tone) +
        placeSubject(other, [w * 0.66, h * 0.2, w * 0.29, h * 0.56], tone) +
        name
      );
    }
  }
}
