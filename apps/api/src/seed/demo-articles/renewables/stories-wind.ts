import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about wind turbines, blades, towers and their upkeep. */
export const windStories: Story[] = [
  {
    key: 'blade-resin-that-dissolves',
    drawing: 'HF-320 elevation',
    date: '2026-06-11',
    types: ['Editorpick', 'latest'],
    tags: ['wind', 'composites', 'recycling', 'carbon-footprint'],
    child: 'blades',
    named: true,
    tables: {
      ways: table(
        'What becomes of a 16-tonne blade: five ways compared, Jiuquan 2025–26|一支16吨叶片的五种去处，酒泉2025至2026年',
        'Way|处理方式; Input (t)|投料（t）; Energy (kWh/t)|能耗（kWh/t）; Fibre recovered (%)|纤维回收率（%）; Fibre strength kept (%)|强度保留（%）; Resin recovered (%)|树脂回收率（%）; Cost (yuan/t)|成本（元/t）; Income (yuan/t)|收入（元/t）',
        'Landfill, cut|切段填埋; 160; 40; 0; 0; 0; 620; 0',
        'Cement kiln|水泥窑协同; 640; 210; 0; 0; 0; 940; 180',
        'Grinding to filler|粉碎作填料; 210; 330; 61; 18; 0; 780; 410',
        'Pyrolysis|热解; 95; 1,450; 92; 54; 0; 2,350; 1,120',
        'Dissolving, new resin|新树脂溶解; 16; 980; 97; 91; 72; 3,100; 2,640',
      ),
    },
    en: {
      title: 'A blade that dissolves in vinegar: Yancheng builds for the year 2046 and tests in Jiuquan today',
      brief:
        'Recyclable resin adds three per cent to the price of a blade. To find out whether it is worth that, Haifeng sawed up the first one after only eighteen months.',
      body: `The first blade made of the new resin was in perfect order. It had turned near Jiuquan for eighteen months and might have gone on until 2044. In March it was taken down, cut into eight pieces and laid in a basin of warm dilute acetic acid. Forty hours later the pieces could be drawn apart by hand like boiled leek.
Haifeng Blades of Yancheng has offered such blades since last year. The hardener contains a bond that gives way in acid at 80 degrees and holds everywhere else, or so the data sheet says. Since nobody will believe a data sheet in twenty years’ time, the company wanted to see it.
## Sixteen tonnes, five ways
Gansu has the oldest large wind farms in the country. About 1,100 blades will come down in the next three years, nearly all of ordinary epoxy. In a yard outside Jiuquan a joint project has tried what can be done with them.
!table ways
Landfill is the cheapest and will be forbidden to operators in the province from 2028. The cement kiln takes the largest quantities: resin replaces coal and glass replaces sand, and of the blade nothing remains. Pyrolysis yields fibre that has lost half of its strength and a sizing that sticks to nothing.
Dissolving keeps the fabric as it was laid. The glass fabric out of the first blade has been made into engine covers, and the carbon plates of the spar, 58 metres long before they were sawn, are worth more than all the rest.
!fig HF-320 section: A rotor blade in section. After forty hours in the basin the plates of its carbon spar cap lie loose on each other and can be lifted off singly.
## What the turbine maker asks
Mingyuan, which builds the turbines, has ordered 42 sets. Its concern was fatigue, and heat: a resin that opens at 80 degrees in acid, how does it like a blade tip in the Gobi at 71 degrees in July?
1. Coupons: 10 million cycles, within 2 per cent of standard epoxy
2. Full blade, flapwise and edgewise: passed, with a crack in the trailing edge that was traced to the glue
3. Hot and wet, 2,000 hours: glass transition lower by 6 kelvins
The third item is the weak one. It leaves nine kelvins of reserve. For sites in the Gulf, Haifeng does not offer the resin.
> In twenty years somebody will stand in front of this blade and need a label. So we laminated the recipe into the root. :: Xu Jiaqi, head of materials, Haifeng Blades
## Who pays
One set costs 74,000 yuan more. The operator who pays that gets his money back, if at all, from the carbon in 2046. A leasing company in Nanjing has offered to buy the blades’ end of life already now, at 21,000 yuan a set. What it counts on is the price of carbon fibre. The basin in Jiuquan meanwhile holds 60 cubic metres, enough for a blade a week, and smells of pickles as far as the gate.`,
    },
    cn: {
      title: '泡醋就散的叶片：盐城给2046年造，先在酒泉拆一支看看',
      brief: '可回收树脂让叶片贵3%。值不值？海锋把转了才18个月的第一支锯开，泡进了池子。',
      body: `新树脂的头一支叶片，拆下来的时候一点毛病没有。它在酒泉附近转了18个月，本可以转到2044年。今年3月，海锋把它吊下来，锯成八段，放进温热的稀醋酸池。40个小时以后，一层层用手就能撕开，像煮过头的葱。
盐城海锋叶片去年开始卖这种叶片。固化剂里有一种键，80℃的酸里会断，别处都不断，资料上是这么写的。可二十年后没人会信一张资料，公司想亲眼看一回。
## 16吨，五条路
甘肃有全国最老的一批大风场，今后三年约有1100支叶片要下来，几乎都是普通环氧。酒泉城外一处堆场，几家单位合着把能用的办法都试了。
!table ways
填埋最便宜，省里2028年起不让干了。水泥窑吃得最多，树脂顶煤，玻纤顶砂，叶片什么也不剩。热解出来的纤维强度去了一半，浸润剂也没了，跟什么都粘不住。
溶解能把布原样留下来。第一支叶片里的玻纤布做成了发动机护罩；主梁的碳板下锯前整根58米长，比其余部分加起来还值钱。
!fig HF-320 section: 叶片剖面。泡过40小时，碳板主梁的板与板已经分开，可以一片片揭起。
## 主机厂的三问
主机厂明远订了42套。他们担心的是疲劳，还有热：80℃遇酸就松的树脂，戈壁7月里叶尖71℃，它受得了吗？
1. 试片：一千万次循环，与普通环氧相差不到2%
2. 全尺寸挥舞、摆振：通过，后缘裂了一处，查下来是胶的问题
3. 湿热2000小时：玻璃化温度低了六度
第三条是短板，只剩九度余量。海湾地区的项目，海锋不供这种树脂。
> 二十年后有人站在这支叶片前，他得有个说明书。我们把配方压进了叶根。 :: 徐佳琪，海锋叶片材料负责人
## 谁掏钱
一套贵7.4万元。掏钱的业主要到2046年才可能从碳板里拿回来。南京一家租赁公司愿意现在就买断叶片的“身后”，一套出2.1万元，赌的是碳纤维的价。酒泉那口池子60立方米，一周能泡一支，酸味一直飘到大门口。`,
    },
  },
  {
    key: 'hybrid-tower-185',
    drawing: 'WH-320 elevation',
    date: '2025-07-15',
    types: ['latest'],
    tags: ['wind', 'investment', 'metrology'],
    child: 'towers',
    en: {
      title: 'At 185 metres the wind is better and the joints are thinner than a coin',
      brief:
        'Concrete towers in Henan stand on 38 rings without mortar between them. Everything depends on how flat a ring is after it has hardened.',
      body: `In the plain of Zhoukou the wind at 100 metres is too slow for a business, and at 185 it is not. A steel tower of that height would need plates of 90 mm at the foot and swing like a rod. So Saihan Towers stacks concrete rings up to 112 metres and puts steel on top.
There is no mortar in the 37 joints. Rings stand dry on each other, held by 32 tendons with 9,600 tonnes in all. That saves days, and it demands surfaces that are flat to 0.3 mm over a diameter of 8.4 metres.
## Grinding what has set
Concrete shrinks as it likes. Out of the mould a ring is flat to about two millimetres. In the field factory a milling portal goes round each ring at 28 days and takes off what is too much, both faces in one setting, with a laser tracker as witness. It takes 95 minutes a ring.
Four of the first 76 rings had to be made again, because the mill had cut into a tendon duct: the formwork had sunk by 20 mm while the crew was at dinner.
!fig SH-320 elevation: A hybrid tower. When ring 31 is lowered onto ring 30, the crane driver sees the gap on four cameras.
A tower is up in eight days. Its cost is 11 per cent below steel of the same height, as long as the field factory serves at least 30 towers within 40 kilometres. For six turbines, says project manager Batu, nobody sets up a factory. Dismantling in 25 years has been calculated, though never done: the tendons are cut one by one from the top, and the first three are the ones that nobody wants to cut.`,
    },
    cn: {
      title: '185米高处风够用了，接缝却不能比硬币厚',
      brief: '河南的混塔38环干叠，环间不用一点砂浆，成败全看混凝土硬了以后平不平。',
      body: `周口平原，100米高度的风撑不起一门生意，185米可以。同样高的纯钢塔，底段板厚要90毫米，还晃得像根竿子。赛罕塔筒的做法是下面用混凝土环片叠到112米，上面接钢段。
37道缝里没有砂浆，环片干叠，靠32束预应力筋总共9600吨的力压住。省了好几天工期，条件是直径8.4米的端面要平到0.3毫米。
## 硬了再磨
混凝土怎么收缩，由不得人。脱模时平面度两毫米上下，养到28天，现场预制厂的龙门铣绕着环走一圈，上下两面一次装夹铣平，激光跟踪仪在旁边盯着，一环95分钟。
头76环里有四环返工：模板趁班组吃饭沉了20毫米，铣刀切进了预应力孔道。
!fig SH-320 elevation: 混塔。第31环落到第30环上时，吊车司机看着四路相机里的缝。
一座塔八天立起来，造价比同高度钢塔低11%，前提是40公里内至少30座塔共用一个预制厂。项目经理巴图说，只有六台机的场子，没人会专门建厂。25年后怎么拆，算是算过，没干过：从塔顶一束一束切，最前面的三束，谁都不愿意去切。`,
    },
  },
  {
    key: 'bolt-robot-offshore',
    date: '2024-12-03',
    types: ['latest'],
    tags: ['wind', 'mobile-robots', 'predictive-maintenance'],
    child: 'operation',
    cn: {
      title: '海上风机里的拧螺栓机器人：一晚上132颗，爬梯还得靠人背',
      brief: '如东一座海上风场把定检里最累的活交给22公斤的小车，省下的是出海天数。',
      body: `塔筒法兰上的高强螺栓，每年要抽检复拧。如东这座风场72台机，每台六道法兰，过去四个人两天干一台，液压扳手40公斤，拧完胳膊两天抬不起来。海况好的日子一年只有150来天，大半花在这上头。
今年换成一台22公斤的小车，沿法兰自己爬，磁轮吸住，对准一颗，套上，拧到扭矩，记下转角，132颗一圈五小时。人上午布好车就去干别的，傍晚来收。
!video 机器人沿塔筒第三道法兰爬行，绿灯表示这一颗的扭矩和转角都在范围内。
## 转角比扭矩说得多
同样扭矩，转角大了，说明螺栓松过。今年拧了4.1万颗，有37颗转角超标，集中在九号和十号机第二道法兰。打开一看，法兰面有漆，涂装时没遮好，压了两年漆层塌了0.2毫米。
- 每台定检出海人次：由8人次降到3人次
- 每颗螺栓数据：扭矩、转角、时间、照片
- 全年少占用好天气：41天
> 它不怕累，可它不会爬梯子。22公斤，还是得有人背到80米。 :: 丁海洋，风场运维班长
背的人现在成了瓶颈：升降机限重刚好两个人，装了车就得下一个人。盐雾也不客气，磁轮轴承三个月一换。`,
    },
  },
  {
    key: 'esbjerg-quay-crowded',
    date: '2023-06-29',
    types: ['oversea', 'latest'],
    tags: ['wind', 'supply-chain', 'exports'],
    child: 'wind',
    source: { en: 'Our correspondent in Esbjerg', cn: '本刊驻埃斯比约特约记者' },
    en: {
      title: 'Esbjerg has wind, ships and towers, and no place to put them down',
      brief:
        'Parts for four offshore wind farms share one quay in western Denmark. The port sells square metres by the week.',
      body: `A nacelle weighs 480 tonnes and needs 400 square metres to stand on, and more to be turned. In the port of Esbjerg 31 of them stand this summer, next to 96 blades and tower sections in rows, for four wind farms in the North Sea at once. The quay was built for two.
Port captain Kirsten Ravn plans with a board of coloured magnets that is two metres wide. Red is what must leave within a week. “The ships are on time,” she says. “It’s the foundations out there that are late.” An installation vessel that cannot work because a monopile is missing costs its charterer about 290,000 euros a day, and what it should have fetched stays on the quay.
Since January the port has charged by the week, with a price that doubles after the sixth. That has moved 40,000 square metres of parts to a former airfield seven kilometres inland, on roads that are closed for it at night.
For the next generation, with blades of 115 metres, the bend at the harbour gate is too tight. It will be rebuilt in autumn, for which a fish auction hall from 1961 has to go. Fishermen have lodged an objection. There are four of them left.`,
    },
    cn: {
      title: '埃斯比约有风有船有塔筒，就是没地方放',
      brief: '丹麦西部一个码头同时伺候四个海上风场，港口按周卖平方米。',
      body: `一个机舱480吨，光放着就要400平方米，掉头还得更多。今年夏天，埃斯比约港里摆着31个机舱、96支叶片和一排排塔筒，供北海四个风场同时施工。码头当年是按两个设计的。
港长克斯滕·拉文的排程板有两米宽，贴满彩色磁钉，红的是一周内必须走的。“船都准时，”她说，“误点的是海里的基础。”单桩没打好，安装船干等，租家一天赔29万欧元，该拉走的货就继续占着码头。
1月起港口按周收费，第六周以后翻倍。这一招把4万平方米的货赶到七公里外的旧机场，走的路夜里封闭。
下一代叶片115米，港门口那个弯转不过来，秋天要改，1961年建的鱼市大厅得拆。渔民提了异议，如今还剩四户。`,
    },
  },
  {
    key: 'tower-flange-forging',
    date: '2022-05-17',
    types: ['newswire'],
    tags: ['wind', 'forging', 'investment'],
    child: 'towers',
    picture: false,
    source: { en: 'Company announcement', cn: '企业供稿' },
    en: {
      title: 'Dingxiang ring mill rolls tower flanges of 9.3 metres from one ingot',
      brief:
        'The Shanxi forge can now supply flanges for 12-megawatt offshore turbines; the road to the coast needs a permit for each ring.',
      body: `Hutuo Ring Forging in Dingxiang, Shanxi, has put a radial-axial mill for rings up to 10 metres into operation. The first flange of 9.3 metres, weighing 21 tonnes, was rolled from one ingot in 14 minutes and goes to an offshore wind farm near Shantou. Capacity is 2,600 flanges a year; the company invested 480 million yuan.
Rings above 5.5 metres travel on tilted trailers and with a permit for each trip. To the port of Huanghua that means 530 kilometres in three nights. The company has rented a shed there in order to finish the largest rings at the quay.`,
    },
    cn: {
      title: '定襄轧出9.3米整体塔筒法兰',
      brief: '可配12兆瓦海上机组，出晋的路一环一张通行证。',
      body: `山西定襄滹沱环锻的10米径轴向轧环机投产，首件9.3米法兰重21吨，一锭轧成，14分钟，发往汕头附近的海上风场。项目投资4.8亿元，年产能2600件。
5.5米以上的环要斜放运输，一趟一证，到黄骅港530公里走三个晚上。公司已在港区租下厂房，最大的几种规格准备到码头边精加工。`,
    },
  },
];
