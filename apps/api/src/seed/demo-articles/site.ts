import type { OwnEditionKey } from '@millwright/domain';

/** Title, description and keywords of an edition. */
export const siteSettings: Readonly<Record<OwnEditionKey, { title: string; description: string; keywords: string }>> = {
  cn: {
    title: '机匠工业网——工业资讯与采购平台',
    description:
      '机匠工业网面向制造业工程师、采购与管理者，提供塑料、金属加工、汽车、医疗、激光等24个行业的新闻、技术文章、视频、期刊、白皮书、展会信息，以及供应商与产品展示、供需对接。',
    keywords: '工业资讯,制造业,注塑机,机床,激光切割,工业自动化,机器人,供应商,采购,展会,白皮书',
  },
  en: {
    title: 'Millwright – Industrial news and sourcing',
    description:
      'News, technical articles, videos, magazines, white papers and trade shows for engineers, buyers and managers in 24 industries, with suppliers, products and a supply and demand board.',
    keywords:
      'industrial news,manufacturing,injection moulding,machine tools,laser cutting,automation,robotics,suppliers,sourcing,trade shows,white papers',
  },
};

/** Hot keywords of the search panel, the most wanted first. */
export const hotKeywords: Readonly<Record<OwnEditionKey, readonly string[]>> = {
  cn: [
    '注塑机',
    '五轴加工',
    '激光焊接',
    '协作机器人',
    '固态电池',
    '一体化压铸',
    '机器视觉',
    '医用塑料',
    '金属3D打印',
    '工业大模型',
  ],
  en: [
    'injection moulding',
    'five-axis machining',
    'laser welding',
    'cobots',
    'solid-state battery',
    'gigacasting',
    'machine vision',
    'medical plastics',
    'metal 3D printing',
    'energy saving',
  ],
};

/**
 * Friendly links of the Chinese footer: title, address, `rel`. Some addresses lack their scheme, as editors type them.
 */
export const friendlyLinks: readonly (readonly [title: string, url: string, rel: string])[] = [
  ['机械工业信息研究所', 'https://machinery-institute.example.org', ''],
  ['华南塑料协会', 'www.south-plastics.example.org', ''],
  ['机床与工具商会', 'https://machine-tools.example.org/portal', ''],
  ['国际模具网', 'www.mould-world.example.com', 'nofollow'],
  ['激光产业联盟', 'https://laser-alliance.example.org', ''],
  ['新能源汽车技术在线', 'https://ev-technology.example.com', 'nofollow'],
  ['医疗器械工程师社区', '//medtech-engineers.example.com', 'nofollow'],
  ['自动化博览会', 'https://automation-expo.example.com', ''],
  ['包装商情', 'www.packaging-market.example.com', 'nofollow'],
  ['工业采购指数', 'https://purchasing-index.example.org', ''],
  ['制造业人才网', 'https://factory-jobs.example.com', 'nofollow'],
  ['钢铁与有色报价', 'www.metal-prices.example.com', 'nofollow'],
];
