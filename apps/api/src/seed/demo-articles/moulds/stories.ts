import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of mould making. */
export const stories: Story[] = [
  {
    key: 'conformal-cooling-accounts',
    drawing: 'JX-320 elevation',
    date: '2025-06-10',
    types: ['Editorpick', 'latest'],
    tags: ['mould-making', 'metal-3d-printing', 'injection-moulding', 'energy-saving'],
    child: 'plastic-moulds',
    named: true,
    tables: {
      cases: table(
        'Nine printed inserts after one year in production|9套打印镶件投产一年后的账',
        'Part|制件; Insert mass (kg)|镶件重（kg）; Extra cost (CNY)|增加成本（元）; Cycle before (s)|原周期（s）; Cycle after (s)|现周期（s）; Parts in the year|年产量（万件）; Payback (months)|回收期（月）; Result|结果',
        'Drill housing|电钻壳; 3.8; 41,000; 38; 29; 610,000|61; 4; Kept|沿用',
        'Kettle base|水壶底座; 2.9; 36,000; 44; 31; 820,000|82; 3; Kept|沿用',
        'Lens holder|镜头座; 0.6; 18,000; 26; 24; 300,000|30; 14; Kept for flatness|为平面度沿用',
        'Battery cover|电池盖; 1.7; 27,000; 21; 20; 450,000|45; 31; Not repeated|不再采用',
        'Fan hub|风扇轮毂; 2.2; 33,000; 35; 26; 1,100,000|110; 2; Kept|沿用',
        'Toothbrush handle|牙刷柄; 0.9; 22,000; 18; 14; 2,400,000|240; 3; Kept|沿用',
        'Meter window|表窗; 1.1; 24,000; 30; 27; 260,000|26; 19; Not repeated|不再采用',
        'Cup, double wall|双层杯; 2.5; 39,000; 52; 33; 540,000|54; 3; Kept|沿用',
        'Hinge|铰链; 0.5; 16,000; 16; 16; 700,000|70; –; Not repeated|不再采用',
      ),
    },
    en: {
      title: 'Printed inserts after a year: six good investments, three lessons',
      brief:
        'A mould shop in Huangyan has published what conformal cooling really brought in nine moulds. The hinge brought nothing.',
      body: `Presentations on conformal cooling show coloured temperature fields. Zhang Meihua of Juxi Moulds in Huangyan shows a table. It contains nine moulds in which her company used printed inserts in 2024, with what they cost more than drilled ones and what became of the cycle in the customer’s plant.
!table cases
Six of nine have paid for themselves within four months or are kept for another good reason. Three will not be repeated.
## What the good cases have in common
Deep cores, says Zhang. Kettle base, double-wall cup and drill housing have cores that a straight bore does not reach; heat stayed in the corners, and the rest of the part waited for it. Where the core is flat, as in the battery cover, water already ran close enough before.
For the hinge the team had overlooked that the cycle was limited by the take-out robot and not by cooling. “That was an expensive way of finding out that we should have asked,” she says.
!fig JX-320 section: An insert with conformal cooling, cut open. In the one for the kettle base channels of 4 millimetres follow the wall at a distance of 6.
## Rust, lime and a borescope
The channels are narrow and rough. In two moulds flow fell by a third within five months because the customer cooled with open-circuit water. Juxi now prints in a stainless tool steel with 52 HRC, flushes channels with acid after every 200,000 shots and delivers a flow protocol with each insert: litres per minute at two bar, to be repeated by the customer every quarter.
- Minimum diameter 3.5 mm, otherwise no borescope will pass.
- No dead ends, no branches without balanced flow.
- Thermal simulation before quotation; if it shows less than 12 per cent, Juxi advises against.
> We lose about a third of the enquiries by calculating first. These are the ones we would have regretted. :: Zhang Meihua, technical director, Juxi Moulds`,
    },
    cn: {
      title: '随形水路用了一年：六笔划算，三个教训',
      brief: '黄岩一家模具厂把9副模具的账摊开来算。铰链那副，一秒也没省下来。',
      body: `讲随形冷却的PPT里都是彩色温度云图，黄岩桔西模具的张美华放的是一张表。2024年，公司在9副模具上用了打印镶件，比钻孔水路多花多少、到客户厂里周期降了多少，都在表里。
!table cases
9副里有6副在四个月内回本，或有别的理由继续用；3副不再采用。
## 划算的有什么共同点
张美华说，都是深型芯。水壶底座、双层杯、电钻壳，直孔钻不到角落，热量憋在那里，整件都得等它。电池盖那种扁平型芯，原来的水路离型面已经够近。
铰链那副，团队没注意到周期卡在取件机械手上，而不是冷却。“花了一万六，学会先问一句。”
!fig JX-320 section: 随形水路镶件剖面。水壶底座那块，4毫米水路沿型面走，壁距6毫米。
## 生锈、结垢和一根内窥镜
水路又细又糙。有两副模，客户用开式循环水，五个月流量掉了三分之一。桔西现在改用52HRC的不锈模具钢打印，每20万模酸洗一次，随镶件附流量记录：2巴压力下每分钟多少升，客户每季度复测。
- 最小孔径3.5毫米，再小内窥镜进不去；
- 不留盲端，分支必须流量平衡；
- 报价前先做热分析，收益不到12%的，劝客户别做。
> 先算账，三分之一的询盘就没了。没了的那些，正是做了会后悔的。 :: 桔西模具技术总监 张美华`,
    },
  },
  {
    key: 'texture-by-laser',
    date: '2024-05-21',
    types: ['latest'],
    tags: ['mould-making', 'ultrafast-laser', 'surface-finishing'],
    child: 'polishing',
    en: {
      title: 'Leather without acid: laser texturing reaches the dashboard',
      brief:
        'Five-axis lasers engrave grains into large moulds without film and etching bath. The seams disappear, the hours remain.',
      body: `Etching a leather grain into a dashboard mould means wrapping it in film, bathing it in acid, correcting by hand, three to six times. In the hall of Nanshan Texture in Shenzhen a gantry with a pulsed laser does it dry. The grain exists as a height map; software wraps it round the cavity without repeats or seams, and the laser removes 2.5 micrometres per pass.
A cavity of 1.4 square metres with a depth of 120 micrometres took 21 days on the first machine. With four heads in parallel it is six. Etching takes nine days including film, so the advantage has turned round only now.
Depth is uniform to ±3 micrometres, as against ±12 with acid. Designers use this for gloss: two grains of the same look with 2.1 and 3.4 gloss units next to each other.
Re-texturing is the weak point. If the mould is repaired by welding, the laser must find its place again to a hundredth of a millimetre. Nanshan keeps the probing data of every mould; for moulds of others it recommends the etcher round the corner.`,
    },
    cn: {
      title: '不用酸的皮纹：激光咬花做到了仪表板',
      brief: '五轴激光在大型模具上直接雕皮纹，省去贴膜和酸槽，接缝没了，工时还在。',
      body: `在仪表板模具上蚀皮纹，要贴膜、浸酸、手修，反复三到六遍。深圳南山蚀纹的车间里，一台龙门激光机干的是“干活”：皮纹是一张高度图，软件把它无重复、无接缝地包到型腔上，激光每遍去除2.5微米。
1.4平方米的型腔、120微米纹深，第一代机器要21天，现在四头并行，六天。化学蚀纹连贴膜九天，优势是这时候才翻过来的。
纹深均匀度±3微米，酸蚀是±12微米。设计师拿它来控光泽：同一种皮纹，2.1和3.4两个光泽度可以挨着放。
短板在修补。模具烧焊之后，激光要重新找正到0.01毫米以内。南山给每副模都存了探测数据；别家做的模具，它会推荐隔壁的酸蚀厂。`,
    },
  },
  {
    key: 'stamping-die-600-strokes',
    date: '2023-07-25',
    types: ['latest'],
    tags: ['mould-making', 'e-motors', 'sheet-metal'],
    child: 'stamping-dies',
    en: {
      title: 'Eight thousandths at 320 strokes: dies for motor laminations',
      brief:
        'Silicon steel of 0.2 mm leaves a cutting gap of eight micrometres. Wuxi has learnt to hold it for 300 million strokes.',
      body: `Electric motors want thin sheet: 0.35 mm used to be common, 0.2 is on its way. The cutting clearance shrinks accordingly, to eight micrometres a side. A progressive die for a stator of 220 mm with bonded laminations has 41 punches, 2,600 parts and costs 4.8 million yuan.
Taihu Precision Dies grinds its carbide punches in a room at 21 ± 0.2 °C and guides them with roller cages whose preload is measured, not felt. At 320 strokes a minute the die warms up by 9 °C within the first hour and grows by 20 micrometres. Strips of the wrong thermal expansion would eat up the clearance; die set and stripper plate therefore come from the same steel melt.
Glue dots of 0.5 mm hold the laminations together and replace interlocks, which cost efficiency. A nozzle clogs about every 90,000 strokes. Sensors watch every dot, and a stack with a missing one is ejected.
After 2.8 million strokes the die is ground by 0.12 mm. With 14 mm of usable height it lasts for about 300 million, or five years.`,
    },
    cn: {
      title: '每分钟320次，守住千分之八：电机铁芯级进模',
      brief: '0.2毫米硅钢片，单边冲裁间隙只有8微米，无锡一家企业让它守住3亿次。',
      body: `驱动电机要薄片：过去0.35毫米，现在往0.2毫米走，单边冲裁间隙随之缩到8微米。一副直径220毫米、带点胶叠铆的定子级进模，41个冲头，2600个零件，造价480万元。
无锡太湖精模在21±0.2℃的房间里磨硬质合金冲头，导向用滚柱保持架，预紧量靠测不靠手感。每分钟320次，头一小时模具升温9℃，胀出20微米，材料膨胀系数不一致就会把间隙吃光，所以模座和卸料板取自同一炉钢。
0.5毫米的胶点取代扣点，扣点会损失电机效率。点胶嘴平均9万次堵一回，传感器逐点监看，少一点，整叠剔除。
每280万次刃磨0.12毫米，可用高度14毫米，总寿命约3亿次，能用五年。`,
    },
  },
  {
    key: 'hot-runner-leak',
    drawing: 'LR-320 section',
    date: '2026-01-13',
    types: ['latest'],
    tags: ['hot-runner', 'injection-moulding', 'predictive-maintenance'],
    child: 'hot-runners',
    tables: {
      signs: table(
        'Early signs of a leak|漏胶的早期征兆',
        'Sign|征兆; Hours before standstill|停机前小时数; Found in|出现比例',
        'Heater power of one zone rises by 6 %|单区加热功率上升6%; 40 – 120; 31 of 36|36例中31例',
        'Shot weight drifts by 0.3 %|注射重量漂移0.3%; 10 – 60; 22 of 36|36例中22例',
        'Valve pin closes 20 ms later|阀针晚关20毫秒; 5 – 30; 17 of 36|36例中17例',
      ),
    },
    en: {
      title: 'Four kilograms of plastic in the wrong place',
      brief:
        'A leaking hot runner fills its pocket quietly until the wires burn. Heater current gives it away days before.',
      body: `When the mould was opened, manifold, cables and connectors were embedded in a block of nylon weighing 4.2 kilograms. It took eleven days to free it with heat guns and chisels. Leaks are the most expensive failure of hot runners, and the quietest.
Service engineers of Lingang Hot Runner have gone through the records of 36 cases in which controllers had logged data. In 31 of them a single heating zone began to draw more power between 40 and 120 hours before the standstill, because melt that fills the air gap carries heat from the manifold into the plate.
!table signs
An update of the controllers now compares each zone with its own past, corrected for cycle time and tool temperature. In the first half-year it reported nineteen suspicions in 900 moulds; twelve were leaks with less than 80 grams of plastic, three were broken thermocouples, four were nothing.
The commonest cause is not wear. In 20 of the 36 cases somebody had started injection before the plates were warm through, so that the seal was not yet under preload. The controller can forbid this as well. Customers, the firm reports, switch the function off in every third plant.`,
    },
    cn: {
      title: '四公斤塑料流错了地方',
      brief: '热流道漏胶悄无声息，直到烧断电线才被发现，其实加热电流几天前就露了马脚。',
      body: `模具打开时，分流板、电线、插头全封在一块4.2公斤的尼龙里，热风枪加凿子清了十一天。漏胶是热流道最贵、也最安静的故障。
临港热流道的服务工程师翻出36起有温控数据的案例，其中31起在停机前40至120小时，有一个加热区功率开始上升：熔体填满隔热间隙之后，把分流板的热量导给了模板。
!table signs
温控器升级后，每个区与自己的历史比，并按周期和模温修正。半年里900副模具报了19次可疑，12次确是漏胶，漏出量都不到80克；3次是热电偶断，4次虚惊。
最常见的原因不是磨损。36起里有20起是模板还没热透就开始注射，密封面预紧力没建立起来。温控器也能禁止这种操作，只是公司发现，每三家工厂就有一家把这个功能关掉。`,
    },
  },
  {
    key: 'edm-robot-cell-night',
    drawing: 'JX-320 section',
    date: '2024-10-15',
    types: ['newswire', 'latest'],
    tags: ['edm', 'mould-making', 'smart-factory'],
    child: 'plastic-moulds',
    en: {
      title: 'Dongguan toolroom runs eleven spark erosion machines from one magazine',
      brief: 'Electrodes and workpieces carry chips; the night shift consists of one robot.',
      body: `Houjie Tooling has linked eleven spark erosion machines, two graphite mills and a measuring machine by a robot on a 34-metre rail. The magazine holds 420 electrodes and 60 workpieces on zero-point pallets, each with a chip. Offsets from the measuring machine go to the generator without paper.
Burning hours per machine have risen from 11 to 19 a day. Mistakes in setting up, formerly two a week, have not occurred since August.`,
    },
    cn: {
      title: '东莞一家模具厂用一个刀库带动11台火花机',
      brief: '电极和工件都带芯片，夜班只剩一台机器人。',
      body: `厚街模具把11台火花机、两台石墨铣和一台三坐标用34米轨道机器人连成一线。料库存放420个电极、60个工件，全部装在零点托盘上，自带芯片，三坐标测出的偏置直接传给机床，不走纸。
单机日放电时间由11小时提高到19小时。过去每周两起的装夹差错，8月以来一起也没有。`,
    },
  },
  {
    key: 'mould-steel-shortage',
    date: '2026-10-13',
    types: ['newswire'],
    tags: ['mould-making', 'market-data', 'supply-chain'],
    child: 'mould-steel',
    picture: false,
    en: {
      title: 'Large die blocks are sold out until May',
      brief: 'Casting dies above 40 tonnes have emptied the forges; prices up by 9 per cent since summer.',
      body: `Forged blocks of hot-work steel above 12 tonnes cannot be had before May 2027, according to three traders in Ningbo. Dies for large structural castings need up to 110 tonnes of steel each, and only four forges in the country have a press and a furnace for it. Prices stood at 41 yuan a kilogram in early October, nine per cent more than in July.
Mould shops report that customers now order steel before the part design is released. One has had to remelt two blocks of 18 tonnes after the car maker had moved a wheel arch.`,
    },
    cn: {
      title: '大型模块缺货，交期排到明年5月',
      brief: '40吨以上压铸模把锻厂订单抢空，夏天以来涨价9%。',
      body: `宁波三家贸易商反映，12吨以上热作模具钢锻块，明年5月前无货。大型结构件压铸模一副用钢最多110吨，而国内同时具备压机和炉子的锻厂只有四家。10月初价格每公斤41元，比7月高9%。
模具厂说，现在客户在产品数据冻结之前就先订钢。有一家因主机厂挪了轮罩位置，两块18吨的料只好回炉。`,
    },
  },
  {
    key: 'mould-apprentice-report',
    date: '2022-03-29',
    types: ['latest'],
    tags: ['skills', 'mould-making'],
    child: 'polishing',
    cn: {
      title: '抛光女工刘桂芳：镜面是“养”出来的',
      brief: '透明件模具要抛到Ra0.008微米，机器还做不到最后那一道。',
      body: `刘桂芳的工位没有窗，灯是斜着打的。她手里的竹片削成三毫米宽，蘸一点钻石膏，在车灯透镜的模芯上画着小圈，一分钟60下左右。这副模芯她已经抛了九天。
透明件的模具要求Ra0.008微米，任何一道1200号砂纸的痕迹，都会在车灯里变成一条亮线。机器人抛光能做到Ra0.03微米，省掉前面八成时间，最后那一道还是人工。
“急不得，”她说，“压重了出橘皮，换膏子不洗干净就拉丝。镜面是养出来的。”
## 十年工资涨了三倍，徒弟少了三分之二
入行时她月薪2800元，现在1.1万元，抢她的厂不止一家。公司三年招了14个学徒，剩下5个。原因不在钱，在灯：盯着镜面八小时，眼睛受不了。
车间去年给每个工位配了放大屏，抛光时看屏幕不看灯，学徒留下来的多了两个。`,
    },
  },
  {
    key: 'portuguese-mould-valley',
    date: '2025-02-18',
    types: ['oversea'],
    tags: ['mould-making', 'exports', 'supply-chain', 'investment'],
    child: 'plastic-moulds',
    en: {
      title: 'Marinha Grande, or how a valley of mould makers outlives its customers',
      brief:
        'The Portuguese town lives from car interiors. With fewer models to tool, it sells stamina: spare inserts within 48 hours.',
      body: `Glass was blown here first, then the moulds for the glass, then moulds for plastics. Around Marinha Grande, north of Lisbon, 480 companies with 9,600 employees make moulds, nearly all for export. Last year sales fell by 14 per cent.
The reason is visible in the waiting bays: there are two moulds for bumpers where there used to be eight. Car makers launch fewer models in Europe, and for electric ones they bring moulds from China that cost 40 per cent less and come eleven weeks sooner.
## Service as a product
“We cannot win the first mould any more,” says Rui Sequeira of Moldes do Lis. “So we want to own the other ten years.” His company keeps the data of 1,300 moulds, including foreign ones, and guarantees a spare insert within 48 hours anywhere between Galicia and Slovakia. Two vans leave at six each evening.
In 2024 repairs and changes made 44 per cent of sales, at a margin twice that of new moulds. Sequeira has bought three used spark erosion machines and sold his newest five-axis mill.
- Spare insert, hardened and measured: 48 hours, surcharge 35 per cent.
- Change of a logo or date stamp: same day.
- Storage of a mould with yearly inspection: 900 euros.
Chinese mould makers have become customers. Four of them have made agreements with firms in the valley, since a car maker in Valencia does not accept a mould whose maintenance is 9,000 kilometres away.`,
    },
  },
];
