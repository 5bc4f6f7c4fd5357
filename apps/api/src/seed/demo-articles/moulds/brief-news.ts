import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'standard-parts-price-robot',
    date: '2024-06-25',
    types: ['newswire', 'latest'],
    tags: ['mould-making', 'supply-chain'],
    child: 'standard-parts',
    en: {
      title: 'Ejector pins within a day: standard parts learn to compete with the toolroom',
      brief: 'A shop in Kunshan cuts pins to length by night and delivers before the morning shift.',
      body: `Making an ejector pin costs a toolroom about 45 minutes. Buying one used to take three days, so toolrooms kept cupboards full of them. Kunshan Standard Parts cuts, steps and grinds to order on 16 lathes between 18:00 and 3:00; 94 per cent of the orders placed by five o’clock are at the customer’s gate at eight.
The drawing is a table with five fields. A sixth, a free text for special wishes, was removed again after two months. It had produced a third of the questions and one per cent of the sales.`,
    },
    cn: {
      title: '顶针今天订、明早到：标准件和模具车间抢时间',
      brief: '昆山一家厂夜里切、磨，赶在早班前送到。',
      body: `模具车间自己做一支顶针要45分钟，过去外购三天，所以家家囤一柜子。昆山标准件用16台车床，晚上6点到凌晨3点按单切断、车台阶、磨外圆，下午5点前下的单，94%在次日8点送到客户门口。
下单就是填一张五个空的表。第六个空“特殊要求”上线两个月就取消了：它带来三分之一的询问，却只有1%的销售额。`,
    },
  },
  {
    key: 'try-out-remote',
    date: '2022-12-06',
    types: ['newswire'],
    tags: ['mould-making', 'digital-twin', 'exports'],
    child: 'try-out',
    picture: false,
    en: {
      title: 'Try-out on two continents',
      brief: 'A mould for Ohio is accepted in Dongguan, with the customer on the screen.',
      body: `Because engineers could not travel for two years, Houjie Tooling of Dongguan set up a try-out room with six cameras, a pressure sensor in every cavity and a scale whose values the customer sees at the same time. Of 74 moulds for North America 61 have been accepted in this way, with 1.8 trials on average where 2.6 had been usual with visitors.
The difference is preparation, says the company: whoever looks on a screen wants a plan beforehand. Now that flights are possible again, four of five customers prefer to stay at home.`,
    },
    cn: {
      title: '一副模具，两个大洲同时试模',
      brief: '发往俄亥俄的模具在东莞验收，客户在屏幕那头。',
      body: `工程师两年出不了差，东莞厚街模具搭了一间试模室：六路相机，每腔一个压力传感器，电子秤读数客户同步看到。发往北美的74副模具，61副这样验收，平均试模1.8次；以前客户到场，要2.6次。
公司说差别在准备：隔着屏幕看的人，事先一定要一份计划。如今航班恢复，五家客户里有四家宁愿留在家里。`,
    },
  },
];
