import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of food and beverage machinery. */
export const stories: Story[] = [
  {
    key: 'dumpling-line-minus-40',
    drawing: 'ZF-320 elevation',
    date: '2026-07-21',
    types: ['Editorpick', 'latest'],
    tags: ['cold-chain', 'food-safety', 'energy-saving', 'machine-vision'],
    child: 'refrigeration',
    named: true,
    tables: {
      freeze: table(
        'Four freezers, the same dumpling (22 g, 34 °C when it enters)|四种速冻方式，同一种饺子（22克，入口34℃）',
        'Freezer|速冻方式; Air (°C)|风温（°C）; Minutes to −18 °C|到−18℃（分钟）; Weight loss (%)|失重（%）; Cracked after 30 days (%)|30天开裂（%）; Power (kWh/t)|电耗（kWh/t）; Floor (m²)|占地（m²）; Cleaning (h/week)|清洗（h/周）',
        'Spiral, 2012|螺旋 2012年; −34; 31; 2.6; 4.8; 118; 96; 9',
        'Spiral, new coil|螺旋 换蒸发器; −38; 24; 1.7; 2.9; 104; 96; 9',
        'Impingement tunnel|冲击式隧道; −38; 11; 0.9; 0.7; 97; 74; 6',
        'Nitrogen tunnel|液氮隧道; −80; 6; 0.3; 0.4; 41; 28; 3',
      ),
    },
    en: {
      title: 'Eleven minutes to minus 18: why a dumpling maker in Zhengzhou blows from above',
      brief:
        'Slow freezing cracks the skin. Songyuan Foods has compared four freezers with the same dumpling, and bought the second best.',
      body: `A frozen dumpling that has cracked loses its juice in the pot, and its maker a customer. At Songyuan Foods in Zhengzhou, 1.2 million leave the line in a shift in the weeks before the winter solstice, and one in twenty used to crack on the way to the plate.
The cause is water. If the skin freezes slowly, large crystals grow; when the filling expands later, the rigid skin bursts. “You have to be through the zone between minus one and minus five in four minutes,” says engineer Guo Ruilin. The old spiral freezer took thirteen.
!table freeze
Nitrogen would be the best, at 41 kWh of electricity a tonne and 0.8 kilograms of liquid nitrogen per kilogram, which costs 610 yuan a tonne of dumplings. Songyuan chose the impingement tunnel: nozzles blow air of minus 38 °C on to the belt at 28 metres a second from above and below.
!fig ZF-320 section: An impingement freezer. After eleven minutes on the belt the skins are white, which means small crystals.
## What the fast air does
It also carries off flour. In the first week the evaporator was covered with a crust, and the tunnel had to be thawed every nine hours. A brush and a gentle pre-blower at the infeed extended this to twenty. Light dumplings with vegetable filling flew; they now lie beneath a second, coarse-meshed belt.
- Weight loss fell by 1.7 points, worth 2.9 million yuan a year.
- Cracked dumplings after 30 days: from 4.8 to 0.7 per cent.
- Noise beside the tunnel: 88 decibels, so that the infeed had to be housed.
> The best freezer does not help if the lorry waits in the yard for an hour. Half of the remaining cracks come from there, and we have the logger to prove it. :: Guo Ruilin, engineer, Songyuan Foods`,
    },
    cn: {
      title: '11分钟冻到零下18℃：郑州一家饺子厂为什么从上往下吹',
      brief: '冻得慢，皮就裂。嵩原食品拿同一种饺子比了四种速冻方式，最后买的不是最快的那一种。',
      body: `裂了的冻饺子，下锅漏汤，厂家丢客户。冬至前几周，郑州嵩原食品每班下线120万只饺子，过去每二十只就有一只裂在到锅之前。
毛病在水。皮冻得慢，冰晶就大；等馅心再胀，硬皮一撑就破。“零下1℃到零下5℃这一段，四分钟之内要过去。”工程师郭瑞林说。老螺旋速冻要13分钟。
!table freeze
最好的是液氮，每吨只用41度电，但每公斤饺子要耗0.8公斤液氮，折合每吨610元。嵩原选了冲击式隧道：零下38℃的风以每秒28米从上下喷嘴吹向网带。
!fig ZF-320 section: 冲击式速冻机。网带走完11分钟，饺子皮发白，说明冰晶细。
## 风大的副作用
风把面粉也吹起来了。头一周，蒸发器糊上一层壳，九小时就得化一次霜。入口加了毛刷和缓吹，延长到二十小时。素馅饺子轻，会飞，现在上面再压一层粗网带。
- 失重少了1.7个百分点，一年值290万元；
- 30天开裂率由4.8%降到0.7%；
- 隧道旁噪声88分贝，入口只好加了隔声罩。
> 速冻再好，货车在院子里等一个小时也白搭。剩下的裂，一半出在那儿，我们有温度记录仪为证。 :: 嵩原食品工程师 郭瑞林`,
    },
  },
  {
    key: 'milk-without-steam',
    date: '2025-04-22',
    types: ['latest'],
    tags: ['energy-saving', 'food-safety', 'carbon-footprint'],
    child: 'dairy',
    en: {
      title: 'Pasteurised by heat pump: a dairy in Hohhot turns its boiler down',
      brief: 'Cooling the milk and heating it are two sides of one machine. The limit is the cleaning at 85 degrees.',
      body: `A dairy cools raw milk and heats it again a few hours later. At Yinshan Dairy in Hohhot both were done by separate plants until last year, ice water on one side and steam on the other. Now two heat pumps of 900 kW take heat from the ice water and deliver it at 82 °C to the pasteuriser.
Milk is held at 75 °C for 15 seconds; 94 per cent of the heat is recovered in the plate exchanger anyway, and only the remaining six have to be supplied. Steam consumption of the raw milk section fell from 41 to 9 kilograms a tonne.
What remains is cleaning. Caustic at 85 and acid at 70 °C need much heat within 20 minutes, more than the pumps can give. A tank of 120 cubic metres is now loaded at night, but on Mondays, when everything is cleaned twice, the boiler still runs.
The plant cost 14 million yuan and saves 3.6 million a year at today’s gas price. “If gas becomes cheap again, it takes eight years instead of four,” says technical manager Bayar. “I would have built it anyway: last winter the gas was off for two days.”`,
    },
    cn: {
      title: '热泵杀菌：呼和浩特一家乳品厂把锅炉关小了',
      brief: '冷却牛奶和加热牛奶，本是一台机器的两头。卡脖子的是85℃的清洗。',
      body: `乳品厂把原奶冷下来，几小时后再热上去。呼和浩特阴山乳业去年以前各用各的设备，一头冰水，一头蒸汽。现在两台900千瓦热泵从冰水里取热，82℃送给杀菌机。
牛奶75℃保持15秒，板换本来就回收94%的热量，要补的只有6%。原奶段用汽由每吨41公斤降到9公斤。
剩下的难题是清洗。85℃的碱、70℃的酸，要在20分钟里用掉大量热，热泵跟不上。厂里加了120立方米的蓄热罐，夜里蓄满，可周一全线要洗两遍，锅炉还得开。
项目投资1400万元，按眼下气价每年省360万元。“气价要是跌回去，四年变八年，”技术经理巴雅尔说，“那我也会建，去年冬天停过两天气。”`,
    },
  },
  {
    key: 'pet-line-preform-weight',
    date: '2024-10-22',
    types: ['latest'],
    tags: ['beverage-filling', 'blow-moulding', 'lightweighting'],
    child: 'beverage',
    en: {
      title: 'Eight grams for half a litre, and where the lightest bottle fails',
      brief: 'A water bottler in Yichun has gone back by four tenths of a gram.',
      body: `For fifteen years water bottles have been losing weight. Jinggang Springs of Yichun came from 16 grams and arrived at 8.0 this spring, on a line that blows, fills and caps 54,000 bottles an hour in one block. In July it returned to 8.4.
The bottle was sound. It survived drop and pressure tests, and a drop of liquid nitrogen kept it firm. What failed was the pallet: in a container at 58 °C the bottom layer leaned after eleven days, and four containers in Hainan had to be repacked by hand.
Four tenths of a gram went into the base and the uppermost rib. They cost 310,000 yuan a year. The caps, which had lost half a gram at the same time, were left as they are, though the share of customers who complain about difficult opening has doubled to 0.3 per mille.`,
    },
    cn: {
      title: '半升瓶只用8克：最轻的瓶子败在哪里',
      brief: '宜春一家水厂又把克重加回去0.4克。',
      body: `矿泉水瓶瘦身瘦了十五年。宜春井冈泉由16克一路减到今年春天的8.0克，吹灌旋一体线每小时5.4万瓶。7月，又加回到8.4克。
瓶子本身没问题，跌落、耐压都过，滴一滴液氮也能挺住。出事的是托盘：58℃的集装箱里，最底层第11天开始歪，海南有四柜货是人工翻垛的。
加回的0.4克用在瓶底和最上面一道筋，一年多花31万元。同时减了半克的瓶盖没动，只是“难拧”的投诉翻了一番，到万分之三。`,
    },
  },
  {
    key: 'hygienic-design-tomato',
    date: '2023-06-20',
    types: ['latest'],
    tags: ['food-safety', 'pumps-valves', 'standards'],
    child: 'safety',
    en: {
      title: 'A dead leg of nine centimetres: how a sauce plant found its mould',
      brief: 'The swabs were clean, the shelf samples were not. A borescope and a litre of dye told why.',
      body: `Three times within a year tomato sauce from a plant in Changji came back with mould, always from different batches. All swabs had been clean. The culprit was a pipe branch of nine centimetres behind a pressure sensor which had been moved in 2019: the old connection was closed by a plug, and cleaning liquid went past it.
Tianshan Tomato had a litre of blue dye pumped through the line and then cleaned it as always. Where the blue remained, an endoscope was put in. Seven such places were found on 640 metres of pipe, of which five had been made during repairs.
Since then every change of a pipe has needed a drawing, and the rule is simple: no branch longer than its diameter. Gaskets are changed by date and not by feel. It cost 380,000 yuan, less than the third recall.`,
    },
    cn: {
      title: '九厘米的死角：番茄酱厂怎样找到霉菌的家',
      brief: '涂抹检测全合格，货架样却长霉。一根内窥镜加一升色素找到了原因。',
      body: `昌吉一家番茄酱厂，一年里三次因长霉被退货，批次各不相同，涂抹检测全部合格。罪魁是一段九厘米的支管：2019年压力传感器挪过位置，旧接口用堵头封住，清洗液从旁边流过，进不去。
天山番茄往管线里打了一升蓝色素，再按老程序清洗，哪里还蓝，就往哪里伸内窥镜。640米管道找出七处，其中五处是维修时留下的。
此后动任何一根管都要出图，规矩只有一条：支管长度不许超过管径。垫片按日期换，不凭感觉。前后花了38万元，比第三次召回便宜。`,
    },
  },
  {
    key: 'central-kitchen-rice',
    date: '2022-09-27',
    types: ['latest', 'newswire'],
    tags: ['food-safety', 'mes'],
    child: 'prepared',
    picture: false,
    en: {
      title: 'Forty thousand boxes of rice by half past ten',
      brief: 'A school kitchen in Nanjing cooks in 46 pots that weigh themselves.',
      body: `The central kitchen of Qinhuai Catering in Nanjing supplies 61 schools. Its rice line washes, soaks, measures and cooks in 46 pots that travel on a chain; each is weighed before and after, and the water is corrected by the age of the harvest, between 1.18 and 1.34 times the rice.
The core temperature of one box in fifty is recorded until it is handed over, and no load may fall below 60 °C. In the first term that happened nine times, each time with the same van, whose door did not close.`,
    },
    cn: {
      title: '上午十点半前，四万盒米饭',
      brief: '南京一家校餐中央厨房用46口会自己称重的锅。',
      body: `南京秦淮餐饮的中央厨房供61所学校。米饭线淘米、浸泡、计量、蒸煮，46口锅挂在链上走，每口锅前后各称一次，加水按新米陈米修正，从1.18倍到1.34倍。
每五十盒抽一盒，中心温度一直记录到交接，不许低于60℃。头一学期有九次跌破，都是同一辆车，门关不严。`,
    },
  },
  {
    key: 'noodle-oil-vacuum',
    drawing: 'JG-320 section',
    date: '2025-10-09',
    types: ['newswire', 'latest'],
    tags: ['energy-saving', 'food-safety'],
    child: 'snacks',
    en: {
      title: 'Instant noodles with five points less oil',
      brief: 'Hot air of 220 degrees finishes what a short fry has begun.',
      body: `Yuzhong Noodles of Luohe fries for 22 seconds instead of 70 and dries the block with jets of hot air afterwards. The oil content falls from 18.6 to 13.4 per cent, and a block soaks in four minutes instead of three.
The line makes 480 blocks a minute. Frying oil, 31 tonnes in the old pan, is down to nine, so that it is replaced every 14 hours by what the noodles take with them, and no longer has time to age.`,
    },
    cn: {
      title: '方便面含油少五个点',
      brief: '先短炸，再用220℃热风收尾。',
      body: `漯河豫中面业把油炸时间由70秒缩到22秒，后段改热风喷吹定型。面饼含油由18.6%降到13.4%，泡开的时间由三分钟变成四分钟。
线速每分钟480块。油槽存油由31吨减到9吨，面饼带走的油每14小时就把整槽换一遍，油还没来得及老就用完了。`,
    },
  },
  {
    key: 'sorting-peppers-by-camera',
    date: '2024-03-19',
    types: ['latest'],
    tags: ['machine-vision', 'sorting', 'food-safety'],
    child: 'ingredients',
    cn: {
      title: '挑花椒的人少了四百个：韩城色选机这三年',
      brief: '花椒开口率、椒籽和刺，机器能认；“香不香”，还得靠鼻子。',
      body: `韩城的花椒八月下树，从前一到这时候，村里要请四百多个妇女挑拣：去籽、去刺、去闭眼椒，一天一人挑18斤，工钱90元。
龙门香料三年前上了第一台色选机，如今有七台。花椒落下来的0.2秒里，八个相机从四面看一遍，气阀把籽和刺吹走，每小时1.2吨。头一年机器把颜色深的好椒也吹掉了一成，后来不看颜色看形状，闭眼椒没有裂缝，认得准。
!fig LO-320 elevation: 色选机。落料口排着气阀，每个喷嘴3毫米。
损耗由9%降到2.3%。带刺率万分之六，出口日本的标准是万分之十。
认不出的是味道。陈椒和新椒颜色形状一样，机器分不开，收购时还得师傅抓一把搓热了闻。企业试过近红外测挥发油，准是准，一个样要40秒。
四百个挑椒的人，有六十来个现在在厂里看机器、装袋，其余的去摘椒了。摘椒还没有机器，枝上全是刺。`,
    },
  },
  {
    key: 'parma-ham-robots',
    date: '2023-02-07',
    types: ['oversea'],
    tags: ['cobots', 'food-safety', 'skills'],
    child: 'meat',
    en: {
      title: 'The horse bone and the sensor: ripening hams near Parma',
      brief:
        'For 700 years a needle of horse bone has told whether a ham is good. Langhirano is trying to teach a machine to smell.',
      body: `The needle is made of the shin bone of a horse. It takes up a smell at once and loses it within seconds. Five times Renzo Galloni pushes it into the ham, at the places where blood vessels run, and each time he holds it to his nose. Eleven seconds for a ham, 2,000 hams a day, since 1981.
There are nine such testers left in Langhirano, and the youngest is 52. The producers’ association has therefore paid for a trial. A robot with six axes pierces the ham at the same places, guided by a camera, and draws air through the needle into an instrument with 32 gas sensors.
In eight months it tested 61,000 hams. It agreed with Galloni in 96 per cent of cases. Of those which he rejected it passed one in six, and this is too many: a bad ham spoils the reputation of a thousand.
The machine is better on Fridays: the tester’s hit rate falls by two points in the course of the week. The association now wants both: the robot for all the hams, the nose for the doubtful tenth. Galloni has agreed, on condition that the needle remains of bone. Steel, he says, smells of steel.`,
    },
  },
  {
    key: 'cip-water-counting',
    date: '2026-11-04',
    types: ['newswire'],
    tags: ['water-treatment', 'beverage-filling'],
    child: 'beverage',
    picture: false,
    en: {
      title: 'Bottler in Guiyang reads its rinse water and saves a third of it',
      brief: 'Conductivity decides when a tank is clean, no longer the clock.',
      body: `After each cleaning Qianling Beverage used to rinse for twelve minutes, because the programme of 2011 said so. Sensors for conductivity and turbidity in the return pipe showed that the water was clean after seven on average, after four with tea and after eleven with mango juice.
Rinsing now ends when three measurements in succession lie within the limit. The plant saves 54,000 cubic metres a year. Two sensors have had to be moved: air bubbles at the highest point of the pipe had simulated dirt.`,
    },
    cn: {
      title: '贵阳饮料厂“看水洗罐”，冲洗水省三分之一',
      brief: '罐子洗没洗净，由电导率说了算，不再看钟。',
      body: `贵阳黔灵饮料每次清洗后固定冲12分钟，因为2011年的程序就这么写。回水管装上电导率和浊度传感器才发现，平均7分钟水就清了，茶饮料4分钟，芒果汁11分钟。
现在连续三次读数合格就停，一年省水5.4万立方米。有两只传感器挪过位置：管道最高点的气泡，曾被当成了脏东西。`,
    },
  },
];
