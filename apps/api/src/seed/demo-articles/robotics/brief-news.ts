import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'robot-cable-life',
    date: '2024-04-02',
    types: ['newswire', 'latest'],
    tags: ['connectors', 'predictive-maintenance'],
    child: 'articulated',
    en: {
      title: 'Five million bends: cable packs outlive the robot’s warranty',
      brief: 'A test stand in Kunshan twists 48 cables at once, 400 degrees in both directions.',
      body: `On welding robots the cable pack is the part that fails first, on average after 2.1 years. Kunshan Flex has twisted 48 of its new cables by ±400 degrees five million times in a test stand that runs day and night; resistance rose by less than three per cent in 46 of them. Two failed at the plug, where the sheath had been clamped too hard.
The conductor consists of 0.05 mm strands, three times as many as usual, with a sliding layer of fluoropolymer. The cable costs 70 per cent more. For robots that do not twist, in palletising for instance, the maker advises against it.`,
    },
    cn: {
      title: '弯了五百万次：机器人管线包撑过了质保期',
      brief: '昆山一座试验台同时扭48根电缆，正反各400度。',
      body: `焊接机器人上最先坏的是管线包，平均2.1年。昆山柔电把48根新电缆在试验台上正反扭转400度，昼夜不停，五百万次之后，46根电阻上升不到3%，两根坏在插头处，护套夹得太紧。
导体用0.05毫米细丝，根数是普通线的三倍，外加氟塑料滑移层，价格贵七成。码垛这类不扭转的机器人，厂家自己都不建议用。`,
    },
  },
  {
    key: 'quadruped-substation',
    drawing: 'LR-220 section',
    date: '2025-06-17',
    types: ['newswire'],
    tags: ['mobile-robots', 'machine-vision'],
    child: 'mobile',
    picture: false,
    en: {
      title: 'Four legs on night watch in a substation',
      brief: 'Inspection robot in Yichang reads 1,900 gauges per round and is afraid of gravel.',
      body: `A four-legged robot has been walking through a substation near Yichang at night since February. It reads 1,900 gauges and 340 oil levels on a round of three hours and listens to transformers with eight microphones. In four months it has found two loose contacts by infrared before anybody else noticed.
Gravel remains its weakness. It fell eleven times, always at the same drain cover, until the operators laid a rubber mat. Wheels, says the operator, would have had to be carried over the cable ducts.`,
    },
    cn: {
      title: '变电站夜班来了“四条腿”',
      brief: '宜昌的巡检机器狗一圈读1900块表，怕碎石路。',
      body: `2月以来，宜昌附近一座变电站的夜里，多了一只四足机器人。三小时一圈，读1900块表计、340个油位，用八个麦克风听变压器。四个月里靠红外先于所有人发现两处接头松动。
碎石路是它的软肋，摔了11次，都在同一块盖板上，后来铺了胶垫。运维人员说，要是轮式的，过电缆沟还得人抬。`,
    },
  },
];
