import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { industryContents } from '../demo-articles/index.ts';
import { filmStories } from '../entries/media.ts';
import { suppliersOf } from '../entries/sourcing.ts';
import { drawBanner } from './banners.ts';
import { drawCover } from './covers.ts';
import { drawPerformance, drawSeries } from './drawing/performance.ts';
import { drawModel, modelsOfSeries } from './drawing/series.ts';
import { drawCard, drawSheet } from './drawing/sheet.ts';
import { drawLogo, drawPortrait } from './marks.ts';
import { drawPage } from './pages.ts';
import { parseImageUrl, type ImageKey, type ImageKind } from './image-url.ts';
import { drawShow } from './posters.ts';
import { drawPoster, drawStory } from './stories.ts';

const productSeed = /^([a-z0-9]+)-(\d{1,2})-(card|elevation|section|performance|series)$/;

/** A sheet of a product, its image in lists, or its series: `hx-0-elevation`. */
function drawProduct(industry: string, seed: string): string | null {
  const [, series = '', place, view] = productSeed.exec(seed) ?? [];
  const models = modelsOfSeries(industry, series);
  const model = models[Number(place)];
  if (!model) return null;
  if (view === 'series') return drawSeries(models);
  if (view === 'performance') return drawPerformance(model, models);
  const drawing = drawModel(model, view === 'section' ? 'section' : 'elevation');
  if (drawing && view === 'card') return drawCard(model, drawing);
  return drawing && drawSheet(model, drawing, view === 'section' ? 2 : 1);
}

/** The names of companies by the numbers of their entries. */
const companies = new Map(
  suppliersOf(industryContents).map(({ id, company }, place) => [`supplier-${id}`, { company, place }]),
);

function drawSupplier(_industry: string, seed: string): string | null {
  const found = companies.get(seed);
  return found ? drawLogo(found.company.names, found.place) : null;
}

const draw: Readonly<Record<ImageKind, (industry: string, seed: string) => string | null>> = {
  article: drawStory,
  banner: (industry, seed) => drawBanner('banner', industry, seed),
  'banner-large': (industry, seed) => drawBanner('banner-large', industry, seed),
  'banner-menu': (industry, seed) => drawBanner('banner-menu', industry, seed),
  cover: drawCover,
  logo: drawSupplier,
  page: drawPage,
  portrait: (_industry, seed) => drawPortrait(seed.toUpperCase().slice(0, 3)),
  poster: drawPoster,
  product: drawProduct,
  show: drawShow,
};

/** Drawn beforehand, by tools/films.mjs. */
const films = join(import.meta.dirname, '../films');

/** Draws an image as SVG text; the same key gives the same text. Null where there is nothing of that name. */
export const drawSvg = ({ kind, industry, seed }: ImageKey): string | null => draw[kind](industry, seed);

const film = /^film\/([a-z-]+\/[a-z0-9-]{1,80})\.mp4$/;
const filmNames = new Set(filmStories(industryContents).map(({ slug, story }) => `${slug}/${story.key}`));

/** The image or film at what follows `/img/` in a URL; null where there is none. */
export async function drawImage(path: string): Promise<{ body: Uint8Array | string; contentType: string } | null> {
  const [, name] = film.exec(path) ?? [];
  if (name !== undefined) {
    if (!filmNames.has(name)) return null;
    return { body: await readFile(join(films, `${name}.mp4`)), contentType: 'video/mp4' };
  }
  const key = parseImageUrl(path);
  const body = key && drawSvg(key);
  return body ? { body, contentType: 'image/svg+xml' } : null;
}
