import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'ductile-iron-wind-hub',
    date: '2023-11-28',
    types: ['newswire', 'latest'],
    tags: ['sand-casting', 'wind'],
    child: 'sand-casting',
    en: {
      title: 'Sixty-two tonnes of iron in four minutes',
      brief: 'Four ladles pour at once when Jiangyin casts a hub for offshore turbines.',
      body: `At 10:14 four ladles tip at the same moment, and 238 seconds later 62 tonnes of ductile iron are in the pit. The hub for an offshore turbine of 18 megawatts is the heaviest casting that Chengjiang Foundry of Jiangyin has ever made. It cools for nine days; whoever opens the mould earlier risks cracks.
Magnesium fades. Between treatment in the first ladle and the end of pouring no more than 16 minutes may pass, so the four furnaces are tapped to a plan with seconds in it. Ultrasonics found one indication in the flange, inside the tolerance.`,
    },
    cn: {
      title: '62吨铁水，四分钟浇完',
      brief: '江阴浇铸海上风机轮毂，四包同浇。',
      body: `上午10点14分，四只钢包同时倾转，238秒后，62吨球墨铸铁全部入坑。这只18兆瓦海上风机轮毂，是江阴澄江铸造做过的最重铸件，要在坑里冷九天，早开箱就可能裂。
镁会衰退。从第一包球化到浇完，不能超过16分钟，四台炉子的出铁计划精确到秒。超声检测在法兰处发现一处显示，在允许范围内。`,
    },
  },
  {
    key: 'die-spray-water-recycling',
    drawing: 'WD-220 section',
    date: '2025-07-22',
    types: ['newswire'],
    tags: ['die-casting', 'water-treatment'],
    child: 'die-casting',
    picture: false,
    en: {
      title: 'Spray water goes round and round in Fenghua',
      brief: 'Ultrafiltration brings 70 per cent of the release agent water back to the machine.',
      body: `Fenghua Light Metal collects the spray water of 14 die-casting machines, breaks the emulsion with heat rather than acid, filters it through ceramic membranes and returns 70 per cent to the mixing station. Fresh water consumption fell from 96 to 31 cubic metres a day, and 420 tonnes of hazardous sludge a year have become 130.
Bacteria were the price. In the second month the hall smelt of rotten eggs. The circuit is now aerated round the clock and heated to 65 °C once a week.`,
    },
    cn: {
      title: '奉化压铸厂让喷涂水转圈用',
      brief: '超滤之后，七成脱模剂废水回到机边。',
      body: `奉化轻金属收集14台压铸机的喷涂废水，用加热而不是加酸破乳，再过陶瓷膜，70%回配液站。新水由每天96吨降到31吨，危废污泥由一年420吨减到130吨。
代价是细菌。第二个月，车间里一股臭鸡蛋味。现在水路全天曝气，每周升温到65℃一次。`,
    },
  },
];
