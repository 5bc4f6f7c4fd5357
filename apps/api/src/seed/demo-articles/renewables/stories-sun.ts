import type { Story } from '../content.types.ts';

/** Stories about solar cells and modules, hydrogen, inverters and the grid. */
export const sunStories: Story[] = [
  {
    key: 'copper-instead-of-silver',
    date: '2026-10-27',
    types: ['latest'],
    tags: ['solar', 'plating', 'supply-chain', 'energy-saving'],
    child: 'solar-cells',
    en: {
      title: 'Silver at eleven yuan a gram: Xianyang plates its cells with copper and builds a sewage works',
      brief:
        'A copper finger of nine micrometres replaces the printed one. The cell gets better, the factory gets wet.',
      body: `A solar cell carries about 90 milligrams of silver. At the price of this October that is a yuan a cell, more than the silicon costs. Weihe Photovoltaics in Xianyang has therefore changed one of its twelve halls to copper, 1.2 gigawatts a year, and does not print there any longer.
The wafer gets a seed layer of 100 nanometres and a photo resist, a laser writes 160 fingers into it, and copper grows in the openings for six minutes. The finger is 9 micrometres wide. A printed one has 22. Less shadow and less resistance gain 0.4 percentage points of efficiency, so that the cells reach 26.6 per cent.
## Eleven steps in place of four
Printing needed four machines and a furnace. Plating needs eleven steps, nine of them wet. The hall uses 41 cubic metres of water for each megawatt, three times as much as before, and all of it carries copper. A treatment plant of 150 cubic metres a day stands behind the hall, and the provincial environmental office allowed it on condition that 75 per cent of the water is used again.
- Metal for a cell: 0.09 yuan of copper, tin and palladium, against 0.99 yuan of silver
- Chemicals, water, treatment: 0.31 yuan, against 0.02
- Depreciation: 0.28 yuan, against 0.11
- Yield: 96.1 per cent, against 98.4
!fig WH-320 elevation: A solar module. In the copper bath contact is made at the edge of each wafer, where four dark dots remain.
In all copper is ahead by 44 fen a cell, before yield. When silver falls to six yuan a gram, that is gone.
> We no longer watch the price of silicon. On the screen in the canteen there is silver. :: Dang Xiaofeng, plant manager, Weihe Photovoltaics
Adhesion was the fear of the first year. Copper fingers lift at the ends when modules are bent in hail or snow. Each finger now ends in a small square of 40 micrometres, which costs a little light and holds. In the damp-heat test the modules have reached 3,000 hours. There is no module with copper that has been on a roof for 25 years, and buyers in Germany ask for exactly that.`,
    },
    cn: {
      title: '银价一克11元，咸阳一家厂改镀铜，顺带建了座污水厂',
      brief: '九微米铜栅线顶掉印刷银浆，电池效率上去了，车间却“湿”了。',
      body: `一片电池要用90毫克银，按今年10月的价是一块钱，比硅片还贵。咸阳渭河光伏12个车间里，有一个改成了铜，年产1.2吉瓦，不再印刷。
硅片先做100纳米种子层，涂感光胶，激光刻出160条栅线，铜在开口里长六分钟，线宽九微米，印刷的是22微米。挡光少、电阻小，效率多出0.4个百分点，做到26.6%。
## 四步变十一步
印刷只要四台机加一座炉。电镀11道，九道是湿的。每兆瓦用水41立方米，是原来的三倍，而且都带铜。车间背后建了日处理150立方米的污水站，省里批的条件是回用率75%。
- 单片金属：铜、锡、钯0.09元，银0.99元
- 药水、水、治污：0.31元，印刷0.02元
- 折旧：0.28元，印刷0.11元
- 良率：96.1%，印刷98.4%
!fig WH-320 elevation: 光伏组件。硅片进铜槽时，电从边缘走，留下四个小黑点。
加加减减，不算良率，一片铜比银便宜四毛四。银价掉到一克六块，这点差价就没了。
> 我们现在不盯硅料了，食堂大屏上放的是银价。 :: 党晓锋，渭河光伏厂长
头一年最怕的是附着力：组件被冰雹、积雪压弯，铜线两头会翘。后来每条线末端多刻一个40微米的小方块，损失一点光，抓住了。湿热试验已经做到3000小时。只是世上还没有一块铜栅组件在屋顶待满25年，而德国买家要的正是这个。`,
    },
  },
  {
    key: 'two-millimetre-glass-breaks',
    date: '2025-02-13',
    types: ['latest', 'Editorpick'],
    tags: ['solar', 'non-destructive-testing', 'standards'],
    child: 'modules',
    picture: false,
    en: {
      title: 'Modules crack on windless nights: the two-millimetre glass and the clamp',
      brief:
        'In a desert plant in Qinghai one module in 160 had broken glass after a year, and nobody had thrown a stone.',
      body: `Inspectors of the Gonghe solar plant counted 2,340 broken modules out of 374,000 last summer, mostly on the rear, with cracks that begin at the frame. There had been neither hail nor storm. Some cracked while the fitters were standing there, in the evening, as it grew cold.
Modules have become larger, to 3.1 square metres, and the glass thinner, two millimetres on either side in place of 3.2. Glass of two millimetres cannot be fully tempered. It is called heat-strengthened, and its edge bears 40 to 70 megapascals where the older one bore more than 120.
## Nine millimetres of steel
Together with Weihe Photovoltaics, the operator had 400 frames measured in place. On a tracker the module is held by four clamps on the long side. If the purlin is twisted by as little as nine millimetres over the length of a module, the glass at the clamp sees 38 megapascals before any wind blows.
- Broken within a metre of a clamp: 81 per cent
- Rows with a twist above 9 mm: 6 per cent of rows, 57 per cent of breakages
- Torque of clamp screws: 8 to 31 Nm, specified 16
Fitters now use a spacer of rubber and a screwdriver that clicks. Rows are levelled with a string before modules are laid, which takes a crew of six an additional two days a megawatt.
The certificate is of little help. Standard tests clamp the module to a stiff and level bench. Weihe has begun to test with one clamp packed up by 10 millimetres. Of eleven modules on the market which it bought for that purpose, five broke, including one of its own.`,
    },
    cn: {
      title: '没风没雹，组件夜里自己裂：两毫米玻璃碰上歪压块',
      brief: '青海一座荒漠电站投运一年，160块里有一块碎了背板玻璃，没人扔过石头。',
      body: `去年夏天，共和一座光伏电站点下来碎了2340块，总共37.4万块。大多裂在背面，从边框起头。既没下雹子也没刮大风，有几块就当着安装工的面，傍晚降温时“啪”地裂开。
组件越做越大，到了3.1平方米；玻璃越做越薄，由3.2毫米变成双面各两毫米。两毫米没法全钢化，只能半钢化，边部强度40到70兆帕，老玻璃在120兆帕以上。
## 差的是九毫米钢
业主与渭河光伏一道实测了400个安装位。跟踪支架上，组件靠长边四个压块固定，檩条在一块组件的长度上扭九毫米，还没刮风，压块处的玻璃就有38兆帕。
- 裂在压块一米以内：81%
- 扭曲超过九毫米的排：占6%，碎裂却占57%
- 压块螺栓扭矩：8到31牛米，规定16牛米
现在压块下垫橡胶，改用到点打滑的扳手，铺组件前先拉线找平。六人一组，每兆瓦多干两天。
证书帮不上忙。标准试验把组件夹在又硬又平的台子上。渭河开始把一只压块垫高十毫米来做，从市面上买了11种，裂了五种，其中一种是自家的。`,
    },
  },
  {
    key: 'electrolyser-follows-wind',
    date: '2024-09-19',
    types: ['latest'],
    tags: ['hydrogen', 'wind', 'investment', 'energy-saving'],
    child: 'hydrogen',
    en: {
      title: 'Electrolysers in Inner Mongolia obey the wind, down to 30 per cent',
      brief:
        'Sixteen alkaline stacks near Ulanqab were to follow a wind farm freely. Below a third of the load, hydrogen finds its way into the oxygen.',
      body: `In the design of the hydrogen plant near Ulanqab everything was simple. When wind blows, sixteen electrolysers of 1,000 cubic metres an hour run. When it drops, they follow down to 20 per cent. The ammonia works next door gets its 46,000 tonnes of hydrogen over the ten years of the first contract, and the grid is hardly needed.
A year of operation has changed three figures. The lowest load is 30 per cent and not 20. The stacks ran for 4,100 hours, not 5,200. And the plant has drawn 27 per cent of its electricity from the grid.
The reason is a diaphragm of half a millimetre. At low current less oxygen is produced, while the quantity of hydrogen that diffuses through stays the same. At 30 per cent load there is 1.4 per cent of hydrogen in the oxygen. At 2 per cent the safety system shuts down, and a stack that has been shut down needs 50 minutes to start when warm and four hours when cold.
## Turn some off rather than all down
The control was rewritten last winter. It runs fewer stacks at more load, in an order that gives each the same number of starts, and keeps four warm with the waste heat of the others. A forecast for the next 15 minutes decides which. Lvzhi Electrolysers, which had supplied eight of the sixteen, has since offered thinner diaphragms of a composite, for 25 per cent.
- Starts of a stack a year: from 390 to 118
- Direct-current energy: 4.46 to 4.31 kWh/m³
- Hydrogen vented on starting: from 3.1 to 0.9 per cent
The 32 buffer tanks are too small for calm weeks. In January there were eleven days without wind. The ammonia works bought hydrogen made of coal gas for that time, and has asked for its name not to be mentioned in connection with the word green.`,
    },
    cn: {
      title: '乌兰察布的电解槽跟着风走，走到三成就不敢再低',
      brief: '16台碱槽原打算随风场自由起伏。负荷掉到三分之一以下，氢就往氧里钻。',
      body: `乌兰察布这个制氢项目，设计书上很简单：有风，16台千方槽一起开；风小，一路降到20%。首份合同十年，供给隔壁合成氨厂4.6万吨氢，基本不用电网。
跑了一年，三个数都改了。最低负荷不是20%，是30%；槽子开了4100小时，不是5200小时；网电占到27%。
毛病在一层半毫米的隔膜。电流小了，氧产得少，而透过来的氢一点不少。三成负荷时，氧中氢1.4%，到2%联锁跳车。跳了再起，热态50分钟，冷态四小时。
## 与其一起压低，不如轮流关
去年冬天重写了控制：少开几台，每台多带一点，轮着来，让各槽启停次数差不多；另用别的槽的余热焐着四台。开哪几台，看未来15分钟的风功率预测。苏州绿质供了16台里的八台，现在又推出复合薄隔膜，说能降到25%。
- 单槽年启停：由390次降到118次
- 直流电耗：每标方由4.46降到4.31千瓦时
- 启动放空的氢：由3.1%降到0.9%
32只缓冲罐顶不住连续无风。1月有11天没风，合成氨厂只好买煤气制的氢，并要求报道里写到“绿”字时，别提厂名。`,
    },
  },
  {
    key: 'grid-forming-tibet',
    date: '2023-12-19',
    types: ['latest'],
    tags: ['energy-storage', 'power-semiconductors', 'standards'],
    child: 'inverters',
    en: {
      title: 'An inverter that pretends to be a flywheel keeps the lights on in Ngari',
      brief:
        'At the end of a 700-kilometre line solar power was curtailed to protect the grid. Grid-forming converters doubled what may be fed in.',
      body: `The grid in Ngari, in the west of Tibet, is a line of 700 kilometres with a small town at its end. Ordinary solar inverters follow the voltage they find. Where there is hardly any grid to follow, they begin to chase one another, and so the solar plant near Shiquanhe was limited to 12 of its 30 megawatts.
In August Feidong Power Electronics installed twelve converters of 1,250 kilowatts with batteries that behave like a generator. They set voltage and frequency and let themselves be pushed. For that they must bear three times their rated current for ten seconds, which means three times the semiconductors.
On 9 October lightning took out the line at 22:14. The town noticed that refrigerators hummed at a different pitch for a moment. The island ran for 71 minutes at between 49.6 and 50.3 hertz, and was connected again without an interruption.
The permitted feed-in has been raised to 26 megawatts. The converters cost twice as much as ordinary ones, and at 4,300 metres the thin air cools so badly that they may only be loaded to 78 per cent. And there is a dispute about who ought to pay: inertia used to come for nothing with every turbine, and the tariff has no line for it.`,
    },
    cn: {
      title: '阿里的灯没灭：一台会装飞轮的变流器',
      brief: '700公里长线的末端，光伏过去只能开四成。构网型变流器上来，允许上网的功率翻了一番。',
      body: `西藏阿里的电网，就是一条700公里的线，末端挂着一座小城。普通光伏逆变器跟着电网电压走，电网弱到没什么可跟，它们就你追我赶振起来。狮泉河边这座30兆瓦电站，因此被限在12兆瓦。
8月，肥东电力电子装了12台1250千瓦的构网型变流器，带电池，脾气像发电机：自己撑电压、定频率，容得别人推它一把。为此要扛三倍电流十秒钟，等于用三倍的功率器件。
10月9日22点14分，雷击跳线。城里人只觉得冰箱嗡嗡的声调变了一下。孤网跑了71分钟，频率在49.6到50.3赫兹之间，并网时也没断电。
允许上网的功率提到了26兆瓦。变流器价格是普通的两倍；海拔4300米空气稀，散热差，只能按78%带载。谁出钱还在扯：惯量过去是汽轮机白送的，电价里没有这一栏。`,
    },
  },
  {
    key: 'transformer-queue',
    date: '2024-04-25',
    types: ['latest'],
    tags: ['supply-chain', 'exports', 'energy-saving', 'skills'],
    child: 'grid',
    en: {
      title: 'Three years for a transformer in Ohio, eleven months in Hengyang: winders become an export trade',
      brief:
        'Large transformers are wound by hand. A works in Hunan has a queue of foreign buyers and 130 people who can do it.',
      body: `The winding of a 250-megavolt-ampere transformer consists of 19 kilometres of copper strip in paper, and it is laid turn by turn by two people on a rotating platform. It takes them six weeks. A mistake shows up at the impulse test, when everything is finished and stands in oil.
Utilities in North America wait three years or more for such a machine. Xiangjiang Transformer in Hengyang delivers in eleven months, five weeks of which are at sea, and export orders have risen from 9 to 41 per cent of the book since 2021.
Steel is not the bottleneck, nor copper. The works has 130 winders, with an average age of 46. Training takes three years. In the first, says forewoman Peng Guihua, one learns to feel whether the paper has a fold under the glove. Of last year’s 24 trainees 15 have stayed.
Automatic winding machines exist for distribution transformers. For the large ones one has been on trial in hall five since 2022. It winds straight coils twice as fast and cannot make a transposition, where the strips change places, and of these there are 96 in a winding.
Not all customers get what they want. Orders from the United States carry a duty that adds a quarter to the price. Some have come back nevertheless.`,
    },
    cn: {
      title: '俄亥俄等三年，衡阳等十一个月：绕线工成了出口优势',
      brief: '大变压器的线圈是手绕的。湖南一家厂门口排着外国买家，会绕的人只有130个。',
      body: `一台25万千伏安变压器的线圈，19公里纸包铜扁线，两个人站在转台边一匝一匝地排，排六个星期。哪里错了，要到最后泡在油里做冲击试验才知道。
北美的电力公司等一台这样的变压器要三年以上。衡阳湘江变压器11个月交货，其中五周在海上。2021年以来，出口占订单的比重由9%升到41%。
缺的不是硅钢，也不是铜。厂里130名绕线工，平均46岁，带一个要三年。班长彭桂华说，头一年学的是隔着手套摸出纸有没有打折。去年收了24个徒弟，留下15个。
配电变压器早就有自动绕线机。大家伙的，五号车间2022年起试着一台，绕直段快一倍，就是做不了换位，扁线要互换位置的地方，一个线圈有96处。
也不是所有客户都如愿。发往美国的要加税，价格高出四分之一，有的客户走了，又回来了。`,
    },
  },
  {
    key: 'hail-stow-texas',
    date: '2022-08-30',
    types: ['oversea'],
    tags: ['solar', 'predictive-maintenance', 'market-data'],
    child: 'modules',
    en: {
      title: 'Seventy degrees against the ice: Texan solar farms learn to duck',
      brief:
        'Insurers pay for hail once. After 70 million dollars of broken glass, trackers turn their modules on edge when a radar says so.',
      body: `A hailstone of 50 millimetres falls at 110 kilometres an hour. On a module that lies flat it spends all its energy on the glass. If the module stands at 70 degrees most of it glances off. Every solar farm with trackers could thus protect itself, and in west Texas hardly any did so until 2019, when one storm near Midland broke 400,000 modules and cost 70 million dollars.
Since then insurers cap their payment for hail at 15 to 20 million dollars a site unless the operator can show that he ducks. At Caprock Solar, 260 megawatts, the order to stow comes from a weather service with 25 minutes’ notice. The trackers need nine.
“The hard part is wind,” says operations manager Lorena Ibarra. Hail arrives with gusts, and a module on edge is a sail. If it faces the wrong way the torque tube twists. The controller therefore turns the front of the modules into the wind up to 25 metres a second, and beyond that chooses between two kinds of damage.
In this year’s season the farm ducked 31 times. Hail fell on six occasions, and 112 modules broke. Each false alarm costs about 40 minutes of generation on the best afternoons of the year, some 9,000 dollars. Ibarra would like the threshold raised. The insurer would like it in writing first.`,
    },
  },
  {
    key: 'polysilicon-cuts',
    date: '2025-11-25',
    types: ['newswire', 'latest'],
    tags: ['solar', 'market-data', 'supply-chain'],
    child: 'solar-cells',
    cn: {
      title: '枯水期电价上调，四川三家硅料厂降负荷到三成',
      brief: '11月多晶硅产量预计环比少1.6万吨，库存仍够用两个月。',
      body: `四川进入枯水期后，工业电价每千瓦时上浮约0.14元，当地三家多晶硅企业11月中旬起把负荷降到三成左右。本刊汇总，全国11月产量预计11.4万吨，环比减少1.6万吨。
n型料成交价持平在每公斤52元，下游并不急着买：库存26万吨，按现在的拉晶开工率够用两个月。一家厂的销售负责人说，停炉容易，复产时炉管要重新升温提纯，头十天出的料只能按次级卖。`,
    },
  },
];
