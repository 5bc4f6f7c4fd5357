import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about water and what is left of it. */
export const waterStories: Story[] = [
  {
    key: 'zero-discharge-salt',
    date: '2026-07-14',
    types: ['Editorpick', 'latest'],
    tags: ['water-treatment', 'energy-saving', 'regulatory'],
    child: 'water',
    named: true,
    tables: {
      balance: table(
        'Balance of one cubic metre of waste water, average of the first half of 2026|每立方米废水的物料与费用平衡（2026年上半年平均）',
        'Stage|工段; Inflow (m³)|进水（m³）; Recovered (m³)|回用（m³）; Salinity out (g/L)|出口含盐（g/L）; Electricity (kWh)|电（kWh）; Steam (kg)|蒸汽（kg）; Chemicals (yuan)|药剂（元）; Total (yuan)|合计（元）',
        'Softening and ultrafiltration|软化与超滤; 1.000; 0; 6.1; 0.9; 0; 2.6; 3.4',
        'Two-stage reverse osmosis|两级反渗透; 1.000; 0.780; 27.5; 3.8; 0; 1.1; 4.1',
        'Electrodialysis|电渗析; 0.220; 0.145; 80; 4.6; 0; 0.3; 4.2',
        'MVR and crystalliser|MVR与结晶; 0.075; 0.071; –; 4.9; 6; 0.2; 4.8',
      ),
    },
    en: {
      title: 'Zero discharge in Zaozhuang: the water is easy, the salt has no buyer',
      brief:
        'A chemical park evaporates the last drop of its waste water for 16.50 yuan a cubic metre. Every day it also produces 19 tonnes of something between product and waste.',
      body: `Nothing flows out of the treatment plant of the Xuecheng chemical park any more. What 31 companies send in, 3,200 cubic metres a day, returns to them as process water, with the exception of 12 cubic metres that leave as steam from the stack of the dryer. And then there is the salt.
“Visitors ask about the water,” says plant manager Kong Lingyu. “I always show them the shed.”
In the shed lie big bags of white crystals, 19 tonnes for each day. Two thirds are sodium chloride, the rest sodium sulphate. Whether that is a product or hazardous waste depends on a few milligrams of organic matter, and disposal as hazardous waste costs 2,800 yuan a tonne.
## Four stages, for less and less water
The principle is to let the expensive machine see as little as possible. Reverse osmosis takes 78 per cent of the water out at less than four kilowatt-hours. Electrodialysis brings the concentrate from 27 to 80 grams a litre. Only seven and a half per cent of the original flow reaches the evaporator of Qingyuan Water, where a titanium tube bundle and a compressor of 610 kW do the rest.
!table balance
That adds up to 16.50 yuan a cubic metre, of which electricity accounts for not quite ten. Companies in the park pay 19.
## A quarter of a degree
Separating the two salts is a matter of temperature. Sulphate crystallises first at 100 degrees, chloride at 55 after the mother liquor has been cooled under vacuum. If silica or organics accumulate, the boundaries drift. Operators adjust by a quarter of a degree, and discard five per cent of the mother liquor each day so that the rest stays clear.
!fig QY-320 section: The evaporator. Its compressor stands in its own sound enclosure between the two effects.
Purity now reaches 98.9 per cent for chloride. A glass maker has taken sulphate since March, at a price that just covers freight. For the chloride a soda works in Weifang is running a trial, and it has asked for a limit of ten milligrams of organic carbon per kilogram. The plant delivers fourteen.
> We have closed the loop for water. For salt we have built a very clean dead end. :: Kong Lingyu, plant manager
An ozone stage ahead of the crystalliser is to close the gap of four milligrams. It costs nine million yuan and another 0.60 yuan a cubic metre. Measured against disposal it would pay for itself in 25 weeks.`,
    },
    cn: {
      title: '枣庄零排放项目：水好办，盐没人要',
      brief: '薛城化工园把最后一滴废水都蒸干，每立方米16.5元。可每天还要产出19吨说不清是产品还是废物的东西。',
      body: `薛城化工园污水厂已经没有外排口。31家企业每天送来3200立方米废水，处理后全部回到车间，只有12立方米变成水汽从干燥机烟囱飘走。剩下的，是盐。
“来参观的都问水，”厂长孔令雨说，“我总是先带他们看棚子。”
棚子里码着一袋袋白色结晶，一天19吨，三分之二是氯化钠，其余是硫酸钠。它算产品还是危废，只差几毫克有机物；按危废处置，每吨2800元。
## 四道工序，一道比一道水少
思路是让最贵的设备见到最少的水。反渗透先取走78%的水，耗电不到4千瓦时；电渗析把浓水由每升27克提到80克；最后只有7.5%的水量进清源水务的蒸发器，由钛管束和一台610千瓦压缩机收尾。
!table balance
合计每立方米16.5元，其中电费不到10元。园区对企业收19元。
## 四分之一度
分盐靠温度：100℃先析硫酸钠，母液在真空下冷到55℃再析氯化钠。二氧化硅和有机物一旦累积，界线就漂。操作工按四分之一度微调，每天外排5%母液保持清亮。
!fig QY-320 section: 蒸发器。压缩机装在两效之间的隔声罩内。
氯化钠纯度做到98.9%。硫酸钠3月起由一家玻璃厂拉走，价格刚够运费；氯化钠在潍坊一家纯碱厂试用，对方要求总有机碳每公斤不超过10毫克，厂里能做到14毫克。
> 水的循环我们闭上了。盐这边，是修了一条干干净净的死胡同。 :: 孔令雨，薛城化工园污水厂厂长
补上这4毫克要在结晶前加一道臭氧，投资900万元，每立方米再添0.6元。和按危废处置相比，25周回本。`,
    },
  },
  {
    key: 'mbr-dye-house',
    drawing: 'HT-320 elevation',
    date: '2025-02-20',
    types: ['latest'],
    tags: ['water-treatment', 'dyeing', 'standards'],
    child: 'membranes',
    en: {
      title: 'Dye house in Shaoxing halves its membranes and raises the flux',
      brief: 'The modules were never the limit. Lint was, and a drum screen for 420,000 yuan removed it.',
      body: `Keqiao Hengcai Dyeing cleaned the membranes of its MBR every nine days and replaced a third of them each year. When the permit was due for renewal it asked Lanhai Membrane for a larger plant. The supplier sent two people with buckets instead.
What they fished out of the aeration tank for three days was fibre: 38 grams a cubic metre, from towels and fleece. It wound itself round the hollow fibres, and air bubbles could no longer move them.
## A screen instead of a hall
A rotating drum with 0.5 mm slots now stands ahead of the biology. It removes 1.9 tonnes of wet lint a day, cost 420,000 yuan and needs half a shift of attention a week. Flux rose from 13 to 21 litres per square metre and hour. Of the 96 modules, 48 have been taken out and lie wetted in reserve.
- Chemical cleaning: from every 9 to every 41 days
- Air for scouring: from 0.28 to 0.17 cubic metres per square metre and hour
- Power: from 1.31 to 0.94 kWh per cubic metre
One thing became worse. With less air the tank mixes badly in its corners, and twice in winter nitrification failed there. A stirrer of 3 kW has been running since.`,
    },
    cn: {
      title: '绍兴一印染厂拆下一半膜，产水反而更稳',
      brief: '卡脖子的不是膜，是布毛。一台42万元的转鼓格栅解决了问题。',
      body: `柯桥恒彩印染的MBR每九天就得清洗一次，膜每年要换掉三分之一。许可证到期换发前，厂里想请蓝海膜科技扩建，对方却先派来两个人，提着桶。
三天里他们从曝气池捞出来的全是纤维，每立方米38克，来自毛巾和摇粒绒。布毛缠住膜丝，气泡再也抖不动它。
## 上一台格栅，省一座池子
生化前加了一台0.5毫米缝的转鼓格栅，每天捞出1.9吨湿毛，投资42万元，每周半个班维护。膜通量由13升到21升/（平方米·小时），96片膜拆下48片，湿态封存备用。
- 化学清洗：由9天一次延长到41天一次
- 擦洗风量：由0.28降到0.17立方米/（平方米·小时）
- 吨水电耗：由1.31降到0.94千瓦时
也有变差的地方：风小了，池角混合不好，冬天有两次硝化出问题，现在常开一台3千瓦搅拌机。`,
    },
  },
  {
    key: 'cooling-tower-blowdown',
    date: '2023-07-05',
    types: ['latest'],
    tags: ['water-treatment', 'energy-saving'],
    child: 'water',
    picture: false,
    en: {
      title: 'Eight cycles instead of four: steelworks stops throwing away cooling water',
      brief:
        'A side stream softener in Tangshan saves 1.1 million cubic metres a year, provided that somebody watches the chloride.',
      body: `Cooling towers evaporate water and leave the salt behind. To keep pipes from scaling, the cold rolling mill of Jidong Strip used to drain a quarter of what it added: four cycles of concentration. Since last summer the mill has run at eight.
A side stream of three per cent passes a softener that takes out hardness and silica. The make-up has fallen from 410 to 285 cubic metres an hour, which in Tangshan, at 6.90 yuan for surface water, returns the investment of 5.2 million yuan in less than a year.
The limit is now set by chloride. Above 700 milligrams a litre the stainless plates of the heat exchangers are at risk, and in August the value reached 690. The operators drained two basins and learnt that the supply itself had risen, because the river was low. An alarm now looks at the river first.`,
    },
    cn: {
      title: '浓缩倍数从4提到8，唐山一钢厂不再把循环水往外倒',
      brief: '旁滤软化一年省水110万立方米，前提是有人盯住氯离子。',
      body: `冷却塔蒸发的是水，留下的是盐。为防结垢，冀东带钢冷轧厂过去要排掉补水量的四分之一，即浓缩倍数4。去年夏天起，提到了8。
办法是取3%旁流做软化除硅。补水量由每小时410立方米降到285立方米，按唐山地表水每立方米6.9元算，520万元投资不到一年收回。
现在的上限由氯离子决定。超过每升700毫克，换热器的不锈钢板片就有风险，8月曾到690毫克。排掉两格池子后才发现，是来水本身升高——河里水少了。如今的报警，先看河水。`,
    },
  },
  {
    key: 'sludge-dryer-incident',
    date: '2024-05-16',
    types: ['Editorpick'],
    tags: ['process-safety', 'water-treatment'],
    child: 'solid-waste',
    en: {
      title: 'What a warm silo teaches: report on a smouldering fire in dried sludge',
      brief: 'Nobody was hurt in Huzhou. The operator has published what it did wrong, hour by hour.',
      body: `On 9 January, at twenty past three in the morning, a thermometer in the silo of the Huzhou sludge drying plant showed 61 degrees. The operator on duty noted it and went on. At six it showed 74. At half past seven there was smoke.
Dried sludge is a fuel with about half the heating value of lignite, and like lignite it heats itself when it lies warm and thick. The operating company, Taihu Renewables, has now published its report on the incident, which is unusual in the trade.
## What had been changed
In December the dryer had been run at 92 per cent dry matter instead of 85, because the cement works that takes the granules paid a bonus for it. Drier granules contain more dust. At the same time the cooling screw was out of order, so that material entered the silo at 52 degrees rather than at 35.
- The alarm limit stood at 80 degrees, a value from the manual of another silo
- Nitrogen was on hand for one flooding, not for three days
- The hand-over book had no column for temperature trends
The fire brigade flooded the silo with nitrogen and emptied it over 61 hours, in portions, through a wetted screw. Water from above would have thrown dust into the air.
> We had a limit. What we did not have was somebody who is surprised by a slope. :: From the report of Taihu Renewables
The new rule is a rise of five degrees within four hours, at whatever level. It has tripped twice since, once for a good reason.`,
    },
    cn: {
      title: '一座发热的料仓：湖州污泥干化自燃事故复盘',
      brief: '没有人员受伤。运营方把自己错在哪里，按小时写了出来。',
      body: `1月9日凌晨3时20分，湖州污泥干化厂料仓的温度计显示61℃，值班员记下，没有处理。6时，74℃。7时30分，冒烟。
干污泥的热值约为褐煤的一半，也像褐煤一样，又热又厚地堆着就会自己升温。运营方太湖再生日前公布了事故报告，这在行业里不多见。
## 之前改了什么
去年12月，干化机把含固率由85%提到92%，因为收颗粒的水泥厂给加价。颗粒越干，粉越多。与此同时，冷却螺旋坏了，入仓温度是52℃，而不是35℃。
- 报警值设在80℃，是从另一座料仓的说明书上抄来的
- 现场氮气只够充一次，不够三天
- 交接班本上没有“温度趋势”这一栏
消防队充氮后，用61小时分批从加湿螺旋排空。若从顶部浇水，粉尘会扬起来。
> 我们有限值，缺的是一个看到斜率会吃一惊的人。 :: 摘自太湖再生事故报告
新规定是：不论温度高低，四小时内升5℃即报警。此后报过两次，其中一次确有其事。`,
    },
  },
];
