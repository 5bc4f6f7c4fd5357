import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about electrodes, cells, formation and materials. */
export const cellStories: Story[] = [
  {
    key: 'dry-electrodes-second-try',
    date: '2026-08-25',
    types: ['Editorpick', 'latest'],
    tags: ['battery-cells', 'energy-saving', 'investment', 'coating'],
    child: 'electrodes',
    named: true,
    tables: {
      lines: table(
        'Four electrode lines in Jintan, July 2026, per million square metres of double-sided electrode|金坛四条极片线对比，2026年7月，按每百万平方米双面极片计',
        'Line|产线; Length (m)|长度（m）; Speed (m/min)|速度（m/min）; Electricity (MWh)|用电（MWh）; Gas (thousand m³)|用气（千m³）; Yield (%)|良率（%）; Thickness spread, 3 sigma (µm)|厚度偏差3σ（µm）; Operators per shift|每班人数; Depreciation (thousand yuan)|折旧（千元）',
        'Wet, cathode with NMP|湿法正极，NMP; 96; 90; 640; 148; 97.4; 2.4; 6; 410',
        'Wet, anode with water|湿法负极，水系; 84; 100; 520; 96; 98.1; 2.1; 5; 330',
        'Dry, anode|干法负极; 31; 52; 287; 0; 94.8; 3.2; 4; 455',
        'Dry, cathode (trial)|干法正极（试验）; 34; 24; 402; 0; 86.9; 4.1; 7; 980',
      ),
    },
    en: {
      title: 'No solvent, no oven, not yet cheap: a year with dry electrodes in Jintan',
      brief:
        'The anode runs at 52 metres a minute and saves the drying oven. The cathode tears. A factory shows its figures, including those that it would rather have kept.',
      body: `A wet electrode line is an oven with some machinery at either end. Slurry is spread on foil, and sixty metres of hot air remove what was added to spread it. The dry process leaves that out: powder and a per cent or two of PTFE are kneaded until the polymer draws out into threads, the mass is rolled into a film, and the film is laminated to foil.
Sanjiang Cells, which is at home in Yibin, has built its first dry line in Jintan, in the same hall as the maker of the machine. It has been running for a year, and the company has agreed to compare it in public with the wet lines next to it.
!table lines
## What the anode has taught
Electricity for the dry anode is a little more than half of that for the wet one, and gas is not needed. The hall is shorter by 53 metres. Even so the square metre costs 4 per cent more at present. The reason stands in the last column: heavy rolls, ground to a micrometre, that run at 52 metres a minute rather than 100.
The rolls were the first lesson. Eight pairs follow each other, each a trace faster than the one before, to thin the film. Frost lines in the film turned out to be an image of a ball in a roll bearing. Jintan Cell Equipment replaced all 32 bearings by a grade that is otherwise used in grinding machines.
!fig JT-320 section: A dry-electrode line. Between the third and fourth roll pair the film carries itself for 40 centimetres; a camera looks for edge tears there.
The edge is the second lesson. Every film has a ragged margin that is slit off, 11 millimetres on either side. It goes back into the mixer, but not more than 15 per cent of it, because threads that have been drawn once do not draw again.
## Why the cathode tears
Cathode powder is hard and heavy, and lithium iron phosphate is so fine that it needs twice the polymer. More polymer means less conductivity, less polymer means holes. At 24 metres a minute the trial line tears four times a shift, and threading takes 35 minutes.
- Mixer: a jet mill draws threads well but breaks the grains; a kneader does the opposite
- Temperature: between 88 and 94 degrees the film is strong, above that it sticks
- Foil: a primer of carbon is needed, which is applied wet, with a small oven
That last point is mentioned reluctantly. It takes away about a tenth of the saving.
> People come to see a line without an oven, and I show them the small oven first. Then we can talk. :: Tang Yurou, process manager, Sanjiang Cells
## The polymer question
PTFE is a fluorinated polymer. If Europe restricts the whole family, exemptions for batteries are likely but not written. Sanjiang tests a binder of polyethylene and cellulose, with which the film is half as strong. Nobody in Jintan will give a date for that.
For the anode, a second line has been ordered that is meant to run at 80 metres a minute from the spring of 2027. At that speed, by the company’s own calculation, dry is cheaper by 9 per cent. For the cathode the order has been postponed twice.`,
    },
    cn: {
      title: '没有溶剂，没有烘箱，也还没便宜：金坛干法电极一年账',
      brief: '负极跑到每分钟52米，省掉了烘箱；正极还在断膜。一家厂把账本摊开，连不太好看的那几行也在内。',
      body: `湿法极片线，说白了是一座长烘箱，两头接点机器：先加溶剂好把浆料涂上去，再用六十米热风把溶剂赶走。干法把这一截全省了：粉料加百分之一二的聚四氟乙烯，揉到聚合物拉出丝来，轧成膜，复到箔上。
大本营在宜宾的三江电芯，把第一条干法线放在金坛，与设备商同一个厂房。线开了一年，三江同意拿它跟旁边的湿法线公开对比。
!table lines
## 负极教会的事
干法负极用电比湿法一半略多，气一点不用，线短了53米。但每平方米成本眼下还高4%，原因在表的最后一栏：磨到微米级的重辊，每分钟只跑52米，湿法跑100米。
第一课是辊。八对辊首尾相接，后一对比前一对快一点点，把膜拉薄。膜上出现的霜纹，追下去是轴承里一颗滚珠的影子。金坛电芯装备把32套轴承全换成磨床主轴用的等级。
!fig JT-320 section: 干法电极线。第三对与第四对辊之间，膜有40厘米是悬空自持的，相机在这里盯边裂。
第二课是边。膜两侧各要切掉11毫米毛边，可以回混合机，但掺量不能过15%：拉过一次丝的聚四氟乙烯，第二次拉不出来。
## 正极为什么断
正极粉又硬又重，磷酸铁锂更细，粘结剂要加一倍。加多了导电差，加少了有洞。试验线每分钟24米，一班断四次，穿一次膜35分钟。
- 混料：气流磨拉丝好，但打碎颗粒；捏合机正相反
- 温度：88至94℃膜最强，再高就粘辊
- 箔材：要先涂一层碳底，而碳底是湿涂的，得带一截小烘箱
最后这条他们不太愿意提，它吃掉了约一成的节省。
> 人家来看“没有烘箱的线”，我先带他看那截小烘箱，看完再谈。 :: 唐雨柔，三江电芯工艺经理
## 绕不过去的氟
聚四氟乙烯含氟。欧洲要是整族限制，电池多半有豁免，可豁免还没写进条文。三江在试聚乙烯加纤维素的粘结剂，膜强度只有一半，金坛没人肯给时间表。
负极已经订了第二条线，目标每分钟80米，2027年春天投产。按三江自己的算法，到那个速度干法便宜9%。正极线的订单，推迟了两回。`,
    },
  },
  {
    key: 'formation-dc-bus-yibin',
    date: '2025-04-08',
    types: ['latest'],
    tags: ['battery-cells', 'energy-saving', 'smart-factory'],
    child: 'formation',
    en: {
      title: 'Cells that charge each other: formation in Yibin draws a third of the power it used to',
      brief:
        'On a common DC bus, 4,600 channels pass energy from discharging to charging cells. The difficulty is to start them at different times.',
      body: `Before a cell leaves the factory it is charged and discharged twice, slowly. For a storage cell of 314 ampere-hours that takes about four kilowatt-hours, and in a factory with 120,000 cells a day formation is the largest consumer after the dry rooms.
At Sanjiang Cells the old cabinets fed the energy of discharge back into the 400-volt mains, through two converters, at 76 per cent. The new ones from Zhongkai Formation hang on a common bus of 750 volts direct current. Energy goes from one cabinet to the next without seeing the mains, at 91 per cent.
That works if someone is charging while someone else is discharging. In the first weeks trays arrived in waves from the filling line, so that all the cabinets charged together, and the balance was worse than calculated: 49 per cent of the old consumption instead of 31.
The schedule now holds a tray back for up to 50 minutes. Consumption has gone down to 34 per cent. In return 2,200 more trays stand in the high-temperature store, worth 46 million yuan, and the store is full whenever filling runs ahead of plan.`,
    },
    cn: {
      title: '电芯给电芯充电：宜宾化成车间用电降到原来三分之一',
      brief: '4600个通道挂在一条直流母线上，放的喂充的。难处在于别让它们同时开工。',
      body: `电芯出厂前要慢慢充放两遍。一只314安时储能电芯，约4度电；日产12万只的厂，化成是仅次于干燥间的用电大户。
三江电芯的老化成柜把放电能量经两级变换回馈到400伏电网，效率76%。仲恺化成的新柜挂在750伏直流母线上，柜子之间直接互喂，不过电网，91%。
前提是有人充的时候得有人放。头几周，托盘从注液线一波一波地来，所有柜子一起充，实际用电是老柜的49%，说好的是31%。
现在排程允许一个托盘最多压50分钟再开，用电降到34%。换来的是高温静置库里多压2200盘、4600万元的货；注液一跑快，库就满。`,
    },
  },
  {
    key: 'metal-dust-stacking',
    date: '2024-07-04',
    types: ['latest'],
    tags: ['battery-cells', 'machine-vision', 'process-safety', 'laser-cutting'],
    child: 'cell-production',
    picture: false,
    en: {
      title: 'A grain of copper, 40 micrometres: where the dust in a stacking hall comes from',
      brief:
        'A cell maker in Xiaogan traced every metallic particle for six weeks. The cutting laser was innocent; the tweezers were not.',
      body: `Ninety-six adhesive pads lay on ledges, machine covers and shoulders in the stacking hall of Hanbei Power in Xiaogan for six weeks. Each evening they were counted under a microscope. A grain of copper of 40 micrometres that gets between electrode and separator can dissolve, grow through the film and short a cell months later. The plant had had seven such cases out of 21 million cells.
Everyone suspected the laser that cuts the tabs. Its extraction proved to be the cleanest place in the hall. The highest counts were found at:
1. The seat of the foil splice, where operators tear the end by hand
2. Trolley wheels at the airlock, which carry brass from a door sill
3. Tweezers and rulers, chrome-plated, with worn edges
4. The magnet that was meant to catch particles, when nobody had wiped it
Splices are now made with a cutter in a hood, tools are of ceramic, and the sill is plastic. The number of copper grains above 25 micrometres fell from 31 to 4 a day on each pad.
Every cell is now also X-rayed after stacking. The machine sees metal from 50 micrometres up. What lies between 25 and 50 it does not see, and slowing it down to find that would need three more machines at 5.4 million yuan each. For the time being Hanbei keeps counting pads.`,
    },
    cn: {
      title: '40微米的一粒铜：叠片车间的金属屑从哪儿来',
      brief: '孝感一家电芯厂追了六周，激光切没问题，问题出在镊子上。',
      body: `孝感汉北动力的叠片车间，窗台上、机罩上、工人肩膀上，放了96片粘尘垫，一放六周，每晚在显微镜下数。一粒40微米的铜夹进极片与隔膜之间，会溶解、析出、长穿隔膜，几个月后短路。这家厂2100万只电芯里，碰上过七只。
大家先怀疑切极耳的激光，结果那里抽风最好，反而是全车间最干净的地方。数得最多的几处是：
1. 换卷接带台，工人用手撕箔头
2. 风淋口的小车轮子，从门槛上带进黄铜屑
3. 镀铬的镊子、钢尺，边角磨秃了
4. 专门吸金属屑的磁棒，没人擦
现在接带改成罩内裁切，工具换陶瓷，门槛换塑料。每片垫每天25微米以上的铜屑由31粒降到4粒。
叠完还加了一道X光，逐只过，50微米以上看得见。25到50微米之间是盲区，要看清就得放慢，再添三台机器，每台540万元。汉北眼下的选择是接着数粘尘垫。`,
    },
  },
  {
    key: 'copper-foil-four-and-half',
    date: '2023-04-20',
    types: ['newswire'],
    tags: ['battery-cells', 'supply-chain', 'investment'],
    child: 'materials',
    source: { en: 'Company announcement', cn: '企业供稿' },
    en: {
      title: 'Meizhou foil maker starts 12,000 tonnes of 4.5-micrometre copper, sold until autumn only',
      brief:
        'The thinner foil saves a quarter of the copper against six micrometres, and breaks three times as often on the coater.',
      body: `Hakka Copper Foil in Meizhou has started up 24 drums for electrolytic foil of 4.5 micrometres, 12,000 tonnes a year. Against the usual six micrometres a cell maker saves a quarter of the copper. Investment was 1.1 billion yuan; rolls are 18,000 metres long and up to 1,380 mm wide.
Customers report three times as many breaks on the coating line as with six micrometres, and want rolls without splices. Contracts cover the output until October. After that a price will have to be found, the company says, since processing fees have fallen by 28 per cent since the decision to build.`,
    },
    cn: {
      title: '梅州1.2万吨4.5微米铜箔投产，订单只排到10月',
      brief: '比6微米省四分之一的铜，涂布断带却多两倍。',
      body: `梅州客都铜箔24台生箔机投产，专做4.5微米，年产1.2万吨，投资11亿元。同样面积比6微米省铜四分之一，单卷1.8万米，最宽1380毫米。
下游反映涂布断带次数是6微米的三倍，要求整卷无接头。现有合同到10月为止，此后的价格要重谈：从决定建厂到现在，加工费已经跌了28%。`,
    },
  },
  {
    key: 'solid-state-dry-room',
    drawing: 'ZK-320 section',
    date: '2025-10-30',
    types: ['latest', 'Editorpick'],
    tags: ['solid-state-battery', 'cleanroom', 'energy-saving', 'process-safety'],
    child: 'solid-state',
    en: {
      title: 'Sixty degrees below: sulphide cells need air as dry as none on earth, and people breathe into it',
      brief:
        'A pilot line in Hefei makes 40 solid-state cells a day. Two thirds of its electricity is spent on removing what eleven operators exhale.',
      body: `Sulphide electrolyte smells of rotten eggs as soon as it meets moisture, and hydrogen sulphide is the lesser evil: conductivity is gone as well. On the pilot line of Chaohu Solid Energy in Hefei the dew point is therefore kept at minus 60 degrees. A normal lithium-ion factory has minus 40.
Those twenty degrees mean a tenth of the water. The hall of 380 square metres is flushed with 96,000 cubic metres of dried air an hour, and drying takes 1.1 megawatts. A person at light work gives off 90 grams of water an hour, so the number of people decides everything: at eleven operators the dew point rises by four degrees within an hour after the shift begins.
## Small rooms instead of a large one
The second line, which is under construction, has no hall. Machines stand in 14 glove-box modules with argon or dry air, coupled by locks, and people stand outside in ordinary air. The volume to be dried shrinks from 1,500 to 120 cubic metres.
- Electricity for air: 1.1 MW at present, 0.16 MW planned
- Change of a doctor blade: 6 minutes at present, about 40 through gloves
- Cells a day: 40 at present, 600 planned
Densification is the other obstacle. A stack is pressed isostatically at 500 megapascals, in batches of twelve, in warm oil. The vessel takes 22 minutes for a cycle. For a car of 80 kilowatt-hours, says head of pilot production Shi Minghan, it would have to run for most of a day.
> Everybody asks about energy density. Nobody asks how many gloves we wear out. It is sixty pairs a week. :: Shi Minghan, head of pilot production, Chaohu Solid Energy
The cells from the line reach 390 watt-hours a kilogram and 620 cycles, under a clamping pressure of two megapascals that no car has so far provided.`,
    },
    cn: {
      title: '露点零下60℃：做硫化物固态电池，最怕的是人喘气',
      brief: '合肥一条中试线日产40只，三分之二的电花在抽走11名操作工呼出来的水分上。',
      body: `硫化物电解质一沾水就有臭鸡蛋味，硫化氢还是小事，要命的是电导率没了。合肥巢湖固态能源的中试线因此把露点压到零下60℃，普通锂电厂是零下40℃。
差这20℃，水分要再降到十分之一。380平方米的车间，每小时灌进9.6万立方米干风，除湿用电1.1兆瓦。一个人干轻活，每小时散出90克水，所以人数说了算：11个人进场，一小时内露点就往上爬四度。
## 不要大房子，要小盒子
正在建的二号线干脆没有车间：设备装进14个手套箱模块，充氩或干空气，用过渡舱相连，人站在外头喘正常的气。要除湿的空间从1500立方米缩到120立方米。
- 空气处理用电：现在1.1兆瓦，设计0.16兆瓦
- 换一把刮刀：现在六分钟，隔着手套约40分钟
- 日产：现在40只，设计600只
压实是另一道坎。叠片要在温油里等静压500兆帕，一炉12只，一个循环22分钟。中试负责人史明瀚说，凑够一辆80度电的车，这台压机差不多要开大半天。
> 人人都问能量密度，没人问我们一周磨破多少手套。六十双。 :: 史明瀚，巢湖固态能源中试负责人
这条线的电芯做到每公斤390瓦时、620次循环，条件是外加两兆帕夹紧力，眼下还没有哪辆车给得出这个力。`,
    },
  },
];
