import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of foundries and forges. */
export const stories: Story[] = [
  {
    key: 'vacuum-in-the-big-die',
    drawing: 'WD-320 elevation',
    date: '2026-03-10',
    types: ['latest', 'Editorpick'],
    tags: ['die-casting', 'electric-vehicles', 'ct-inspection', 'mould-making'],
    child: 'die-casting',
    named: true,
    tables: {
      vac: table(
        'Front structure, 47 kg, mean of 500 castings each|前机舱一体件（47kg），各500件均值',
        'Stage|阶段; Cavity pressure (mbar)|型腔压力（mbar）; Porosity (%)|孔隙率（%）; Elongation (%)|延伸率（%）; Blisters at 480 °C (%)|480℃起泡率（%）; Scrap (%)|废品率（%）; Cycle (s)|周期（s）',
        'Start of production|投产初期; 180; 0.91; 7.8; 14; 11.6; 128',
        'Chill vents enlarged|加大激冷排气; 110; 0.64; 9.1; 8; 8.2; 128',
        'Second vacuum stage|二级真空; 48; 0.37; 10.9; 3; 5.1; 131',
        'Shot sleeve evacuated|压室抽真空; 31; 0.29; 11.6; 1; 3.9; 133',
      ),
    },
    en: {
      title: 'Thirty-one millibar: how a foundry in Ningguo tamed its largest die',
      brief:
        'Scrap fell from 11.6 to 3.9 per cent within eight months. No single measure did it, and together they cost five seconds.',
      body: `When Wannan Die Casting started its 7,000-tonne cell in Ningguo last summer, one in nine castings went back into the furnace. The part is the front structure of an electric car, 47 kilograms of heat-treatment-free alloy, 1.5 metres wide. Eight months later it is one in twenty-six.
## Air has to go somewhere
The die cavity and the runners hold 38 litres of air. Filling takes 92 milliseconds. What has not left by then ends up in the metal as pores, or as blisters when the paint oven heats the part.
!table vac
The first step was mechanical: chill vents with a larger cross-section and a new position where simulation, but not experience, had put the last fill. The second stage of vacuum opens valves after the plunger has closed the pouring hole and pulls for another 0.9 seconds.
The last step touched the plunger itself. Air leaks past its ring into the shot sleeve; a seal made of graphite and a second evacuation port behind the plunger brought the pressure to 31 millibar.
!fig WD-320 section: A structural casting. In its die the zigzag gap of the chill vent freezes the metal before it reaches the valve, after 3,000 shots as on the first.
## Release agent is water
The fourth discovery was made by accident. During a failure of the spray robot the operators used a water-free release agent by hand, and porosity was better than ever. Since December micro-spraying has used 90 millilitres a shot where there had been 14 litres, the die surface stays at 190 instead of dropping to 110 °C, and heat cracks, expected after 40,000 shots, have not appeared at 52,000.
> We looked for air in the vacuum. A quarter of it was steam that we had sprayed in ourselves. :: Jiang Huaping, foundry manager, Wannan Die Casting
The gain costs five seconds of cycle. At 245,000 good castings a year for three cells, Jiang calculates, this is equal to two weeks of production, and the scrap saved is equal to four.`,
    },
    cn: {
      title: '31毫巴：宁国一家压铸厂怎样驯服最大的一副模',
      brief: '八个月，废品率由11.6%降到3.9%。没有哪一招单独见效，几招加起来多花了五秒。',
      body: `去年夏天，皖南压铸在宁国的7000吨单元投产时，每九件就有一件回炉。件是某电动车前机舱一体件，免热处理合金，47公斤，宽1.5米。八个月后，每26件回炉一件。
## 空气总得有个去处
型腔加流道容积38升，充型92毫秒。这段时间里没排出去的空气，要么变成气孔，要么等涂装烘房一烤鼓成泡。
!table vac
第一步是机械上的：激冷排气块加大截面，并挪到模拟算出来、而不是经验认定的最后充填处。二级真空在冲头封住浇料口之后才打开阀门，再抽0.9秒。
最后一步动的是冲头本身。空气从冲头环漏进压室，换上石墨密封，冲头后方再加一路抽气，压力降到31毫巴。
!fig WD-320 section: 结构压铸件。模具里激冷排气块的锯齿间隙，让铝液在到达阀门前凝固，3000模次后依然如此。
## 脱模剂就是水
第四个发现纯属偶然。一次喷涂机器人故障，工人手工喷了无水脱模剂，气孔反而比任何时候都少。12月起改成微量喷涂，每模90毫升，以前14升；模面温度保持190℃，不再骤降到110℃。原以为4万模就会出现的热裂，到5.2万模还没有。
> 我们在真空系统里找空气，结果四分之一是自己喷进去的水汽。 :: 皖南压铸厂长 江华平
代价是周期多五秒。江华平算过，三个单元年产24.5万件合格品，五秒等于两个星期的产量，省下的废品等于四个星期。`,
    },
  },
  {
    key: 'green-sand-printing-cores',
    date: '2025-01-21',
    types: ['latest'],
    tags: ['sand-casting', 'polymer-3d-printing', 'supply-chain'],
    child: 'sand-casting',
    en: {
      title: 'Cores without a core box: foundry in Yinchuan prints for valves and trains',
      brief: 'Twelve printers replace 900 pattern sets. Where the series is long, the shooter stays.',
      body: `The pattern store of Helan Foundry in Yinchuan used to be as large as the moulding hall: 900 sets in wood and resin, the oldest from 1968. Half of it is empty now. Twelve sand printers deliver 16 tonnes of cores and moulds a day.
The core package of a gate valve used to consist of eleven cores, glued and checked with gauges. It now consists of two. Wall thickness tolerances improved from ±2.5 to ±0.8 mm, and the casting lost nine per cent of its weight because the allowance for shifted cores is no longer needed.
## What printing costs
A tonne of printed sand costs 3,400 yuan, one of shot cores 900. The break-even for a medium valve lies at about 180 castings; beyond that a core box pays. Helan has moved 620 of its part numbers to printing. They are over two thirds of the numbers and a fifth of the tonnage.
- Furan binder 1.5 per cent; gas evolution is a tenth lower than with shot cores.
- 85 per cent of the sand is reclaimed mechanically.
- Printing plates run unattended overnight; cleaning out loose sand remains manual work.
> Customers send a file on Monday and ask for the casting on Friday. Solidification is the only thing that takes as long as it did for my grandfather. :: Bai Jun, foundry engineer, Helan Foundry`,
    },
    cn: {
      title: '没有芯盒的砂芯：银川铸造厂为阀门和机车打印',
      brief: '12台打印机顶替900套木模，大批量的件仍留给射芯机。',
      body: `银川贺兰铸造的模样库曾经和造型车间一样大，900套木模、树脂模，最老的是1968年的，如今空了一半。12台砂型打印机每天打16吨芯子和铸型。
一只闸阀的砂芯过去由11块拼成，胶粘、卡板检验，现在2块。壁厚公差由±2.5毫米提高到±0.8毫米，不用再为偏芯留余量，铸件轻了9%。
## 打印的价钱
打印砂每吨3400元，射芯900元。中等规格阀门，盈亏点在180件左右，再多就该开芯盒。贺兰把620个零件号转到打印，占零件号的三分之二强，占吨位的五分之一。
- 呋喃树脂加入量1.5%，发气量比射芯低一成；
- 旧砂机械再生，回用85%；
- 打印夜间无人值守，清浮砂仍靠手工。
> 客户周一发图，周五要铸件。只有凝固的时间，跟我爷爷那会儿一样长。 :: 贺兰铸造工程师 白军`,
    },
  },
  {
    key: 'forging-press-servo',
    date: '2024-08-13',
    types: ['latest'],
    tags: ['forging', 'servo-drives', 'energy-saving', 'titanium'],
    child: 'forging-presses',
    en: {
      title: 'Servo screw press forges titanium blades to a tenth',
      brief: 'Energy is metered blow by blow. The die maker has to relearn what a die stop is for.',
      body: `A hammer delivers what it has. A servo screw press delivers what it is told: the machine of 40,000 kN that Taihang Forging has put into operation in Changzhi meters its energy between 8 and 100 per cent and hits it within 1.5 per cent.
For turbine blades of titanium alloy the forge uses three blows from one heat at 940 °C. The first takes 22 per cent of the full energy of the press, the second 71, the last 18 for calibration. Thickness at the root scatters by 0.11 mm, formerly 0.35, so that the milling allowance could be halved. A kilogram of titanium chips less per blade is worth 160 yuan.
Motors of 4 × 315 kW feed braking energy back; consumption per blow fell from 3.1 to 1.9 kWh.
The dies suffer differently. They are no longer overloaded, but contact time has risen from 8 to 14 milliseconds, and they temper. Taihang now welds the flash land with a cobalt alloy after 1,200 pieces, where a hammer die lasted for 900 altogether.`,
    },
    cn: {
      title: '伺服螺旋压力机锻钛叶片，厚度控制到十丝',
      brief: '打击能量一锤一锤地给，模具师傅得重新理解“打靠”两个字。',
      body: `锤子有多少力就出多少力，伺服螺旋压力机让它出多少就出多少。长治太行锻造新投产的4000吨机，能量可在8%到100%之间设定，偏差1.5%。
锻钛合金叶片，一火三击，始锻940℃：第一击用压机满能量的22%，第二击71%，第三击18%校形。叶根厚度波动0.11毫米，以前0.35毫米，铣削余量减半。每片少出一公斤钛屑，值160元。
四台315千瓦电机回馈制动能量，单击能耗由3.1度降到1.9度。
模具换了一种“累法”。不再过载，但接触时间由8毫秒变成14毫秒，模面容易回火。太行现在每1200件用钴基合金补焊一次飞边桥部，锤锻模总寿命也就900件。`,
    },
  },
  {
    key: 'electric-melting-night-tariff',
    date: '2023-02-21',
    types: ['latest'],
    tags: ['energy-saving', 'carbon-footprint', 'sand-casting'],
    child: 'melting',
    en: {
      title: 'Foundry moves its melting to the night, and its people with it',
      brief: 'A second holding furnace and a new shift plan cut the power bill by a fifth. Not everyone was pleased.',
      body: `Since January the induction furnaces of Luzhong Castings in Zibo have melted between 23:00 and 7:00, when power costs 0.31 yuan instead of 0.98. Two channel furnaces of 45 tonnes keep the iron at 1,430 °C for the moulding line, which runs by day.
Holding costs energy, 26 kWh a tonne for each hour, and the iron waits for four hours on average. Even so the bill fell by 21 per cent, or 7.4 million yuan a year. Emissions fell less: at night the province burns the same coal.
The melt shop crew of 34 voted on the plan. Nineteen were in favour after the allowance had been raised to 1,600 yuan a month; five older smelters moved to the sand laboratory.
Quality had to learn as well. Iron that has been held for long loses its nuclei and solidifies white in thin walls. Luzhong now inoculates twice, in the stream and in the mould, and checks a wedge sample every 20 minutes.`,
    },
    cn: {
      title: '淄博一家铸造厂把熔炼挪到夜里，人也跟着挪',
      brief: '加一台保温炉、换一张班表，电费降两成，不是人人都乐意。',
      body: `今年1月起，淄博鲁中铸造的中频炉改在23点到7点熔炼，谷电0.31元，峰电0.98元。两台45吨有芯保温炉把铁水保在1430℃，供白天的造型线使用。
保温也要费电，每吨每小时26度，平均停留四小时。即便如此，电费还是降了21%，一年740万元。碳排放没降这么多：夜里全省烧的是一样的煤。
熔炼班34人投票，夜班津贴提到每月1600元后，19人赞成，5名老炉工转去了型砂实验室。
质量上也得重新学。铁水保久了晶核减少，薄壁处容易出白口。鲁中现在做两次孕育，随流一次、型内一次，每20分钟打一个三角试片。`,
    },
  },
  {
    key: 'wax-room-climate',
    date: '2022-06-14',
    types: ['latest'],
    tags: ['aero-engines', 'metrology', 'sand-casting'],
    child: 'investment-casting',
    en: {
      title: 'The wax room decides: 22 degrees for a turbine vane',
      brief: 'Investment casters spend millions on furnaces and lose their tenths in wax.',
      body: `A wax pattern of a turbine vane shrinks by another 0.04 mm if it lies on a table for a night at 25 instead of 22 °C. Ceramic shell and alloy add their own errors, but systematic ones. Those of the wax are moods.
Qinling Precision Casting of Baoji has rebuilt its wax room: 22 ± 0.5 °C, 55 ± 5 per cent humidity, injection presses with closed-loop pressure, and a rule that each pattern rests for exactly twelve hours before it is measured and mounted. Carriers with a clock light up green.
The share of vanes whose throat area is within one per cent rose from 71 to 93. The furnace, for which the board had already approved 24 million yuan, was ordered a year later and one size smaller.`,
    },
    cn: {
      title: '成败在蜡房：一片导向叶片的22℃',
      brief: '精铸厂舍得为炉子花钱，精度却丢在了蜡上。',
      body: `一片导向叶片的蜡模，在25℃的桌上放一夜，比22℃多缩0.04毫米。型壳和合金也有误差，但那是系统性的；蜡的误差，像人的脾气。
宝鸡秦岭精铸改造了蜡房：22±0.5℃，湿度55±5%，压蜡机压力闭环；还立了一条规矩，每个蜡模静置整整12小时才能测量、组树，托盘上带计时器，到点亮绿灯。
喉道面积偏差1%以内的叶片由71%升到93%。董事会原已批准2400万元买新炉子，后来晚订了一年，还小了一号。`,
    },
  },
  {
    key: 'magnesium-seat-frame',
    date: '2026-08-25',
    types: ['latest'],
    tags: ['die-casting', 'lightweighting', 'electric-vehicles'],
    child: 'die-casting',
    en: {
      title: 'Magnesium is cheaper than aluminium, and suddenly everyone has a seat frame',
      brief:
        'At 16,400 yuan a tonne the lighter metal has become the cheaper one. Corrosion and fire remain arguments that a price cannot settle.',
      body: `For fourteen months magnesium has cost less than aluminium, which had not happened for longer than a few weeks since 1990. In Chongqing and Yulin 21 thixomoulding and die-casting machines of more than 3,000 tonnes have been ordered since then, most of them for seat frames, dashboard beams and motor housings.
The seat frame of Ba Mountain Magnesium weighs 2.3 kilograms, its steel predecessor 4.9. Two screws and a glued steel bracket take the belt forces.
Three questions decide the next orders. Galvanic corrosion: every steel screw needs an aluminium washer, and 14 of them cost as much as the metal saved. Fire: chips of one millimetre burn, so machining has its own hall with sand boxes and a ban on water. Recycling: scrap from the painted part goes into the steel industry as a desulphuriser, not back into seats.`,
    },
    cn: {
      title: '镁价跌破铝价，忽然人人都有座椅骨架',
      brief: '每吨1.64万元，更轻的反而更便宜。可腐蚀和防火，不是价格能解决的。',
      body: `镁价低于铝价已经14个月，1990年以来还没有哪次超过几个星期。重庆、榆林两地此后订了21台3000吨以上的半固态注射机和压铸机，多数做座椅骨架、仪表板横梁和电机壳。
巴山镁业的座椅骨架重2.3公斤，钢的4.9公斤，安全带受力靠两颗螺栓加一块胶接钢支架。
后续订单要看三个问题。电偶腐蚀：每颗钢螺钉都要配铝垫片，14个垫片的钱刚好抵掉省下的材料；防火：1毫米的镁屑就能着，机加要单独厂房，备沙箱，禁水；回收：带漆的废件只能去钢厂当脱硫剂，回不到座椅上。`,
    },
  },
  {
    key: 'shakeout-robot-order',
    drawing: 'TF-320 section',
    date: '2025-11-18',
    types: ['newswire'],
    tags: ['sand-casting', 'investment', 'process-safety'],
    child: 'shot-blasting',
    picture: false,
    source: { en: 'Company announcement', cn: '企业供稿' },
    en: {
      title: 'Luzhong Castings orders eight fettling robots',
      brief: 'Grinding of 40-kilogram brake discs is to be fully enclosed by mid-2026.',
      body: `Luzhong Castings of Zibo has ordered eight fettling cells for brake discs and hubs. Robots with a payload of 210 kilograms hold the casting against diamond wheels; a 3D camera finds the parting line in 1.2 seconds. The cells are closed and extracted, and 46 grinding places with hand-arm vibration are to disappear by the middle of 2026.
The order is worth 31 million yuan. The workers concerned are being trained as cell operators and in the core shop.`,
    },
    cn: {
      title: '鲁中铸造订购八套清理机器人',
      brief: '40公斤级制动盘打磨，2026年年中前全部封闭。',
      body: `淄博鲁中铸造订购八套制动盘、轮毂清理单元。210公斤负载机器人抓着铸件去靠金刚石砂轮，三维相机1.2秒找到分型线。单元全封闭带除尘，46个手持打磨岗位将在2026年年中前取消。
合同金额3100万元，相关工人正转岗培训，去做单元操作和制芯。`,
    },
  },
  {
    key: 'heat-treatment-logbook',
    date: '2024-01-16',
    types: ['latest'],
    tags: ['mes', 'predictive-maintenance', 'gears'],
    child: 'heat-treatment',
    cn: {
      title: '热处理老账本：一位车间主任的三十七本工艺记录',
      brief: '退休前，常州老潘把37本手写记录交给公司。录进系统之后，渗碳变形第一次说得清了。',
      body: `常州龙城热处理的潘国梁今年退休，交接那天他搬来一只纸箱，里面是37本硬皮本。从1989年到2023年，每一炉渗碳都有记录：装炉量、碳势、油温、天气，末尾常有一两句话，“风机响，变形大”“雨天，油里有水”。
公司请了两个实习生录了四个月，得到61000炉数据，再和近六年的齿轮变形实测对上号。
规律并不玄。影响变形的第一因素不是碳势，而是装炉方式：同样的齿圈，立装比平装椭圆度大0.04毫米；第二是淬火油使用时间，超过14个月，冷却速度掉一成；第三才是炉温均匀性。
“响”字在本子里出现过213次，其中168次之后两周内换了风机轴承。维修组照着这个规律，给风机装了测振。
## 哪些录不进去
有些话系统用不上。比如“老李装的炉，放心”。公司把老李装炉的照片拍了下来，贴在工位上。`,
    },
  },
  {
    key: 'ruhr-forge-hydrogen',
    date: '2023-09-19',
    types: ['oversea'],
    tags: ['forging', 'hydrogen', 'carbon-footprint'],
    child: 'heat-treatment',
    en: {
      title: 'A burner for two gases: forge in Hagen heats with hydrogen for one week',
      brief: 'The scale was thicker, the temperature the same and the invoice four times as high.',
      body: `For one week in June the rotary hearth furnace of the Volmetal drop forge in Hagen burnt hydrogen. Eleven trailers brought 3.9 tonnes of it from a chlorine plant on the Lower Rhine. The twelve burners had been exchanged beforehand for a type that can run on natural gas, hydrogen and any mixture.
Crankshafts left the furnace at 1,240 °C as usual. The flame was invisible, so that the furnace men judged it by ear, and nitrogen oxides rose by 30 per cent until the flue gas recirculation was readjusted.
Scale was the important finding. Hydrogen flames produce more steam, and the scale layer grew by 18 per cent, to 0.9 mm. It came off more easily in the water jet, though; the forged surface was no worse.
The week cost 61,000 euros for gas instead of 15,000. Managing director Petra Volmer does not intend to repeat it before a pipeline arrives, planned for 2028. “But now I can tell my customers what their crankshaft will weigh in carbon and in money,” she says.`,
    },
  },
];
