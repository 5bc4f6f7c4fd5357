import type { Story } from '../content.types.ts';

/** Stories about measuring in production, and about the trade. */
export const shopStories: Story[] = [
  {
    key: 'gap-flush-tunnel',
    drawing: 'LG-320 section',
    date: '2026-02-10',
    types: ['latest'],
    tags: ['machine-vision', 'body-in-white', 'industrial-ai'],
    child: 'inline',
    en: {
      title: 'Gap and flush at 60 cars an hour: the tunnel is quick, the door is not still',
      brief:
        'Twenty-four laser sensors measure 118 points on a moving body. The hard part was a door seal that relaxes for two days.',
      body: `At the end of the assembly line in Hefei each car passes a tunnel of white light and red lines. Twenty-four sensors of Lingguang Optics follow it for nine seconds and measure gap and flush at 118 points, to within 0.08 mm.
The sensors were running after six weeks. Then the numbers began to contradict the feeler gauges of the auditors: doors that were 0.4 mm proud in the tunnel were flush the next morning.
“New seals push,” explains body engineer Sun Jiayi. “They need two days and one warm afternoon to give in.” The tunnel now predicts the settled state from the type of seal, its batch and the temperature of the hall. The prediction is right to 0.15 mm for 93 per cent of the doors. For the rest a worker still takes the gauge.
The fitters were given a screen that names the hinge to be turned, and by how many degrees. They asked for a second figure, the car before: since then they correct the fixture rather than the car. Rework at the end of the line has fallen from 14 to 5 minutes a car.`,
    },
    cn: {
      title: '每小时60台车测间隙面差：通道够快，车门却没静下来',
      brief: '24个线激光测118个点，难的不是测，而是会慢慢回弹两天的密封条。',
      body: `合肥总装线末端，每台车穿过一条白光与红线交织的通道。灵光光学的24个传感器跟着车走九秒，测118个点的间隙面差，精度0.08毫米。
传感器六周就调好了，数据却和评审员手里的塞尺打起架来：通道里高出0.4毫米的车门，第二天早上平了。
“新密封条会顶，”车身工程师孙佳怡解释，“要两天、外加一个热下午，它才服帖。”现在系统按密封条型号、批次和车间温度推算稳定后的状态，93%的车门推算误差在0.15毫米以内，其余仍由人工上塞尺。
装调工的屏幕会直接显示该拧哪只铰链、拧几度。工人们又要了一个数：前一台车的值。从那以后，他们改的是工装，不是车。线末返修由每台14分钟降到5分钟。`,
    },
  },
  {
    key: 'ultrasonic-weld-nut',
    date: '2024-04-11',
    types: ['latest'],
    tags: ['non-destructive-testing', 'welding', 'body-in-white'],
    child: 'ndt',
    picture: false,
    en: {
      title: 'Chisel test retired: phased array looks into spot welds while they are still warm',
      brief: 'A body shop in Liuzhou used to tear apart one body a week. It now tears one a month, and knows more.',
      body: `Every Thursday at Liuzhou Body Works a finished body was taken apart with chisels: 4,100 spot welds, two men, three days, and 30,000 yuan of scrap. If a weld was bad the week’s production was in question.
Since January a robot holds a phased-array probe on 160 welds of every fortieth body. It sees the diameter of the nugget through the sheet, in two seconds, with a film of water in place of gel. Agreement with the chisel was 98.2 per cent in 6,400 comparisons; the probe erred on the strict side in two cases out of three.
What it cannot tell is a cold joint that touches without being fused. Such “kissing” welds appear after a cap has been dressed badly, and only the resistance curve of the welding controller betrays them. The shop combines both signals, and still opens one body a month, to stay honest.`,
    },
    cn: {
      title: '凿检退居二线：相控阵趁热看清焊点',
      brief: '柳州一家车身厂过去每周拆一台车，现在每月拆一台，知道的反而更多。',
      body: `每周四，柳州车身都要用凿子拆一台白车身：4100个焊点，两个人，三天，3万元报废。查出一个坏点，一周的产量都要打问号。
今年1月起，机器人拿着相控阵探头，每四十台抽一台测160个焊点，隔着钢板两秒看出熔核直径，用水膜代替耦合剂。与凿检比对6400次，一致率98.2%，不一致的，三次里有两次是探头偏严。
看不出来的是贴上却没熔合的虚焊。电极帽修磨不好就会出这种“贴合焊”，只有焊接控制器的电阻曲线露得出马脚。车间把两路信号合在一起判，每月仍拆一台，“给自己留个实底”。`,
    },
  },
  {
    key: 'granite-shortage',
    date: '2023-08-22',
    types: ['latest'],
    tags: ['metrology', 'supply-chain', 'market-data'],
    child: 'cmm',
    en: {
      title: 'Granite becomes scarce: Shandong closes quarries, measuring machine makers wait nine months',
      brief:
        'The black stone from Jining carries half of the world’s measuring machines. Some makers turn to ceramics, others to old gravestones.',
      body: `A measuring machine starts as a block of black gabbro, which the trade calls granite. About half of the world’s supply comes from a few hills near Jining. Since the province closed eleven quarries for restoration in the spring, the price of a block for a two-metre table has risen from 38,000 to 61,000 yuan, and delivery from three months to nine.
Haiping Measuring Machines in Qingdao has stock until November. It tests plates of silicon carbide for small machines, six times as stiff for their weight and four times as dear. A competitor in the south buys stone from India, which is coarser and takes a week longer to lap.
Old stone is better than new: it has relaxed. One maker has bought 70 tonnes of unsold gravestones from the nineties. “They have been lying flat for thirty years,” says its purchasing head, who does not want to be named. “You could not ask for a better cure.”`,
    },
    cn: {
      title: '花岗石紧俏：山东关停矿口，三坐标厂家等料九个月',
      brief: '济宁的黑石头托着全球一半的测量机。有人改用陶瓷，有人收起了老墓碑。',
      body: `一台测量机，始于一块黑色辉长岩，行里都叫花岗石。全球约一半供应来自济宁附近的几座山。今年春天省里关停十一处矿口做修复，两米台面的毛坯由3.8万元涨到6.1万元，交期由三个月拖到九个月。
青岛海平的库存能用到11月，正在小机型上试碳化硅平台，同等重量刚性是石材的六倍，价格四倍。南方一家同行改买印度石，晶粒粗，研磨要多一周。
老石头比新石头好，应力早放完了。有厂家收了70吨九十年代没卖出去的墓碑。“平平整整躺了三十年，”采购负责人不愿具名，“这时效处理，花钱都买不到。”`,
    },
  },
  {
    key: 'fatigue-lab-night',
    date: '2025-04-29',
    types: ['latest'],
    tags: ['non-destructive-testing', 'wind', 'energy-saving'],
    child: 'hardness',
    cn: {
      title: '一个疲劳试验室的电费单：让试件自己把力气还回来',
      brief: '济南一家试验室改用共振驱动后，叶根螺栓试验的电耗只剩原来的九分之一。',
      body: `风电叶根螺栓要做一千万次疲劳循环。济南时试的客户试验室过去用电液伺服机，5赫兹，一根螺栓23天，液压站昼夜不停，光电费1.1万元。
去年换成电磁共振机，130赫兹，一根21小时。试件本身就是弹簧，能量在试件与配重之间来回，电机只补损耗，一根螺栓电费不到55元。算上同时开四台，试验室全年电费降到原来的九分之一。
## 快了，就得证明没变味
客户最先问的是：频率高了，结果还算不算数？试验室做了60根对比，两种频率的中值寿命差3%，在散差之内。但试件温度升高了9℃，对钢螺栓无妨，对复合材料不行。
- 钢、铝试件：共振机，温升超过15℃自动降频
- 玻纤、碳纤试件：仍用液压机，3赫兹
- 带预紧的组件：两种各做一半
现在试验室的瓶颈换成了人：试件一天换一次，过去一个月换一次。`,
    },
  },
  {
    key: 'handheld-scanner-foundry',
    date: '2024-10-22',
    types: ['latest', 'oversea'],
    tags: ['metrology', 'sand-casting', 'exports'],
    child: 'optical',
    source: { cn: '本刊综合', en: 'From our correspondent in Pune' },
    en: {
      title: 'Indian foundry scans patterns by hand and ships castings without a drawing',
      brief: 'In Kolhapur a handheld scanner replaces marking-out. Customers send a worn part instead of a file.',
      body: `Half of the enquiries that reach Sahyadri Foundry in Kolhapur come with a broken pump housing in a sack and no drawing. For forty years a pattern maker measured it with callipers, added shrinkage from experience and carved.
A handheld blue-light scanner from Suzhou does the measuring in 25 minutes. The designer then decides which surface was once flat and which hole was once round, a decision that no software makes for him. Shrinkage is added by a table that the old pattern maker dictated before he retired.
!video The scanner picks up a pump housing in Kolhapur; reflective dots give it its bearings.
First castings now fit in seven cases out of ten, where it used to be four. Marking-out on the surface plate has been given up for parts below 200 kilograms. The scanner cost as much as 14 months’ pay of a pattern maker. There is a waiting list for the training course, and the foundry has had to agree that it will not scan what customers ask it to copy from somebody else.`,
    },
  },
  {
    key: 'torque-audit-app',
    date: '2023-12-05',
    types: ['newswire', 'latest'],
    tags: ['metrology', 'mes'],
    child: 'gauges',
    cn: {
      title: '扭矩扳手“体检”改为扫码，芜湖一厂查出83把超期',
      brief: '量具台账写着全部合格，扫完才发现有的扳手已经不在厂里。',
      body: `芜湖一家座椅厂给1140把扭矩扳手贴了二维码，领用前必须扫码，超过校准期就开不了工位。上线第一周拦下83把，其中19把台账上“合格”，实物早已遗失。
量具室原来四个人跑现场收发，现在两个人坐等。副作用是夜班：校准员下班后扫到超期的扳手没人处理，厂里只好多备了60把。`,
    },
  },
];
