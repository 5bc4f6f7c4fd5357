import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'pallet-wrap-prestretch',
    date: '2024-01-23',
    types: ['newswire', 'latest'],
    tags: ['flexible-packaging', 'energy-saving'],
    child: 'end-of-line',
    en: {
      title: 'A hundred and twelve grams less film per pallet',
      brief: 'Tests with a tilting table decide how often a pallet needs to be wrapped.',
      body: `How often must a pallet be wrapped? In the distribution centre of Jinhua Beverage the answer used to be nine times, by custom. On a rented tilting table 60 pallets were braked with 0.5 g, as in a lorry, and filmed. Six turns in the right places hold better than nine; two of them belong at the foot.
Film consumption fell from 310 to 198 grams a pallet, or 94 tonnes a year. Only pallets with shrink-wrapped six-packs needed an additional sheet of paper with anti-slip dots between the layers.`,
    },
    cn: {
      title: '每托少缠三圈膜，省下112克',
      brief: '上倾斜台试一试，才知道托盘到底该缠几圈。',
      body: `一托货要缠几圈膜？金华饮料配送中心的答案一直是九圈，习惯如此。他们租了一台倾斜台，按货车刹车的0.5g试了60托，全程录像：缠对地方，六圈比九圈牢，其中两圈要缠在托脚。
每托用膜由310克降到198克，一年省94吨。只有六连包的热缩产品，层间要加一张防滑纸。`,
    },
  },
  {
    key: 'label-wash-off',
    drawing: 'WP-220 section',
    date: '2026-07-14',
    types: ['newswire'],
    tags: ['recycling', 'flexible-packaging'],
    child: 'labelling',
    picture: false,
    en: {
      title: 'Labels that let go at 65 degrees',
      brief: 'Wash-off adhesive for crates and bottles saves solvent in the pool.',
      body: `Rental crates come back with up to four labels on top of each other. In the pool of Huabei Crates, with 31 million trips a year, they were removed with solvent and scrapers. A new label from Canghai Labels holds in frost and rain and comes off in the washing tunnel after 40 seconds in alkaline water at 65 °C, in one piece, so that a sieve can catch it.
It costs 0.9 fen more. Retailers had to be convinced to use it, since only then can the solvent bath be switched off: one old label among a hundred is enough to keep it running.`,
    },
    cn: {
      title: '65℃一洗就掉的标签',
      brief: '周转箱用水洗胶标签，清洗站不再用溶剂。',
      body: `周转箱回来时，箱侧最多叠着四层标签。华北周转箱一年流转3100万次，过去靠溶剂加铲刀。沧海标签的新标签冻不掉、淋不掉，进清洗隧道，65℃碱水里40秒整张脱落，滤网一拦就走。
每张贵0.9分。关键是说服零售商一起换，一百张里只要有一张旧标签，溶剂槽就关不掉。`,
    },
  },
];
