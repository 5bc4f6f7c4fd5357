import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories from wafer fabs and test floors. */
export const fabStories: Story[] = [
  {
    key: 'silicon-carbide-200-mm',
    date: '2026-10-13',
    types: ['Editorpick', 'latest'],
    tags: ['power-semiconductors', 'electric-vehicles', 'investment', 'grinding'],
    child: 'power',
    named: true,
    tables: {
      dies: table(
        'What one good 1200 V die of 25 mm² costs in Zhuzhou|株洲厂一颗25平方毫米、1200伏合格芯片的成本',
        'Period|时间; Wafer (mm)|晶圆（mm）; Substrate (yuan)|衬底（元/片）; Epitaxy and process (yuan)|外延与工艺（元/片）; Gross dies|毛芯片数; Electrical yield (%)|电性良率（%）; Good dies|合格芯片数; Cost per good die (yuan)|单颗成本（元）',
        '2025 Q3|2025年三季度; 200; 8,100; 12,900; 1,112; 51.2; 569; 36.9',
        '2026 Q1|2026年一季度; 200; 5,900; 11,200; 1,112; 61.9; 688; 24.9',
        '2026 Q3|2026年三季度; 200; 4,700; 10,100; 1,112; 68.7; 764; 19.4',
        '2026 Q3, for comparison|2026年三季度（对照）; 150; 2,600; 6,900; 604; 78.4; 473; 20.1',
      ),
    },
    en: {
      title: 'Sixty-four fen cheaper: the 200 mm silicon carbide wafer finally crosses the line in Zhuzhou',
      brief:
        'It took Xiangjiang five quarters to get a die from the large wafer below the price of one from the small. Half of the gain came from the substrate market, and some of the rest from a chuck.',
      body: `For as long as there have been 200 mm wafers of silicon carbide there has been a slide that shows how much cheaper a chip gets on them. The wafer holds 84 per cent more dies of five by five millimetres. What the slide leaves out is how many of them work.
Xiangjiang Power Semiconductors began on the large wafer in the summer of 2025, in a hall where the 150 mm line goes on running. In the third quarter of this year the cost of a good die fell to 19.4 yuan. On the small wafer it is 20.1 yuan. The exact difference, before rounding, is 71 fen; after deducting the extra carriers it is 64.
!table dies
## A wafer like a saucer
Silicon carbide is grown at more than 2,000 degrees, and the stress stays in the crystal. After epitaxy a 150 mm wafer is bowed by 20 to 25 micrometres. The large ones came out of the reactor with up to 70, more than the vacuum chuck of the stepper can pull flat.
“We sorted wafers like a greengrocer,” says process manager Deng Yao. “Flat ones to the front, the rest into a box.” At the worst time the box held 190 wafers with a book value of three and a half million yuan.
The remedy has two parts. The grower now anneals boules for 30 hours longer. And the steppers received chucks with four separate vacuum zones that take hold of the rim first. Bow of up to 55 micrometres is accepted today; two wafers in a hundred are still beyond it.
## Where the yield is lost
- Basal-plane dislocations that grow through the epitaxial layer: 11 points of the 31.3 that are missing
- Downfall, crumbs from the reactor lid: 8 points
- Gate-oxide failures in the first hour of burn-in: 6 points
- Edge chipping, handling and everything else: 6.3 points
On the 150 mm line the reactor lids are cleaned every 60 runs. On the large one it is every 22, and each cleaning costs nine hours.
!fig XJ-220 section: A silicon carbide transistor. The 200 mm wafer lies on a four-zone chuck: the rim is held first, the middle follows a second later.
## Four fifths for the grindstone
A large wafer is 500 micrometres thick because a thinner one would not survive its own stress. The finished transistor needs 100. The other 400 are ground to sludge with diamond wheels, and a wheel that did 900 small wafers does 340 large ones.
> We buy half a millimetre of the most expensive crystal in the industry, and four fifths of it leave the building with the waste water. :: Deng Yao, process manager, Xiangjiang Power Semiconductors
A laser splitter that takes off a reusable slice is on trial next door. It parts 14 wafers an hour, and one in thirty cracks.
## A price that may not hold
Of the 17.5 yuan by which the die has become cheaper in a year, Xiangjiang ascribes about half to its own work. The rest is due to the substrate, which fell from 8,100 to 4,700 yuan within four quarters. Two of its three growers report losses at that price. Should the substrate rise to 5,300 again, the small wafer would be the cheaper one once more, and for that case its line remains in place.`,
    },
    cn: {
      title: '只便宜六毛四：株洲8英寸碳化硅终于跨过那条线',
      brief: '湘江功率用五个季度，让大片上的单颗成本低于小片。功劳一半归衬底降价，另有一份要记在吸盘头上。',
      body: `8英寸碳化硅问世多久，那张“换大片能省多少”的图就流传了多久。同是5毫米见方的芯片，大片能多放84%。图上没画的，是其中有多少颗能用。
株洲湘江功率半导体2025年夏天开始投大片，6英寸线照旧在同一车间运转。今年三季度，大片的单颗合格成本降到19.4元，小片是20.1元。按未取整的数算差7毛1，扣去新增片盒，剩6毛4。
!table dies
## 翘得像只碟子
碳化硅在2000多摄氏度下长成，应力就留在晶体里。外延之后，6英寸片翘曲20到25微米；8英寸片刚出炉时最高70微米，步进机的真空吸盘压不平。
“那阵子我们像卖菜的，平的挑出来先用，翘的进箱子。”工艺经理邓瑶说。最多的时候，箱子里压着190片，账面350万元。
办法有两条：长晶厂把晶锭退火延长30小时；步进机换上四区吸盘，先吸边、后吸中间。如今翘曲55微米以内都能上机，每百片里还有两片超标。
## 良率丢在哪
- 贯穿外延层的基平面位错：缺失的31.3个百分点里占11个
- 反应腔顶盖掉渣：8个
- 老化首小时栅氧失效：6个
- 崩边、搬运及其他：6.3个
6英寸炉子每60炉清一次顶盖，8英寸每22炉就得清，一次停机九小时。
!fig XJ-220 section: 碳化硅晶体管。8英寸晶圆放上四区吸盘：先吸住边缘，约一秒后再吸中间。
## 五分之四喂了砂轮
大片厚500微米，再薄就扛不住自身应力，而成品只要100微米，其余400微米全部磨成泥浆。同一只金刚石砂轮，小片能磨900片，大片只有340片。
> 我们买的是全行业最贵的晶体，半毫米厚，五分之四跟着废水走了。 :: 邓瑶，湘江功率工艺经理
隔壁正在试激光剥离，剥下的那层可以回用。每小时14片，三十片里裂一片。
## 这个价，不一定守得住
一年里单颗成本下降17.5元，厂里自己认领一半左右；另一半来自衬底，四个季度由8100元跌到4700元。三家供应商里有两家在这个价位上亏损。衬底若回到5300元，小片又会更便宜。那条6英寸线，因此一直没拆。`,
    },
  },
  {
    key: 'dry-pump-seizures',
    drawing: 'HN-220 elevation',
    date: '2025-04-22',
    types: ['latest'],
    tags: ['predictive-maintenance', 'pumps-valves', 'industrial-ai'],
    child: 'etch',
    en: {
      title: 'Four hundred and twelve pumps in the basement, and eighteen fewer that seize',
      brief:
        'A Wuxi fab listens to the exhaust side of its dry pumps. Seizures fell from 23 to 5 a year, and a third of the pumps taken out early had nothing wrong with them.',
      body: `When a dry pump seizes under a furnace, the batch above it is lost: a hundred wafers, some of them seven weeks old. Xishan Microelectronics in Wuxi had 23 seizures in 2023. Last year there were five.
The pumps stand in the basement, 412 of them, and have always reported motor current. That signal came too late. Powder from nitride deposition packs between rotor and casing for weeks, and the current rises only in the last hours.
## What the exhaust knows
Hunnan Vacuum added a pressure gauge at the outlet and a vibration sensor on the gearbox end, for 2,100 yuan a pump. A clogging silencer shows as three or four kilopascals more at the outlet, ten to twenty days ahead. The model behind it is plain: a separate baseline for each recipe, because a pump under a nitride furnace breathes differently on Mondays, when the tube is cleaned.
!fig HN-220 section: A dry screw pump. The outlet gauge sits behind the heated elbow, where powder falls first.
“The first model was trained on all pumps together,” says facility engineer Shen Peiwen. “It found out which ones were old.”
- Seizures foreseen by at least three days: 31 of 36 since January 2024
- Pumps exchanged on warning: 94
- Of these, found clean in the workshop: 33
The last figure is the price. An exchange with overhaul costs 26,000 yuan, so the unnecessary ones amount to 858,000. Shen holds against this that a single furnace batch is worth 1.4 million. The maintenance crew, which used to be called out at night, now works Saturdays.`,
    },
    cn: {
      title: '地下室412台干泵：一年少卡死18台，也多换了33台好泵',
      brief: '无锡一家晶圆厂改听排气侧。卡泵由一年23台降到5台，代价是预警换下的泵里有三分之一没毛病。',
      body: `炉管下面的干泵一旦卡死，上面那一炉就废了：一百片，有的已经走了七周流程。无锡锡山微电子2023年卡了23台，去年5台。
412台泵全在地下层，一直有电机电流信号，可惜来得太晚。氮化硅沉积的粉末要在转子与泵壳之间积上几周，电流却到最后几小时才抬头。
## 排气口先知道
浑南真空在出口加一只压力计，在齿轮端加一只振动传感器，每台2100元。消音器开始堵，出口压力会高出三四千帕，比卡死早十到二十天。模型并不花哨：每个工艺配方各设一条基线。氮化硅炉每周一清管，那天泵的“呼吸”本来就不一样。
!fig HN-220 section: 干式螺杆泵。出口压力计装在加热弯头之后，粉末最先落在这里。
“第一版模型把所有泵混着训练，”厂务工程师沈佩雯说，“结果它学会了认哪台泵旧。”
- 2024年1月以来提前三天以上预警：36台中的31台
- 按预警更换：94台
- 拆检后发现没问题：33台
最后一行就是代价。换泵加大修每台2.6万元，白换的合计85.8万元。沈佩雯的理由是，一炉片子值140万元。维修班从前半夜被叫来，现在改成周六上班。`,
    },
  },
  {
    key: 'fan-filters-at-night',
    date: '2024-06-20',
    types: ['latest'],
    tags: ['cleanroom', 'energy-saving', 'carbon-footprint'],
    child: 'cleanroom',
    en: {
      title: 'Slower air in the cleanroom: 2.1 million kilowatt-hours, and a door that must stay shut',
      brief:
        'A fab in Xiamen turned 2,900 fan filters down to 0.32 metres a second. Particle counts did not move. Recovery after an opened door did.',
      body: `The number 0.45 metres a second is older than most people who work under it. It goes back to the clothing of the sixties, when a person shed a hundred times as many particles as in today’s overalls. Ludao Microdevices in Xiamen asked what would happen at less.
The fab has 3,860 fan filter units. The litho bays were left alone, because a slower stream lets the temperature there wander by 0.3 degrees. In all other bays, with 2,900 units, the speed went down in steps of 0.03, each held for three weeks and watched by 64 counters.
Down to 0.32 the counts at 0.1 micrometre stayed where they had been. At 0.29 they rose at two places, both beneath a gap in the ceiling grid. The fab went back one step and has stayed there since November. Measured over six months it saves 2.1 million kilowatt-hours a year, chillers included, or 1.4 million yuan.
“The filter did not become worse,” says cleanroom manager Ouyang Lei. “What became worse is our forgiveness.”
He means the doors. After a material lock has been open for a minute the bay needs nine minutes to be clean again; it used to need four. Two tools were moved away from the lock, and a moved tool has to be qualified again, which took each of them out of production for eleven days.`,
    },
    cn: {
      title: '洁净室风速降到0.32：一年省电210万度，门却不能随便开了',
      brief: '厦门一家晶圆厂把2900台风机过滤单元调慢，颗粒数没变，变的是开门之后的恢复时间。',
      body: `每秒0.45米这个数，比在它下面干活的大多数人都老。它来自上世纪六十年代的工服，那时一个人掉的颗粒是今天的上百倍。厦门鹭岛微器件想知道，慢一点会怎样。
全厂3860台风机过滤单元，光刻区一台没动：风一慢，那里的温度会飘0.3℃。其余2900台每次降0.03米，稳定三周，由64个计数点盯着。
降到0.32，0.1微米颗粒数没有变化；降到0.29，两个点抬头，都在吊顶龙骨缝的下方。于是退回一档，从去年11月稳定至今。按六个月实测折算，连冷机在内每年省电210万千瓦时，约合140万元。
“过滤器没变差，变差的是容错。”洁净室主管欧阳磊说。
他指的是门。物料闸开一分钟，区内要九分钟才能恢复，从前四分钟。有两台设备因此搬离闸口，搬过的设备要重新验证，每台停产11天。`,
    },
  },
  {
    key: 'probe-marks',
    date: '2023-11-02',
    types: ['latest'],
    tags: ['machine-vision', 'metrology', 'power-semiconductors'],
    child: 'test',
    en: {
      title: 'Reading the scratch: a prober that decides when its needles need cleaning',
      brief:
        'Every fiftieth die the camera looks at what the needle has left. Cards last 1.3 million touchdowns instead of 0.9.',
      body: `A probe needle leaves a scratch in the aluminium pad, ideally 14 micrometres long. When oxide collects on the tip the scratch becomes shorter and contact resistance rises; good dies are then rejected and tested again. Most test floors clean by count, every 200 touchdowns, whether needed or not, and each cleaning grinds away some tip.
Shushan Test Systems has built a camera beside the chuck of its prober that looks at the marks of every fiftieth die. Cleaning starts when the mean length drops below eleven micrometres or one needle leaves no mark at all.
!video The camera looks at 16 pads in 70 milliseconds while the stage travels to the next row.
At Chaohu Wafer Test, which has run nine such stations since February, the interval now varies from 120 to 640 touchdowns. The retest rate fell from 3.8 to 1.6 per cent, and a card, at 48,000 yuan, lasts 1.3 million touchdowns rather than 0.9 million.
There is a class of wafer on which it does not help. On copper pillars the needle leaves no scratch but a dull spot, and the camera takes every third of these for dirt. A quarter of the work at Chaohu has pillars, and is still cleaned by the clock.`,
    },
    cn: {
      title: '看针痕定清针：探针卡寿命由90万次延长到130万次',
      brief: '每隔五十颗芯片，相机看一眼针尖留下的划痕。铜柱产品例外，那里没有划痕可看。',
      body: `探针落在铝焊盘上会留下一道划痕，理想长度14微米。针尖积了氧化物，划痕变短，接触电阻升高，好芯片被判坏，只好复测。多数测试厂按次数清针，每200次一回，不管脏不脏，而每清一次针尖就短一点。
合肥蜀山测试系统在探针台卡盘旁加了一台相机，每隔50颗芯片看一次针痕：平均长度低于11微米，或者有一根针没留痕，才启动清针。
!video 载台走向下一行的70毫秒里，相机看完16个焊盘。
巢湖晶圆测试2月起用了九台。清针间隔现在从120次到640次不等，复测率由3.8%降到1.6%。一块探针卡4.8万元，寿命由90万次升到130万次。
有一类片子帮不上忙。铜柱上没有划痕，只有一个暗点，相机三次里有一次把它当成脏污。巢湖有四分之一的活是铜柱，仍按次数清针。`,
    },
  },
];
