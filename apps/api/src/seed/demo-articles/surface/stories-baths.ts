import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about plating, anodising, pretreatment and cleaning. */
export const bathStories: Story[] = [
  {
    key: 'hard-chrome-successors',
    drawing: 'CH-320 elevation',
    date: '2026-07-07',
    types: ['Editorpick', 'latest'],
    tags: ['plating', 'coating', 'regulatory', 'hydraulics'],
    child: 'electroplating',
    named: true,
    tables: {
      options: table(
        'Five surfaces for a 22 mm damper rod, tested in 2025|22毫米减振器活塞杆的五种表面，2025年试验',
        'Process|工艺; Layer (µm)|层厚（µm）; Hardness (HV)|硬度（HV）; Salt spray to first rust (h)|中性盐雾首锈（h）; Seal wear after 500,000 strokes (µm)|50万次后密封唇磨损（µm）; Energy per rod (kWh)|单支耗电（kWh）; Cost per rod (yuan)|单支成本（元）',
        'Hard chrome, hexavalent|六价硬铬; 22; 960; 240; 14; 1.9; 6.8',
        'Hard chrome, trivalent|三价硬铬; 18; 840; 310; 17; 2.3; 8.1',
        'Salt-bath nitriding, oxidised|盐浴氮化加氧化; 16; 720; 190; 12; 1.4; 6.1',
        'HVOF, WC-CoCr, ground|超音速喷涂WC-CoCr，磨削; 80; 1,150; 720; 9; 4.7; 31.0',
        'Laser cladding, stainless|激光熔覆不锈钢; 250; 560; 1,000; 15; 5.2; 24.5',
      ),
    },
    en: {
      title:
        'What comes after chromic acid: a damper maker in Taizhou plated, sprayed and nitrided 4,000 rods to find out',
      brief:
        'The permit for hexavalent chromium runs out at the end of 2027. Lingjiang Dampers tested five surfaces and will use two, because none does everything.',
      body: `Nine million piston rods a year leave Lingjiang Dampers in Taizhou, and each has hung for 47 minutes in chromic acid. The permit for the four plating lines ends on 31 December 2027. The town will not renew it, and two of the car makers that buy the dampers want hexavalent chromium out of their supply chain a year earlier.
Plating manager Pan Haifeng therefore had 4,000 rods made in 2025 with five different surfaces, 800 of each. They went into salt spray, into the seal rig and, in sixty taxis, onto the roads around Harbin.
!table options
## The bath that wants to be left alone
Trivalent chromium was the natural favourite: the racks, rectifiers and rinsing tanks can stay. Its deposit is softer until it has been heated to 250 degrees for an hour, and the bath tolerates four milligrams of iron a litre where the old one shrugged off several grams. Lingjiang installed an ion exchanger and a technician who does nothing but analyse.
“Chromic acid forgives you on Friday evening,” says Pan. “Trivalent wants to be looked after on Sunday.”
The colour is another matter. The new layer is a shade greyer. Nobody sees a rod inside a damper tube, but the workshops that fit the dampers do, and three distributors have sent samples back as used goods.
!fig YP-320 elevation: A system for HVOF spraying, one of the successors. On the trivalent line in Taizhou the original racks stayed, and the anodes of coated titanium are new.
## Cheaper, until it scratches
Salt-bath nitriding is the cheapest of the five and gentle to the seal. It adds no layer that could flake. What it lacks is a reserve: a stone that nicks an oxidised rod reaches steel, and of sixty rods that came back from Harbin seven had rust at such a nick. It will be used for rear dampers with a dust tube, about 40 per cent of the volume.
Spraying and cladding did best in the salt and lost on price. Zhuzhou Yanpen sprays rods for mining machines at 31 yuan apiece in this diameter, where the customer pays it gladly. For a damper that sells at 74 yuan, it is out of the question.
- Rear dampers with tube: nitrided and oxidised, from March 2027
- Front struts: trivalent chromium, two lines converted by then, two later
- Spare parts for old models: hexavalent stock made in advance, 600,000 rods
> We looked for one successor for eighteen months. It was a relief to admit that there are two. :: Pan Haifeng, plating manager, Lingjiang Dampers
The conversion costs 58 million yuan. Not in that sum is the soil under line one, which has stood there since 1991 and has to be drilled and sampled before the tanks are moved.`,
    },
    cn: {
      title: '六价铬只剩一年半，台州这家减振器厂拿4000支活塞杆试出两条后路',
      brief: '许可到2027年底为止。灵江减振比了五种表面，最后选了两种，因为没有哪一种样样都行。',
      body: `台州灵江减振每年出900万支活塞杆，每支都要在铬酸槽里挂47分钟。四条镀线的许可到2027年12月31日为止，镇里明确不再续；两家整车客户更急，要求提前一年把六价铬清出供应链。
电镀车间主任潘海峰于是在2025年做了4000支杆，五种表面各800支，进盐雾箱，上密封台架，还装上60辆出租车，在哈尔滨周边跑了一冬。
!table options
## 这槽液离不开人
三价铬本是头号候选：挂具、整流器、水洗槽都能留用。但镀层要在250℃烘一小时才够硬，槽液里铁离子每升4毫克就要报警，老槽液几克都不当回事。灵江为此上了离子交换，还专门养了一名只做化验的技术员。
“铬酸这东西，星期五晚上你怠慢它，它不跟你计较，”潘海峰说，“三价铬星期天也得有人陪着。”
颜色也惹事。三价镀层略发灰，装进筒里谁也看不见，可修理厂看得见，已经有三家经销商把样品当旧件退了回来。
!fig YP-320 elevation: 超音速火焰喷涂系统，替代镀铬的路线之一。台州的三价铬线沿用原挂具，换掉的是阳极，改成钛基涂层板。
## 便宜，就怕磕
盐浴氮化五种里最便宜，对密封唇也温和，没有镀层，自然不起皮。缺的是余量：石子一磕，氧化膜底下就是钢。从哈尔滨收回的60支里，有7支在磕点生锈。它只用在带防尘筒的后减振，约占产量四成。
喷涂和熔覆的盐雾成绩最好，输在价钱。株洲焰喷给矿山机械喷同直径的杆，31元一支，客户付得爽快；一只减振器才卖74元，没法谈。
- 后减振（带筒）：氮化加氧化，2027年3月起
- 前支柱：三价铬，届时先改两条线，另两条随后
- 老车型备件：提前做好60万支六价铬库存
> 找“一个”接班的找了18个月，承认得要两个，反倒松了口气。 :: 潘海峰，灵江减振电镀车间主任
整个改造5800万元。没算进去的是一号线底下的土：1991年建的线，挪槽之前要先钻孔取样。`,
    },
  },
  {
    key: 'zirconium-pretreatment',
    date: '2024-05-14',
    types: ['latest'],
    tags: ['coating', 'energy-saving', 'water-treatment'],
    child: 'pretreatment',
    en: {
      title: 'Fridge maker drops phosphate, saves the gas boiler, and learns to fear its own well water',
      brief:
        'A zirconium layer of 60 nanometres replaces two micrometres of zinc phosphate in Xinxiang. It works cold and shows every mistake.',
      body: `At Zhongyuan Cooling in Xinxiang sheet for refrigerator doors used to pass eleven tanks before the powder booth, three of them at 55 degrees. Since April of last year it has passed seven, none of them warmer than the hall in July. The zinc phosphate has gone; in its place the sheet gets a film of zirconium oxide 60 nanometres thin.
Gas consumption of the pretreatment fell from 41 to 9 cubic metres an hour, most of the rest being used by degreasing. Sludge, of which there were 34 tonnes a year at 3,100 yuan a tonne, has practically ceased.
## A layer that cannot hide anything
Phosphate crystals are two micrometres high and cover fingerprints. Zirconium does not. In the first six weeks rejects rose from 0.8 to 3.5 per cent, and the pattern followed the weather: after rain, conductivity in the factory well rose from 380 to 620 microsiemens, and chloride dried into the film before the powder reached it.
1. Rinse water for the last two stages now comes from reverse osmosis, below 30 microsiemens
2. Mist nozzles keep the sheet wet when the conveyor stops
3. After 90 seconds of standstill the sheets in the tunnel are scrapped without discussion
Rejects are at 0.6 per cent today. In the 500-hour salt spray test creep at the scribe is 1.4 mm, against 1.1 mm for phosphate and a limit of 2 mm.
What the process has lost is reserve for bad steel. Coils with too much residual carbon, which phosphate used to forgive, now go back to the mill. There were nine of them in the last half-year.`,
    },
    cn: {
      title: '冰箱厂停掉磷化，锅炉歇了，却开始提防自家井水',
      brief: '新乡中原制冷用60纳米的锆膜替下两微米磷化层。常温就能跑，只是什么毛病都藏不住。',
      body: `新乡中原制冷的冰箱门板，过去进喷粉房之前要过十一个槽，三个是55℃；去年4月起只过七个，没有一个比7月的车间热。锌系磷化停了，换成60纳米厚的氧化锆膜。
前处理用气由每小时41立方米降到9立方米，剩下的大半是脱脂在用。磷化渣原来一年34吨，每吨处置费3100元，现在基本没有了。
## 薄膜遮不住丑
磷化结晶有两微米高，手印都盖得住，锆膜不行。头六周不良率从0.8%涨到3.5%，而且跟着天气走：一下雨，厂里井水电导率由380涨到620微西门子，氯离子抢在喷粉之前干在膜里。
1. 最后两道水洗改用反渗透水，控制在30微西门子以下
2. 链条一停，喷雾嘴自动给板面保湿
3. 停线超过90秒，隧道里的板直接报废，不讨论
现在不良率0.6%。500小时盐雾划线扩展1.4毫米，磷化是1.1毫米，限值2毫米。
丢掉的是对劣质钢板的包容。残碳偏高的卷，磷化能对付过去，锆膜不行，只好退回钢厂，最近半年一共退了九卷。`,
    },
  },
  {
    key: 'brake-parts-vacuum-cleaning',
    date: '2025-08-19',
    types: ['latest'],
    tags: ['surface-finishing', 'metrology', 'electric-vehicles'],
    child: 'cleaning',
    en: {
      title: 'Six hundred micrometres is a boulder: cleaning valve blocks for brake-by-wire',
      brief:
        'A machine shop in Jiaxing doubled its washing capacity and got dirtier parts. The dirt came from the air gun at the end.',
      body: `The drawing of the valve block that Jiaxing Hengfu machines for a brake-by-wire unit allows no metal particle longer than 600 micrometres and no more than 3 milligrams of residue in all. The block has 61 crossing bores. In spring the shop bought a second aqueous machine and ran the parts through both. Residue rose from 3.4 to 3.9 milligrams.
The laboratory found shavings with rounded ends, a sign that they had been in the system for days. They came from the compressed-air guns with which operators blew out the last drops: each shot picked up what the previous part had left in the cabin.
Now a single chamber machine with hydrocarbon solvent does the work. It floods the block, pulls a vacuum of 80 millibars so that the liquid boils in the blind holes, and dries at 2 millibars without any air. A cycle takes eleven minutes for 48 blocks.
- Residue: 1.2 mg on average, worst of 300 blocks 2.1 mg
- Longest particle: 410 µm
- Solvent lost: 0.9 litres a week, the rest is distilled
The aqueous machines still wash raw castings, where chips come in handfuls. For the solvent machine the fire brigade asked for a separate room with its own extraction, which cost 1.3 million yuan and was ready three months after the machine.`,
    },
    cn: {
      title: '600微米算巨石：线控制动阀块怎么洗',
      brief: '嘉兴一家机加厂把清洗能力翻了倍，零件反而更脏。脏东西来自最后那把气枪。',
      body: `嘉兴恒孚给线控制动单元加工阀块，图纸规定金属颗粒不得长于600微米，残留总量不超过3毫克。一个阀块有61个交叉孔。春天厂里又添了一台水基清洗机，串起来洗，残留却从3.4毫克涨到3.9毫克。
化验室发现碎屑两头磨圆了，说明在系统里转了好几天。源头是吹干用的气枪：操作工每吹一下，就把上一件掉在柜子里的屑又吹进下一件。
现在改用一台单腔碳氢机：先浸没，再抽到80毫巴，让液体在盲孔里沸腾，最后在2毫巴下干燥，全程不用压缩空气。48个阀块一筐，11分钟。
- 残留：平均1.2毫克，300件中最差2.1毫克
- 最长颗粒：410微米
- 溶剂损耗：每周0.9升，其余蒸馏回用
水基机退去洗毛坯，那边的屑是一把一把的。消防要求碳氢机单独设间、单独排风，花了130万元，比机器晚三个月才完工。`,
    },
  },
  {
    key: 'plating-park-water',
    date: '2022-10-18',
    types: ['newswire'],
    tags: ['plating', 'water-treatment', 'regulatory'],
    child: 'electroplating',
    picture: false,
    source: { en: 'Announcement of the park', cn: '园区供稿' },
    en: {
      title: 'Plating park in Jieyang splits its waste water into nine pipes',
      brief:
        'Forty-four tenants must separate nickel, copper, cyanide and chromium at the tank; mixed discharge costs 2,000 yuan a day.',
      body: `The electroplating park in Jieyang has put a new treatment plant with nine separate inlets into operation. Each of the 44 tenants discharges nickel, copper, chromium, cyanide, acids and four other streams through pipes of their own, with meters and samplers. The plant treats 9,600 cubic metres a day and returns 61 per cent of it as process water.
Anyone who mixes streams pays 2,000 yuan a day. In the first month that happened 23 times, nearly always at the cleaning of floors. Smaller tenants complain that the nine pipes have taken the space of one plating line.`,
    },
    cn: {
      title: '揭阳电镀园区废水分九路收，混排一天罚2000元',
      brief: '44家企业在槽边就要分开镍、铜、铬、氰，回用率61%。',
      body: `揭阳电镀园区新污水厂投运，设九路独立进水。园内44家企业的镍、铜、铬、氰、酸碱等九股水各走各管，逐户装流量计和采样器。日处理9600立方米，61%作为生产水回用。
混排每天罚2000元，首月罚了23次，几乎都出在冲地水上。小厂抱怨，九根管子占掉的地方，正好能摆一条镀线。`,
    },
  },
  {
    key: 'anodised-facade-colours',
    date: '2023-06-06',
    types: ['oversea', 'latest'],
    tags: ['surface-finishing', 'metrology', 'recycling'],
    child: 'anodising',
    source: { en: 'Our correspondent in Verona', cn: '本刊驻维罗纳特约记者' },
    en: {
      title: 'Champagne, but always the same champagne: an Italian anodiser and the trouble with scrap',
      brief:
        'Façade builders want recycled aluminium. At Anodica Adige the colour of an anodised panel now depends on what was melted.',
      body: `Anodising has no pigment to hide behind. The bronze of a façade panel comes from tin salt in the pores of the oxide, and the tone shifts with every trace element in the metal. At Anodica Adige near Verona, which anodises 1.4 million square metres a year, two panels of the same order have to lie within a colour distance of 1.5.
With primary metal that was a matter of current and time. Since architects began to specify 75 per cent recycled content the iron in the billets varies between 0.14 and 0.24 per cent, and iron makes the layer greyer and duller.
“We used to sort by order,” says plant manager Giulia Perin. “Now we sort by melt.”
Each bundle carries the cast number. A spectrophotometer looks at a 20-centimetre sample that is anodised six hours ahead of the rest, and the control shortens or lengthens colouring by up to 25 seconds. In this way 91 per cent of the bundles meet the tolerance at the first attempt. The rest go to buildings with a single melt, or become dark bronze, in which differences vanish.
The sample takes a place on the rack that could be sold, about one per cent of output. And when a panel has to be replaced on the building ten years from now, Perin says, nobody will have that melt any more.`,
    },
    cn: {
      title: '香槟色也要同一种香槟：意大利氧化厂碰上再生铝',
      brief: '幕墙客户点名要再生铝，颜色就开始看炉号了。',
      body: `阳极氧化没有颜料可以遮掩。幕墙板的古铜色来自膜孔里的锡盐，合金里多一点微量元素，色调就偏。维罗纳附近的阿迪杰氧化厂一年做140万平方米，同一订单两块板色差不得超过1.5。
用原铝时，调电流和时间就行。自从建筑师开始指定75%再生料，铸棒里的铁在0.14%到0.24%之间飘，铁高一点，膜就灰、就暗。
“以前按订单分，现在按炉号分，”厂长朱利娅·佩林说。
每捆料带炉号，先截20厘米样块提前六小时氧化，分光测色后，控制系统把着色时间增减最多25秒。这样一次合格的有91%，剩下的给整栋只用一炉料的楼，或者干脆做成深古铜，深到看不出差别。
样块占的挂位本来可以卖钱，约占产量1%。更麻烦的是十年后楼上坏一块板，佩林说，那一炉料谁手里都不会有了。`,
    },
  },
  {
    key: 'black-country-platers',
    date: '2024-09-03',
    types: ['oversea'],
    tags: ['plating', 'skills', 'market-data'],
    child: 'electroplating',
    en: {
      title: 'The last chrome shop on Pleck Road trains its own successor',
      brief:
        'In the English Midlands the number of plating shops has halved in twenty years. Those that remain are full, and old.',
      body: `There were nineteen plating shops within two miles of Pleck Road in Walsall when Derek Haines began as an apprentice in 1981. He counts them on his fingers, street by street. Two are left, and one of them is his.
Haines Bright Finishers is not short of work. Restorers of motorcycles wait eleven weeks for a set of parts, a maker of hospital beds takes two days a week, and the prices have risen by a third since 2021. What it lacks is people under fifty. The average age of the fourteen employees is 56.
A plater learns by looking: at the colour of a nickel bath, at gas rising from a cathode, at the way water breaks from a surface that is not quite clean. The college in Dudley closed its course in 2009. Haines has therefore written one himself, forty evenings, with the chemistry taught by a retired works chemist and the polishing by his sister. Nine people enrolled this autumn, three of them from competitors.
The lease on the building runs until 2031, and the landlord has permission for flats. A surface-treatment permit is tied to the site, so the shop cannot simply move. “I can pass on the eye,” says Haines. “I can’t pass on the address.”`,
    },
  },
];
