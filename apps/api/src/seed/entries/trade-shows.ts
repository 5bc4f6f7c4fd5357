import type { Bilingual, OwnEditionKey } from '@millwright/domain';
import type { IndustryContent } from '../demo-articles/content.types.ts';
import { industryOf } from '../demo-articles/industries.ts';
import { shanghaiDay } from '../../shanghai-day.ts';
import { imageUrlOf } from '../images/image-url.ts';
import { industryIdOf, named, tagIdsNamedIn, text, type EntryRow } from './entry-rows.ts';
import { regionId } from './regions.ts';
import { chineseNumber } from '../texts/stated-values.ts';
import { paragraphsOf, textOf } from '../texts/written-texts.ts';
import type { SeedSupplier } from './sourcing.ts';

const firstShowId = 38_001;
const shows = 48;
const day = 86_400_000;

/** Region, `English` and `中文` of city and halls. */
const venues: readonly (readonly [region: string, cityEn: string, cityCn: string, hallsEn: string, hallsCn: string])[] =
  [
    ['shanghai', 'Shanghai', '上海', 'Huangpu River Exhibition Centre', '浦江展览中心'],
    ['guangdong', 'Shenzhen', '深圳', 'Qianhai Fair Ground', '前海会展中心'],
    ['guangdong', 'Guangzhou', '广州', 'Pearl River Halls', '珠江展馆'],
    ['shandong', 'Qingdao', '青岛', 'Jiaozhou Bay Halls', '胶州湾展馆'],
    ['sichuan', 'Chengdu', '成都', 'Jincheng Exhibition Centre', '锦城会展中心'],
    ['germany', 'Düsseldorf', '杜塞尔多夫', 'Rhine Halls', '莱茵展馆'],
    ['beijing', 'Beijing', '北京', 'North Ring Exhibition Centre', '北环展览中心'],
    ['vietnam', 'Ho Chi Minh City', '胡志明市', 'Saigon River Expo', '西贡河展览中心'],
    ['thailand', 'Bangkok', '曼谷', 'Bang Na Trade Halls', '邦纳展馆'],
    ['italy', 'Milan', '米兰', 'Lombard Fair', '伦巴第展馆'],
  ];

/** Shows that would meet New Year, Spring Festival, Labour Day or National Day, and by how many days they are moved. */
const moved: ReadonlyMap<number, number> = new Map([
  [2, -7],
  [11, 7],
  [22, 7],
  [31, 7],
  [37, 7],
]);

/** When and where the n-th show is. */
export function showAt(index: number) {
  const [region, cityEn, cityCn, hallsEn, hallsCn] = venues[(index * 3) % venues.length]!;
  // Tuesdays, every other week, unless everybody is on holiday.
  const starts = new Date(Date.parse('2025-12-02T00:00:00+08:00') + (index * 14 + (moved.get(index) ?? 0)) * day);
  const days = 3 + (index % 2);
  return { region, city: text(cityEn, cityCn), halls: text(hallsEn, hallsCn), starts, days };
}

/** Fills the facts of a show into what was written of it. */
const factsIn = (written: Bilingual, facts: Readonly<Record<string, Bilingual>>): Bilingual => {
  const filled = (edition: OwnEditionKey): string =>
    written[edition].replaceAll(/(^|[.!?] )?\{([a-z]+)\}/g, (_all, before: string | undefined, key: string) => {
      const fact = facts[key]![edition];
      return before === undefined ? fact : `${before}${fact.charAt(0).toUpperCase()}${fact.slice(1)}`;
    });
  return text(filled('en'), filled('cn'));
};

/** Trade shows from a year before to a year after the end of the seed; two of each industry. */
export const tradeShowRows = (contents: readonly IndustryContent[], suppliers: readonly SeedSupplier[]): EntryRow[] =>
  Array.from({ length: shows }, (_, index) => {
    const { slug } = contents[(index * 5) % contents.length]!;
    const { names, children } = industryOf(slug);
    const { region, city, halls, starts, days } = showAt(index);
    const year = shanghaiDay(starts).slice(0, 4);
    const exhibitors = suppliers
      .filter((supplier) => supplier.slug === slug || supplier.id % 17 === index % 17)
      .map(({ id }) => id);
    const written = paragraphsOf(textOf('shows', String(firstShowId + index)));
    const area = (12 + (index % 9) * 6) * 1000;
    const facts = {
      area: text(area.toLocaleString('en'), chineseNumber(area)),
      days: text(days === 3 ? 'three' : 'four', String(days)),
      exhibitors: text(String(exhibitors.length), String(exhibitors.length)),
    };
    const [brief, ...paragraphs] = written.map((one) => factsIn(one, facts));
    return {
      id: firstShowId + index,
      kind: 'show',
      ...named(text(`${names.en} ${city.en} ${year}`, `${year}${city.cn}${names.cn}展览会`), brief!),
      image: imageUrlOf({ kind: 'show', industry: slug, seed: `show-${index}` }),
      industryId: industryIdOf(slug),
      tagIds: tagIdsNamedIn([names, ...children.map((child) => child.names)]),
      regionId: regionId(region),
      featured: index % 8 === 0,
      publishedAt: starts,
      endsAt: new Date(starts.getTime() + days * day - 1000),
      details: {
        start_date: shanghaiDay(starts),
        end_date: shanghaiDay(new Date(starts.getTime() + (days - 1) * day)),
        city,
        venue: halls,
        organiser: text(`${city.en} Industrial Fairs`, `${city.cn}工业展览公司`),
        exhibitor_ids: exhibitors,
        paragraphs,
      },
    };
  });
