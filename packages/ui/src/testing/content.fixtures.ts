import type { ArticleSummary, OwnEditionKey, Id, Industry, Tag } from '@millwright/domain';
import { sampleImage } from './images.fixtures.ts';

type Names = readonly [slug: string, icon: string, cn: string, en: string];

const industryNames: readonly Names[] = [
  ['metalworking', 'lathe', '金属加工', 'Metalworking'],
  ['moulds', 'mould', '模具制造', 'Moulds and dies'],
  ['casting', 'ladle', '铸造锻压', 'Casting and forging'],
  ['laser', 'laser', '激光加工', 'Laser processing'],
  ['plastics', 'mould-halves', '橡塑机械', 'Plastics and rubber'],
  ['additive', 'layers', '增材制造', 'Additive manufacturing'],
  ['surface', 'spray', '表面处理', 'Surface treatment'],
  ['automation', 'controller', '工业自动化', 'Industrial automation'],
  ['robotics', 'robot', '机器人', 'Robotics'],
  ['fluid-power', 'valve', '流体动力', 'Fluid power'],
  ['power-transmission', 'gear', '动力传动', 'Power transmission'],
  ['metrology', 'caliper', '测量检测', 'Metrology'],
  ['auto', 'car', '汽车制造', 'Automotive'],
  ['battery', 'battery', '锂电储能', 'Batteries and storage'],
  ['renewables', 'turbine', '风电光伏', 'Wind and solar'],
  ['aerospace', 'aircraft', '航空航天', 'Aerospace'],
  ['electronics', 'circuit', '电子制造', 'Electronics'],
  ['semiconductor', 'wafer', '半导体', 'Semiconductors'],
  ['medical', 'stethoscope', '医疗器械', 'Medical devices'],
  ['packaging', 'box', '包装印刷', 'Packaging'],
  ['food', 'bottle', '食品饮料', 'Food and beverage'],
  ['textile', 'loom', '纺织机械', 'Textile machinery'],
  ['logistics', 'forklift', '物流仓储', 'Logistics'],
  ['environment', 'drop', '环保水务', 'Water and environment'],
];

const headlines: readonly (readonly [cn: string, en: string])[] = [
  [
    '一体化压铸后地板良率突破九成五，模流分析与真空控制成关键',
    'Giga-cast rear floors pass 95 per cent yield as vacuum control matures',
  ],
  [
    '国产五轴头回转精度追平进口，机床厂把寿命试验搬进恒温车间',
    'Domestic five-axis heads match imports on run-out after 4,000 hours of tests',
  ],
  [
    '四万瓦激光切 60 毫米碳钢：快的是速度，难的是断面',
    'Cutting 60 mm steel with 40 kW: the speed is easy, the edge is not',
  ],
  ['刀具涂层换了配方，难加工合金的刃口寿命延长三成', 'A new coating adds a third to tool life in nickel alloys'],
  [
    '协作机器人进焊装线，安全间距怎么算才算够',
    'How much distance is enough? Sizing safety zones for cobots on a welding line',
  ],
  [
    '伺服压机能耗实测：省下的电够不够三年回本',
    'Servo presses measured: will the power they save pay for them in three years?',
  ],
  ['电池托盘搅拌摩擦焊，变形控制从夹具开始', 'Friction-stir welding of battery trays starts with the fixture'],
  [
    '工厂里的 5G 专网两年后：哪些场景真的离不开它',
    'Two years of private 5G on the shop floor: what could not do without it',
  ],
  ['进口轴承交期拉长，主机厂转向双供应商策略', 'Longer lead times for bearings push machine builders to dual sourcing'],
  ['三坐标测量室搬到产线旁，温度补偿要做到什么程度', 'Moving the CMM next to the line: how good must compensation be?'],
  ['再生塑料注塑件的熔接痕为什么更难控制', 'Why weld lines are harder to control in recycled plastics'],
  ['华东机床出口订单连续第五个月增长', 'Machine tool export orders from East China rise for a fifth month'],
];

const briefs: readonly (readonly [cn: string, en: string])[] = [
  [
    '三家供应商给出的答案各不相同：有人改浇道，有人改抽真空时序，' +
      '也有人干脆放慢节拍。我们把三条产线的数据放在一起看。',
    'Three suppliers answer differently: one changed the runner, one the timing of the vacuum, one simply ' +
      'slowed the cycle. We put the figures of their lines side by side.',
  ],
  [
    '样机连续运转四千小时，轴向窜动保持在两微米以内。编辑部走访了试验现场，并记录了拆检结果。',
    'Axial drift stayed within two micrometres over 4,000 hours. We visited the test bench and recorded what the strip-down showed.',
  ],
  ['工艺窗口、气体成本与后处理工时，一张表算清楚。', 'Process window, gas cost and finishing hours, in one table.'],
];

const tagNames: readonly (readonly [cn: string, en: string])[] = [
  ['五轴加工', 'Five-axis'],
  ['压铸工艺', 'Die casting'],
  ['节能降耗', 'Energy saving'],
  ['供应链', 'Supply chain'],
];

const pick = (edition: OwnEditionKey, [cn, en]: readonly [string, string]) => (edition === 'cn' ? cn : en);

const tagsOf = (edition: OwnEditionKey): Tag[] =>
  tagNames.map((names, index) => ({ id: 11 + index, name: pick(edition, names), grade: 9 - index }));

const industriesOf = (edition: OwnEditionKey): Industry[] =>
  industryNames.map(([slug, icon, cn, en], index) => ({
    id: index + 1,
    slug,
    icon,
    name: pick(edition, [cn, en]),
    showNav: true,
    bannerCode: null,
    children: [],
  }));

const articlesOf = (edition: OwnEditionKey): ArticleSummary[] =>
  headlines.map((title, index) => ({
    id: 1001 + index,
    urlName: index === 0 ? 'giga-cast-yield' : null,
    externalUrl: null,
    title: pick(edition, title),
    brief: pick(edition, briefs[index % briefs.length]!),
    image: sampleImage(index),
    source: pick(edition, ['本刊编辑部', 'Millwright editors']),
    publishedAt: new Date(Date.UTC(2026, 10, 20 - index, 1, 30)).toISOString(),
    industryId: (index % industryNames.length) + 1,
    tags: tagsOf(edition).slice(0, 1 + (index % 4)),
  }));

/** Content as it is read in one edition. */
export interface Content {
  articles: readonly ArticleSummary[];
  industries: readonly Industry[];
  tags: readonly Tag[];
  /** An article's industry as cards show it; null for an id that is not known. */
  industryOf: (id: Id) => { name: string; href: string } | null;
}

const contentOf = (edition: OwnEditionKey): Content => {
  const industries = industriesOf(edition);
  const shown = new Map(industries.map(({ id, name, slug }) => [id, { name, href: `/i/${slug}` }]));
  return {
    articles: articlesOf(edition),
    industries,
    tags: tagsOf(edition),
    industryOf: (id) => shown.get(id) ?? null,
  };
};

/** Believable content for stories and tests, in both editions. */
export const content: Readonly<Record<OwnEditionKey, Content>> = { cn: contentOf('cn'), en: contentOf('en') };

/** The language of the content that suits the edition of Storybook's toolbar: there is content in two. */
export const editionOf = (globals: Record<string, unknown>): OwnEditionKey =>
  globals['edition'] === 'cn' ? 'cn' : 'en';

/** The content that suits the edition chosen in Storybook's toolbar. */
export const contentFor = (globals: Record<string, unknown>): Content => content[editionOf(globals)];

/** An English sample's industry as the edition of Storybook's toolbar names it; anything else as it is. */
export const industryInEditionOf = <Shown extends ReturnType<Content['industryOf']> | undefined>(
  globals: Record<string, unknown>,
  industry: Shown,
) => {
  const sample = content.en.industries.find(({ id }) => content.en.industryOf(id) === industry);
  return sample ? contentFor(globals).industryOf(sample.id) : industry;
};
