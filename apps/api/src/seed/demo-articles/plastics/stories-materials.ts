import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about materials, recycling and the trade. */
export const materialStories: Story[] = [
  {
    key: 'bottle-to-bottle-decontamination',
    date: '2025-05-13',
    types: ['Editorpick'],
    tags: ['recycling', 'food-safety', 'extrusion', 'beverage-filling'],
    child: 'recycling',
    named: true,
    tables: {
      water: table(
        'Consumption per tonne of food-grade flake|每吨食品级瓶片消耗',
        'Step|工序; Fresh water (m³)|新水（m³）; Electricity (kWh)|电（kWh）; Steam (kg)|蒸汽（kg）',
        'Label removal and sorting|脱标与分选; 0; 62; 0',
        'Hot wash at 85 °C|85℃热洗; 0.9; 118; 240',
        'Rinsing and drying|漂洗与干燥; 0.6; 95; 60',
        'Solid-state decontamination|固相净化; 0; 148; 0',
        'Pelletising|造粒; 0.1; 210; 0',
      ),
    },
    en: {
      title: 'From bottle to bottle in Tianjin: eight hours that decide about the food contact licence',
      brief:
        'Bohai Resources runs one of the few plants in northern China that turn collected drink bottles into resin for new ones. The washing is routine; the reactor behind it is not.',
      body: `Bales of pressed bottles arrive at the Bohai Resources yard in Tianjin from seven provinces, and no two are alike. Bottles from Beijing’s return machines contain two per cent of foreign matter. Those from village collection contain up to nineteen. Both end up, some fourteen hours later, as clear pellets from which bottles for mineral water may again be blown.
“Sorting and washing is what everybody sees when they visit,” says plant director Han Xueping. “But the authority does not license a washing line. It licenses the eight hours afterwards.”
## Sorting first, and second, and third
Near-infrared sorters remove PVC and coloured bottles before the mill, a second stage sorts the flakes by colour, a third throws out flakes of multilayer juice bottles, which turn yellow at 270 °C. PVC is the most dangerous of the lot: 50 milligrams in a kilogram are enough to give the melt a visible tint. Bohai’s limit is ten.
The hot wash works with two per cent caustic soda at 85 °C for eleven minutes. Hot-melt glue from labels floats off, polyolefin caps are separated by density and sold to crate makers.
!fig BW-320 elevation: A washing line for flakes. In the friction washers at the Tianjin plant they enter at the bottom and leave clean at the top.
## Eight hours at 205 degrees
What no wash can remove are substances that have migrated into the bottle wall: limonene from lemonade, or the petrol that somebody once kept in a water bottle. They have to diffuse out again. In the solid-state reactor the flakes stay for eight hours at 205 °C under a vacuum of less than two millibar. Diffusion is accelerated, and the chains grow at the same time, so that the intrinsic viscosity rises from 0.72 to 0.80 dl/g.
For the licence Bohai had to feed flakes that had been soaked on purpose with toluene, chlorobenzene, methyl salicylate, benzophenone and lindane. The reactor removed between 98.6 and 99.97 per cent of them; benzophenone was the slowest.
!table water
## The price question
Food-grade recycled resin cost 7,900 yuan a tonne in April, virgin resin 6,450. As long as oil is cheap, only brands with a published quota buy. Bohai sells 70 per cent of its 50,000 tonnes to three beverage groups under two-year contracts whose price follows the bale price and not the price of virgin material.
> A recycler who sells at the price of virgin resin is speculating on oil. We would rather wash bottles. :: Han Xueping, plant director, Bohai Resources
A second reactor of the same size is under construction. Whether it starts in 2026 depends less on the technology, says Han, than on whether enough clean bottles can be had within 600 kilometres: beyond that distance freight eats the margin.`,
    },
    cn: {
      title: '天津“瓶到瓶”：决定食品接触许可的那八个小时',
      brief: '渤海资源是华北少数能把回收饮料瓶做回瓶级切片的工厂之一。清洗大家都会，难的是后面那台反应器。',
      body: `压成捆的饮料瓶从七个省运进渤海资源的天津堆场，没有两捆是一样的。北京回收机收来的，杂质2%；村镇收来的，最高19%。约14个小时后，两者都变成透明切片，可以重新吹成矿泉水瓶。
“来参观的人看到的都是分选、清洗，”厂长韩雪萍说，“可主管部门发许可，发的不是清洗线，是清洗之后那八个小时。”
## 分选，再分选，还要分选
粉碎前，近红外分选机先剔除PVC和有色瓶；粉碎后的瓶片按颜色再选一遍；第三道专挑多层果汁瓶的碎片，这种料到270℃会发黄。最怕的是PVC，每公斤混进50毫克，熔体就看得出颜色。渤海的内控线是10毫克。
热洗用2%的烧碱，85℃，11分钟。标签热熔胶浮起撇除，聚烯烃瓶盖靠比重分开，卖给周转箱厂。
!fig BW-320 elevation: 瓶片清洗线。天津工厂的摩擦清洗机里，瓶片下进上出。
## 205℃下的八小时
洗不掉的，是已经渗进瓶壁的东西：柠檬汽水里的柠檬烯，或者有人拿水瓶装过的汽油。它们只能再扩散出来。瓶片在固相反应器里停留八小时，205℃，真空低于2毫巴。扩散加快的同时分子链也在增长，特性黏度由0.72升到0.80分升/克。
为了拿许可，渤海要把瓶片故意用甲苯、氯苯、水杨酸甲酯、二苯甲酮和林丹浸泡后再投料。反应器的去除率在98.6%到99.97%之间，最慢的是二苯甲酮。
!table water
## 绕不开的价格
4月份，食品级再生切片每吨7900元，原生料6450元。油价低的时候，只有公开承诺过再生料比例的品牌才会买。渤海5万吨产能里，70%按两年期合同卖给三家饮料集团，价格跟着瓶砖走，不跟原生料走。
> 照着原生料价格卖再生料，等于拿油价做投机。我们还是老老实实洗瓶子。 :: 渤海资源厂长 韩雪萍
同规模的第二台反应器正在建设。韩雪萍说，2026年能不能开起来，不取决于技术，而取决于600公里范围内收不收得到足够干净的瓶子，再远，运费就把利润吃光了。`,
    },
  },
  {
    key: 'ppa-for-busbars',
    date: '2026-01-27',
    types: ['latest'],
    tags: ['electric-vehicles', 'injection-moulding', 'connectors'],
    child: 'materials',
    en: {
      title: 'Orange that stays orange: new polyamides for 800-volt connectors',
      brief:
        'High-voltage orange fades at 150 °C. Compounders in Suzhou and Shenzhen have found pigments and stabilisers that keep the colour, and phosphorus that stays where it is.',
      body: `The colour of danger has a weakness. Connectors and busbar covers in the high-voltage circuit of electric vehicles are orange by rule, RAL 2003 within a narrow tolerance, and polyamide yellows with heat. After 1,000 hours at 150 °C a standard flame-retardant grade has drifted by a colour distance of eleven. Car makers accept four.
Taihu Compounds of Suzhou has now released a semi-aromatic polyamide with 30 per cent glass that drifts by 3.2 under the same conditions. The trick, development head Luo Jing explains, lies less in the pigment than in the stabiliser: the usual copper salts react with halogen-free flame retardants and turn brown, so the new grade does without copper.
A second trouble of 800-volt systems is contact corrosion. Red phosphorus and some organic phosphinates release traces of acid in hot, humid air, which attack tin-plated contacts. In the 2,000-hour test at 85 °C and 85 per cent humidity Taihu found no deposits on the contacts and a comparative tracking index that remained at 600 volts.
The compound costs 46 yuan a kilogram, about a quarter more than the grade it replaces. A three-phase connector contains 85 grams of it.`,
    },
    cn: {
      title: '橙色就要一直是橙色：800伏连接器用上新一代聚酰胺',
      brief: '高压橙在150℃下会褪色。苏州的改性企业换了稳定体系，既保住颜色，也不再腐蚀触点。',
      body: `代表危险的颜色也有软肋。电动汽车高压回路的连接器和铜排护套按规定必须是橙色，色号RAL 2003，容差很窄，而聚酰胺受热会发黄。普通阻燃牌号在150℃下放1000小时，色差达到11，整车厂只接受4。
苏州太湖改性新近推出一款30%玻纤增强半芳香聚酰胺，同样条件下色差3.2。研发负责人罗静解释，关键不在颜料而在稳定剂：常用的铜盐会与无卤阻燃剂反应变成褐色，新牌号干脆不用铜盐。
800伏系统的另一个麻烦是触点腐蚀。红磷和部分有机次膦酸盐在湿热环境中会析出微量酸，侵蚀镀锡触点。在85℃、85%湿度、2000小时的双85试验中，太湖没有在触点上发现析出物，相比漏电起痕指数保持在600伏。
新料每公斤46元，比被替代的牌号贵四分之一左右。一个三相连接器用料85克。`,
    },
  },
  {
    key: 'masterbatch-hall-dust',
    date: '2023-08-09',
    types: ['newswire'],
    tags: ['process-safety', 'investment'],
    child: 'additives',
    picture: false,
    source: { en: 'Company announcement', cn: '企业供稿' },
    en: {
      title: 'Jinling Masterbatch opens dust-free colour plant in Chuzhou',
      brief: 'Closed conveying and 24 colour-dedicated lines, 18,000 tonnes a year.',
      body: `Jinling Masterbatch has begun production at its second site in Chuzhou, Anhui. The plant has 24 twin-screw lines that are each dedicated to one colour family and an annual capacity of 18,000 tonnes. Pigments are weighed in closed cabins and conveyed by vacuum; the dust concentration at the workplaces is given as 0.4 mg per cubic metre, a tenth of the limit.
The company invested 260 million yuan and employs 140 people in Chuzhou. Small lots of up to 500 kilograms continue to be made in Nanjing.`,
    },
    cn: {
      title: '金陵色母滁州新厂投产，全程密闭输送',
      brief: '24条产线按色系专用，年产能1.8万吨。',
      body: `金陵色母第二生产基地在安徽滁州投产。新厂设24条双螺杆产线，每条专做一个色系，年产能1.8万吨。颜料在密闭仓内称量，真空输送，岗位粉尘浓度0.4毫克/立方米，为限值的十分之一。
项目投资2.6亿元，用工140人。500公斤以下的小批订单仍由南京工厂承接。`,
    },
  },
  {
    key: 'vietnam-moulders-second-wave',
    date: '2024-10-29',
    types: ['oversea', 'Editorpick'],
    tags: ['supply-chain', 'injection-moulding', 'exports', 'skills'],
    child: 'injection',
    en: {
      title: 'Hai Phong fills up: the second wave of moulders brings its toolrooms along',
      brief:
        'The first Chinese moulding companies in northern Vietnam sent every damaged tool back across the border. Those who come now bring spark erosion and measuring rooms, and look for people who can run them.',
      body: `On the road from Hai Phong to the deep-water port of Lach Huyen, signs in three languages point to injection moulding shops. Four years ago there were a dozen; the industrial zone administration now counts 87, with 2,300 machines between them. Two thirds have owners in Dongguan, Ningbo or Kunshan.
## The suitcase toolroom
The first to come followed the assemblers of printers and vacuum cleaners, and they came light: machines, material dryers, a container of moulds. When a core pin broke, the mould went back to Guangdong by truck, five days in all, nine at the time of the spring holidays. “We called it the suitcase toolroom,” says Wei Guoqiang, who runs the plant of Dongguan Huayi Plastics. “Every week somebody carried inserts through customs.”
That was tolerable for housings with soft tolerances. It is not for the parts that are moving south now: gears for robot vacuum cleaners, connector housings, parts for blood pressure monitors. Huayi has installed two spark erosion machines, a five-axis mill and a measuring room with 20 ± 0.5 °C. Repairs take a day and a half.
## Wages are not the point any more
A setter with three years of experience earns 14 to 16 million dong a month, about 4,200 yuan; in 2020 it was ten. The difference to inland China has become small. What counts is where the product is sold, and the rules of origin: many buyers demand that at least 40 per cent of the value be added in the country, and moulding alone does not reach this if the resin and the tool are imported.
- Electricity costs about 0.58 yuan per kWh in the day tariff, with announced cuts on hot days in May and June.
- Land in the newer zones costs 110 to 130 dollars a square metre for the remaining lease term.
- Engineering resins come from Korea and Thailand within a week, commodity grades from the refinery in Thanh Hoa.
## Six months for a setter
The bottleneck is people. The technical college in Hai Phong trains sixty plastics technicians a year for perhaps four hundred vacancies. Huayi takes apprentices from machine maintenance and sends them to Dongguan for half a year. One in three is hired away within twelve months.
> I used to compete with my neighbours for orders. Now I compete with them for people who can read a pressure curve. :: Wei Guoqiang, general manager, Huayi Plastics Vietnam
Machine builders have noticed. Three of them opened demonstration rooms with training machines in Hai Phong this year, and the largest gives a free course with each machine of more than 300 tonnes, on the condition that the trainee stays for two years.`,
    },
    cn: {
      title: '海防满了：第二波注塑厂把模具车间也搬过去',
      brief: '最早到越南北部的中国注塑厂，坏一副模就送回国内修。现在过去的企业带着火花机和测量室，缺的是会用它们的人。',
      body: `从海防市区到莱县深水港的公路边，三种文字的路牌指向一家家注塑厂。四年前不过十来家，如今开发区管委会登记在册的有87家，共2300台机器，三分之二的老板来自东莞、宁波和昆山。
## “手提箱模房”
最早一批是跟着打印机、吸尘器整机厂过去的，轻装上阵：机器、烘料斗，加一货柜模具。断了一根镶针，模具装车回广东，一来一回五天，赶上春节要九天。“我们管它叫手提箱模房，”东莞华艺塑胶越南厂总经理韦国强说，“每个星期都有人拎着镶件过海关。”
做公差宽松的外壳，这样还凑合。现在往南走的件不行：扫地机的齿轮、连接器外壳、血压计零件。华艺装了两台火花机、一台五轴铣和一间20±0.5℃的测量室，修一副模一天半。
## 工资早就不是重点
有三年经验的调机员，月薪1400万到1600万越南盾，约合4200元人民币，2020年是1000万盾。和中国内地的差距已经不大。真正要紧的是产品卖到哪里，以及原产地规则：不少买家要求当地增值不低于40%，如果树脂和模具都靠进口，光注塑达不到。
- 电价白天约合每度0.58元，5月、6月高温天会有预告的限电；
- 新园区土地剩余年限使用费每平方米110到130美元；
- 工程塑料从韩国、泰国一周内到货，通用料来自清化炼厂。
## 半年才带得出一个调机员
瓶颈在人。海防的职业学院每年培养60名塑料专业技工，而缺口约有400个。华艺从设备维修岗里挑学徒，送到东莞培训半年，一年之内三个走一个。
> 以前跟邻居抢订单，现在跟邻居抢看得懂压力曲线的人。 :: 华艺塑胶越南厂总经理 韦国强
机器厂商也看到了这一点。今年有三家在海防开了带培训机的展示厅，最大的一家每卖一台300吨以上的机器就送一期课程，条件是学员要干满两年。`,
    },
  },
  {
    key: 'resin-prices-autumn',
    date: '2026-11-18',
    types: ['latest', 'newswire'],
    tags: ['market-data', 'supply-chain'],
    child: 'materials',
    tables: {
      prices: table(
        'Spot prices, East China, tax included|华东现货价（含税）',
        'Resin|品种; Typical grade|代表用途; 18 Nov (CNY/t)|11月18日（元/吨）; Week (%)|周涨跌（%）; Month (%)|月涨跌（%）; Year (%)|年涨跌（%）; Stock (days)|库存（天）',
        'HDPE|高密度聚乙烯; Bottle caps|瓶盖; 7,850; −0.6; −1.9; −4.2; 16',
        'PP|聚丙烯; Injection copolymer|注塑共聚; 7,320; −0.3; −2.4; −6.1; 19',
        'ABS; General purpose|通用; 10,450; +0.5; +1.5; −3.8; 11',
        'PC; Optical|光学; 14,900; +1.0; +2.8; +1.4; 9',
        'PA6; Injection|注塑; 11,200; −0.9; −3.1; −12.6; 21',
        'POM; Precision parts|精密件; 13,600; 0; +0.7; +5.4; 8',
      ),
    },
    en: {
      title: 'Resin market: polycarbonate climbs against the trend',
      brief:
        'While polyolefins give way for the fifth week, two maintenance shutdowns keep polycarbonate and acetal short.',
      body: `Polyolefins in East China gave way for the fifth week running. Two new plants in Shandong and Fujian are supplying the market while film makers have finished stocking up for the winter greenhouse season. Dealers expect polypropylene to test the mark of 7,200 yuan before the end of the month.
!table prices
Polycarbonate moves the other way: one of the large plants in Zhejiang is shut for maintenance until 8 December and a second runs at 70 per cent. Acetal remains short after imports have become more expensive. Polyamide 6 has lost an eighth of its price within the year; compounders report margins like those of 2021.`,
    },
    cn: {
      title: '树脂行情：PC逆市走高',
      brief: '聚烯烃连跌五周，PC、POM因装置检修货源偏紧。',
      body: `华东聚烯烃连续第五周走低。山东、福建两套新装置货源陆续到市，农膜企业冬季备货又已收尾，贸易商预计月底前聚丙烯将试探7200元关口。
!table prices
PC走势相反：浙江一套大型装置检修到12月8日，另一套负荷降至七成。进口成本上升后，POM货源仍紧。PA6一年内跌去八分之一，改性厂的利润回到2021年的水平。`,
    },
  },
  {
    key: 'rubber-mixing-energy',
    date: '2022-09-14',
    types: ['latest'],
    tags: ['rubber', 'energy-saving', 'mes'],
    child: 'rubber',
    cn: {
      title: '一车胶省九度电：青岛密炼车间的“慢功夫”',
      brief: '胶州双和橡胶没有换密炼机，只是把每一车胶的功率曲线都存了下来。',
      body: `胶州双和橡胶的密炼车间有七台密炼机，最老的一台用了22年。去年夏天，车间没有申请设备更新，而是花了38万元给每台机器装上功率采集和料温补偿，把每一车胶的功率曲线都存了下来。
三个月攒下四万多条曲线，工艺员王成涛把它们叠在一起看，发现同一配方的排胶时间差出40秒。“老师傅凭声音排胶，声音没错，错的是来料温度。”冬天胶片只有8℃，夏天31℃，而工艺卡上的混炼时间是同一个数。
改法很朴素：不再按时间排胶，改按单位能量排胶，胎面胶定在每公斤0.31千瓦时。来料凉，就多炼一会儿；来料热，提前排。门尼黏度的标准差由3.4降到1.9，返炼率由2.6%降到0.7%。
平均每车胶省电9度。七台机器一天炼900车，一年下来省电260万度左右。38万元的投入，两个月零几天就回来了。
王成涛说，下一步想把开炼机的返回胶比例也纳进来，但那需要称重，车间里还没有地方放秤。`,
    },
  },
  {
    key: 'pipe-extrusion-standards',
    date: '2023-03-21',
    types: ['latest'],
    tags: ['extrusion', 'standards'],
    child: 'pipes',
    picture: false,
    cn: {
      title: '燃气PE管新版国标4月实施，100级以上原料须提供慢速裂纹数据',
      brief: '新标准把慢速裂纹增长试验从500小时提高到1000小时，管材厂最关心的是库存料怎么办。',
      body: `燃气用聚乙烯管道系统新版国家标准将于4月1日起实施。与旧版相比，变化最大的是耐慢速裂纹增长：切口管试验由500小时提高到1000小时，混配料生产商还须逐批提供应变硬化模量。
记者走访的四家管材厂反应不一。两家大厂早在去年就切换到新牌号，每吨贵200到300元。一家年产8000吨的中型企业手上还有600吨旧料，打算改做给水管。“标准没有错，”企业负责人说，“只是过渡期短了一点。”
标准起草组一位专家提醒，新指标主要针对非开挖施工：管子拖过碎石，表面划痕可达壁厚的10%，旧料在这种条件下扛不了50年。`,
    },
  },
  {
    key: 'k-hall-notes',
    date: '2025-10-16',
    types: ['oversea'],
    tags: ['trade-shows', 'bioplastics', 'recycling', 'industrial-ai'],
    child: 'bioplastics',
    en: {
      title: 'Notes from the Rhine: what three days in the plastics halls were about',
      brief:
        'Less about records, more about paperwork: digital product passports, mass balance and machines that write their own test reports.',
      body: `It was a fair without a biggest machine. Where builders used to compete in tonnes of clamping force, they now showed screens: energy per part, recycled content per batch, a passport that a car maker can read in with his telephone.
## The passport arrives
Eleven machine builders showed interfaces that write material batch, process data and energy into one record for each part. None of the records is compatible with another, although everybody refers to the same family of standards. “We have agreed on the envelope, not on the letter,” said one developer at the stand of a Bavarian builder.
## Recycled resin moves up
Three years ago recyclate was something for pallets and flower pots. Now there were door handles with 60 per cent from old cars and a coffee machine housing in which only the black betrayed the origin. Machine makers answer with melt filters that change their screens by themselves and with controls that correct the switch-over point from shot to shot when viscosity wanders.
## Assistants with manners
Every second stand had an assistant that one may ask why the part shows sink marks. The better ones name their source, a page of the manual or a process log from last Tuesday, and say so when they do not know. The weaker ones recommend raising the holding pressure, whatever the question.
Visitors came from fewer countries than in earlier years, exhibitors said, but with clearer orders. Chinese builders took more space than ever, and two of them used the fair to announce assembly plants in Hungary and Spain.`,
    },
  },
];
