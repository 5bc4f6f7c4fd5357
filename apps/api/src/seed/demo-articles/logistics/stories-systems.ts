import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about warehouses as systems. */
export const systemStories: Story[] = [
  {
    key: 'clad-rack-warehouse-wuhu',
    date: '2026-08-06',
    types: ['Editorpick', 'latest'],
    tags: ['warehousing', 'energy-saving', 'investment', 'smart-factory'],
    child: 'storage',
    named: true,
    tables: {
      options: table(
        'Three ways to store 31,000 pallets, as tendered in 2024|2024年招标时比较的三种方案（31000托盘位）',
        'Option|方案; Height (m)|高度（m）; Footprint (m²)|占地（m²）; Aisles|巷道数; Pallets in and out per hour|每小时出入托数; Investment (million yuan)|投资（百万元）; Energy per move (Wh)|每次作业耗电（Wh）; Delivery (months)|工期（月）',
        'Reach trucks in wide aisles|宽巷道前移式叉车; 11.5; 21,400; 26; 240; 61; 145; 9',
        'Four-way shuttles|四向穿梭车; 22; 9,800; 6; 410; 118; 38; 14',
        'Double-deep stacker cranes|双深位堆垛机; 38; 6,100; 5; 330; 104; 52; 16',
      ),
    },
    en: {
      title: 'Thirty-eight metres of rack and no building around it: a compressor maker stores on end',
      brief:
        'In Wuhu the racks carry the roof. The builder saved a hall, lost four months to a wind tunnel, and now pays for one crane that nobody had planned.',
      body: `From the motorway the new finished-goods store of Wanjiang Compressors looks like any other tall grey box. It is not a building at all. Roof and walls hang on the racks, 38 metres high, and if one took the pallets out the structure would still have to stand up to a typhoon.
Clad-rack construction saves the hall, about 14 million yuan in this case. It also removes the right to change one’s mind: a rack post that carries a roof cannot be moved next year.
## Why not shuttles
Four-way shuttles were the favourite until the flow was drawn hour by hour. Wanjiang ships in two waves, at six in the morning and at three in the afternoon, and 80 per cent of the pallets are of forty articles. Cranes with two pallets behind each other were enough, at less energy than the forklifts and for 14 million less than the shuttles.
!table options
“Throughput in a brochure is an average over a day that does not exist,” says logistics planner Fang Shu. “We asked for the worst ninety minutes.”
## The tunnel and the fifth crane
What nobody had in the schedule was wind. For a light shell of this height the design institute asked for a wind-tunnel study, because the neighbouring hill accelerates north-westerly gusts. It cost 380,000 yuan and four months, and moved the bracing from every sixth bay to every fourth.
The fifth aisle was another lesson. The original layout had four. A simulation with one crane out of service showed that the afternoon wave would then last until half past seven, so that forty lorries would wait in a street that holds eighteen.
!fig HY-320 section: A double-deep stacker crane. In aisle three two pallets stand behind each other on either side, and the crane returns braking energy to its neighbour over a common DC bus.
> Redundancy is the only thing in a warehouse that looks like waste until noon. :: Fang Shu, logistics planner, Wanjiang Compressors
Since last autumn the store has handled 4,900 moves a day at 52 watt-hours each. Its weak point is fire protection: sprinklers stand in every third level, 6,200 of them, and inspecting each once a year keeps one man busy from January to March.`,
    },
    cn: {
      title: '芜湖这座38米立库没有厂房：屋顶和墙板都挂在货架上',
      brief:
        '皖江压缩机的成品库采用库架合一结构。省下一栋厂房，赔进去四个月风洞试验，还多花了一台原先没打算买的堆垛机。',
      body: `从高速公路上看，皖江压缩机的新成品库和别的灰色大盒子没什么两样。其实它根本不是厂房：屋面和墙板全部挂在38米高的货架上，哪怕把托盘全部搬空，这副骨架也得扛得住台风。
库架合一省掉了一栋厂房，这个项目约合1400万元。代价是从此没有反悔的余地：撑着屋顶的立柱，明年想挪也挪不动。
## 为什么没选四向车
按小时画出物流曲线之前，四向穿梭车一直是首选。皖江每天有两个发货高峰，早上六点和下午三点，八成托盘集中在四十个品规上。双深位堆垛机已经够用，比叉车省电，比四向车少投1400万元。
!table options
“样本上的处理能力，是一个并不存在的平均日算出来的，”物流规划方舒说，“我们问的是最忙的那90分钟。”
## 风洞，以及第五台车
计划里没有写的是风。这么高的轻型围护结构，设计院要求做风洞试验，因为旁边的山丘会把西北阵风加速。试验花了38万元和四个月，结果把支撑由每六跨一道改为每四跨一道。
第五条巷道是另一课。原设计只有四条。仿真里停掉一台车，下午那一波要拖到晚上七点半才发完，四十辆货车将堵在一条只能停十八辆的路上。
!fig HY-320 section: 双深位堆垛机。三号巷道左右各两排深位，堆垛机的制动能量经共直流母线供给相邻机台。
> 冗余在中午之前看，都像浪费。 :: 方舒，皖江压缩机物流规划
去年秋天投用以来，日均作业4900次，每次耗电52瓦时。短板在消防：每三层设一道喷淋，共6200个喷头，每年逐个检查一遍，一个人要从1月忙到3月。`,
    },
  },
  {
    key: 'amr-fleet-traffic',
    drawing: 'JF-320 elevation',
    date: '2025-11-11',
    types: ['latest'],
    tags: ['mobile-robots', 'smart-factory', 'plc'],
    child: 'agv',
    en: {
      title: 'One hundred and twelve robots, one crossing: what limits a fleet is rarely the robots',
      brief: 'A fan maker in Shunde added 40 AMRs and moved fewer boxes. The cure was paint and a timetable.',
      body: `Shunde Fengshen Fans had 72 latent robots that moved 5,300 racks a day. When output rose the factory bought 40 more. For two weeks it moved 5,100.
The supplier’s log explained why. Thirty-one per cent of all waiting occurred at one crossing between the paint shop and the assembly hall, where the fleet manager had to reserve four cells at a time because a fire door narrows the lane to 2.4 metres. Every further robot lengthened the queue.
“We were looking for a software switch,” says project leader Liang Zhenyu. “It was the door.”
## One-way lanes and a clock
Lvdong Mobile Robots and the factory changed three things. The two lanes through the fire door became one-way, with a second opening cut 11 metres further on. Empty racks no longer return whenever a robot is free but in convoys every six minutes. And charging was moved from battery level to the timetable: robots charge for nine minutes when their hall has its break.
- Waiting at the crossing: 6 per cent of all waiting, down from 31
- Racks moved a day: from 5,100 to 8,450
- Robots needed at that level: 96, so that 16 now stand in reserve
The convoys have a price. A rack that misses its slot arrives six minutes later, and assembly asked for a buffer of two racks at each station, which costs 90 square metres.`,
    },
    cn: {
      title: '112台车卡在一个路口：车队的上限往往不在车上',
      brief: '顺德一家风扇厂加了40台移动机器人，搬运量反而降了。最后靠划线和时刻表解决问题。',
      body: `顺德风神风扇原有72台潜伏式机器人，每天搬运5300个料架。产量上来后又买了40台，结果头两周每天只搬了5100个。
供应商的日志给出了答案：31%的等待发生在喷涂车间与总装车间之间的一个路口。防火门把通道收窄到2.4米，调度系统一次要锁四个栅格，每多一台车，队就多排一截。
“我们一直在找软件开关，”项目负责人梁振宇说，“其实是那扇门。”
## 单行道加时刻表
律动移动机器人和工厂改了三件事：防火门两侧改为单行，在11米外另开一个门洞；空架不再见车就回，改为每六分钟编队返回；充电由按电量改为按时刻表，哪个车间休息，哪个车间的车就充九分钟。
- 路口占全部等待：由31%降到6%
- 日搬运料架：由5100个升到8450个
- 同等产量所需车数：96台，另有16台转为备用
编队也有代价。错过班次的料架要晚到六分钟，总装要求每个工位多放两架缓冲，占去90平方米。`,
    },
  },
  {
    key: 'cross-belt-night-shift',
    date: '2024-11-19',
    types: ['latest'],
    tags: ['sorting', 'machine-vision', 'energy-saving'],
    child: 'sorting',
    en: {
      title: 'Double-eleven in Yiwu: the sorter ran at 96 per cent, the chutes did not',
      brief:
        'A double-layer cross-belt loop sorted 1.07 million parcels in a day. The bottleneck was the bag at the end of the chute.',
      body: `On 12 November the Yiwu hub of Sudi Express sorted 1.07 million small parcels, a third more than on the same day of the year before. The loop from Taicang Sorting Technology ran at 2.5 metres a second and reached 44,600 items an hour on average, 96 per cent of what it was sold for.
The shift leaders nevertheless counted 11,300 recirculations. Nine out of ten had the same cause: the chute was full because nobody had changed the bag.
For the peak the hub had hired 210 temporary workers, one for every six chutes. This year the operator fitted 180 chutes with a bag frame that weighs itself and lights up at 80 per cent. Recirculation fell to a fifth on these chutes. The frames cost 1,900 yuan apiece, and the remaining 240 are to follow before the Spring Festival.
What the frames do not solve is polybags that open: 0.4 per cent of them lose their content on the loop, and the camera tunnel can only tell that a bag has become flatter.`,
    },
    cn: {
      title: '义乌“双11”：分拣机跑到96%，格口却没跟上',
      brief: '双层交叉带一天分拣107万件，真正的瓶颈是格口末端那只没人换的集包袋。',
      body: `11月12日，速递快运义乌中心一天分拣小件107万件，比上年同日多三分之一。太仓分拣技术的环线以每秒2.5米运行，平均每小时4.46万件，达到合同能力的96%。
即便如此，班组长仍记下了1.13万次回流。十次里有九次是同一个原因：袋子满了没人换，格口堵住了。
高峰期中心临时招了210人，每人看六个格口。今年有180个格口换上了自称重集包架，装到八成就亮灯，这些格口的回流降到原来的五分之一。每只集包架1900元，其余240个格口计划春节前换完。
集包架解决不了的是塑料袋开口：约0.4%的包裹会在环线上掉出内件，而视觉通道只能判断“这个袋子变扁了”。`,
    },
  },
  {
    key: 'wms-migration-weekend',
    date: '2023-09-26',
    types: ['Editorpick'],
    tags: ['warehousing', 'mes', 'supply-chain'],
    child: 'software',
    picture: false,
    en: {
      title: 'Sixty-one hours to change the software under a running warehouse',
      brief:
        'A bearing distributor in Luoyang replaced its warehouse management over one weekend. It had rehearsed four times and failed twice.',
      body: `At six on a Friday evening the last lorry left the yard of Zhongzhou Bearing Supply. At seven on Monday morning the first one was loaded under a new system. Between the two lay the transfer of 48,000 storage locations, 212,000 articles and 1,340 open orders.
“Everybody talks about data,” says IT manager Qiao Wen. “Our first rehearsal failed because of a printer.”
## What the rehearsals found
The first, in May, stopped after nine hours: label printers in hall two did not know the font for the new location codes. The second stopped at the interface to the customs system, which accepted quantities with three decimals only. The third went through but took 74 hours. The fourth took 58.
1. Freeze goods receipt on Thursday noon, not on Friday evening
2. Count only locations that have moved within 30 days, 7,100 of them
3. Load master data on the Wednesday before, deltas on Saturday
4. Keep the old system readable on two screens for a month
The last point turned out to be the most useful. In the first week clerks looked up the old location 400 times a day; in the fourth, six times.
## What still hurts
Returns had been forgotten. They arrive without an order number, and the new system refuses what it does not expect. For seven weeks a clerk wrote them into a spreadsheet. It is still open on her screen.`,
    },
    cn: {
      title: '周末61小时：给运转中的仓库换掉管理系统',
      brief: '洛阳一家轴承流通企业用一个周末切换了仓储管理系统。此前预演四次，失败两次。',
      body: `周五傍晚六点，中州轴承供应的最后一辆货车离场；周一早上七点，第一辆车已经按新系统装货。中间要搬的，是4.8万个库位、21.2万个品规和1340张未完订单。
“大家都说难在数据，”信息部经理乔文说，“我们第一次预演，是栽在一台打印机上。”
## 四次预演，各有各的坎
5月第一次，做到第九个小时停了：二号库的标签打印机没有新库位码的字体。第二次卡在报关接口，对方只收三位小数的数量。第三次走通了，用了74小时。第四次58小时。
1. 收货从周五傍晚提前到周四中午冻结
2. 只盘30天内动过的库位，共7100个
3. 主数据提前到周三导入，周六只补差异
4. 旧系统在两块屏幕上保留一个月，只读
最后这条反而最管用。第一周，仓管员每天要回查旧库位400次；到第四周，只剩6次。
## 还没止住的疼
漏掉的是退货。退货没有订单号，新系统对“没有预期”的东西一概拒收。整整七周，一名文员把退货记在电子表格里。那张表，到现在还开在她屏幕上。`,
    },
  },
  {
    key: 'cold-store-batteries',
    date: '2024-02-28',
    types: ['latest'],
    tags: ['cold-chain', 'energy-saving', 'battery-cells'],
    child: 'cold-chain',
    en: {
      title: 'Lithium forklifts at minus 25: half the charging, one new problem',
      brief:
        'A frozen-food store in Dalian measured its reach trucks for a winter. Heating the battery is cheap; the drops of water are not.',
      body: `The cold store of Liaohai Frozen Foods in Dalian replaced 18 lead-acid reach trucks with lithium ones in the autumn of 2022 and metered both kinds through a winter. At minus 25 degrees the lithium trucks used 5.1 kWh an hour of work against 7.4, including what their own battery heaters draw.
Two batteries a truck and the changing room are gone. Trucks charge during breaks at a dock outside the cold room, 35 minutes a shift in all.
The dock created the new problem. A truck that comes out of minus 25 into plus 12 is wet within a minute, and after 200 such passages connectors began to corrode. Anhui Jiefeng Forklifts moved the charging socket under a heated flap and gave the mast sensors another grade of seal. Since then two failures have been counted, against nineteen in the first winter.
Over seven years the store expects to pay 11 per cent less than with lead-acid, most of it saved in floor space. For a store with a single shift, the maker admits, the sum would come out the other way.`,
    },
    cn: {
      title: '零下25℃用锂电叉车：充电减半，麻烦换了一种',
      brief: '大连一座冷库把前移式叉车跟踪计量了一个冬天。电池加热花不了几个钱，凝露才是真问题。',
      body: `大连辽海冻品的冷库在2022年秋天把18台铅酸前移车换成锂电，并对两种车各计量了一个冬天。零下25℃环境下，锂电车每工作小时耗电5.1千瓦时，铅酸车7.4千瓦时，前者还包含电池自身的加热用电。
一车两块电池和换电间都省了。车辆利用休息时间在冷间外的充电位补电，每班合计35分钟。
新麻烦正出在充电位。车从零下25℃开到12℃，一分钟内就挂满水珠，出入200次后插接件开始腐蚀。捷丰叉车把充电口改到加热盖板下，门架传感器换了更高等级的密封，此后只记录到两次故障，头一个冬天是19次。
按七年测算，冷库总成本可比铅酸低11%，大头省在场地。厂家也承认，如果只开一班，这笔账会倒过来。`,
    },
  },
];
