import type { Story } from '../content.types.ts';

/** Stories from the warehouse floor and the trade. */
export const floorStories: Story[] = [
  {
    key: 'picking-robots-apparel',
    drawing: 'JF-320 section',
    date: '2026-03-24',
    types: ['latest', 'oversea'],
    tags: ['warehousing', 'grippers', 'machine-vision'],
    child: 'picking',
    source: { cn: '本刊驻杜塞尔多夫特约记者', en: 'Our correspondent in Düsseldorf' },
    en: {
      title: 'German mail-order house lets robots pick two thirds of its articles, and pays people for the rest',
      brief:
        'Eleven picking cells in Hanau handle what lies flat. Anything with straps still goes to a person, who is now paid by difficulty.',
      body: `Eleven robot cells have been at work in the apparel warehouse of Mainversand in Hanau since the summer. They pick from totes that shuttles bring and place into order boxes, 620 pieces an hour per cell when the article is folded in a bag. A person manages 410 over a shift.
The figure that decides is another one. Of 74,000 articles the robots may pick 66 per cent. What they may not touch is decided afresh each night from the failures of the day: lace, straps, hangers, anything in mesh.
!video A cell in Hanau picks folded shirts; the suction head rotates so that the label of the bag faces the camera.
“Speed was never our problem,” says warehouse director Anke Rollmann. “Our problem was that the article changes every season and the robot does not know.”
Since the easy picks have gone, the remaining work has become slower and more tiring. The works council negotiated a pay scale by difficulty: points for weight, for reach and for tangled goods. It raised the wage bill of the picking area by six per cent. Two of the eleven cells will therefore be fitted with a second camera for hanging goods next year, and the council has a seat in the evaluation.`,
    },
    cn: {
      title: '德国邮购商三分之二的品类交给机器人拣选，剩下的按难度付人工',
      brief: '哈瑙的11个拣选单元只拣叠得平整的货。带吊带的仍归人工，而人工改为按难度计酬。',
      body: `德国美因邮购位于哈瑙的服装仓，今年夏天起有11个机器人单元上岗。穿梭车送来料箱，机器人拣出后放进订单箱；袋装叠放的品类，每个单元每小时620件，人工一个班下来平均410件。
真正起决定作用的是另一个数字：7.4万个品规中，机器人可拣的占66%。哪些不许碰，每天夜里按当天的失败记录重新排一遍——蕾丝、吊带、衣架、网眼料一律除外。
!video 哈瑙的一个单元正在拣选叠装衬衫，吸头旋转，让袋上的标签朝向相机。
“速度从来不是我们的问题，”仓库总监安克·罗尔曼说，“问题是款式每季都换，而机器人不知道。”
好拣的都走了，留给人的活变慢、变累。工会谈下了按难度计酬的办法：重量、伸手距离、缠绕程度分别计分，拣选区工资总额因此上升6%。明年将有两个单元加装第二台相机，试拣挂装品，工会在评估组里占一席。`,
    },
  },
  {
    key: 'forklift-speed-zones',
    date: '2023-04-13',
    types: ['newswire'],
    tags: ['process-safety', 'warehousing'],
    child: 'forklifts',
    en: {
      title: 'Forklifts slow down by themselves in Changzhou paint store',
      brief: 'Radio beacons limit trucks to 4 km/h at six doors. Near misses fell from 17 to 3 a month.',
      body: `A paint maker in Changzhou has equipped 26 forklifts with receivers that limit them to 4 km/h within eight metres of six pedestrian doors. Before, signs had asked for the same speed. The safety officer counted 17 near misses a month from camera recordings before the change and three after it.
Drivers complained about lost time. Measured over a shift it amounts to eleven minutes a truck. The beacons, at 1,300 yuan a door, run on batteries for about two years.`,
    },
    cn: {
      title: '常州一涂料仓叉车过门自动减速，险情由每月17起降到3起',
      brief: '六处人行门装无线信标，八米内限速4公里/小时。',
      body: `常州一家涂料企业给26台叉车加装接收器，在六处人行门的八米范围内自动限速到每小时4公里。此前只靠标牌提醒。安全员按录像统计，改造前每月险情17起，改造后3起。
司机抱怨耽误时间，实测每台车每班多花11分钟。信标每处1300元，电池约两年一换。`,
    },
  },
  {
    key: 'pallet-pool-standard',
    date: '2022-06-21',
    types: ['newswire'],
    tags: ['standards', 'supply-chain'],
    child: 'storage',
    cn: {
      title: '1200×1000托盘带板运输试点扩至九省，破损率成争议焦点',
      brief: '循环共用托盘的租金不高，谁来赔破板却谈了半年。',
      body: `由几家流通企业发起的带板运输试点6月扩大到九个省，统一使用1200毫米×1000毫米木托盘。参与企业从31家增加到64家，按运营方公布的数字，卸车时间由平均95分钟缩短到28分钟。
争议集中在破损。托盘每天租金0.28元，单块赔偿却要85元，收货方与承运方各执一词。试点办公室给出的办法是交接时三面拍照，七天内无异议即视为完好。铁路段的交接点目前还没有拍照条件。`,
    },
  },
  {
    key: 'micro-fulfilment-chengdu',
    date: '2025-06-05',
    types: ['latest'],
    tags: ['warehousing', 'cold-chain', 'energy-saving'],
    child: 'storage',
    cn: {
      title: '把立库塞进菜市场二楼：成都前置仓的650平方米账本',
      brief: '四向车、两个温区、650平方米。房租省下一半，维保工程师却要随叫随到。',
      body: `成都锦江区一座菜市场的二楼，去年还是台球厅，现在是一座能放9200个料箱的小立库。天花板净高4.1米，设备商昆山恒驿按七层货架、四台四向车做了方案，其中三分之一是4℃冷藏区。
运营方蓉鲜到家原来用人工前置仓，同样的品规要1300平方米。新库650平方米，月租从11.7万元降到5.9万元，拣一单的时间从4分20秒降到1分50秒。
## 楼板是第一道关
菜市场二楼的设计活荷载只有每平方米350公斤，满载货架要780公斤。加固用了碳纤维布和六根钢柱，钢柱落在一楼四个摊位中间，摊主为此换来三年减租。
## 停十分钟就断货
人工仓坏一台车，换个人去拣就行；立库一停，整仓断货。合同约定工程师30分钟到场，蓉鲜为此每年付38万元维保费，吃掉省下的房租的一半多。
> 省下来的租金，有一半是替别人的手机开机费交的。 :: 许蔓，蓉鲜到家运营负责人
目前日均2600单，设计能力4000单。按许蔓的测算，日均过3100单，这套设备才比人工便宜。`,
    },
  },
  {
    key: 'used-stacker-market',
    date: '2022-12-08',
    types: ['latest', 'oversea'],
    tags: ['market-data', 'warehousing', 'exports'],
    child: 'storage',
    en: {
      title: 'A second life for stacker cranes: dealers in Brescia ask who still has the drawings',
      brief:
        'Used cranes sell for a quarter of the new price. Half of that is spent again on controls, and more on proof that the mast is sound.',
      body: `Near Brescia a dealer keeps eleven stacker cranes lying on their sides in the grass. They come from automotive plants that changed models, are between 12 and 25 years old, and sell within a year. The price is about a quarter of that of a new machine.
Buyers are mostly food and tile makers with a building that fits. They pay the price a second time for drives and controls, because spare parts for the old ones are no longer made. The dealer, Officine Garda, offers the conversion with a guarantee of three years.
“The steel is better than today’s,” says owner Ettore Bianchi. “But the paper is gone.”
Without drawings and weld records an inspector treats the mast as unknown. Ultrasonic testing of all main seams on a 24-metre mast takes two people four days and costs 9,000 euros. One crane in five fails, nearly always at the lower rail guide, where a collision has been straightened and painted over.
Bianchi has begun to buy archives as well: from a crane builder in Modena that closed in 2019 he took over 40 metres of folders. Selling copies of the drawings, he says, now earns him more than two cranes a year.`,
    },
  },
];
