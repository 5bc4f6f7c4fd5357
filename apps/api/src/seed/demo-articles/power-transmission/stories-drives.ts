import type { Story } from '../content.types.ts';

/** Stories about gear units, geared motors, chains, couplings and fasteners. */
export const driveStories: Story[] = [
  {
    key: 'cement-mill-gear-on-site',
    date: '2025-03-18',
    types: ['latest'],
    tags: ['gears', 'grinding', 'predictive-maintenance'],
    child: 'gearboxes',
    en: {
      title: 'Ninety-one tonnes stay where they are: a girth gear is ground on the mill it drives',
      brief:
        'Pitting on a cement mill in Tongchuan would have meant a new gear and fourteen months. A portable machine took three weeks and half a module of patience.',
      body: `The girth gear on the raw mill of Weibei Cement in Tongchuan is 8.2 metres across and weighs 91 tonnes in four segments. After nineteen years the flanks were pitted over 40 per cent of their width, and vibration had risen to 11 millimetres a second. A new gear costs 7.8 million yuan and takes fourteen months.
Longchuan Reducers brought a machine of 600 kilograms instead, which is bolted to the mill foundation. The mill itself turned the gear, tooth by tooth, on its auxiliary drive, and the machine ground the 284 flanks on the working side. It removed 1.3 millimetres.
## The angle that nobody had drawn
The difficulty was to know where the gear ought to be. The mill shell had sagged, and the axis of the gear no longer ran through the middle of its bearings. A laser tracker found a wobble of 2.6 millimetres. If one grinds such a gear true to itself it still runs badly against its pinion.
So each flank was given a correction of its own, calculated from the shape of the shell when cold and when hot. Half of the 22 days went into measuring.
Vibration is now 3.4 millimetres a second. The work cost 1.6 million yuan, and the pinion was replaced at the same time for 420,000. The case depth that is left will allow it once more, in perhaps eight years, says Longchuan, and not a second time.
Weibei has ordered the new gear anyway. It is to lie in the yard, under a roof.`,
    },
    cn: {
      title: '91吨的大齿圈不下磨，就地磨齿',
      brief: '铜川一台水泥磨齿面点蚀，换新要14个月。一台便携磨齿机干了三个星期，一半时间在测量。',
      body: `铜川渭北水泥生料磨的大齿圈，直径8.2米，四瓣合起来91吨。用了19年，点蚀占到齿宽四成，振动升到每秒11毫米。换新780万元，等14个月。
龙川减速机拉来一台600公斤的便携磨齿机，固定在磨机基础上。磨机用辅传慢慢转，一个齿一个齿地送过来，把工作侧284个齿面磨去1.3毫米。
## 图上没有的角度
难在不知道齿圈“应该”在哪儿。筒体下挠，齿圈轴线早就不在两端轴承的中心线上，激光跟踪仪测出摆差2.6毫米。照着齿圈自身磨正了，跟小齿轮啮合还是不好。
于是每个齿面各算一个修正量，筒体冷态、热态的形状都要考虑。22天工期，一半花在测量上。
现在振动每秒3.4毫米。磨齿花了160万元，顺带换小齿轮42万元。剩下的硬化层还够再磨一次，龙川估计在八年以后，再多就没有了。
渭北水泥还是订了一只新齿圈，先搁在堆场的棚子底下。`,
    },
  },
  {
    key: 'baggage-hall-drives',
    date: '2026-06-25',
    types: ['latest'],
    tags: ['servo-drives', 'energy-saving', 'sorting'],
    child: 'motors',
    en: {
      title: 'From 41 kinds of geared motor to three: an airport empties its spare-parts store',
      brief:
        'The baggage system in Xiamen had a different drive for nearly every belt speed. Permanent-magnet motors do it with three sizes, as long as the electronics stay dry.',
      body: `Under the terminal in Xiamen 1,260 belts move suitcases, and until last year 41 types of geared motor moved the belts. Each had been chosen for its speed and load with a reserve of 30 per cent. On average the motors ran at 38 per cent of their power, where an asynchronous motor is at its worst.
Beiyang Geared Motors has replaced 870 of them with permanent-magnet drives in three sizes. Speed is a parameter now. Consumption of the converted belts fell from 4.9 to 2.6 million kilowatt-hours a year; part of that is due to belts that stop when no case is in sight, which soft starting makes possible.
The store holds 24 spare motors instead of 190.
The airport did not convert the 390 belts in the open transfer corridor. Their drives sit in salty air at up to 48 degrees, and of twenty that were tried there, five lost their electronics in the first typhoon season. Old motors with a terminal box survive that. “A motor that thinks does not want to be outside,” says maintenance planner Su Binghuang.`,
    },
    cn: {
      title: '减速电机从41种减到三种：机场行李系统清空备件库',
      brief: '厦门机场行李线几乎一种带速一种电机，永磁驱动三个机座全包，前提是别淋着。',
      body: `厦门机场航站楼地下有1260条皮带，去年以前配着41种减速电机。每一种都按各自的带速和负载选型，再加三成余量，结果平均只跑到额定功率的38%，正是异步电机效率最难看的地方。
北洋减速电机换下其中870台，改用三个机座的永磁驱动，速度变成一个参数。改造过的皮带年用电由490万千瓦时降到260万千瓦时，其中一部分来自“看不见箱子就停”，软起动允许这么频繁地启停。
备件库里的电机由190台减到24台。
露天中转廊的390条没有改。那里咸湿，最高48℃，试装20台，头一个台风季就坏了五台的电子板，老电机带个接线盒倒扛得住。“会思考的电机，不乐意待在外头，”维修计划员苏炳煌说。`,
    },
  },
  {
    key: 'brewery-chain-or-belt',
    date: '2024-01-09',
    types: ['latest'],
    tags: ['beverage-filling', 'energy-saving', 'food-safety'],
    child: 'chains',
    en: {
      title: 'Bottle conveyors run dry in Qingdao, and the chain maker sells silence',
      brief:
        'Soap and water on conveyor chains used to cost a brewery 17,000 cubic metres a year. Dry chains need none, if nobody breaks a bottle.',
      body: `Conveyor chains in breweries are traditionally lubricated with soapy water, which runs off onto the floor. At Laowan Brewery in Qingdao that was 17,000 cubic metres a year on three lines, and the floor was the most frequent cause of accidents.
Two lines now run on chains from Hangzhou Qianlian with pins of vanadium carbide and plates of a plastic that contains silicone. They are dry. Once every four hours a brush applies eight millilitres of oil to each chain.
Friction is 0.16 instead of 0.12, so the drives draw a little more, and bottles topple more readily at transfers; guide rails had to be set closer by two millimetres. Chain life so far: 31 months without measurable elongation, against 26 months on the wet lines.
The trouble is beer. When a bottle bursts, the soap used to wash it away. Now it dries, sticks, and the following bottles stumble. The operators have been given a hose and a rule: everything within three metres, at once. Fourteen bursts a shift make up about twenty minutes of hosing, which is 900 cubic metres of water a year, in place of 11,300 for those two lines.`,
    },
    cn: {
      title: '青岛啤酒线的输送链改“干跑”，就怕碎瓶',
      brief: '三条线一年要淋掉1.7万立方米皂水。干式链条一滴不用，前提是瓶子别炸。',
      body: `啤酒厂的输送链历来靠皂水润滑，淌一地。青岛老湾啤酒三条线，一年1.7万立方米，车间里滑倒受伤的事故也最多。
如今有两条线换上杭州钱链的干式链：销轴镀碳化钒，链板是含硅塑料，每四小时由毛刷给每条链补八毫升油。
摩擦系数从0.12变成0.16，驱动稍微费一点电，过渡板处瓶子也更容易倒，护栏因此收紧了两毫米。链条用了31个月还测不出伸长，湿线的寿命是26个月。
麻烦在啤酒本身。过去炸一瓶，皂水顺手冲走；现在酒干在链板上发黏，后面的瓶子跟着绊倒。操作工配了水管，规矩一条：三米以内，马上冲。一班炸14瓶，前后冲二十分钟，一年900立方米水，这两条线原来要用11300立方米。`,
    },
  },
  {
    key: 'gearbox-hospital-ruhr',
    date: '2023-10-24',
    types: ['oversea', 'latest'],
    tags: ['gears', 'recycling', 'skills'],
    child: 'gearboxes',
    source: { en: 'Our correspondent in Essen', cn: '本刊驻埃森特约记者' },
    en: {
      title: 'A hospital for gearboxes on the Ruhr asks first who built the patient',
      brief:
        'In Witten 38 people repair gear units of any make. Drawings are rare; half of the skill is measuring a tooth that is no longer there.',
      body: `On the floor of Getriebeklinik Witten stand gear units from a sugar factory, a drawbridge, two ski lifts and a ship. Nameplates of eleven makers can be read, six of which have ceased to exist. The firm accepts everything between 50 kilograms and 40 tonnes.
When a pinion arrives with its teeth worn to knives, the original profile has to be reconstructed from the mating gear, from the root that has not been touched, and from what was usual at the time. “In 1965 people in Bochum cut with 15 degrees, across the river with 20,” says owner Matthias Overbeck. He has a card file with 3,100 cards.
A repaired unit costs between a third and half of a new one. The more important figure is time, five weeks rather than thirty, and since 2021 customers also ask for a third: a repaired gearbox of four tonnes saves about seven tonnes of carbon dioxide compared with a new one, according to a calculation by the technical college in Bochum.
Overbeck is 63 and has two journeymen who can read the card file. Apprentices come from mechatronics and want to see a screen. He has begun to dictate the cards, two evenings a week. So far he has reached the letter F.`,
    },
    cn: {
      title: '鲁尔河边的“减速机医院”，挂号先问谁造的',
      brief: '维滕这家38人的小厂什么牌子都修。图纸难得一见，功夫一半在量一颗已经没了的齿。',
      body: `维滕减速机医院的地坪上，摆着糖厂的、开启桥的、两条滑雪缆车的，还有一台船用的。铭牌认得出11家厂，六家已经不在了。从50公斤到40吨，来者不拒。
送来的小齿轮磨得像刀片，原来的齿形要从配对大齿轮、从没磨到的齿根、再从当年的习惯去推。“1965年，波鸿这边用15度压力角，河对岸用20度，”老板马蒂亚斯·奥弗贝克说。他有3100张卡片。
修一台花的钱是新机的三分之一到一半，更要紧的是五周对三十周。2021年以后客户还多问一个数：按波鸿一所工科院校的测算，修一台四吨的减速机，比造新的少排约七吨二氧化碳。
奥弗贝克63岁，看得懂卡片的师傅还有两个。学徒都是机电专业来的，更愿意看屏幕。他每周抽两个晚上把卡片口述录音，目前录到字母F。`,
    },
  },
  {
    key: 'port-crane-brakes',
    date: '2022-03-29',
    types: ['latest'],
    tags: ['process-safety', 'predictive-maintenance', 'standards'],
    child: 'couplings',
    cn: {
      title: '岸桥高速轴制动器：刹得住是一回事，知道还能刹几次是另一回事',
      brief: '北部湾一座码头给26台岸桥的制动器装上间隙与温度监测，查出四台“带病上岗”。',
      body: `岸桥起升机构有两道刹车，高速轴一道，卷筒一道。平时都靠电机再生制动停住，机械刹车只在停稳以后抱死，一年到头几乎不磨。问题恰恰在这里：真到断电急停那一刻，没人知道它还剩多少力。
北部湾这座码头去年给26台岸桥的高速轴制动器加了三样东西：推动器行程、衬垫温度和每月一次的静态保持试验。试验在夜间空载做，电机带着抱死的刹车加力到额定的1.6倍，看滑不滑。
头一轮就查出四台有问题。两台衬垫沾了减速机渗出的油，摩擦系数由0.38掉到0.21；一台弹簧断了一股；还有一台是检修时垫片装反，开闸间隙只有0.3毫米，一直在轻轻拖着跑，盘面烧蓝了一圈。
- 衬垫沾油：换衬垫，修轴封，每台停机6小时
- 弹簧：整组更换，不单换断的那根
- 垫片：在工艺卡上印实物照片
每台改造费3.6万元。码头设备部经理钟立勤说，最不受欢迎的是保持试验，每台要占用20分钟，船期紧的时候调度总想跳过去。现在的规定是：跳过一次，下一班必须补，补不上就不许吊40吨以上的箱。`,
    },
  },
  {
    key: 'yongnian-fastener-prices',
    date: '2025-06-19',
    types: ['newswire', 'latest'],
    tags: ['market-data', 'supply-chain'],
    child: 'fasteners',
    cn: {
      title: '永年高强螺栓出厂价跌破每吨6900元，热处理炉开工不到六成',
      brief: '光伏支架订单回落，10.9级比去年同期便宜11%。',
      body: `河北永年紧固件市场6月中旬报价，10.9级M16高强螺栓每吨6880元，比上月低2%，比去年同期低11%。光伏支架项目抢装期过后订单回落，当地连续式热处理炉平均开工率58%。
原料盘条同期只跌了6%，加工费被压到每吨1750元。几家规模较大的厂转做风电用M36以上规格，交期反而排到8月，只是每批要多做一套低温冲击，送检要等九天。`,
    },
  },
];
