import { pinyin } from 'pinyin-pro';
import type { IndustryContent } from '../demo-articles/content.types.ts';
import { imageUrlOf, seriesSlug } from '../images/image-url.ts';
import { productModels } from '../product-models.ts';
import { productParameters } from '../product-parameters.ts';
import { createRandom } from '../random.ts';
import { certificatesOf } from '../entries/certificates.ts';
import { daysBefore, industryIdOf, text, type EntryRow } from '../entries/entry-rows.ts';
import { regions } from '../entries/regions.ts';

/** An entry made for load tests. */
export type ScaledEntry = EntryRow & { id: number };

const first = [...'恒瑞正华宏泰博盛嘉康远诚信德隆金海天宇晨星光明昌鼎锐科凯通达安和顺立'];
const second = [...'通达源力丰创合益恩捷宝腾飞扬润茂兴发展新亚龙凯利成峰元'];

/** The brand of a made-up company in both languages. */
function brandOf(random: ReturnType<typeof createRandom>): { cn: string; en: string } {
  const cn = random.pick(first) + random.pick(second);
  const en = pinyin(cn, { toneType: 'none', type: 'array' }).join('');
  return { cn, en: en[0]!.toUpperCase() + en.slice(1) };
}

/** Suppliers and their products for load tests; the same numbers give the same entries. */
export function* scaleEntries(
  contents: readonly IndustryContent[],
  counts: { suppliers: number; products: number },
  firstId: number,
): Generator<ScaledEntry> {
  const random = createRandom('scale-entries');
  const makers = productModels(contents).filter(({ model }) => model === 0);
  const suppliers = Array.from({ length: counts.suppliers }, (_, index) => {
    const { slug, company, line, models } = random.pick(makers);
    const brand = brandOf(random);
    return {
      id: firstId + index,
      slug,
      line,
      company,
      models,
      cn: `${company.city.cn}${brand.cn}${line.names.cn}厂`,
      en: `${company.city.en} ${brand.en} ${line.names.en}`,
    };
  });
  for (const { id, slug, line, company, cn, en } of suppliers) {
    const founded = random.int(1985, 2020);
    yield {
      id,
      kind: 'supplier',
      titleCn: cn,
      titleEn: en,
      briefCn: company.line.cn,
      briefEn: company.line.en,
      image: imageUrlOf({ kind: 'logo', industry: slug, seed: `supplier-${30_001 + (id % 104)}` }),
      industryId: industryIdOf(slug, line.child),
      regionId: random.pick(regions).id,
      featured: false,
      publishedAt: daysBefore(random.int(30, 2500)),
      details: {
        city: company.city,
        founded,
        staff: random.int(20, 2000),
        certificates: certificatesOf(id, company),
        markets: [text('China', '中国')],
        paragraphs: [text(`${en} was founded in ${founded}.`, `${cn}创立于${founded}年。`)],
      },
    };
  }
  for (let index = 0; index < counts.products && suppliers.length > 0; index += 1) {
    const { id: ownerId, slug, company, line, models } = suppliers[index % suppliers.length]!;
    const model = `${line.series}-${random.int(100, 9999)}`;
    yield {
      id: firstId + counts.suppliers + index,
      kind: 'product',
      ownerId,
      titleCn: `${model} ${line.names.cn}`,
      titleEn: `${line.names.en} ${model}`,
      briefCn: line.brief.cn,
      briefEn: line.brief.en,
      image: imageUrlOf({ kind: 'product', industry: slug, seed: `${seriesSlug(line.series)}-0-card` }),
      industryId: industryIdOf(slug, line.child),
      regionId: random.pick(regions).id,
      featured: false,
      publishedAt: daysBefore(random.int(1, 2500)),
      details: {
        model,
        gallery: [],
        parameters: productParameters({ slug, company, line, name: model, model: index % models, models }),
        paragraphs: [line.brief],
      },
    };
  }
}
