import type { Story } from '../content.types.ts';

/** Stories about engines, maintenance, avionics and low-altitude flight. */
export const flightStories: Story[] = [
  {
    key: 'cargo-evtol-interview',
    date: '2026-03-19',
    types: ['latest', 'Editorpick'],
    tags: ['low-altitude', 'battery-cells', 'standards', 'composites'],
    child: 'low-altitude',
    en: {
      title: '“We certify a battery that will be obsolete at delivery”: a conversation in a Guangzhou hangar',
      brief:
        'Lingnan Aircraft has built 23 cargo aircraft. Its production head talks about paint, glue and a landing that cost four months.',
      body: `Ni Xiaotong used to run a paint shop for minibuses. For three years he has been responsible for production at Lingnan Aircraft in Huangpu, which has delivered 23 vertical take-off aircraft with a payload of 200 kilos to two parcel companies. We met him under number 26.
**What can an aircraft maker learn from minibuses?** Takt, hardly; we make one in eight days. But the car people know how to design a part so that it can be fitted in one way only. Our first aircraft had 212 brackets in 190 shapes. Now there are 64 shapes, and a mechanic need not carry a drawing up the ladder.
**And what does not carry over?** Glue. In a car you may add a spot weld and sleep well. Here the wing spar is bonded, and no one can look into a bond. We keep a witness coupon from each mixing cup, cure it alongside and break it. For number 19 the coupon failed, at 17 megapascals instead of 24. The wing looked perfect. We sawed it up and found nothing. I would do it again.
**In November 2024 an aircraft came down hard in Zengcheng.** From six metres, empty. One of eight lifting motors stopped and the controller cut the opposite one as well, as it should, but twice as long as it should. The software was corrected within a week. The authority then asked how we could show that there was no second error of this kind, and that took four months.
!fig NF-220 elevation: A lift motor. On number 26 in Huangpu the booms of the lifting rotors are bonded, those of the tail are bolted and come off for transport.
**The battery?** We fly with cells of 285 watt-hours per kilo that were frozen in the type design in 2023. Today 330 is to be had. Changing costs eleven months of tests: vibration, a drop of 15 metres, thermal runaway of one cell without fire outside. So we certify a battery that will be obsolete at delivery, and the next one will be too.
**What does a flight cost your customers?** For 90 kilometres with 200 kilos about 310 yuan, of which 140 are battery wear. A van needs 190 and three hours. We are worth it when the ferry does not sail. On the mainland routes, frankly, not yet.`,
    },
    cn: {
      title: '“取证的电池，交付那天就过时”：广州机库里的一次对谈',
      brief: '岭南飞行器已交付23架货运机。制造负责人倪晓彤谈支架、谈胶，也谈那次让全厂停了四个月的硬着陆。',
      body: `倪晓彤从前管中巴车涂装，三年前到黄埔的岭南飞行器管制造。厂里的垂直起降货运机载重200公斤，已向两家快递企业交付23架。采访就在26号机下面。
**造中巴的经验，用得上吗？** 节拍基本用不上，我们八天一架。用得上的是“装不错”：头一架有212个支架、190种形状，现在只剩64种，师傅爬梯子不用带图。
**哪些用不上？** 胶。汽车上补个焊点就能睡踏实，这里翼梁是胶接的，胶缝里头谁也看不见。每杯胶都留一块试片，跟着一起固化再拉断。19号机那块只有17兆帕，要求是24。机翼看着好好的，锯开也没找出毛病。再来一次，我还是锯。
**2024年11月在增城摔过一架。** 六米高，空载。八个升力电机停了一个，飞控把对角那个也降了，这是对的，但时间长了一倍。软件一周改完。局方接着问：你怎么证明没有第二个同类错误？这一问，四个月。
!fig NF-220 elevation: 升力电机。黄埔总装的26号机，升力桨支臂胶接，尾撑螺接，运输时可拆。
**电池呢？** 型号设计2023年冻结，电芯每公斤285瓦时。现在市面上有330的。换一次要补十一个月试验：振动、15米跌落、单体热失控外部不起火。所以取证的电池，交付那天就过时，下一代也一样。
**客户飞一趟多少钱？** 90公里、200公斤，大约310元，里头140元是电池折旧。面包车190元，三个小时。轮渡停航的时候，我们值这个价；内陆线，说实话，还不值。`,
    },
  },
  {
    key: 'blade-tip-repair',
    date: '2023-06-15',
    types: ['latest'],
    tags: ['aero-engines', 'metal-3d-printing', 'metrology'],
    child: 'mro',
    en: {
      title: 'No two worn blades are alike, so the milling program is written by the blade',
      brief:
        'Hunhe repairs 26,000 compressor blades a year. Scanning each before and after cladding has cut scrap from 14 to 5 per cent.',
      body: `A compressor blade that has flown for 9,000 hours is no longer the blade in the drawing. It has untwisted by a few tenths of a degree, its leading edge is blunt and up to 1.8 millimetres are missing at the tip. To build up the tip and mill it to the drawing gives a step where the new metal meets the old.
Hunhe Engine Components in Shenyang therefore measures first. A stripe scanner takes 40 seconds for each blade. The shape of the undamaged lower two thirds is extended upwards, and only then are the path of the cladding nozzle and that of the cutter calculated, for this one blade and no other.
!video Adaptive milling of a clad tip; the cutter follows a profile that exists only once.
Laser and powder add 2.2 millimetres in seven layers. The wall there is 0.6 millimetres thick, and the power falls from layer to layer, from 310 to 180 watts, as the blade grows warm. Milling takes three and a half minutes, polishing by hand another four.
“In the past the hand made up for the machine,” says repair manager Guan Zhihua. “Now the hand has to be told to leave it alone.” Scrap fell from 14 to 5 per cent. A repaired blade costs 1,150 yuan; a new one, 7,400.
The engine maker allows two tip repairs in the life of a blade. Nothing on the blade shows how many it has had, because the number etched on the root becomes illegible at the second polishing. Every batch that arrives without papers, about one in fifteen, is scrapped unseen.`,
    },
    cn: {
      title: '没有两片磨损叶片是一样的，铣削程序只好由叶片自己来写',
      brief: '浑河航发一年修2.6万片压气机叶片。堆焊前后各扫一遍，报废率由14%降到5%。',
      body: `飞过9000小时的压气机叶片，早不是图纸上那片了：扭角松了零点几度，前缘钝了，叶尖最多短了1.8毫米。补高之后再按图纸铣，新旧金属交界处必有台阶。
沈阳浑河航发部件的做法是先量。条纹扫描每片40秒，取下部三分之二的完好型面往上延伸，再算堆焊和铣削的轨迹，只给这一片用。
!video 叶尖堆焊后的自适应铣削，刀路对应的型面世上只此一份。
激光送粉分七层堆高2.2毫米。叶尖壁厚只有0.6毫米，越堆越热，功率逐层由310瓦降到180瓦。铣削三分半，手工抛光四分钟。
“从前是手给机器找补，现在得叮嘱手别多事。”修理负责人关志华说。报废率由14%降到5%，修一片1150元，新叶片7400元。
发动机厂规定每片最多修两次叶尖。修过几次，叶片上看不出来：榫头刻号抛第二遍就糊了。没有履历的批次大约每十五批一批，到货直接报废。`,
    },
  },
  {
    key: 'teardown-teruel',
    date: '2024-04-09',
    types: ['latest', 'oversea'],
    tags: ['recycling', 'supply-chain', 'market-data'],
    child: 'mro',
    source: { en: 'Our correspondent in Zaragoza', cn: '本刊驻萨拉戈萨特约记者' },
    en: {
      title: 'In Teruel a fourteen-year-old airliner is worth more in pieces',
      brief:
        'A yard on the Aragonese plateau takes 1,100 parts out of each aircraft. The engines pay for everything; the cabin goes to a man with a digger.',
      body: `The plateau of Teruel lies at a thousand metres, and it rains on sixty days a year. Aluminium keeps well here. On the apron of Desguaces del Aire stand nine narrow-bodies, the youngest of them fourteen years old, which is an age at which airliners used to be sold, not cut.
What has changed is the waiting time for parts. An auxiliary power unit from the maker takes eight months. From Teruel it takes twelve days, overhauled and with papers, at 62 per cent of the list price.
## Six weeks, in a fixed order
1. Engines and power unit, in the first week: 71 per cent of the proceeds
2. Landing gear, while the fuselage rests on cradles: 11 per cent
3. Avionics, pumps and valves, around 900 items: 14 per cent
4. Doors, slats, flaps: 4 per cent
Then comes the digger. Of 41 tonnes, 34 are sold as scrap, most of it to a smelter in Castellón that mixes aircraft alloys down to window frames because nobody separates the 7000 series from the 2000 series at this quantity.
“I sell papers with a part attached,” says owner Pilar Gascón. Each of the 1,100 items needs an unbroken history back to its manufacture. If one airline in the chain has gone bankrupt and its archive is in a basement in Vilnius, the part is worth its metal.
The cabin is the embarrassment of the trade. Panels of glass fibre and honeycomb, carpets, foams, about five tonnes from each aircraft: Gascón pays 190 euros a tonne to have it burnt in a cement kiln, and has found no one to take the seats since their fire certificates ran out.`,
    },
    cn: {
      title: '西班牙特鲁埃尔：机龄十四年的客机，拆开卖更值钱',
      brief: '阿拉贡高原上的拆解场，每架机取下1100个件。发动机养活全场，客舱没人要。',
      body: `特鲁埃尔高原海拔一千米，一年只下六十天雨，铝放得住。天空拆解公司的机坪上停着九架窄体机，最年轻的十四岁。这个年纪从前是转手卖，不是拆。
变的是等件的时间。一台辅助动力装置，原厂要八个月；从特鲁埃尔拿，翻修好、带履历，十二天，价格是目录价的62%。
## 六个星期，先后有序
1. 第一周拆发动机和辅助动力装置，占收入71%
2. 机身上托架，拆起落架，占11%
3. 航电、泵、阀，约900项，占14%
4. 舱门、缝翼、襟翼，占4%
然后开挖掘机。一架41吨，34吨当废料卖，多数进了卡斯特利翁的熔炼厂，降级做门窗型材。2系和7系铝混在一起，这点量没人肯分。
“我卖的是履历，顺带搭个零件。”老板皮拉尔·加斯孔说。1100个件，件件都得一路追到出厂。中间只要有一家航空公司破产、档案锁在维尔纽斯哪个地下室里，这个件就只值废铁价。
最难堪的是客舱：玻纤蜂窝板、地毯、海绵，每架五吨上下，倒贴每吨190欧元送水泥窑烧掉。座椅的阻燃证书过期之后，一张也没送出去。`,
    },
  },
  {
    key: 'drone-corridor-hours',
    date: '2022-03-23',
    types: ['newswire'],
    tags: ['low-altitude', 'standards'],
    child: 'low-altitude',
    cn: {
      title: '舟山划出三条跨海无人机航线，雾天停飞仍占三成',
      brief: '最长一条41公里，白天开放，按次报备改为按日报备。',
      body: `舟山3月起试行三条跨海无人机航线，最长41公里，高度120至300米，每天7时至18时开放，报备由按次改为按日。首批四家运营企业、26架飞机，主要送血样、海鲜和船舶备件。沿线设了五座备降平台，其中两座借用灯塔码头。
天气仍是最大的变数。试行前的三个月里，因雾和侧风停飞的天数占31%，血站因此没有撤掉早班快艇。冬季结冰条件下的运行标准，要等今年底再评。`,
    },
  },
  {
    key: 'avionics-harness-labels',
    date: '2023-12-05',
    types: ['latest'],
    tags: ['laser-marking', 'mes', 'skills'],
    child: 'avionics',
    cn: {
      title: '一架飞机七千根线：西安一家线束车间怎么跟“看错号”较劲',
      brief: '紫外激光打标、工位投影、逐根导通。差错降到万分之三，老师傅却嫌投影晃眼。',
      body: `西安阎良一家线束车间，给支线飞机做全机线束，一架7100根导线，最长的38米，最短的17厘米。去年试飞站退回11起接线错，九起是同一个原因：线号看错。6和9，8和B，导线外径只有1.1毫米，字高0.9毫米。
改造从打标开始。热压打标会伤绝缘层，车间换成紫外激光，每隔75毫米打一次线号，对比度由45%提高到62%。接着把图板换成投影：工人扫一下线号，台面上亮出这一根该走的路径和该进的孔。
第三道是导通。从前整束做完再测，一错就得拆半天；现在插一根测一根，每根多花两秒。全年接线差错由万分之十九降到万分之三，线束返工工时减少六成。
意见也有。车间平均年龄46岁，有人干了二十多年，闭着眼能背出一个航段的走线，嫌投影慢、晃眼。车间后来允许高级工关掉投影，只留导通。半年下来，关投影的和开投影的，差错率没有分别。
> 投影是给新人的拐杖，导通才是给所有人的护栏。 :: 秦岚，线束车间工艺主任
眼下解决不了的是改型。设计更改单下来，投影数据要两名工艺员做三天，急件等不及，仍旧照着红笔改过的图板干。`,
    },
  },
  {
    key: 'casings-trollhattan',
    date: '2024-11-21',
    types: ['latest', 'oversea'],
    tags: ['aero-engines', 'welding', 'supply-chain'],
    child: 'engines',
    picture: false,
    en: {
      title: 'Welded from thirteen pieces rather than cast in one: an engine casing returns to Trollhättan',
      brief:
        'When the only foundry for large nickel castings quoted 70 weeks, a Swedish supplier went back to a method that it had given up in 1998.',
      body: `The rear casing of a mid-sized turbofan is a ring of 1.2 metres with ten hollow struts. For twenty-five years it was cast in nickel alloy, in one piece, by a foundry in Oregon. In the autumn of 2022 the foundry quoted 70 weeks, and Älvkanten Aero in Trollhättan took an old binder from the shelf.
The binder described the casing of 1998: a hub, ten struts and two half-rings, thirteen pieces in all, small castings and forgings welded into one. It had been given up because it needed 41 metres of weld by hand.
Now a laser does it, in 52 passes and nineteen hours. The small castings come from three foundries in Europe in 16 weeks. The welded casing is nine per cent lighter, since every strut can have the wall that it needs and not the wall that metal will flow through.
“The welding was the easy part,” says programme manager Sixten Bååth. “Where the casing would be after welding was the hard one.” Ten struts shrink towards the hub, and the outer ring ends up 2.4 millimetres smaller, but not evenly. The shop welded eleven rings before the fixture was bent in the right wrong direction. Six of these are now plant pots at the gate.
It is not a cheap way. A welded casing costs 14 per cent more than a cast one at list price, mostly for X-ray, and each repaired pore means another heat treatment of eleven hours. Bååth has a contract for 320 over four years. What comes after depends on the foundry, which has meanwhile quoted 44 weeks.`,
    },
  },
];
