import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories about machines and processing. */
export const machineStories: Story[] = [
  {
    key: 'all-electric-cap-line',
    drawing: 'HX-320 elevation',
    date: '2026-09-15',
    types: ['Editorpick', 'latest'],
    tags: ['injection-moulding', 'servo-drives', 'energy-saving'],
    child: 'injection',
    named: true,
    tables: {
      trial: table(
        'Acceptance run, 72-cavity cap mould, HDPE, 24 hours each|验收运行数据（72腔瓶盖模，HDPE，各24小时）',
        'Line|产线; Clamping force (kN)|锁模力（kN）; Cycle (s)|周期（s）; Shot (g)|注射量（g）; Energy (kWh/kg)|单耗（kWh/kg）; Caps per hour|每小时瓶盖数; Rejects (ppm)|不良率（ppm）; Cooling water (m³/h)|冷却水（m³/h）',
        'Line 1, hydraulic (2014)|1号线 液压机（2014年）; 3,800; 3.35; 151; 0.71; 77,370; 420; 18.5',
        'Line 2, servo-hydraulic|2号线 伺服液压; 3,800; 2.92; 151; 0.52; 88,760; 310; 15.2',
        'Line 5, HX-420E|5号线 HX-420E; 4,200; 2.41; 149; 0.37; 107,550; 95; 11.8',
        'Line 6, HX-420E|6号线 HX-420E; 4,200; 2.43; 149; 0.37; 106,660; 110; 11.9',
      ),
    },
    en: {
      title: 'Cap maker in Foshan cuts energy per kilogram by almost half with all-electric lines',
      brief:
        'Two 420-tonne electric presses replaced three hydraulic ones at Lingnan Closures. The drives saved most of it; a good quarter came from a smaller shot and a shorter holding time.',
      body: `Lingnan Closures, which moulds 28 mm water and juice caps for bottlers in southern China, has taken three hydraulic presses from 2014 out of service and put two all-electric machines from Yongrui Precision Machinery of Ningbo in their place. After three months of three-shift operation the factory in Foshan reports 0.37 kWh per kilogram of HDPE on the new lines, against 0.71 on the oldest of the retired ones.
“We had expected perhaps 35 per cent,” says production manager Deng Wenhao. “The drives gave us that. The rest came from things we could not have done with the old clamps.”
## Two grams that nobody missed
The old presses showed platen deflection of 0.09 mm across the 72-cavity mould, and the process was padded to cover it: a heavier top panel in the outer cavities and a quarter of a second of extra holding time. The new HX-420E has a centre-press toggle and deflects 0.03 mm in the same position. That allowed the mould shop to take 0.028 g out of each cap, two grams over the whole shot, and to shorten the holding phase from 0.62 to 0.35 seconds.
!fig HX-320 section: An all-electric machine of the HX series. On line 5 the caps leave the mould through a side-entry take-out and pass a camera tunnel before the counting head.
Plasticising runs parallel to all other movements, which matters at a cycle of 2.4 seconds. The screw has a barrier section with a compression ratio of 2.6 and is driven by a directly coupled torque motor of 118 kW; recovery takes 1.9 seconds for 149 g of melt at 225 °C.
## What the acceptance run showed
!table trial
The difference between line 5 and line 6 lies within the tolerance of the metering. Reject figures come from the camera tunnel, which inspects the tamper band, the liner-free sealing lip and the colour of every cap.
Cooling water was the surprise. Because the hydraulic oil no longer has to be cooled, the new lines draw 11.8 cubic metres an hour where the old ones needed 18.5, and the factory could switch off one of its three cooling towers from October to April.
## Where electric is not the answer
Deng is careful not to generalise. For 5-litre handles and other thick parts with long cooling times the factory keeps its servo-hydraulic machines: the drive stands still for most of the cycle anyway, and the price difference of about 40 per cent would take nine years to recover.
> An electric press does not forgive a poor mould. The first week we broke two ejector plates that the old machine had simply pushed through. :: Deng Wenhao, production manager, Lingnan Closures
Yongrui has since delivered a further six machines of the series to cap makers in Vietnam and Turkey. The Foshan factory plans to replace its last hydraulic cap line in the second quarter of 2027.`,
    },
    cn: {
      title: '两台全电动机顶三台液压机，佛山瓶盖厂单耗近乎减半',
      brief:
        '岭南瓶盖用两台420吨全电动注塑机替下三台2014年的液压机。省下来的电大半来自驱动，还有四分之一多来自减下的克重和缩短的保压时间。',
      body: `专为华南饮用水和果汁灌装厂供应28毫米瓶盖的岭南瓶盖公司，今年停用了三台2014年购置的液压注塑机，换上两台宁波甬锐精密机械制造的全电动机。三班连续运行三个月后，佛山工厂给出的数据是：新线每公斤HDPE耗电0.37千瓦时，而替下的最老一条线是0.71千瓦时。
“我们原来估计能省35%左右，”生产经理邓文浩说，“驱动系统确实贡献了这么多，剩下的部分，是旧锁模机构根本做不到的。”
## 没人察觉的两克
旧机在72腔模具上的模板变形量达0.09毫米，工艺上只能靠“加料”来兜底：外圈型腔的瓶盖顶面做厚一些，保压时间多给四分之一秒。新的HX-420E采用中心施力肘杆机构，同一位置的变形量为0.03毫米。模具车间据此把每只瓶盖减重0.028克，整模少打两克料，保压时间也从0.62秒缩短到0.35秒。
!fig HX-320 section: HX系列全电动注塑机。5号线上，瓶盖经侧取机械手出模，先过视觉检测通道，再进计数头。
周期只有2.4秒，塑化必须与其他动作完全并行。螺杆带屏障段，压缩比2.6，由118千瓦力矩电机直驱；149克熔体在225℃下的储料时间为1.9秒。
## 验收运行怎么说
!table trial
5号线与6号线的差异在计量误差范围之内。不良率取自视觉检测通道，每只瓶盖都要检查防盗环、无垫密封唇和颜色。
最出乎意料的是冷却水。液压油不再需要冷却，新线每小时用水11.8立方米，旧线要18.5立方米。从当年10月到次年4月，工厂三座冷却塔可以停掉一座。
## 不是哪里都适合用全电动
邓文浩并不主张一刀切。5升桶提手这类厚壁件冷却时间长，工厂继续用伺服液压机：大部分周期里油泵本来就停着，而两种机型约四成的价差要九年才能收回。
> 全电动机不会迁就一副差模具。头一个星期我们就顶坏了两块顶针板，换成老机器，也就硬顶过去了。 :: 岭南瓶盖生产经理 邓文浩
此后，甬锐又向越南和土耳其的瓶盖企业交付了六台同系列设备。佛山工厂计划在2027年第二季度换掉最后一条液压瓶盖线。`,
    },
  },
  {
    key: 'large-press-for-rotor-housings',
    date: '2025-11-06',
    types: ['latest'],
    tags: ['injection-moulding', 'electric-vehicles', 'lightweighting'],
    child: 'injection',
    tables: {
      data: table(
        'Main data of the HD-8500|HD-8500主要参数',
        'Feature|项目; Value|数值',
        'Clamping force|锁模力; 85,000 kN',
        'Distance between tie bars|拉杆内距; 2,750 × 2,450 mm',
        'Maximum shot weight, PP|最大注射量（PP）; 86 kg',
        'Platen parallelism under load|负载下模板平行度; 0.18 mm',
        'Installed power|装机功率; 1,140 kW',
        'Floor space|占地; 27.4 × 8.9 m',
      ),
    },
    en: {
      title: 'Two-platen press of 8,500 tonnes starts work on battery trays in Hefei',
      brief:
        'Hengda Injection has handed over its largest machine so far. It moulds a 38-kilogram tray of glass-filled polypropylene in a little under four minutes.',
      body: `Hengda Injection has handed over a two-platen injection moulding machine with a clamping force of 85,000 kN to Jianghuai Battery Systems in Hefei. It is the largest machine that the builder from Wenling has delivered so far, and it will do one job only: the lower tray of a storage battery cabinet, 2.2 metres long and 38 kilograms heavy, in polypropylene with 40 per cent long glass fibre.
!fig HD-320 elevation: The two-platen press: its moving platen weighs 214 tonnes and came from the foundry in one piece.
The tray replaces a welded assembly of 61 steel parts. It carries integral channels for the coolant, which are closed afterwards by infrared welding of a cover, and 84 brass inserts that a six-axis robot places while the previous part cools.
!table data
Two injection units fill the part through eleven valve gates that open in sequence. Hengda says the hardest task was not the force but fibre length: with a conventional screw the fibres arrived at 2.1 mm on average, with the three-zone low-shear screw at 5.4 mm, which is what the crash load case requires.
Jianghuai has ordered a second machine for the third quarter of 2026 and intends to mould 46,000 trays a year on the pair.`,
    },
    cn: {
      title: '8500吨两板机在合肥投产，一模打出38公斤电池托盘',
      brief: '恒达注塑交付了迄今最大的一台机器，不到四分钟成型一件重38公斤的长玻纤增强聚丙烯托盘。',
      body: `温岭恒达注塑日前向合肥江淮电池系统交付一台锁模力85000千牛的两板式注塑机，这是该公司迄今交付的最大机型。它只干一件活：储能柜下托盘，长2.2米，重38公斤，材料为40%长玻纤增强聚丙烯。
!fig HD-320 elevation: 这台二板机的动模板重214吨，整体铸造，一次浇成。
这个托盘取代了由61个钢件焊成的总成。冷却液流道直接成型在件上，随后用红外焊接封盖；84个铜嵌件由六轴机器人趁上一件冷却时放入模内。
!table data
两套注射单元通过11个顺序阀浇口充模。恒达方面说，难点不在吨位，而在纤维长度：用常规螺杆，纤维平均剩下2.1毫米；换成三段式低剪切螺杆后保留到5.4毫米，这才满足碰撞工况的要求。
江淮已订购第二台，2026年第三季度到位，两台合计年产能4.6万件。`,
    },
  },
  {
    key: 'microcellular-dashboard',
    date: '2024-06-20',
    types: ['latest'],
    tags: ['injection-moulding', 'lightweighting', 'electric-vehicles'],
    child: 'injection',
    en: {
      title: 'Foamed dashboard carriers leave the niche',
      brief:
        'Physical foaming with nitrogen saves eleven per cent of weight and, more important for the toolmaker, nearly all of the warpage. What it costs is surface and patience.',
      body: `When Kaiming Interiors of Changchun moulded its first foamed dashboard carrier four years ago, the part was a study. Today six of its nineteen large machines carry gas units, and the purchasing department asks for them by itself.
The principle has been known for decades: nitrogen is dissolved in the melt under pressure in the supercritical state, and comes out in bubbles of 20 to 80 micrometres when the pressure drops in the mould. For a long time the streaky surface kept the process out of visible parts. A carrier, however, is covered by a skin and foam anyway.
## Weight is the smaller argument
The carrier for a mid-size electric saloon weighs 2.94 kg instead of 3.31 kg, a saving of eleven per cent. Dimensional accuracy counts for more. The solid part warped by up to 4.6 mm at the outer defroster corner and needed a shrinkage fixture for eight minutes after demoulding. The foamed part stays within 0.9 mm and goes straight to the next station.
- Clamping force fell from 22,000 to 15,500 kN, so that the tool moved to a smaller machine.
- Cycle time fell from 54 to 47 seconds, because no holding pressure is needed.
- Sink marks opposite the ribs disappeared, and with them two rounds of tool correction.
## What it costs
A gas unit with its screw adds about 1.1 million yuan to the machine. Start-up after a standstill takes twenty shots rather than five. And the process window is narrow: below 0.35 per cent nitrogen the cells become coarse, above 0.6 per cent the elongation at break falls under the 12 per cent that the head-impact test demands.
> You cannot judge a foamed part by looking at it. We weigh every single one and cut one in two hundred. :: Sun Lijuan, process engineer, Kaiming Interiors
For visible parts Kaiming is trying rapid heating of the cavity surface to 135 °C before injection. The samples look good, says Sun, but heating and cooling add nineteen seconds, and at present nobody wants to pay for those.`,
    },
    cn: {
      title: '微发泡仪表板骨架走出“小众”',
      brief: '氮气物理发泡减重11%，对模具厂更要紧的是翘曲几乎消失。代价是外观和耐心。',
      body: `四年前，长春凯明内饰打出第一件微发泡仪表板骨架时，那还只是个课题。如今它的19台大型注塑机里有6台配了供气单元，采购部门自己会点名要。
原理并不新鲜：氮气在超临界状态下压入熔体，进模降压后析出20至80微米的气泡。长期以来，表面气痕让这一工艺与外观件无缘。不过骨架外面本来就要包表皮和发泡层，有没有气痕无关紧要。
## 减重反倒是次要的
某中型电动轿车的骨架，重量由3.31公斤降到2.94公斤，减重11%。更有价值的是尺寸。实心件在除霜口外角的翘曲最大4.6毫米，脱模后要在定型架上压8分钟；发泡件控制在0.9毫米以内，直接流转下一工位。
- 锁模力由22000千牛降到15500千牛，模具可以挪到小一档的机器上；
- 不需要保压，周期由54秒缩到47秒；
- 筋位背面的缩痕消失，少修两轮模。
## 代价在哪里
供气单元连同专用螺杆，一台机器要多花约110万元。停机后再开，过渡模次由5模增加到20模。工艺窗口也窄：氮气低于0.35%，泡孔变粗；高于0.6%，断裂伸长率就跌破头部碰撞试验要求的12%。
> 发泡件好不好，肉眼看不出来。我们件件称重，每两百件切开一件看断面。 :: 凯明内饰工艺工程师 孙丽娟
至于外观件，凯明正在试型腔急热，注射前把模面加热到135℃。孙丽娟说样件很漂亮，但一热一冷多出19秒，眼下没有客户愿意为这19秒买单。`,
    },
  },
  {
    key: 'nine-layer-film-line',
    drawing: 'CE-320 section',
    date: '2026-04-22',
    types: ['latest', 'Editorpick'],
    tags: ['extrusion', 'flexible-packaging', 'recycling'],
    child: 'films',
    tables: {
      layers: table(
        'Three structures run during the open house, 70 µm|开放日试运行的三种结构（总厚70µm）',
        'Structure|结构; Layers|层数; Polyolefin share (%)|聚烯烃占比（%）; Output (kg/h)|产量（kg/h）; 2-sigma gauge (%)|厚度偏差2σ（%）; OTR (cm³/m²·d)|透氧率（cm³/m²·d）; Seal start (°C)|起封温度（°C）; Recycling class|可回收等级',
        'PE/PA/PE, conventional|PE/PA/PE 常规; 7; 68; 610; 3.9; 42; 118; D',
        'PE/EVOH/PE, barrier|PE/EVOH/PE 高阻隔; 9; 95.4; 640; 2.6; 1.8; 104; A',
        'MDO-PE, stretched in line|MDO-PE 在线拉伸; 9; 96.1; 520; 2.2; 2.3; 101; A',
      ),
    },
    en: {
      title: 'Nine layers, one material: Guangdong film line aims at packs that can be recycled',
      brief:
        'At an open house in Shantou, Chenghai Extrusion ran barrier films of 95 per cent polyethylene. The price of the missing polyamide is a stretching unit as long as a bus.',
      body: `Flexible packs are light, cheap and protect food well, and almost none of them is recycled, because their layers of different plastics cannot be separated. Film makers therefore look for structures made of one polymer family only. At an open house in Shantou at the end of March, Chenghai Extrusion showed a nine-layer blown film line with machine-direction stretching that is built for exactly this.
The limit is set by the sorting plants. Most guidelines accept a polyethylene film with up to five per cent by weight of barrier polymer. That is enough for one EVOH layer of three micrometres, provided it is thin everywhere. The gauge profile, says technical director Chen Zhaofeng, has become a question of recycling: a film that varies by eight per cent needs more barrier on average to be tight at its thinnest point.
!fig CE-320 elevation: The nine-layer line. The 96 segments of its cooling ring have a temperature set point each, corrected every 40 seconds from the rotating gauge.
!table layers
## Stretching makes up for polyamide
Polyethylene alone is soft: bags made from it stretch on the packing machine, and print registers drift. In the stretching unit, 14 metres long and placed after the haul-off, the film is drawn to 5.2 times its length at 112 °C. Its modulus rises from 240 to 1,050 MPa. It can then be printed as the outer web and laminated to an unstretched sealing web, the whole laminate being polyethylene.
Of the 60 visitors, about a third came from converters who already run trials with oatmeal and pet food pouches. Their reservations are practical ones. Seal bars must be set within five degrees, where a PET laminate tolerates twenty. Pouches for hot filling remain out of reach.
> Everyone asks for recyclable film. The second question is what it costs, and then the room goes quiet. Today it is 12 to 15 per cent more per square metre. :: Chen Zhaofeng, technical director, Chenghai Extrusion
!video The bubble at 640 kilograms an hour
Chenghai has sold four lines of this type, two of them to Thailand and Poland. The demonstration line remains in Shantou until October and may be hired for trials by the day.`,
    },
    cn: {
      title: '九层共挤、单一材质：汕头薄膜线瞄准“能回收的软包”',
      brief: '澄海挤出在汕头开放日上现场开出聚乙烯占比95%的高阻隔膜。省掉尼龙的代价，是一套公交车那么长的拉伸单元。',
      body: `软包装轻、便宜、保护性好，却几乎无法回收，因为不同塑料层叠在一起分不开。薄膜企业于是转向“单一材质”结构。3月底，澄海挤出在汕头举办开放日，展示的九层共挤吹膜机组带单向拉伸，正是为此而来。
红线由分选厂划定。多数设计指南允许聚乙烯膜中阻隔树脂不超过5%（重量）。这刚够放一层3微米的EVOH，前提是处处都薄而均匀。技术总监陈兆丰说，厚度均匀性已经变成回收问题：厚薄偏差8%的膜，为了保证最薄处不漏，平均就得多加阻隔料。
!fig CE-320 elevation: 九层共挤线。自动风环96个分区各自设温，根据旋转测厚仪的数据每40秒修正一次。
!table layers
## 用拉伸补回尼龙的挺度
纯聚乙烯偏软，上包装机会被拉长，套印也会跑偏。拉伸单元长14米，布置在牵引之后，112℃下把薄膜拉伸5.2倍，模量由240兆帕提高到1050兆帕。这样的膜可以做印刷面层，再与未拉伸的热封层复合，整个结构都是聚乙烯。
到场60位来宾中，约三分之一来自复合软包企业，已经在麦片袋和宠物食品袋上试机。他们的顾虑都很实际：热封刀温差要控制在5℃以内，而PET复合膜放宽到20℃也没问题；热灌装袋目前仍做不了。
> 人人都问可回收膜。第二个问题是多少钱，然后会场就安静了。现在每平方米要贵12%到15%。 :: 澄海挤出技术总监 陈兆丰
!video 每小时640公斤产量下的膜泡
这一机型已售出四条，其中两条发往泰国和波兰。样机在汕头保留到10月，可按天租用试料。`,
    },
  },
];
