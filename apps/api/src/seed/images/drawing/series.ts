import { industryContents } from '../../demo-articles/index.ts';
import { productModels, shareOf, valueAt, valueText, type ProductModel } from '../../product-models.ts';
import { additive } from './archetypes/additive.ts';
import { aerospace } from './archetypes/aerospace.ts';
import { auto } from './archetypes/auto.ts';
import { automation } from './archetypes/automation.ts';
import { battery } from './archetypes/battery.ts';
import { casting } from './archetypes/casting.ts';
import { electronics } from './archetypes/electronics.ts';
import { environment } from './archetypes/environment.ts';
import { fluidPower } from './archetypes/fluid-power.ts';
import { food } from './archetypes/food.ts';
import { laser } from './archetypes/laser.ts';
import { logistics } from './archetypes/logistics.ts';
import { medical } from './archetypes/medical.ts';
import { metalworking } from './archetypes/metalworking.ts';
import { metrology } from './archetypes/metrology.ts';
import { moulds } from './archetypes/moulds.ts';
import { packaging } from './archetypes/packaging.ts';
import { plastics } from './archetypes/plastics.ts';
import { powerTransmission } from './archetypes/power-transmission.ts';
import { renewables } from './archetypes/renewables.ts';
import { robotics } from './archetypes/robotics.ts';
import { semiconductor } from './archetypes/semiconductor.ts';
import { surface } from './archetypes/surface.ts';
import { textile } from './archetypes/textile.ts';
import { seriesSlug } from '../image-url.ts';
import { createPen, type Drawing, type Values, type Views } from './pen.ts';

/** How the products of each industry are drawn, by series. */
export const seriesViews: Readonly<Record<string, Readonly<Record<string, Views>>>> = {
  additive,
  aerospace,
  auto,
  automation,
  battery,
  casting,
  electronics,
  environment,
  'fluid-power': fluidPower,
  food,
  laser,
  logistics,
  medical,
  metalworking,
  metrology,
  moulds,
  packaging,
  plastics,
  'power-transmission': powerTransmission,
  renewables,
  robotics,
  semiconductor,
  surface,
  textile,
};

/** The two views of a drawing sheet. */
export type SheetView = keyof Views;

const models = new Map<string, ProductModel[]>();
for (const model of productModels(industryContents)) {
  const key = `${model.slug}/${seriesSlug(model.line.series)}`;
  models.set(key, [...(models.get(key) ?? []), model]);
}

/** The models of a series, the smallest first; none where there is no such series. */
export const modelsOfSeries = (industry: string, series: string): readonly ProductModel[] =>
  models.get(`${industry}/${series}`) ?? [];

/** The smallest models of the series of an industry, in the order of the content. */
export const seriesOf = (industry: string): readonly ProductModel[] =>
  [...models.values()].flatMap((series) => (series[0]!.slug === industry ? [series[0]!] : []));

const figure = /-?[\d,]+(?:\.\d+)?/;

/** What a drawing may know of a model. */
function valuesOf(model: ProductModel): Values {
  const share = shareOf(model);
  const parameter = (label: string) => model.line.parameters.find((one) => one.label.en === label);
  const text = (label: string): string => {
    const found = parameter(label);
    if (!found) return '';
    return found.range ? valueText(found.range, share, found.unit) : (found.text?.en ?? '');
  };
  return {
    text,
    of: (label) => {
      const range = parameter(label)?.range;
      return range ? valueAt(range, share) : Number(figure.exec(text(label))?.[0].replaceAll(',', '') ?? 0);
    },
    at: (low, high) => Math.round(low + (high - low) * share),
    mm: (length) => (length < 100 ? length : Math.round(length / 5) * 5).toLocaleString('en'),
  };
}

/** A view of a model in millimetres; null where the series is not drawn. */
export function drawModel(model: ProductModel, view: SheetView): Drawing | null {
  const views = seriesViews[model.slug]?.[model.line.series];
  if (!views) return null;
  const pen = createPen();
  views[view](pen, valuesOf(model));
  return pen;
}
