import type { IndustryContent } from '../demo-articles/content.types.ts';
import { industryOf } from '../demo-articles/industries.ts';
import { shanghaiDay } from '../../shanghai-day.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { industryIdOf, named, tagIdsNamedIn, text, type EntryRow } from './entry-rows.ts';
import { regionId } from './regions.ts';
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

/** When and where the n-th show is. */
export function showAt(index: number) {
  const [region, cityEn, cityCn, hallsEn, hallsCn] = venues[(index * 3) % venues.length]!;
  // Tuesdays, every other week.
  const starts = new Date(Date.parse('2025-12-02T00:00:00+08:00') + index * 14 * day);
  const days = 3 + (index % 2);
  return { region, city: text(cityEn, cityCn), halls: text(hallsEn, hallsCn), starts, days };
}

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
    return {
      id: firstShowId + index,
      kind: 'show',
      ...named(
        text(`${names.en} ${city.en} ${year}`, `${year}${city.cn}${names.cn}展览会`),
        text(
          `Machines, materials and services for ${names.en.toLowerCase()} on ${12 + (index % 9) * 6},000 square metres.`,
          `${names.cn}领域的设备、材料与服务，展出面积${12 + (index % 9) * 6},000平方米。`,
        ),
      ),
      image: pictureAddress({ kind: 'show', industry: slug, seed: `show-${index}` }),
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
        paragraphs: [
          text(
            `The halls open at 9:00 on each of the ${days} days; on the last day they close at 15:00. Trade visitors register beforehand and enter free of charge.`,
            `展期${days}天，每天9:00开馆，最后一天15:00闭馆。专业观众预先登记后可免费入场。`,
          ),
          text(
            `${exhibitors.length} of the suppliers listed here have booked stands.`,
            `本站收录的供应商中已有${exhibitors.length}家预订展位。`,
          ),
        ],
      },
    };
  });
