import type { Story } from '../content.types.ts';

/** Stories about the textile machinery trade. */
export const tradeStories: Story[] = [
  {
    key: 'loom-exports-uzbekistan',
    date: '2026-09-08',
    types: ['oversea', 'latest'],
    tags: ['exports', 'spinning', 'skills'],
    child: 'weaving',
    en: {
      title: 'Seven hundred looms for Fergana, and four people who can tune them',
      brief:
        'Uzbekistan weaves what it used to export as yarn. Chinese makers sell machines faster than mills can train.',
      body: `On the road from Kokand to Fergana there is a new weaving shed every few kilometres. The largest belongs to Vodiy Gazlama and holds 704 air-jet looms, 480 of them from Shengze. They arrived in 61 containers between November and April.
In June the shed reached 71 per cent efficiency, where the contract had promised 88. The machines were not to blame. Humidity in the valley drops below 20 per cent in the afternoon, the humidifiers had been ordered too small, and warp yarn breaks when it is dry.
“We have looms for four thousand metres an hour and four people who can tune them,” says production director Dilshod Karimov. Two are from Suzhou, and their visas end in December.
The maker has since opened a training room with six looms in Fergana’s technical college, with a course of eleven weeks. Of the first 30 trainees 22 passed. Seven left within a month, for mills that pay a fifth more. Vodiy Gazlama now pays for the course only after a year of work, and has raised wages all the same.
In September efficiency stood at 83 per cent. The next 200 looms are ordered, together with humidifiers.`,
    },
    cn: {
      title: '七百台织机到了费尔干纳，会调的只有四个人',
      brief: '乌兹别克斯坦把原来出口的棉纱自己织成布。中国厂商卖机器的速度，超过了当地培训的速度。',
      body: `从浩罕到费尔干纳的公路边，隔几公里就有一座新织布车间。最大的一座属于沃迪面料，装了704台喷气织机，其中480台来自盛泽，去年11月到今年4月分61个集装箱运到。
6月，车间效率71%，合同写的是88%。问题不在机器。谷地下午湿度不到20%，加湿机买小了，经纱一干就断。
“织机一小时能出四千米布，会调机器的只有四个人，”生产总监迪尔绍德·卡里莫夫说。其中两个来自苏州，签证12月到期。
厂商随后在费尔干纳技术学院设了一间培训室，六台织机，十一周一期。首批30人，22人结业，一个月内走了7个，去了工资高两成的厂。沃迪现在改为干满一年才报销学费，工资也还是涨了。
9月，效率升到83%。下一批200台已经下单，这次加湿机一起订。`,
    },
  },
  {
    key: 'stenter-chain-lubricant',
    date: '2022-08-17',
    types: ['newswire'],
    tags: ['dyeing', 'process-safety'],
    child: 'dyeing',
    en: {
      title: 'Stenter fires in Shaoxing: inspectors point to lubricant in the exhaust ducts',
      brief: 'Eleven fires in six months, nine of them in ducts that had not been cleaned for a year.',
      body: `The fire service of Shaoxing counted eleven fires on stenters in the first half of 2022. Nine began in exhaust ducts where lubricant and spinning oil had condensed. In none of these cases had the duct been cleaned within the last twelve months.
The city now asks for cleaning every ninety days and a temperature probe at each duct bend. Mills put the cost at about 14,000 yuan a year for each machine.`,
    },
    cn: {
      title: '绍兴通报定形机火情：九起源于排气管道积油',
      brief: '半年十一起，九起的管道一年以上没有清理。',
      body: `绍兴消防部门统计，2022年上半年当地定形机火情十一起，其中九起始于排气管道，为润滑油与纺丝油冷凝积存所致，且近十二个月均未清理。
市里要求每90天清理一次，每个弯头加装测温点。企业估算每台每年增加费用约1.4万元。`,
    },
  },
  {
    key: 'spunbond-capacity',
    date: '2023-02-14',
    types: ['newswire', 'latest'],
    tags: ['nonwovens', 'market-data', 'investment'],
    child: 'nonwovens',
    cn: {
      title: '纺粘产能三年翻倍之后：仙桃有线停了，也有线在换模头',
      brief: '口罩料卖不动，滤材却供不应求。差别在一块模头和一台驻极机。',
      body: `2020年以来，湖北仙桃的纺粘、熔喷产能翻了一倍还多。口罩退潮，市场价由每吨2.1万元落到0.93万元，据当地协会估计，43条线里有17条停着。
没停的在换方向。同样的线，换一块孔径更细的模头，加一台驻极设备，投入约260万元，就能做空调滤材，每吨卖到1.9万元。
难处不在设备，在客户。滤材要做12个月的老化验证，能熬过这一年的，多半是当年没有借钱上线的那几家。`,
    },
  },
  {
    key: 'digital-print-minimum',
    date: '2024-12-17',
    types: ['latest'],
    tags: ['dyeing', 'smart-factory', 'supply-chain'],
    child: 'digital-printing',
    cn: {
      title: '起印量五米：柯桥数码印花工厂靠什么不亏本',
      brief: '机器谁都买得到。这家厂的算盘打在换单的四分钟上。',
      body: `柯桥一家数码印花厂把起印量降到五米，每天接单1900张，平均一张23米。行业里多数工厂低于100米就不接，因为换单要20分钟。
这家厂换一单四分钟。
## 四分钟怎么来的
- 白坯统一，只备六种，全部预先上浆并卷成600米大卷
- 订单按底布和幅面自动拼版，颜色不同也能连着印
- 墨水固定一套八色，不为任何客户换墨
- 布上每单之间印二维码，蒸化、水洗后由机器自动裁开
“我们不是印花厂，是拼版厂，”老板钱江潮说。
## 亏在哪里
拼版要等。凑不满一卷的底布，最多等六小时，超过就空印，平均每天浪费210米。另一个坑是退货：五米的单子，客户嫌色差，一次复印就把三单的利润吃光。厂里后来把每单的色样照片先发给客户，确认才蒸化，退单率由4.1%降到1.2%。
目前日均印4.4万米，三班，96人。隔壁同样产量的圆网厂，用人63个，但起印量是两千米。`,
    },
  },
  {
    key: 'needle-breakage-camera',
    date: '2025-03-18',
    types: ['latest'],
    tags: ['machine-vision', 'industrial-ai'],
    child: 'knitting',
    en: {
      title: 'One broken needle in 2,800: circular knitters try cameras that cost less than the fabric they save',
      brief: 'In Foshan a 900-yuan camera stops the machine within two turns. It also stops it for moths.',
      body: `A broken needle draws a line down the fabric, and on a circular machine with 2,800 needles nobody sees it until the roll is opened, on average after 14 kilograms. At Nanhai Circular Knit this happened 23 times a day on 96 machines.
A start-up from the technical university mounted a line camera of 900 yuan under the take-down of each machine. It learns the structure during the first ten turns and stops the drive when a vertical line persists for two. Lost fabric has fallen to 1.1 kilograms a case.
There were false alarms, four a day per machine in the first weeks: lint, oil spots and, in August, moths that like the lamp. A change from white to red light halved them. Coarse jacquards still have to be knitted with the camera off, because there the pattern itself is an irregular line.`,
    },
  },
];
