import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { composeArticles } from '../demo-articles/compose.ts';
import { editionKeys } from '../demo-articles/content.types.ts';
import { industryContents } from '../demo-articles/index.ts';
import { composeEntries } from '../entries/index.ts';
import { figuresIn } from '../demo-articles/markup.ts';
import { filmStories } from '../entries/media.ts';
import { productModels } from '../product-models.ts';
import { drawImage, drawSvg } from './draw-image.ts';
import { boundsOf } from './drawing/pen.ts';
import { drawModel, seriesViews } from './drawing/series.ts';
import { usualScale } from './drawing/sheet.ts';
import { filmPlan } from './film-plan.ts';
import { parseImageUrl, imageUrlOf, imageSizes, type ImageKind } from './image-url.ts';
import { subjectOfStory } from './stories.ts';
import { figureOf, linesOf } from './typeset.ts';

const kinds = Object.keys(imageSizes) as ImageKind[];
const drawn = (address: string): string => {
  const key = parseImageUrl(address.replace('/img/', ''));
  const svg = key && drawSvg(key);
  if (!svg) throw new Error(`Nothing is drawn at ${address}.`);
  return svg;
};

describe('image addresses', () => {
  it('reads back every address that it writes', () => {
    for (const kind of kinds) {
      const key = { kind, industry: 'fluid-power', seed: 'pump-42' };
      expect(parseImageUrl(imageUrlOf(key).slice('/img/'.length))).toEqual(key);
    }
  });

  it.each([
    '',
    'article',
    'article/plastics/a.png',
    'article/plastics/../x.svg',
    'film/plastics/a.svg',
    'article/plastics/A.svg',
    'toString/plastics/a.svg',
  ])('refuses "%s"', (path) => expect(parseImageUrl(path)).toBeNull());
});

describe('images of the first content', () => {
  const articles = composeArticles(industryContents);
  const entries = composeEntries(industryContents);
  const images = [...new Set([...articles, ...entries].flatMap(({ image }) => (image ? [image] : [])))];

  it('are all drawn, well formed, small, and without anything from outside', () => {
    for (const image of images) {
      const svg = drawn(image);
      expect(svg, image).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
      expect(svg.length, image).toBeLessThan(24_000);
      expect(svg, image).not.toMatch(/<script|href=|url\((?!#)|NaN|undefined|Infinity/);
      expect(svg.split('<g').length, image).toBe(svg.split('</g>').length);
    }
  });

  it.each(['cn', 'en'])('are all different in the edition %s: nothing has the image of another', (edition) => {
    const own = new Set(articles.filter((one) => one.edition === edition).map(({ image }) => image));
    // A magazine shows the cover of its last issue.
    const others = images.filter((image) => !/\/(article\/|cover\/[a-z-]+\/magazine)/.test(image));
    const shown = [...images.filter((image) => own.has(image)), ...others];
    expect(shown.length).toBeGreaterThan(900);
    expect(new Set(shown.map(drawn)).size).toBe(shown.length);
  });

  it('have inks of their own where the colours of the reader are dark', () => {
    expect(drawn(images.find((image) => image.includes('/product/'))!)).toContain('prefers-color-scheme:dark');
  });
});

describe('drawings of products', () => {
  it('show every series by a drawing of its own, in two views, with a dimension or a value of the model', () => {
    const models = productModels(industryContents);
    expect(models.length).toBeGreaterThanOrEqual(300);
    for (const model of models)
      for (const view of ['elevation', 'section'] as const) {
        const drawing = drawModel(model, view);
        const name = `${model.slug}/${model.name} ${view}`;
        expect(drawing, name).not.toBeNull();
        expect(drawing!.marks.filter(({ text }) => text !== '').length, name).toBeGreaterThan(0);
        expect(boundsOf(drawing!.shapes).every(Number.isFinite), name).toBe(true);
      }
    const series = Object.entries(seriesViews).flatMap(([slug, views]) =>
      Object.keys(views).map((one) => `${slug}/${one}`),
    );
    expect(series.toSorted()).toEqual(
      [...new Set(models.map(({ slug, line }) => `${slug}/${line.series}`))].toSorted(),
    );
  });

  it('grow with the parameters of the model', () => {
    const widths = productModels(industryContents)
      .filter(({ slug, line }) => slug === 'metalworking' && line.series === 'TB')
      .map((model) => boundsOf(drawModel(model, 'elevation')!.shapes)[2]);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(new Set(widths).size).toBe(widths.length);
  });

  it('have the model, its maker and its values in the title block', () => {
    const svg = drawn('/img/product/metalworking/tb-2-elevation.svg');
    for (const text of ['TB-320', '2,500 kN', '4,100 mm']) expect(svg).toContain(text);
  });

  it('have in lists the model and no title block, and figures that are read at the size of a card', () => {
    const card = drawn('/img/product/metalworking/tb-2-card.svg');
    for (const text of ['TB-320', '2,500 kN', '4,100 mm']) expect(card).toContain(text);
    expect(card).not.toContain('1/3');
    const sizes = [...card.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(28);
  });

  it('stand at usual scales', () => {
    expect(usualScale(0.0262)).toEqual({ factor: 0.025, text: '1:40' });
    expect(usualScale(2.7)).toEqual({ factor: 2.5, text: '2.5:1' });
  });

  it('are not drawn for a model or a view that there is not', async () => {
    expect(await drawImage('product/metalworking/tb-7-elevation.svg')).toBeNull();
    expect(await drawImage('product/metalworking/tb-0-back.svg')).toBeNull();
    expect(await drawImage('product/food/tb-0-elevation.svg')).toBeNull();
    expect(await drawImage('film/food/no-such-story.mp4')).toBeNull();
  });
});

describe('figures of stories', () => {
  const stories = industryContents.flatMap(({ slug, stories: all }) => all.map((story) => ({ slug, story })));
  const nameOf = (slug: string, key: string): string | undefined => {
    const subject = subjectOfStory(slug, key);
    return subject && `${subject.model.name} ${subject.view}`;
  };

  it('draw what they name, and a caption names no other model', () => {
    let count = 0;
    for (const { slug, story } of stories)
      for (const edition of editionKeys) {
        const body = story[edition]?.body ?? '';
        const captions = body.split('\n').filter((line) => line.trim().startsWith('!fig '));
        for (const [at, name] of figuresIn(body).entries()) {
          count += 1;
          expect(nameOf(slug, `${story.key}-${at + 1}`), `${slug}/${story.key}`).toBe(name);
          for (const model of captions[at]!.match(/\b[A-Z]{2}-\d20\b/g)!) expect(name).toContain(model);
        }
      }
    expect(count).toBeGreaterThan(70);
  });

  it('are refused where nothing is named', () => {
    expect(() => figuresIn('Text\n!fig The machine in its hall.')).toThrow('does not name');
  });

  it('leave the image of a story with a film to what the film was drawn of', () => {
    for (const { slug, story } of filmStories(industryContents)) {
      expect(story.drawing, `${slug}/${story.key}`).toBeDefined();
      expect(nameOf(slug, story.key)).toBe(story.drawing);
    }
  });
});

/** Seconds of an MP4 file by its movie header. */
async function secondsOf(file: URL): Promise<number> {
  const bytes = await readFile(file);
  const at = bytes.indexOf('mvhd', 0, 'latin1');
  return bytes.readUInt32BE(at + 20) / bytes.readUInt32BE(at + 16);
}

it('every film is as long as its plan', async () => {
  for (const { slug, story } of filmStories(industryContents)) {
    const seconds = await secondsOf(new URL(`../films/${slug}/${story.key}.mp4`, import.meta.url));
    expect(Math.abs(seconds - filmPlan(slug, story.key).seconds), `${slug}/${story.key}`).toBeLessThan(0.2);
  }
});

describe('figures of headlines', () => {
  it.each([
    ['光纤激光器：一瓦只要5.8元', '5.8', '元'],
    ['试用26周之后', '26', '周'],
    ['Two lines save 37 per cent of the energy', '37', '%'],
    ['A press of 8,500 tonnes', '8,500', 'tonnes'],
  ])('finds the quantity of "%s"', (title, figure, unit) => expect(figureOf(title)).toEqual({ figure, unit }));

  it.each(['HX-420E is here', '2026年回顾', 'No figure at all'])('finds none in "%s"', (title) =>
    expect(figureOf(title)).toBeNull(),
  );
});

describe('lines of type', () => {
  it('are no wider than the column, and end with an ellipsis where text is left', () => {
    expect(linesOf('one two three four five', 5)).toEqual(['one two', 'three', 'four', 'five']);
    expect(linesOf('one two three four five', 5, 2)).toEqual(['one two', 'three…']);
  });

  it('begin with no closing mark', () => {
    for (const line of linesOf('注塑机、挤出机、吹膜机，都在这里。', 4, 99, true))
      expect(line).not.toMatch(/^[，。、]/);
  });
});
