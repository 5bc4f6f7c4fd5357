import { both } from '../demo-articles/write.ts';
import { imageUrlOf } from '../images/image-url.ts';
import { facts, page, people, prose, type PageSeed, type SeedBlock } from './page-seed.ts';

const agenda = (heading: string, ...rows: string[]): SeedBlock => ({
  type: 'agenda',
  heading: both(heading),
  items: rows.map((row) => {
    const [time = '', title = '', speaker = '', text = ''] = row.split(' = ');
    return { time, title: both(title), speaker: both(speaker), text: both(text) };
  }),
});

/** The conference. */
export const meetingPages: readonly PageSeed[] = [
  {
    ...page(
      'meeting/innovation',
      'Manufacturing Innovation Meeting 2027|2027制造创新大会',
      'Two days about factories that learn: measured results, open figures, no sales talks.|两天时间，谈会学习的工厂：讲实测结果，公开数据，没有推销。',
      {
        type: 'event',
        heading: both('Date and place|时间与地点'),
        start_date: '2027-04-15',
        end_date: '2027-04-16',
        city: both('Suzhou|苏州'),
        venue: both('Jinji Lake Meeting Centre, halls A and B|金鸡湖会议中心A、B厅'),
        register_url: 'https://meeting.millwright.example/innovation-2027',
      },
      prose(
        'Theme|主题',
        '“The second year”: nearly every plant now has a pilot with connected machines, cameras or models. The meeting asks what remained of it a year later, and what it cost.|“第二年”：几乎每家工厂都做过设备联网、机器视觉或模型的试点。本届大会要问的是，一年之后留下了什么，花了多少钱。',
        'Each speaker brings the figures of one line: before, after, and after a year.|每位讲者带来一条产线的三组数据：实施前、实施后、一年后。',
      ),
      facts(
        'Good to know|参会须知',
        'Language|会议语言 = Chinese and English, interpreted|中英文同声传译',
        'Places|名额 = 600',
        'Fee|费用 = CNY 1,800; members CNY 1,200|1800元，会员1200元',
        'Registration closes|报名截止 = 2027-04-01',
      ),
      agenda(
        '15 April: on the line|4月15日：产线上',
        '9:00 = Opening: what became of last year’s promises|开幕：去年的承诺兑现了吗 = Zhou Qiming|周启明 = Seven projects from the last meeting, looked at again.|回访上届大会的七个项目。',
        '9:40 = A stator every 68 seconds, and why not 60|68秒一台定子，为什么不是60秒 = Peng Yuhang, Yuzhou Drives|彭宇航，渝州电驱 = Where the missing eight seconds are, and what each would cost.|少掉的8秒卡在哪里，每一秒值多少钱。',
        '11:00 = Cameras that the operators switched off|被操作工关掉的相机 = He Xiaolan|何晓岚 = Three cases, and what brought two of the cameras back.|三个案例，其中两台相机后来又开了起来。',
        '13:30 = Workshop: reading an energy bill by machine|工作坊：按设备读懂电费单 = Li Wen|李雯 = Bring a bill; take home a list.|带一张电费单来，带一份清单走。',
        '16:00 = Factory visits in Suzhou and Kunshan|参观苏州、昆山工厂 =  = Four tours by bus, forty places each.|四条线路，每车四十人。',
      ),
      agenda(
        '16 April: behind the line|4月16日：产线后',
        '9:00 = Data sheets that machines can read|机器能读的参数表 = Hannah Brandt|汉娜·勃兰特 = What makers publish, and what buyers really compare.|厂家公布什么，采购真正比什么。',
        '10:30 = Spare parts from the printer, certified|打印备件，拿到认证 = Yan Qing, Yanqing Additive|严清，延庆增材 = From drawing to approval in nineteen days.|从图纸到批准，十九天。',
        '13:30 = Debate: who answers for the model?|辩论：模型出错谁负责 =  = Two engineers, a lawyer and an insurer.|两位工程师、一位律师、一位保险人。',
        '15:30 = The second year: results|第二年：成绩单 = Lin Ruoxi|林若溪 = Figures of all lines side by side, for you to take along.|所有产线数据并排公布，会后发给参会者。',
      ),
      people(
        'Speakers|讲者',
        'Peng Yuhang|彭宇航 = Head of production, Yuzhou Drives|渝州电驱生产总监 = Built three motor lines and shut one of them down again.|建过三条电机产线，又关掉其中一条。',
        'Yan Qing|严清 = Founder, Yanqing Additive|延庆增材创始人 = Prints parts for turbines and insists on the paperwork.|打印涡轮零件，也坚持补齐每一份文件。',
        'Li Wen|李雯 = Energy auditor|能源审计师 = Has read the bills of two hundred factories.|读过两百家工厂的电费单。',
      ),
    ),
    image: imageUrlOf({ kind: 'show', industry: 'automation', seed: 'innovation-2027' }),
  },
];
