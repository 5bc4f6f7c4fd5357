import type { OwnEditionKey, PageBlock } from '@millwright/domain';
import { sampleImage } from '../../testing/images.fixtures.ts';

type Told = readonly [cn: string, en: string];

const blocksOf = (edition: OwnEditionKey) => {
  const tell = ([cn, en]: Told) => ({ cn, en })[edition];
  const about: PageBlock[] = [
    {
      type: 'text',
      heading: tell(['我们是谁', 'Who we are']),
      paragraphs: [
        tell([
          '机匠工业网面向工厂一线的工程师与采购，报道机床、模具、激光与自动化。' +
            '编辑部有二十六人，其中一半当过工程师。',
          'Millwright writes for the engineers and buyers of the factory floor. Of its twenty-six editors, half have worked as engineers.',
        ]),
      ],
    },
    {
      type: 'facts',
      heading: tell(['概况', 'In figures']),
      items: [
        { label: tell(['创办', 'Founded']), value: '1998' },
        { label: tell(['读者', 'Readers']), value: '184,000' },
      ],
    },
    {
      type: 'timeline',
      heading: tell(['发展历程', 'History']),
      items: [
        {
          when: '1998',
          title: tell(['创刊', 'The first issue']),
          text: tell(['首期三十二页，印了四千册。', 'Thirty-two pages, four thousand copies.']),
        },
        { when: '2012', title: tell(['上线供需大厅', 'The supply hall opens']), text: '' },
      ],
    },
    {
      type: 'people',
      heading: tell(['管理团队', 'Management']),
      items: [
        {
          name: tell(['沈如海', 'Shen Ruhai']),
          role: tell(['总编辑', 'Editor-in-chief']),
          text: tell(['做过八年数控调试。', 'Eight years of commissioning before the desk.']),
          image: sampleImage(1),
        },
        { name: tell(['韩敏', 'Han Min']), role: tell(['发行总监', 'Head of circulation']), text: '', image: null },
      ],
    },
    {
      type: 'offices',
      heading: tell(['办公地点', 'Offices']),
      items: [
        {
          name: tell(['上海总部', 'Shanghai']),
          address: tell(['上海市闵行区申滨路 88 号', '88 Shenbin Road, Minhang, Shanghai']),
          phone: '+86 (21) 5000-1234',
          email: 'office@millwright.example',
          hours: tell(['周一至周五 9:00–18:00', 'Monday to Friday, 9:00–18:00']),
          image: sampleImage(2),
        },
      ],
    },
    {
      type: 'openings',
      heading: tell(['招聘职位', 'Open positions']),
      items: [
        {
          title: tell(['机床编辑', 'Editor, machine tools']),
          place: tell(['上海', 'Shanghai']),
          text: tell(['懂图纸，写得清楚。', 'Reads drawings, writes plainly.']),
        },
      ],
    },
  ];
  const conference: PageBlock[] = [
    {
      type: 'event',
      heading: '',
      startsOn: '2027-04-08',
      endsOn: '2027-04-09',
      city: tell(['苏州', 'Suzhou']),
      venue: tell(['国际博览中心', 'International Expo Centre']),
      registerUrl: 'https://meeting.millwright.example/register',
    },
    {
      type: 'agenda',
      heading: tell(['议程', 'Agenda']),
      items: [
        {
          time: '09:00',
          title: tell(['大型一体化压铸的下一步', 'After the giga-casting']),
          speaker: tell(['沈如海', 'Shen Ruhai']),
          text: tell(['三条产线的数据对比。', 'Three lines compared by their figures.']),
        },
        { time: '10:30', title: tell(['五轴头寿命试验', 'Five-axis heads on the test bench']), speaker: '', text: '' },
      ],
    },
    {
      type: 'people',
      heading: tell(['演讲嘉宾', 'Speakers']),
      items: [
        {
          name: tell(['沈如海', 'Shen Ruhai']),
          role: tell(['总编辑', 'Editor-in-chief']),
          text: '',
          image: sampleImage(1),
        },
      ],
    },
    {
      type: 'links',
      heading: tell(['更多', 'More']),
      items: [
        { label: tell(['往届回顾', 'Past meetings']), url: 'https://meeting.millwright.example/past' },
        { label: tell(['相关新闻', 'Related news']), url: '/articles' },
      ],
    },
  ];
  return { about, conference };
};

/** The blocks of pages about the house, and of the landing page of a conference. */
export const editorialBlocks: Readonly<Record<OwnEditionKey, ReturnType<typeof blocksOf>>> = {
  cn: blocksOf('cn'),
  en: blocksOf('en'),
};
