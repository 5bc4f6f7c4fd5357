import { EDITION_KEYS, type ArticleType, type OwnEditionKey } from '@millwright/domain';
import type { Company, IndustryContent, ProductLine } from '../demo-articles/content.types.ts';
import { industryOf } from '../demo-articles/industries.ts';
import { reporters, desks } from '../demo-articles/people.ts';
import { imageUrlOf } from '../images/image-url.ts';
import { createRandom } from '../random.ts';
import { industryIdOf, tagIdsOf } from '../entries/entry-rows.ts';

/**
 * An article made for load tests: its title is made from companies and products, its body from paragraphs of its
 * industry.
 */
export interface ScaledArticle {
  id: number;
  edition: OwnEditionKey;
  title: string;
  brief: string;
  image: string;
  source: string;
  author: string;
  industryId: number;
  types: ArticleType[];
  tagIds: number[];
  publishedAt: string;
  paragraphs: string[];
  /** Names of tags and industries are looked up by the caller. */
  slug: string;
}

interface Facts {
  company: Company;
  line: ProductLine;
  number: number;
  months: number;
  market: string;
}

const markets = {
  cn: ['越南', '泰国', '墨西哥', '德国', '土耳其', '印度', '波兰', '巴西'],
  en: ['Vietnam', 'Thailand', 'Mexico', 'Germany', 'Turkey', 'India', 'Poland', 'Brazil'],
};

const titles: Readonly<Record<OwnEditionKey, readonly ((facts: Facts) => string)[]>> = {
  cn: [
    ({ company, line }) => `${company.names.cn}新一代${line.names.cn}在${company.city.cn}投产`,
    ({ company, line, number }) => `${company.city.cn}一家工厂换用${line.names.cn}，能耗降了${number}%`,
    ({ company, line, number }) => `${company.names.cn}扩产${line.names.cn}，增加${number}条线`,
    ({ line, number }) => `${line.names.cn}交期拉长到${number}周`,
    ({ company, line, number, market }) => `${company.names.cn}向${market}发运${number}台${line.names.cn}`,
    ({ company, line, months }) => `用了${months}个月的${line.names.cn}：${company.city.cn}一家用户的账`,
    ({ line, months }) => `${line.names.cn}改造${months}个月：省在哪里，贵在哪里`,
    ({ company, line, number }) => `${company.names.cn}把${line.names.cn}的保养间隔延长到${number}00小时`,
    ({ company, line }) => `为什么${company.city.cn}的车间不再等${line.names.cn}`,
    ({ company, line, number }) => `${company.names.cn}${line.series}-${number}0通过用户验收`,
  ],
  en: [
    ({ company, line }) =>
      `${company.names.en} starts production of its new ${line.names.en.toLowerCase()} in ${company.city.en}`,
    ({ company, line, number }) =>
      `Plant in ${company.city.en} changes to a ${line.names.en.toLowerCase()} and uses ${number} per cent less energy`,
    ({ company, line, number }) => `${company.names.en} adds ${number} lines for the ${line.names.en.toLowerCase()}`,
    ({ line, number }) => `${line.names.en}: delivery now takes ${number} weeks`,
    ({ company, line, number, market }) =>
      `${company.names.en} ships ${number} units of its ${line.names.en.toLowerCase()} to ${market}`,
    ({ company, line, months }) =>
      `${months} months with a ${line.names.en.toLowerCase()}: a user in ${company.city.en} does the sums`,
    ({ line, months }) =>
      `Retrofit of a ${line.names.en.toLowerCase()} after ${months} months: what it saves and what it costs`,
    ({ company, line, number }) =>
      `${company.names.en} stretches the service interval of its ${line.names.en.toLowerCase()} to ${number}00 hours`,
    ({ company, line }) => `Why workshops in ${company.city.en} no longer wait for a ${line.names.en.toLowerCase()}`,
    ({ company, line, number }) => `${company.names.en} passes acceptance with the ${line.series}-${number}0`,
  ],
};

const types: readonly ArticleType[] = ['latest', 'newswire', 'oversea', 'Editorpick'];
const firstDay = Date.parse('2019-01-02T08:00:00+08:00');
const lastDay = Date.parse('2026-11-18T18:00:00+08:00');

const paragraphsOf = (body: string): string[] =>
  body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 40 && !/^(#|!|>|-|\d+\.)/.test(line))
    .map((line) => line.replaceAll('**', ''));

/** Makes articles one after the other; the same numbers give the same articles. */
export function* scaleArticles(
  contents: readonly IndustryContent[],
  count: number,
  firstId: number,
): Generator<ScaledArticle> {
  const usable = contents.map((content) => ({
    ...content,
    pairs: content.companies.flatMap((company, at) =>
      content.products[at] ? [{ company, line: content.products[at] }] : [],
    ),
    pool: {
      cn: content.stories.flatMap(({ cn }) => paragraphsOf(cn?.body ?? '')),
      en: content.stories.flatMap(({ en }) => paragraphsOf(en?.body ?? '')),
    },
    tagKeys: [...new Set(content.stories.flatMap(({ tags }) => tags))],
    childIds: industryOf(content.slug).children.map(({ id }) => id),
  }));
  const random = createRandom('scale-articles');
  for (let index = 0; index < count; index += 1) {
    const edition = EDITION_KEYS[index % 2]!;
    const { slug, pairs, pool, tagKeys, childIds } = random.pick(usable);
    const { company, line } = random.pick(pairs);
    const facts = {
      company,
      line,
      number: random.int(2, 60),
      months: random.int(3, 30),
      market: random.pick(markets[edition]),
    };
    const paragraphs = Array.from({ length: random.int(2, 4) }, () => random.pick(pool[edition]));
    yield {
      id: firstId + index,
      edition,
      title: random.pick(titles[edition])(facts),
      brief: line.brief[edition],
      image: imageUrlOf({ kind: 'article', industry: slug, seed: `scale-${index % 400}` }),
      source: random.pick(desks)[edition],
      author: random.pick(reporters[edition]),
      industryId: random.chance(0.5) ? industryIdOf(slug, line.child) : random.pick([...childIds, industryOf(slug).id]),
      types: types.filter((_type, at) => (at === 0 ? random.chance(0.7) : random.chance(0.2))),
      tagIds: tagIdsOf(Array.from({ length: random.int(1, 4) }, () => random.pick(tagKeys))),
      publishedAt: new Date(firstDay + Math.floor(random.next() * (lastDay - firstDay))).toISOString(),
      paragraphs: [...new Set(paragraphs)],
      slug,
    };
  }
}
