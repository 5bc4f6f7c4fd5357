import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about hydraulics, seals, hoses and filtration. */
export const oilStories: Story[] = [
  {
    key: 'press-with-small-pumps',
    drawing: 'BL-320 elevation',
    date: '2026-05-19',
    types: ['Editorpick', 'latest'],
    tags: ['hydraulics', 'servo-drives', 'energy-saving', 'sheet-metal'],
    child: 'hydraulics',
    named: true,
    tables: {
      drives: table(
        'One 2,500-tonne drawing press before and after, same washtub, one week each|同一台2500吨拉伸压机改造前后对比（同一种洗衣机内筒，各一周）',
        'Drive|驱动方式; Pumps|泵数量; Connected load (kW)|装机功率（kW）; Strokes per minute|每分钟行程次数; Energy per part (Wh)|单件耗电（Wh）; Oil volume (l)|油量（l）; Oil temperature (°C)|油温（℃）; Noise at the operator (dB(A))|操作位噪声dB(A)',
        'Throttled, fixed pumps (2006)|定量泵节流（2006年）; 6; 660; 7.1; 812; 9,400; 54; 91',
        'Variable pumps, proportional|变量泵加比例阀; 6; 540; 7.4; 596; 9,400; 49; 86',
        'Servo pumps, four|四台伺服泵; 4; 420; 8.0; 388; 4,200; 43; 79',
        'Servo pumps with accumulator|伺服泵加蓄能器; 4; 310; 8.0; 371; 4,600; 42; 78',
      ),
    },
    en: {
      title: 'Twenty-year-old press in Qingdao loses its oil tank and half its electricity bill',
      brief:
        'Four servo pumps replaced six constant ones and all throttles. The accumulator that the supplier wanted to sell saved four per cent and was bought for another reason.',
      body: `The drawing press at Laoshan Appliance Parts in Qingdao has made washing-machine tubs since 2006. Frame and cylinders are good for another twenty years. The hydraulics were not: six pumps of constant flow ran all day, and what the ram did not need was throttled and went into 9,400 litres of oil as heat.
The factory could have had a new press for 21 million yuan. It spent 3.4 million on the drive, in three steps, so that each could be measured by itself.
!table drives
## Where the energy had gone
In the old state the ram used 38 per cent of the electricity for drawing. Fast approach and return took a quarter, and 37 per cent went into the cooling tower. Variable pumps improved that and were in place after a weekend. The real step was the second: a servo pump stands still while the robot places the blank, which is 46 per cent of the cycle.
Beilun Hydraulics supplied the pumps, of 180 cubic centimetres each, with motors that may be overloaded threefold for two seconds. The blank holder, which used to be a throttle against a relief valve, now drives its pump as a generator.
!fig BL-320 section: An axial piston pump. Pumps of this kind sit on top of the press where the tank used to be; pipes between pump and cylinder are shorter than two metres.
## The accumulator question
A hydraulic accumulator would smooth the peaks, the supplier said, and save energy. It saved 17 watt-hours a part. The works electrician bought it nevertheless: with 310 kilowatts instead of 420 the press stays below the rating of a transformer that also feeds the canteen.
> On paper it pays back in eleven years. In July, when the kitchen cooks, it pays back by noon. :: Cui Yongsheng, works electrician, Laoshan Appliance Parts
## What has become harder
- Less oil ages faster: it is changed every 6,000 hours in place of 10,000
- Dirt class 16/14/11 is required, which needs an off-line filter of its own
- Two servo amplifiers failed in the first summer because the cabinet stood in the exhaust of the annealing furnace
The old machine could be repaired with a spanner and a gasket sheet. For the new one the factory keeps a spare amplifier at 68,000 yuan, and one man who has been trained in Ningbo. He is 57.`,
    },
    cn: {
      title: '青岛一台老压机“掀掉”油箱，电费省下一半',
      brief: '四台伺服泵顶了六台定量泵和全部节流阀。供应商力荐的蓄能器只省4%，最后还是买了，理由却是另一个。',
      body: `青岛崂山家电配件这台拉伸压机，2006年起就在压洗衣机内筒。机架和油缸再用二十年也没问题，液压站不行了：六台定量泵从早转到晚，滑块用不着的流量全靠节流，变成热量灌进9400升油里。
换新机要2100万元。厂里花340万元只改驱动，而且分三步走，好让每一步单独算账。
!table drives
## 电都去了哪儿
改造前，真正用于拉伸的电只占38%，快进和回程占四分之一，37%进了冷却塔。换变量泵一个周末就装好，有改善；真正的台阶是第二步：机械手放料占周期的46%，这段时间伺服泵是不转的。
泵由北仑液压供货，单台180毫升，电机可三倍过载两秒。压边缸过去顶着溢流阀节流，如今反过来拖着泵发电。
!fig BL-320 section: 轴向柱塞泵。泵装到了压机顶上原来油箱的位置，泵到油缸的管子不到两米。
## 蓄能器买不买
供应商说蓄能器能削峰，还省电。实测单件只省17瓦时。厂里的电工还是要买：装机从420千瓦降到310千瓦，压机就不会把变压器顶到额定，那台变压器还带着食堂。
> 账面上11年回本。7月份食堂一开火，中午就回本了。 :: 崔永胜，崂山家电配件电气主管
## 哪些事更难了
- 油少了，老化快，换油由10000小时改为6000小时
- 油液清洁度要到16/14/11，得单独配旁路过滤
- 头一个夏天坏了两只伺服驱动器，电柜正对着退火炉的排气口
老机器一把扳手、一张密封垫就能修。新系统要常备一只6.8万元的驱动器，还要一个去宁波培训过的人。这个人今年57岁。`,
    },
  },
  {
    key: 'excavator-electric-cylinders',
    date: '2025-05-27',
    types: ['latest'],
    tags: ['hydraulics', 'electric-vehicles', 'energy-saving'],
    child: 'pumps',
    en: {
      title: 'Battery excavators lower the boom and charge themselves, a little',
      brief:
        'A 20-tonne machine in a Changsha quarry recovers 11 per cent of its energy. The pump that does it cannot be heard, which the crew dislikes.',
      body: `When the boom of a 20-tonne excavator comes down, some 90 kilojoules are set free. In an ordinary machine they warm the oil. In twelve battery excavators at the Xiangtan Road quarry near Changsha the oil from the boom cylinder drives the pump backwards, and the motor feeds 54 kilowatts into the battery for a second and a half.
Beilun Hydraulics measured one machine for 400 hours. Recovery returned 11.3 per cent of what the battery had given. Digging hard rock it was 8 per cent, loading lorries from a heap 14.
The machine works 7.2 hours with a charge instead of 6.5, which is just enough for a shift with the noon break at the charger. That, and not the electricity, was what the operator paid for: the pump with its second direction of flow costs 31,000 yuan more.
Two things were unexpected. The boom sank by 40 millimetres overnight until a seat valve was added, because a pump is not a lock. And the crew missed the sound. Drivers hear from an engine how hard the bucket bites; in the quiet machine they overfilled it. A loudspeaker in the cab now hums with the pressure, and can be turned off. Most have left it on.`,
    },
    cn: {
      title: '电动挖机落臂给自己充电，每次一点点',
      brief: '长沙一处石场的20吨电挖回收了11%的电量。泵太安静，司机反而不习惯。',
      body: `20吨挖机的动臂落一次，放出大约90千焦能量，普通机器全拿去热油了。长沙湘潭路石场的12台电动挖机，动臂缸回油反推泵，电机往电池里充54千瓦，持续一秒半。
北仑液压对其中一台跟踪了400小时：回收电量占电池输出的11.3%，挖硬岩时8%，从料堆装车时14%。
充一次电由6.5小时撑到7.2小时，中午在桩上补一口，刚好够一个班。石场老板买的就是这个，不是那点电费，双向泵要多花3.1万元。
有两件事没料到。一是动臂过一夜下沉40毫米，泵锁不住油，后来加了一只座阀。二是司机想念发动机声：铲斗吃力不吃力，过去全靠听，现在安静了，总是挖得太满。驾驶室里于是装了个喇叭，随压力哼响，可以关。多数人没关。`,
    },
  },
  {
    key: 'pfas-free-rod-seals',
    date: '2024-11-05',
    types: ['latest'],
    tags: ['hydraulics', 'rubber', 'regulatory', 'exports'],
    child: 'seals',
    picture: false,
    en: {
      title: 'Seals without fluorine: Hengshui tries eleven recipes and keeps two',
      brief:
        'Exporters of cylinders fear a European ban on PFAS. The replacement for PTFE slides worse and lasts longer than expected.',
      body: `The ring that takes the first blow of pressure in an excavator cylinder has been made of bronze-filled PTFE for forty years. It slides, it does not swell, and it contains fluorine. A restriction that is under discussion in Brussels might forbid it, with a period of grace whose length nobody knows.
Mida Sealing in Hengshui, which sells a third of its output to builders of cylinders with European customers, has tested eleven materials without fluorine since 2022. Nine failed.
- Polyamide with oil: swelled by 1.9 per cent in wet oil and jammed
- UHMW polyethylene: extruded into the gap at 90 degrees
- PEEK, three versions: scored the rod when the oil was dirty
- Polyurethane with a hard backing: passed at up to 350 bar
- Polyketone with graphite: passed at up to 400 bar
The polyketone ring ran for 1.1 million strokes, against 0.9 million for PTFE. At very slow movement, below 5 millimetres a second, it stutters. On an aerial platform one can feel that. For such machines Mida still has nothing.
“Customers ask us whether the ban will come,” says development engineer Kang Lili. “We make rings. We have drawn both, and written a date on neither.”
The new ring costs 27 yuan where the old one costs 19, since the mould has to be heated and lots are small.`,
    },
    cn: {
      title: '不含氟的密封圈：衡水试了11种配方，留下两种',
      brief: '出口油缸厂担心欧盟PFAS限制。替代聚四氟的材料没那么滑，寿命倒比预想的长。',
      body: `挖机油缸里迎头顶住压力的那道缓冲圈，四十年来都用填铜粉聚四氟乙烯：滑、不胀，但含氟。布鲁塞尔正在讨论的限制令可能把它禁掉，过渡期多长谁也说不准。
衡水密达密封有三分之一的货供给做欧洲生意的油缸厂，2022年起试了11种无氟材料，淘汰九种。
- 含油尼龙：油里进水后胀1.9%，卡死
- 超高分子量聚乙烯：90℃挤进间隙
- 聚醚醚酮，三个版本：油一脏就拉伤杆
- 聚氨酯加硬背衬：350巴以内合格
- 聚酮加石墨：400巴以内合格
聚酮圈跑了110万次，聚四氟是90万次。毛病在低速：每秒5毫米以下会一顿一顿，站在高空作业平台上，脚底下能感觉到。这类机器，密达目前还拿不出东西。
“客户都来问到底禁不禁，”开发工程师康丽丽说，“我们是做圈的，两种图都画好了，日期都空着。”
新圈27元一只，老圈19元，模具要加热，批量又小。`,
    },
  },
  {
    key: 'hose-recall-cranes',
    date: '2023-02-16',
    types: ['newswire'],
    tags: ['hydraulics', 'process-safety'],
    child: 'hoses',
    en: {
      title: 'Crane maker recalls 2,140 machines over hydraulic hoses that were crimped too loosely',
      brief: 'A worn crimping die in Xuzhou escaped notice for nine weeks; one hose came off at 280 bar.',
      body: `Huaihai Cranes of Xuzhou calls 2,140 truck cranes built between 8 September and 11 November 2022 back to the workshop. In these machines the hoses of the telescopic cylinder may have been crimped with a diameter 0.5 mm too large. In January one came off its fitting at 280 bar; nobody was hurt.
The cause was a worn die whose wear gauge had been checked against the wrong drawing. Exchange takes two hours. The company admits that it cannot tell the affected hoses by looking, since the batch mark is on the sleeve that covers the crimp.`,
    },
    cn: {
      title: '软管压接偏松，徐州一家吊机厂召回2140台',
      brief: '一副磨损的扣压模九周没人发现，有根管子在280巴时脱出。',
      body: `徐州淮海起重召回2022年9月8日至11月11日生产的2140台汽车起重机。伸缩缸软管的扣压直径可能偏大0.5毫米，今年1月有一根在280巴时从接头脱出，未伤人。
原因是扣压模磨损，而校验磨损的样规用错了图号。换一套两小时。厂方承认，外观看不出哪根有问题：批号打在护套下面。`,
    },
  },
  {
    key: 'oil-varnish-turbine-hall',
    date: '2022-07-12',
    types: ['latest'],
    tags: ['hydraulics', 'predictive-maintenance'],
    child: 'filtration',
    cn: {
      title: '清洁度合格，阀还是卡：湛江钢厂追查一层看不见的漆膜',
      brief: '颗粒计数全部达标的液压油，在伺服阀芯上结出了黄膜。元凶是过滤器自己打出的静电。',
      body: `湛江一家钢厂的热轧卷取机，去年五个月里卡了14次伺服阀。油每周送检，清洁度一直在15/13/10，比要求还好一档。换下来的阀芯上却有一层黄褐色的膜，指甲刮得动，布擦不掉。
点检员黎国栋把油样倒进滤膜再泡石油醚，膜片发黄，比色值42，超过30就该处理。这东西叫漆膜，是油氧化后的软产物，颗粒计数器看不见。
问题是油才用了两年，不该老得这么快。厂里请人在夜班关了灯，从滤壳视窗往里看：每隔几秒闪一下蓝光。新型玻纤滤芯通流太快，油在里面摩擦带电，放电时局部温度上千度，把油“烧”了。
处理办法是两样：滤芯换成导电纤维的，流速降一半；旁路挂一台树脂吸附装置，流量每分钟8升，慢慢把漆膜前体吸出来。四个月后比色值降到17，卡阀一次没再发生。
花费合计21万元，一次卡阀停轧的损失大约9万元。黎国栋说，唯一不好交代的是油品供应商，他们先前已经赔了6000升新油。`,
    },
  },
];
