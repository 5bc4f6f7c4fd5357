import type { Story } from '../content.types.ts';

/** Stories about packs, storage, swapping, recycling and the trade. */
export const systemStories: Story[] = [
  {
    key: 'container-burn-test',
    drawing: 'LY-320 section',
    date: '2026-01-22',
    types: ['latest'],
    tags: ['energy-storage', 'process-safety', 'standards'],
    child: 'energy-storage',
    en: {
      title: 'They set fire to five megawatt-hours on purpose, and the neighbour stayed at 41 degrees',
      brief:
        'In a quarry in Fujian, Luyu burnt a full storage container for nineteen hours. The test proved the wall and embarrassed the drain.',
      body: `At 09:20 heating pads drove one cell to thermal runaway. At 11:05 the whole container was alight. At 04:30 the next morning the fire was out by itself, without a drop of water, and the technicians of Luyu Energy Storage went to bed.
Insurers and some authorities have begun to ask for such tests. Suppression can fail, so they want to know what happens if nothing is done. Four containers of five megawatt-hours each stood in a quarry near Zhangzhou as they would on a site, 150 millimetres back to back, three metres between the fronts. One was charged to 100 per cent and lit.
## What was measured
- Flame temperature at the doors: 1,370 °C
- Highest cell temperature in the container behind: 41 °C
- Highest cell temperature across the aisle: 36 °C
- Hydrogen before ignition: 11 per cent by volume near the roof
!video The roof panels open at 09:58, 38 minutes after the first cell, and let the gas burn off upwards.
The wall of steel, rock wool and a ceramic mat held. Two pressure panels in the roof opened as intended. A third one stuck, because a transport lock had been left on, and the door below bulged by nine centimetres.
Then there was the coolant. Three hundred litres of glycol ran out of burst hoses, burning, along the cable trench and towards the neighbour. It stopped at a sandbag that somebody had placed there for the cameras. Trenches will have a sill from now on.
The four containers, instruments and disposal of the rest cost 8.2 million yuan. A different cell would require another fire, says test leader Ruan Shufen, and the customer from Australia has asked for one with wind.`,
    },
    cn: {
      title: '故意烧掉五兆瓦时：隔壁舱只有41℃',
      brief: '鹭屿储能在福建一处采石场把一座满电储能舱烧了19小时。舱壁过关，排水沟露怯。',
      body: `9点20分，加热片把一只电芯逼到热失控；11点05分，整舱起火；第二天凌晨4点30分，火自己灭了，一滴水没浇，鹭屿储能的技术员这才去睡觉。
保险公司和一些地方主管部门开始要这种试验：灭火总有失灵的时候，他们想知道什么都不做会怎样。漳州附近的采石场里，四座五兆瓦时的舱按电站间距摆开，背靠背150毫米，正面相隔三米。一座充到100%，点火。
## 测到了什么
- 舱门处火焰：1370℃
- 背后那座舱的最高电芯温度：41℃
- 对面那座：36℃
- 起火前舱顶氢气浓度：11%
!video 9点58分，距第一只电芯失控38分钟，顶部泄压板打开，可燃气向上烧掉。
钢板、岩棉加陶瓷毡的舱壁顶住了。三块顶部泄压板开了两块，还有一块忘了拆运输锁，没开，下面那扇门鼓出九厘米。
再就是冷却液。300升乙二醇从烧断的软管里流出来，带着火，沿电缆沟往邻舱去，最后停在一只沙袋跟前，那只沙袋是有人放着垫摄像机的。以后的电缆沟都要加挡坎。
四座舱、仪器加残骸处置，一共820万元。换一款电芯就得再烧一回，试验负责人阮淑芬说，澳大利亚的客户已经提出，下回要带风烧。`,
    },
  },
  {
    key: 'lfp-recycling-iron',
    date: '2024-10-10',
    types: ['latest'],
    tags: ['recycling', 'battery-cells', 'market-data', 'carbon-footprint'],
    child: 'recycling',
    en: {
      title: 'When lithium is cheap, recyclers must learn to love iron phosphate',
      brief:
        'At 75,000 yuan a tonne of carbonate the old way of recycling LFP cells loses money. A plant in Jingmen repairs the powder instead.',
      body: `Two years ago Xunhuan Materials in Jingmen paid for dead LFP cells. Today it is paid to take them, and even so 14 of the country’s recyclers have stopped this year. The classical way dissolves the cathode powder in acid, gains the lithium and leaves iron phosphate as sludge. With lithium carbonate at 75,000 yuan a tonne the sum is short by 2,300 yuan for each tonne of powder.
Since June a line in Jingmen has treated 20 tonnes a day without dissolving it. The powder from production scrap is washed, mixed with a little lithium and carbon, and annealed at 650 degrees under nitrogen for six hours. Lithium returns to the places that cycling has emptied.
- Capacity of repaired powder: 152 mAh/g, new powder 158
- Energy: 4.1 MWh a tonne, leaching and new synthesis 11.6
- Cost: 21,000 yuan a tonne, new powder 33,500
Makers of storage cells buy it, mixed one to four with new powder. Makers of car cells do not.
The catch is in the words “production scrap”. Electrode waste of one type from one factory can be repaired. End-of-life cells come as a mixture of makers and years, with aluminium from the shredder, and at 0.3 per cent of aluminium the repaired powder gels in the mixer. For these 60 per cent of its intake Xunhuan still uses acid.`,
    },
    cn: {
      title: '锂价低了，回收厂只好学着跟磷酸铁过日子',
      brief: '碳酸锂7.5万元一吨，酸浸回收铁锂电池不挣钱。荆门一家厂改成“修粉”。',
      body: `两年前，荆门循环材料还花钱收报废铁锂电池；如今是人家倒贴钱请它收，就这样，今年全国还停了14家。老办法把正极粉酸溶，拿走锂，剩下磷铁渣。碳酸锂7.5万元一吨的时候，每处理一吨粉亏2300元。
6月起，荆门有一条日处理20吨的线不再溶粉：把极片边角料剥下的粉洗净，补一点锂和碳，氮气下650℃烧六小时，锂就回到循环时空出来的位置上。
- 修复粉克容量：152毫安时/克，新粉158
- 能耗：每吨4.1兆瓦时，酸浸加重新合成11.6兆瓦时
- 成本：每吨2.1万元，新粉3.35万元
储能电芯厂肯买，一份掺四份新粉；动力电芯厂不买。
关键在“边角料”三个字。一家厂、一个牌号的极片废料能修；退役电池各家各年的混在一起，还带破碎进来的铝，铝到0.3%，修出来的粉一搅就凝胶。占收料六成的这一块，荆门循环仍在用酸。`,
    },
  },
  {
    key: 'glue-that-lets-go',
    date: '2025-01-16',
    types: ['latest'],
    tags: ['battery-cells', 'electric-vehicles', 'recycling', 'supply-chain'],
    child: 'module-pack',
    en: {
      title: 'Glued for life was the fashion; now the pack has to come apart again',
      brief:
        'Structural adhesive holds 120 cells in a floor pack. A workshop in Guangzhou spends nine hours with piano wire on it, and a supplier offers a glue that opens at 160 volts.',
      body: `At the battery workshop of Yangcheng Auto Service in Guangzhou two men saw at a pack with piano wire, as if cutting cheese. One cell of 120 has a leak. In the older pack with modules the repair took 80 minutes. In this one, cell to pack, it takes nine hours, and on average two good cells are damaged on the way.
From 2027 an EU regulation will require that packs can be opened by independent professionals, and insurers in China have begun to write off cars for a single cell. So the makers of adhesive have a new task: strong for fifteen years, and weak for ten minutes.
Three ways are on offer. Heat makes some adhesives let go at 110 degrees, which cells dislike. A primer with salts loses its grip when a direct voltage of 160 volts is applied for eight minutes. And there is the mechanical way, a rip cord under each row.
Huashan Battery Systems has built 300 packs with the electrical primer for a taxi fleet. Shear strength is 9.4 megapascals, against 11.2 without. Of 41 packs that were opened on purpose after 14 months, 38 let go as intended. In three, water had got into the edge, and the voltage only warmed it.
The primer adds 210 yuan to a pack. The wire costs nothing, and Yangcheng has ordered another roll.`,
    },
    cn: {
      title: '当年比谁粘得死，如今要能拆得开',
      brief: '一个地板式电池包用结构胶粘住120只电芯。广州的修理工拿钢琴丝锯了九小时，胶厂拿出“通电就松”的方案。',
      body: `广州羊城汽服的电池车间里，两个师傅扯着钢琴丝来回拉，像切豆腐，锯的是一个电池包：120只电芯有一只漏液。带模组的老包，修一次80分钟；这种无模组的要九小时，平均还得搭进去两只好电芯。
欧盟法规要求2027年起，电池包得让独立维修商拆得开；国内的保险公司则开始为一只电芯推定全损。胶厂于是多了一道题：粘十五年要牢，拆的那十分钟要松。
路子有三条。加热到110℃松脱，电芯不喜欢；带盐的底涂，通160伏直流八分钟失去粘性；还有最土的，每排电芯底下埋一根拉绳。
华山电池系统用通电底涂给出租车队做了300包，剪切强度9.4兆帕，不用底涂的是11.2兆帕。14个月后故意拆了41包，38包松得干净，三包边缘进了水，通电只是把它焐热。
底涂每包多花210元。钢琴丝不要钱，羊城汽服又订了一卷。`,
    },
  },
  {
    key: 'debrecen-water-and-welders',
    date: '2023-11-28',
    types: ['oversea', 'latest'],
    tags: ['battery-cells', 'investment', 'skills', 'water-treatment'],
    child: 'cell-production',
    source: { en: 'Our correspondent in Budapest', cn: '本刊驻布达佩斯特约记者' },
    en: {
      title: 'Eastern Hungary builds cell factories faster than it finds water and welders',
      brief:
        'Around Debrecen four plants are rising at once. Pipe fitters earn more than doctors, and the town has laid a separate pipe for used water.',
      body: `Seen from the grain silo of Józsa the plain south of Debrecen has turned grey: steel, concrete, gravel. Four factories for cells, separator and cathode material are under construction within nine kilometres. Together they need 8,600 people and, at full output, 27,000 cubic metres of water a day, as much as the town.
Water was what citizens asked about at the hearings, some of which ended in shouting. The answer is a pipe of eleven kilometres from the sewage works, which supplies cooling water of the second grade. It opened in September, and by contract the plants must cover 60 per cent of their need with it. The membrane stage that makes this possible costs 41 million euros, which the state paid.
What the state cannot supply is welders. For the stainless pipework of one coating hall an installer from Changzhou calculated with 160 orbital welders. He found 35 in the county. The rest came from Serbia, Vietnam and Anhui, and live in a container village on the old airfield.
“In China I would be finished in nine months,” says site manager Jiang Tao. “Here I have planned fourteen, and it is going to be nineteen.” The longest item is none of the machines but the environmental permit for solvent recovery, which was amended twice.
The technical school in the town has doubled its class for process technicians to 56. Its teachers are now being hired away as well.`,
    },
    cn: {
      title: '匈牙利东部建电芯厂，水和焊工都不够快',
      brief: '德布勒森周边四个厂同时开工，管道焊工比医生挣得多，市里专门铺了一根中水管。',
      body: `站在约饶村的粮仓上往南看，平原已经变成灰色：钢构、混凝土、碎石。九公里之内有四个厂在建，电芯、隔膜、正极都有，合计要8600人，满产后每天2.7万立方米水，跟全城用量一样多。
听证会上居民问得最多的就是水，有几场吵着散的。答案是一根11公里长的管子，从污水厂送来二级冷却水，9月通水，合同规定各厂六成用水必须走这根管。膜处理那一段4100万欧元，国家出的。
国家出不了的是焊工。一间涂布车间的不锈钢管路，常州来的安装商按160名自动焊工排的计划，本州只招到35人，其余来自塞尔维亚、越南和安徽，住在老机场的集装箱村里。
“在国内我九个月交活，”项目经理蒋涛说，“这边按14个月排，看样子得19个月。”拖得最久的不是哪台设备，是溶剂回收的环评许可，改了两回。
市里的技校把工艺技术员班扩了一倍，56人。现在连老师也开始被挖走。`,
    },
  },
  {
    key: 'cell-factory-under-hammer',
    date: '2026-03-05',
    types: ['oversea'],
    tags: ['battery-cells', 'investment', 'market-data'],
    child: 'cell-production',
    en: {
      title: 'Lot 417, vacuum mixer, never used: a Nordic cell factory goes under the hammer',
      brief:
        'Auctioneers sell the equipment of a plant that made 60,000 cells in four years. Bidders come from six countries, and most want the dry-room doors.',
      body: `The mixer still has its transport film on. It was delivered in the spring of 2023 for 1.9 million euros, and in the catalogue of the auction at Storvik it is lot 417, starting price 90,000. There are 2,306 lots. The factory was to make 24 gigawatt-hours a year. In four years it made some 60,000 cells, two thirds of which were scrap.
On the viewing days in February about 400 visitors walked through the halls in blue overshoes. A maker of yoghurt machinery looked at pumps. Two universities were after a glove box. Purchasers from Jiangsu measured calenders and asked for the electrical drawings.
“Nobody buys a line,” said the auctioneer, Per Lindqvist. “They buy what fits through their gate.”
The best prices were paid for what is not battery technology at all: stainless tanks, forklift trucks, 38 automatic doors of the dry room, which went to a salmon smokehouse at 70 per cent of the new price. Coaters of 1,400 mm fetched 6 per cent. They had been adapted to a cell format that nobody else makes, and the control software had been licensed to the bankrupt company and cannot be passed on.
Former employees stood at the rail of hall two. One, a process engineer, had come to see who would get her coater. It found no bidder. According to the administrator it will be sold by weight, 212 tonnes, after Easter.`,
    },
  },
  {
    key: 'truck-swap-tangshan',
    date: '2022-12-20',
    types: ['latest'],
    tags: ['electric-vehicles', 'energy-storage', 'energy-saving'],
    child: 'swapping',
    cn: {
      title: '唐山换电重卡跑钢厂：四分钟换一块电池，排队却排了二十分钟',
      brief: '62台换电重卡、一座站。车能跑起来，靠的是重新排钢厂的发货单。',
      body: `从唐山丰南的钢厂到京唐港，单程41公里，282度电的换电重卡正好跑一个来回多一点。海丰物流2021年底买了62台，在厂门口建了一座换电站，七块备用电池，换一次四分钟。
头三个月，司机怨声载道。钢厂早上六点和晚上八点集中放行，车一窝蜂回来换电，最多时排到19台，后面的要等一小时二十分钟。七块电池四十分钟就换光，剩下的人只能等充。
站长赵春来算过，再加七块电池要280万元。他没去申请，而是找钢厂发货科商量，把62台车分成四组，装车时刻错开45分钟。平均等待由22分钟降到6分钟，备用电池还是七块。
## 账怎么算
柴油车跑一个来回油费约310元，换电车电费加服务费168元。车价贵38万元，按每天五个来回算，一年七个月能持平。
算不进去的是冬天。12月上旬零下14℃，满电只剩230度，跑完一个来回不敢再去港里排队。赵春来把低温天的换电门槛从20%提到30%，这样一来，每天少跑半个来回。`,
    },
  },
  {
    key: 'storage-bids-autumn',
    date: '2026-09-08',
    types: ['newswire', 'latest'],
    tags: ['energy-storage', 'market-data'],
    child: 'energy-storage',
    cn: {
      title: '8月储能系统中标均价每瓦时0.46元，最低价被要求书面解释',
      brief: '四小时系统占比首次过半，评标开始查电芯出处。',
      body: `据本刊统计，8月公布结果的储能系统集采共31项、11.8吉瓦时，中标均价每瓦时0.46元，比7月低一分。四小时系统占54%，首次过半。
甘肃一个项目的最低报价0.398元，招标方要求投标人书面说明电芯来源、循环寿命依据和质保担保，三天后投标人撤标。业内人士估算，用全新A级电芯，不含施工的成本线在0.42元上下。另有两个项目写明不接受库存一年以上的电芯。`,
    },
  },
];
