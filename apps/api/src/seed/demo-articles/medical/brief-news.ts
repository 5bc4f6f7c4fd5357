import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'cleanroom-in-a-week',
    date: '2023-09-05',
    types: ['newswire', 'latest'],
    tags: ['cleanroom', 'medical-devices'],
    child: 'cleanroom',
    en: {
      title: 'A clean room that arrives on six lorries',
      brief: 'Catheter maker in Nanchang needed 240 square metres in four weeks, and rented them.',
      body: `When its own clean room had to be closed for new filters, Ganjiang Medical of Nanchang put a rented one next to it: 24 modules with fans, locks and lighting, ISO class 7, on six lorries. It was standing after four days, and after eleven the particle counts had been validated. The rent is 1.1 million yuan for five months.
Two points caused trouble. The floor of the car park had to be levelled to five millimetres, and the authority wanted to see the relocation as a change of manufacturing site, with a file of 340 pages. It was approved one day before the batch was to start.`,
    },
    cn: {
      title: '六辆卡车拉来一间洁净室',
      brief: '南昌一家导管厂四周内要240平方米洁净厂房，租来的。',
      body: `自有洁净室换过滤器要停产，南昌赣江医疗在旁边租了一间：24个带风机、气闸和照明的模块，ISO 7级，六辆卡车拉来，四天立起来，第十一天完成粒子验证。五个月租金110万元。
麻烦出在两处：停车场地面要找平到5毫米；药监部门把搬迁认定为生产地址变更，要交340页材料，批复下来时离开工只剩一天。`,
    },
  },
  {
    key: 'needle-grinding-order',
    drawing: 'YL-220 section',
    date: '2026-03-17',
    types: ['newswire'],
    tags: ['medical-devices', 'exports'],
    child: 'disposables',
    source: { en: 'Company announcement', cn: '企业供稿' },
    en: {
      title: 'Zibo needles for Brazilian vaccines',
      brief: '900 million cannulas a year with a back-cut tip.',
      body: `Qidu Needle of Zibo will deliver 900 million cannulas a year to two vaccine fillers in the state of São Paulo from July. The tip is ground in five facets, which lowers the force at penetration from 0.62 to 0.41 newtons in the test on film.
The contract runs for three years and requires a buffer of eleven weeks in Brazil. Qidu is adding four grinding lines, each with a magazine of 1,200 tubes that are ground at the same time.`,
    },
    cn: {
      title: '淄博针头供巴西疫苗',
      brief: '每年供应9亿支，采用五斜面针尖。',
      body: `淄博齐都针业7月起每年向圣保罗州两家疫苗灌装厂供应9亿支针管。针尖磨成五个斜面，薄膜穿刺力由0.62牛降到0.41牛。
合同三年，要求在巴西常备11周库存。公司为此增加四条磨针线，每条一次磨1200支。`,
    },
  },
];
