import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about bearings, linear motion, lubrication and springs. */
export const bearingStories: Story[] = [
  {
    key: 'shaft-currents-800-volt',
    drawing: 'JL-320 elevation',
    date: '2026-04-14',
    types: ['Editorpick', 'latest'],
    tags: ['bearings', 'electric-vehicles', 'e-motors', 'power-semiconductors'],
    child: 'bearings',
    named: true,
    tables: {
      rig: table(
        'Five bearings under shaft currents, 220 kW motor at 800 volts, 1,500 hours each|五种轴承方案抗轴电流，220千瓦800伏电机，各跑1500小时',
        'Measure|措施; Shaft voltage, peak (V)|轴电压峰值（V）; Current density (A/mm²)|电流密度（A/mm²）; Raceway waviness (µm)|滚道波纹度（µm）; Noise rise (dB)|噪声增量（dB）; Friction at 12,000 r/min (W)|12000转摩擦功耗（W）; Extra cost (yuan)|增加成本（元）',
        'Steel bearing, nothing|钢轴承，无措施; 31; 1.42; 1.90; 9.5; 212; 0',
        'Carbon-fibre grounding ring|碳纤维接地环; 6; 0.31; 0.35; 2.1; 219; 38',
        'Conductive grease|导电润滑脂; 12; 0.66; 0.80; 4.0; 238; 5',
        'Coated outer ring, alumina|外圈氧化铝涂层; 29; 0.18; 0.22; 1.4; 213; 61',
        'Hybrid bearing, ceramic balls|混合陶瓷球轴承; 33; 0.01; 0.08; 0.3; 171; 146',
      ),
    },
    en: {
      title: 'Sparks in the raceway: what fast switching does to a bearing, and what each remedy costs',
      brief:
        'Silicon carbide inverters save energy and erode the bearings of the motor. In Wafangdian five bearings ran for 1,500 hours; the dearest makes the neighbour suffer.',
      body: `A bearing that has been eroded by current can be recognised with a fingernail. The raceway feels like corduroy. In 2022 Jinlun Bearings in Wafangdian received three such bearings from taxi fleets; last year there were 260, nearly all out of cars with an 800-volt drive.
The inverter is to blame. Silicon carbide transistors switch in 15 nanoseconds, and every flank lifts the shaft by some volts. When the oil film in the bearing, less than a micrometre thick, can no longer hold the voltage, it breaks down with a spark that melts a crater the size of a bacterium. A car does that several million times on the way to work.
## Fifteen hundred hours
With a motor maker in Shenyang Jinlun set up five identical drives. Each ran a motorway cycle for nine weeks, four of them with a remedy and one without.
!table rig
The grounding ring, a collar of carbon fibres that brushes the shaft, does a good deal for 38 yuan. It wears, though: after 1,100 hours in an oily motor the fibres had matted and the voltage began to rise. Conductive grease is cheapest and stiffens in winter. At minus 30 degrees the starting torque was three times the usual one.
Ceramic balls stop the current altogether and, being lighter, save 41 watts of friction. They are also 146 yuan dearer for each bearing of a motor.
!fig JL-320 section: A hybrid bearing. On the raceway of the untreated one of steel the stripes were 0.4 mm apart after 1,500 hours.
## The current goes next door
What the table does not show happened in rig five. The voltage at the shaft did not fall, since nothing carried it away. It found the reduction gear. After 900 hours the pinion bearing, a plain steel one, was fluted as badly as the motor bearing of rig one.
> You do not abolish a current by making one door tight. It looks for the next house. :: Guan Lei, head of testing, Jinlun Bearings
- One hybrid bearing and one grounding ring on the other side: 184 yuan, no damage in 1,500 hours
- Two hybrid bearings without grounding: gear damaged
- A filter in the inverter: effective, but 340 yuan and 1.1 kilograms
Jinlun has put a line for 3 million hybrid bearings a year into operation, at a cost of 190 million yuan. The balls come from two makers, and a third of them from abroad; their price has risen by 12 per cent since January because everybody has read the same tests.`,
    },
    cn: {
      title: '滚道里打火花：快开关伤轴承，五种对策各要多少钱',
      brief: '碳化硅逆变器省电，却腐蚀电机轴承。瓦房店做了1500小时对比，最贵的办法把麻烦推给了隔壁。',
      body: `被电流腐蚀过的轴承，用指甲一划就知道，滚道像灯芯绒。2022年瓦房店金轮轴承从出租车队收到三套，去年收到260套，几乎全拆自800伏的车。
根子在逆变器。碳化硅管15纳秒就完成一次开关，每个陡沿都把转轴抬高几伏。轴承油膜不到一微米厚，一旦撑不住电压就击穿，火花烧出一个细菌大小的坑。一辆车上一趟班，这样的火花要打几百万次。
## 1500小时
金轮与沈阳一家电机厂搭了五套一样的驱动，四套各用一种对策，一套什么也不加，按高速工况连跑九周。
!table rig
接地环是一圈碳纤维刷，贴着轴转，38元，效果不错，但会磨损：在带油雾的电机里跑到1100小时，纤维粘成毡，轴电压开始往上走。导电脂最便宜，怕冷，零下30℃起动力矩是平时的三倍。
陶瓷球把电流彻底断掉，球轻，摩擦还少41瓦，每套电机轴承贵146元。
!fig JL-320 section: 混合陶瓷轴承。无措施的钢轴承跑满1500小时，滚道条纹间距0.4毫米。
## 电流上隔壁去了
表里没写的事出在五号台架：轴电压并没有降，因为没有东西把它导走，它就去找减速器。900小时后，小齿轮那套普通钢轴承的条纹，跟一号台架的电机轴承一样深。
> 关紧自家一扇门，电流不会没了，它找下一家。 :: 关磊，金轮轴承试验部部长
- 一端混合陶瓷、另一端接地环：184元，1500小时无损伤
- 两端都用混合陶瓷、不接地：减速器受伤
- 逆变器加滤波：管用，但要340元、重1.1公斤
金轮投1.9亿元建的300万套混合陶瓷轴承线已经开动。球由两家供，其中三分之一来自国外，1月以来涨价12%，因为大家看的是同一批试验。`,
    },
  },
  {
    key: 'roller-screws-for-humanoids',
    drawing: 'JD-320 elevation',
    date: '2025-09-23',
    types: ['latest'],
    tags: ['linear-motion', 'grinding', 'investment'],
    child: 'linear-motion',
    en: {
      title: 'Fourteen screws a robot: Lishui grinds for a market that does not exist yet',
      brief:
        'Humanoid robots need planetary roller screws by the hundred thousand, say their makers. The grinding machines have been bought; the robots have not been sold.',
      body: `A planetary roller screw of 12 millimetres is hardly longer than a finger and carries 2.4 tonnes. In a humanoid robot fourteen of them move arms and legs. Jingdao Linear Motion in Lishui used to make 3,000 roller screws a year, for presses and aircraft doors. It has now installed capacity for 120,000.
The investment of 210 million yuan rests on letters of intent from four robot companies. Firm orders exist for 9,400 pieces.
## From eleven hours to fifty minutes
The thread of nut, rollers and spindle has to be ground to within three micrometres. Jingdao’s old way took eleven hours for a set. Whirling from the solid in hardened state and grinding only the last 0.06 mm reduced that to fifty minutes. Rollers are made on centreless machines, five at a time.
!video Hard whirling of a 12 mm spindle in Lishui; the chips leave as blue needles.
- Price of a set in 2022: 2,900 yuan
- Price today: 780 yuan
- What the robot makers want in two years: 300 yuan
At 300 yuan, says managing director Xiang Wei, rolling would have to replace grinding, and the rolled threads that the laboratory has made so far last a tenth of the time.
> We have built the kitchen. Whether guests come we shall see. :: Xiang Wei, managing director, Jingdao Linear Motion
Meanwhile six of the eleven new machines grind for electric brakes, where a shorter screw is needed and a car maker pays on time. The grinders who were trained for the robots do not care. They are paid by the piece.`,
    },
    cn: {
      title: '一台人形机器人14根丝杠：丽水先把磨床买好了',
      brief: '机器人厂都说要几十万根行星滚柱丝杠。磨床到位了，机器人还没卖出去。',
      body: `12毫米的行星滚柱丝杠，比手指长不了多少，能扛2.4吨。一台人形机器人的手脚要用14根。丽水精导传动原来一年做3000根，供压机和飞机舱门，如今装下了12万根的产能。
投的2.1亿元，凭的是四家机器人公司的意向书。签了字的订单，9400根。
## 从11小时到50分钟
螺母、滚柱、丝杆的螺纹都要磨到三微米以内。老办法一套要11个小时。现在淬硬料直接旋风铣，只留0.06毫米去磨，缩到50分钟；滚柱上无心磨，一次五根。
!video 丽水车间里旋风硬铣12毫米丝杆，切屑像蓝色的针。
- 2022年一套：2900元
- 现在一套：780元
- 机器人厂希望两年后：300元
总经理项威说，要到300元，就得用滚轧替磨削，而实验室轧出来的螺纹，寿命只有磨制的十分之一。
> 灶台已经砌好，客人来不来，再看。 :: 项威，精导传动总经理
眼下11台新机里有六台在磨线控制动用的短丝杠，车厂付款准时。当初为机器人招来的磨工倒无所谓，他们拿计件工资。`,
    },
  },
  {
    key: 'paper-mill-grease-guns',
    date: '2024-08-13',
    types: ['latest'],
    tags: ['bearings', 'predictive-maintenance', 'energy-saving'],
    child: 'lubrication',
    en: {
      title: 'Less grease, fewer funerals: a paper mill in Rizhao listens before it pumps',
      brief:
        'Two thirds of the bearings in the dryer section died of too much grease. Ultrasound now tells the greaser when to stop.',
      body: `At Rizhao Green Paper there were 1,870 grease nipples and one rule: ten strokes a week. The mill lost 64 bearings in the dryer section in 2022. When the reliability team cut them open, 41 were packed so full that the grease had churned, overheated and turned to soap.
Since then the four greasers carry a gun with an ultrasonic probe. They listen to the bearing, pump, and stop when the noise falls by eight decibels. Often that happens after two strokes, and at every sixth point nothing is needed at all.
Consumption went from 5.2 to 1.9 tonnes a year. Dead bearings: 22 last year, 6 in the first half of this one. Drive power of the dryer section has fallen by 1.4 per cent.
The route takes longer. A greaser does 70 points in a shift where he did 190, and the mill hired one man more. There was also a dispute about the nipples on the machine’s wet end, where water enters and must be pushed out by fresh grease: there the ultrasonic rule is wrong. Those 240 points have been painted blue and still get their ten strokes.`,
    },
    cn: {
      title: '少打油，少换轴承：日照纸厂先听声再下枪',
      brief: '烘干部换下的轴承，三分之二是被润滑脂“撑死”的。',
      body: `日照绿源纸业有1870个油嘴，只有一条规矩：每周打十下。2022年烘干部坏了64套轴承，可靠性小组剖开来看，41套塞得太满，油脂搅动发热，皂化结块。
从那以后，四名润滑工的油枪上多了超声探头：贴上去听，一边听一边打，声音降了八分贝就停。常常两下就够，六个点里总有一个根本不用打。
一年用脂由5.2吨降到1.9吨。坏轴承去年22套，今年上半年6套。烘干部传动功率降了1.4%。
代价是慢。原来一班打190个点，现在70个，厂里添了一个人。湿部的油嘴还吵过一架：那里进水，要靠新脂把水顶出来，超声那套规矩不适用。最后把这240个点刷成蓝色，照旧每周十下。`,
    },
  },
  {
    key: 'valve-spring-wire',
    date: '2023-05-11',
    types: ['newswire'],
    tags: ['supply-chain', 'investment'],
    child: 'springs',
    picture: false,
    source: { en: 'Company announcement', cn: '企业供稿' },
    en: {
      title: 'Jiangyin mill draws spring wire of 2,150 megapascals, and looks for customers with engines',
      brief:
        'The wire for valve springs passes 50 million cycles. Two car makers that had asked for it have since stopped building engines.',
      body: `Chengxi Wire in Jiangyin has qualified a super-clean silicon-chromium wire for valve springs with a tensile strength of 2,150 megapascals. Inclusions are smaller than 15 micrometres, and springs made of it passed 50 million cycles at 700 megapascals. Capacity is 4,000 tonnes a year; such wire came exclusively from Japan and Sweden until now.
Development took five years. Two of the four car makers that had asked for the wire have given up new combustion engines in the meantime. The mill now offers it for suspension springs of delivery vans and for circuit breakers.`,
    },
    cn: {
      title: '江阴拉出2150兆帕气门弹簧钢丝，两家客户却不造发动机了',
      brief: '疲劳5000万次过关，年产能4000吨。',
      body: `江阴澄西线材的超纯净硅铬气门弹簧钢丝通过认证，抗拉强度2150兆帕，夹杂物小于15微米，弹簧在700兆帕下通过5000万次疲劳。年产能4000吨，此前这类钢丝全靠日本和瑞典。
研发用了五年。当初提需求的四家车企，有两家已经不再开发新发动机。厂里现在改推轻客悬架弹簧和断路器储能弹簧。`,
    },
  },
  {
    key: 'counterfeit-bearings-nhava-sheva',
    date: '2022-09-27',
    types: ['oversea', 'Editorpick'],
    tags: ['bearings', 'supply-chain', 'exports', 'process-safety'],
    child: 'bearings',
    en: {
      title: 'The box was genuine: how a conveyor in Gujarat came to run on forged bearings',
      brief:
        'Customs at Nhava Sheva opened a container of spherical roller bearings with four famous names on them. A cement works had already fitted 62.',
      body: `The bearing had the right name, the right number and a hologram that glittered. It lasted eleven days. When Sabarmati Cement took it out of the tail pulley of a clinker conveyor, the rollers had flat spots, and under the engraved trademark the maintenance engineer, Nilesh Vora, could feel another one that had been ground away.
He had bought from a dealer whom the works had known for nine years, at a discount of 18 per cent. Nothing about that was unusual.
Four weeks later customs in the port of Nhava Sheva opened a container that had been declared as agricultural parts. It held 5,300 spherical roller bearings with the marks of four makers and, separately, printed boxes. Some bearings were new and of poor steel. Most were used ones, which had been polished, greased and engraved again.
Makers now offer applications that read a code on the box. “The box is genuine,” says Vora. “They buy empty boxes from scrap dealers, thirty rupees each.” He has introduced three tests that cost nothing: weigh the bearing, measure the radial clearance, and look at the chamfer under a magnifier, because forgers seldom polish there.
Of 210 bearings in his own store, 62 failed. They had been bought from two dealers, both authorised. Replacing them took four planned stops, and one that was not planned. The dealer from Ahmedabad has refunded the price. He says that he was deceived too, and Vora is inclined to believe him, which does not make it easier to buy the next bearing.`,
    },
  },
];
