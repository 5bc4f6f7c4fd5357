import type { OwnEditionKey } from '@millwright/domain';
import { sampleImage } from '../../testing/images.fixtures.ts';
import type { ComparedGroup, ComparedItem } from './comparison-table.tsx';

const models = [
  { id: 1, model: 'HX-120' },
  { id: 2, model: 'HX-220' },
  { id: 3, model: 'HX-320' },
] as const;

const titles: Readonly<Record<OwnEditionKey, (model: string) => string>> = {
  cn: (model) => `${model} 全电动注塑机`,
  en: (model) => `All-electric injection moulding machine ${model}`,
};

/** So many machines of a series, the last one without the last value. */
export const comparedItems = (edition: OwnEditionKey, count = 2): ComparedItem[] =>
  models.slice(0, count).map(({ id, model }) => ({
    id,
    title: titles[edition](model),
    href: `/showroom/products/info/${id}`,
    image: sampleImage(id),
    ...(count > 2 && {
      removeHref: `/compare?products=${models
        .slice(0, count)
        .map((one) => one.id)
        .filter((other) => other !== id)
        .join(',')}`,
    }),
  }));

const rows: readonly (readonly [key: string, cn: string, en: string, values: readonly (string | null)[]])[] = [
  ['clamping-force', '锁模力', 'Clamping force', ['2,170 kN', '3,830 kN', '5,500 kN']],
  ['opening-stroke', '开模行程', 'Opening stroke', ['540 mm', '760 mm', '980 mm']],
  ['protection', '防护等级', 'Protection', ['IP65', 'IP65', 'IP65']],
  ['machine-mass', '整机质量', 'Machine mass', ['10.4 t', null, '26.5 t']],
];

const words = {
  supplier: { cn: '供应商', en: 'Supplier' },
  maker: { cn: '甬锐精密机械', en: 'Yongrui Precision Machinery' },
  parameters: { cn: '技术参数', en: 'Technical parameters' },
} as const;

/** What they state: two values of each that differ, one that does not, and one that is missing. */
export const comparedGroups = (edition: OwnEditionKey, count = 2): ComparedGroup[] => [
  {
    name: '',
    rows: [
      {
        key: 'supplier',
        label: words.supplier[edition],
        values: models.slice(0, count).map(() => ({
          text: words.maker[edition],
          href: '/showroom/suppliers/info/1',
        })),
      },
    ],
  },
  {
    name: words.parameters[edition],
    rows: rows.map(([key, cn, en, values]) => ({
      key,
      label: { cn, en }[edition],
      values: values.slice(0, count).map((text) => (text === null ? null : { text })),
    })),
  },
];
