import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'wire-edm-recycled-wire',
    date: '2024-07-02',
    types: ['newswire', 'latest'],
    tags: ['edm', 'recycling', 'energy-saving'],
    child: 'edm',
    en: {
      title: 'Spent erosion wire comes back as new',
      brief: 'A wire maker in Ningbo takes brass wire back, sorted, at 92 per cent of the metal value.',
      body: `Wire erosion machines consume eight kilometres of brass wire a day, and what comes out at the end is scrap with a dull surface. Yongxing Wire of Ningbo now takes it back in its own bins at 92 per cent of the metal value, provided that coated and plain wire have been kept apart, and draws it into new wire within three weeks.
So far 140 toolrooms take part. The share of recycled metal in the plain grade is 71 per cent. Coated wire cannot be recycled in this way for the time being: zinc from the skin makes the core brittle.`,
    },
    cn: {
      title: '用过的慢走丝，三周后变回新丝',
      brief: '宁波一家线材厂按铜价92%回收旧丝，前提是分好类。',
      body: `一台慢走丝机床一天走掉八公里黄铜丝，出来的是表面发乌的废丝。宁波甬兴线材现在用专用桶回收，按铜价92%结算，条件是镀层丝和裸丝分开，三周内拉成新丝。
目前有140家模具车间参加，裸丝的再生料占比达到71%。镀层丝暂时做不了，表面的锌会让芯线变脆。`,
    },
  },
  {
    key: 'catalogue-of-machine-tools',
    drawing: 'XD-220 section',
    date: '2026-03-04',
    types: ['newswire'],
    tags: ['trade-shows', 'market-data'],
    child: 'machining-centres',
    externalUrl: 'https://machine-tools.example.org/yearbook-2026',
    source: { en: 'Chamber of machine tools', cn: '机床与工具商会' },
    en: {
      title: 'Yearbook of machine tools 2026 is online',
      brief: '1,140 builders, 9,300 models, with figures for production and foreign trade.',
      body: `The chamber of machine tools has published its yearbook for 2026. It lists 1,140 builders with 9,300 models and contains the figures for production, imports and exports of the past year by type of machine.
The yearbook can be read on the site of the chamber. A printed edition will follow in April for members; earlier volumes back to 2009 are available on request.`,
    },
    cn: {
      title: '《机床工具年鉴2026》上线',
      brief: '收录1140家企业、9300个机型，附产量与进出口数据。',
      body: `机床与工具商会发布《机床工具年鉴2026》，收录1140家企业的9300个机型，并按机床类别列出上一年度产量、进口和出口数据。
年鉴可在商会网站阅读，会员印刷版4月寄出。2009年以来的旧卷可申请查阅。`,
    },
  },
];
