import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'tyre-noise-foam',
    date: '2023-07-04',
    types: ['newswire', 'latest'],
    tags: ['electric-vehicles', 'rubber'],
    child: 'chassis',
    en: {
      title: 'Foam ring inside the tyre takes four decibels out of the cabin',
      brief: 'Electric cars make tyres audible; a plant in Weifang glues polyurethane into 9,000 of them a day.',
      body: `In a combustion car nobody hears the air column in the tyre, which resonates at about 210 hertz. In an electric one it is the loudest sound between 60 and 90 km/h. Weibei Tyre of Weifang glues a ring of open-cell polyurethane, 30 mm thick and 260 grams heavy, to the inner liner; measured in the cabin, the peak falls by four decibels.
The liner has to be cleaned of release agent by laser first, which takes 38 seconds a tyre and limits the output to 9,000 a day. Repair shops should know that a puncture cannot be plugged without cutting the foam out round the hole.`,
    },
    cn: {
      title: '轮胎里贴一圈海绵，车内降噪四分贝',
      brief: '电动车让胎噪显了形，潍坊一家工厂每天贴9000条。',
      body: `燃油车里没人听得见轮胎空腔约210赫兹的共鸣，电动车在60到90公里时速时，它成了最响的声音。潍坊潍北轮胎在内壁贴一圈30毫米厚、260克重的开孔聚氨酯，车内峰值下降4分贝。
贴之前要用激光清掉内壁的脱模剂，每条38秒，日产量因此卡在9000条。修理店需要注意：扎了钉子，得先把孔周围的海绵剜掉才能补。`,
    },
  },
  {
    key: 'seat-factory-sequence',
    date: '2024-11-12',
    types: ['newswire'],
    tags: ['supply-chain', 'smart-factory'],
    child: 'interiors',
    picture: false,
    en: {
      title: 'Seats for 60 cars an hour, ordered 140 minutes before',
      brief: 'The supplier in Guangzhou builds in the order of the line and has no finished goods store.',
      body: `Panyu Seating of Guangzhou receives the sequence of the bodies 140 minutes before the seats are needed. Within this time covers are chosen from 212 variants, stretched, heated, checked and loaded in reverse order on to a lorry that leaves every eleven minutes. There is no store of finished seats.
Twice in the past year the line stood still for want of seats, both times for less than four minutes, and both times owing to the same level crossing. The supplier has since moved the departure of two lorries by three minutes.`,
    },
    cn: {
      title: '每小时60台车的座椅，提前140分钟下单',
      brief: '广州供应商按总装顺序生产，没有成品库。',
      body: `广州番禺座椅提前140分钟收到车身上线顺序。这段时间里要从212种面套中选料、包覆、加热整形、检测，再倒序装车，货车每11分钟发一班，厂里不设成品库。
过去一年总装线因座椅停过两次，都不到四分钟，两次都卡在同一个铁路道口。供应商后来把两班车的发车时间挪了三分钟。`,
    },
  },
];
