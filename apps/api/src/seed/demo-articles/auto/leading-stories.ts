import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Leading stories of car making. */
export const leadingStories: Story[] = [
  {
    key: 'rear-body-one-piece',
    date: '2025-12-09',
    types: ['Editorpick', 'latest'],
    tags: ['electric-vehicles', 'die-casting', 'body-in-white', 'lightweighting'],
    child: 'body-shop',
    named: true,
    tables: {
      compare: table(
        'Rear underbody of the same model, three ways of making it|同一车型后地板的三种做法',
        'Variant|方案; Parts|零件数; Joints|连接点; Mass (kg)|重量（kg）; Tool cost (million CNY)|模具投入（万元）; Floor space (m²)|占地（m²）; Cost at 80,000 a year (CNY)|年产8万单件成本（元）; Cost at 200,000 (CNY)|年产20万单件成本（元）',
        'Stamped steel|冲压钢板; 71; 840 spots|840个焊点; 78.4; 64|6400; 2,900; 2,310; 1,880',
        'Mixed, castings and profiles|铸件加型材混合; 14; 96 joints|96处连接; 66.1; 38|3800; 1,300; 2,120; 1,890',
        'One-piece casting|一体压铸; 1; 0; 61.7; 29|2900; 640; 1,980; 1,930',
      ),
    },
    en: {
      title: 'One piece or fourteen? A body shop in Wuhan does the sums on the big casting',
      brief:
        'At 80,000 cars a year the one-piece rear underbody wins, at 200,000 stamped steel does. What decides in between is repair, scrap and who owns the press.',
      body: `The rear underbody of the new compact car from Jingchu Motors exists three times. Behind a fence in the pilot hall in Wuhan stand a welded one of 71 steel stampings, a mixed one of fourteen parts and a single aluminium casting. For ten months a team of nine has compared them, and it has now told suppliers what came out.
“We did not look for the best technology,” says body engineering manager Qin Shuo. “We looked for the volume at which the answer changes.”
## The crossing lies near 170,000
!table compare
The casting saves floor space above all: 640 square metres against 2,900 for the welding cells. Its cost hardly falls with volume, because one press makes about 95,000 parts a year and the second press comes with the second die. Steel is the other way round: expensive to tool, cheap to repeat. The curves cross at about 170,000 cars a year.
The calculation assumes 4.5 per cent scrap. With nine per cent, which is what the first months at other plants looked like, the casting loses its advantage already at 110,000.
!fig HL-320 elevation: A structural casting. On the three variants in the pilot hall coloured stickers mark the points for the dimensional check.
## Repair is the argument of the insurers
A rear impact at 25 km/h bends the crash boxes, which are bolted on in all three variants. At 40 km/h the stamped body can be pulled straight in most cases, whereas the casting cracks at the spring seat. Jingchu has therefore divided its casting by a line of bolts behind the wheel arch: the last 310 millimetres can be replaced as a section. This adds 2.2 kilograms and 140 yuan.
- The replacement section costs 3,800 yuan as a spare part.
- A body shop needs a rivet gun and a bonding set, but no welding licence for aluminium.
- Two insurers have given the model the same class as its steel predecessor.
## Whose press?
The press with 9,000 tonnes costs 86 million yuan. Jingchu will not buy it. Its casting partner, Hanyang Light Alloy, puts it next door and sells parts at an indexed price, with a guaranteed volume of 60,000 a year. Should the model fail, Hanyang may cast battery trays for others.
> A welding line can be rebuilt for the next model over Christmas. A casting die cannot. Whoever decides for the big casting also decides that the floor will not change for seven years. :: Qin Shuo, body engineering manager, Jingchu Motors
The compact car gets the casting, as 75,000 a year are planned. The sports utility sister on the same platform, with 190,000, keeps its steel.`,
    },
    cn: {
      title: '一件还是十四件？武汉一家车身厂给“大压铸”算了笔账',
      brief: '年产8万辆，一体压铸后地板占优；年产20万辆，冲压钢板更便宜。中间地带由维修、废品率和压铸机归谁说了算。',
      body: `荆楚汽车新款紧凑型车的后地板有三个版本。武汉试制车间的围栏后面，摆着71个钢板冲压件焊成的、14个零件混合连接的，以及一整件铝压铸的。九人小组对比了十个月，最近向供应商公布了结论。
“我们不是在找最先进的工艺，”车身工程部经理秦朔说，“我们要找的是，产量到多少，答案会变。”
## 分界线在17万辆附近
!table compare
压铸省得最多的是场地：640平方米对焊装单元的2900平方米。单件成本几乎不随产量下降，因为一台压铸机一年只能做9.5万件左右，第二台机就要第二副模。冲压正相反，开模贵，重复便宜。两条曲线在年产17万辆处相交。
测算按4.5%的废品率。要是9%，也就是别家头几个月的水平，产量到11万辆压铸就没有优势了。
!fig HL-320 elevation: 结构压铸件。试制车间的三个版本上，彩色贴点是尺寸检测的测点。
## 保险公司只问一件事：怎么修
25公里时速追尾，三个版本都只坏螺栓连接的吸能盒。40公里时，钢板车身多数可以校正，压铸件会在弹簧座处开裂。荆楚的办法是在轮罩后方用一排螺栓把铸件断开，最后310毫米可以整段更换，代价是增重2.2公斤、加价140元。
- 替换段备件价3800元；
- 修理厂只需铆枪和胶接套件，不需要铝焊资质；
- 两家保险公司已将该车型与上一代钢车身定为同一费率等级。
## 压铸机归谁
9000吨压铸机一台8600万元，荆楚不买。合作方汉阳轻合金把机器装在隔壁厂房，零件按指数价供货，保底每年6万件。万一车型卖不动，汉阳可以给别家压电池托盘。
> 焊装线，一个春节就能改成下一代车型，压铸模不行。拍板上大压铸，等于同时拍板地板七年不变。 :: 荆楚汽车车身工程部经理 秦朔
紧凑型车规划年产7.5万辆，用压铸；同平台的SUV规划19万辆，继续用钢板。`,
    },
  },
  {
    key: 'hairpin-winding-seconds',
    drawing: 'JL-320 elevation',
    date: '2026-02-24',
    types: ['latest'],
    tags: ['e-motors', 'electric-vehicles', 'laser-welding'],
    child: 'e-drive',
    tables: {
      ctq: table(
        'What is checked at each of 192 weld points|192个焊点逐点检测内容',
        'Feature|项目; Limit|限值; Method|方法; Time per point (ms)|单点用时（ms）',
        'Height offset of the pin ends|端头高差; < 0.25 mm; Structured light|结构光; 18',
        'Gap between pins|间隙; < 0.15 mm; Structured light|结构光; 18',
        'Weld bead diameter|焊球直径; 2.9 – 3.4 mm; Camera|相机; 9',
        'Penetration|熔深; > 1.1 mm; Coherence tomography|相干断层扫描; 27',
      ),
    },
    en: {
      title: 'A stator in 68 seconds: how Chongqing welds 192 hairpins without leaving a spatter',
      brief:
        'Yuzhou Drives has nearly halved the cycle of its hairpin line. Ring-mode lasers helped, but the stripping of the enamel was the bottleneck.',
      body: `The new hairpin line of Yuzhou Drives in Chongqing delivers a stator every 68 seconds; its predecessor from 2021 took 121. The slot holds eight conductors of 1.6 by 3.2 millimetres, and 192 pairs of ends have to be joined on the welding side.
Everyone looked at the laser first. A source with a core of 2.5 kW and a ring of 3.5 kW keeps the keyhole open and has reduced spatter to fewer than two particles per stator. The weld of one pair takes 85 milliseconds, the jump to the next 40.
!table ctq
The real bottleneck came earlier. Mechanical stripping of the enamel left burrs of up to 0.12 mm and removed copper, so that the ends stood at different heights in the clamping mask. Now a pair of ultraviolet lasers strips both sides in 1.9 seconds per pin. Residual enamel, the main cause of pores, has fallen below 3 micrometres.
!fig YH-320 elevation: A hairpin stator line. After welding, a camera gives every point on the crown a number and its own record.
Repair is allowed once per point and at most at three points per stator. In October 0.7 per cent of the stators were repaired and 0.09 per cent scrapped. The next generation, with 1,000 volts, will need thicker enamel, says line manager Guo Tao, and then the stripping will be the bottleneck again.`,
    },
    cn: {
      title: '68秒一个定子：重庆产线怎样焊完192个发卡端头不留飞溅',
      brief: '渝州电驱把发卡定子线的节拍几乎砍半。环形光斑激光有功劳，真正的瓶颈却是去漆皮。',
      body: `重庆渝州电驱的新发卡定子线68秒下线一台，2021年建成的老线要121秒。每槽八层导体，截面1.6×3.2毫米，焊接端共有192对端头。
大家最先盯上的是激光。芯光2.5千瓦、环光3.5千瓦，匙孔始终敞开，飞溅降到每台定子不足两粒。焊一对端头85毫秒，跳到下一对40毫秒。
!table ctq
真正的瓶颈在前面。机械去漆会留下最大0.12毫米的毛刺，还会刮掉铜，端头在夹紧罩里高低不齐。现在改用一对紫外激光同时去两面漆，每根1.9秒，残漆厚度降到3微米以下，而残漆正是气孔的主因。
!fig YH-320 elevation: 扁线定子产线。焊完之后，相机给端部每个焊点编号，各留一条记录。
工艺规定每点只许补焊一次，每台不超过三点。10月份补焊率0.7%，报废率0.09%。产线经理郭涛说，下一代电机上1000伏，漆膜更厚，去漆又会变回瓶颈。`,
    },
  },
  {
    key: 'paint-shop-without-oven',
    date: '2024-09-05',
    types: ['latest'],
    tags: ['coating', 'energy-saving', 'carbon-footprint'],
    child: 'paint-shop',
    en: {
      title: 'Eighty degrees instead of 140: a paint shop turns down the heat',
      brief:
        'Low-bake clear coats let plastic and metal go through one oven. The saving is large, the polish on Monday mornings was not.',
      body: `Ovens use about a third of the energy of a car paint shop. Since May the second line of Haizhou Vehicles in Lianyungang has run with a two-component clear coat that cross-links at 80 °C instead of 140. The gas meter shows 41 per cent less for the oven section, the equivalent of 117 kWh for each body.
The second advantage is one of colour. Bumpers and fuel flaps can be painted on the body, in the same booth and from the same ring line. Colour differences between fender and bumper, a perennial complaint with silver shades, have fallen from a delta E of 1.1 to 0.3.
## Mondays were difficult
During the first weeks the clear coat was soft after weekends. Isocyanate hardener had drawn moisture in the supply line, the surface marked under the polishing pad. Haizhou changed to nitrogen-covered tanks and shortened the ring line from 340 to 90 metres. Since July there has been no more rework of this kind.
The material costs 19 yuan more per body. Against that stand 46 yuan for gas and about 30 for the parts that no longer have to be painted separately.
> Ovens at 140 degrees forgive dirt in the cavity wax. At 80 they do not. We have never cleaned so much as this summer. :: Ma Lin, paint shop manager, Haizhou Vehicles`,
    },
    cn: {
      title: '烘房从140℃降到80℃：连云港一条涂装线的“退烧”账',
      brief: '低温清漆让塑料件和车身同炉烘烤，省气明显，头几个星期一早上的抛光也很“明显”。',
      body: `烘房约占轿车涂装车间能耗的三分之一。今年5月起，连云港海州汽车二线改用双组分低温清漆，交联温度由140℃降到80℃。烘房段燃气下降41%，折合每台车身省117千瓦时。
另一个好处在颜色上。保险杠、加油口盖可以装在车身上同室同管路喷涂。银色系翼子板与保险杠的色差历来是投诉老大难，现在ΔE由1.1降到0.3。
## 难熬的星期一
头几周，周末停线后清漆发软。原因是固化剂在供漆管路里吸了潮，抛光盘一压就有印。海州给储罐加了氮封，环管由340米缩到90米，7月以后再没有因此返工。
涂料每台贵19元，省下的燃气46元，另有约30元是零件不再单独喷涂省出来的。
> 140℃的烘房会包容空腔蜡里的脏东西，80℃不会。今年夏天是我们打扫卫生最多的一个夏天。 :: 海州汽车涂装车间主任 马林`,
    },
  },
  {
    key: 'headlamp-lens-two-shot',
    date: '2023-10-12',
    types: ['latest'],
    tags: ['injection-moulding', 'mould-making', 'electric-vehicles'],
    child: 'lighting',
    en: {
      title: 'Light guide one metre long: the front of electric cars becomes a lamp',
      brief:
        'A radiator grille is no longer needed, so designers fill the space with light. Moulders have to keep one metre of polycarbonate free of stress.',
      body: `Across the front of the new saloon runs a strip of light 1,040 mm long, without a joint. Behind it is a light guide of polycarbonate, 8 mm thick, with 2,300 prisms of 0.35 mm that were cut into the mould insert with a diamond.
Jinshan Lighting in Taizhou moulds it in three layers of equal colour. Thick optics in one shot would cool for nine minutes; with three layers of 2 to 3 mm each on a rotary table it takes 148 seconds. Between the layers there must be no visible boundary, so each shot has to meet the previous one at a surface temperature of 118 ± 4 °C.
The critical figure is optical retardation. More than 60 nanometres in the middle of the part and the strip shows a yellowish shade at its far end. Jinshan measures every part in polarised light; in September 6.8 per cent were rejected, most of them after weekends.
Two more car makers have ordered similar strips. The grille makers in the neighbourhood, reports managing director Xie Hong, have begun to buy optics machines.`,
    },
    cn: {
      title: '一米长的导光条：电动车的“脸”变成了一盏灯',
      brief: '不要进气格栅了，设计师就用光来填。注塑厂要让一米长的PC不留应力。',
      body: `新款轿车的前脸横贯一条1040毫米长的光带，没有接缝。后面是一根8毫米厚的PC导光条，带2300个0.35毫米棱镜，模芯用金刚石刀具刻出来。
台州金山车灯采用三层同色注塑。厚壁光学件一次打成要冷却九分钟，分成2至3毫米的三层、用转盘模，148秒一件。层间不能看出界线，后一次注射必须赶在前一层表面118±4℃时进来。
关键指标是光程差：中段超过60纳米，光带远端就会泛黄。金山件件过偏振光检测，9月份剔除6.8%，多数出在周末停机之后。
又有两家车企下了类似订单。总经理谢红说，附近做格栅的厂，也开始买光学注塑机了。`,
    },
  },
];
