import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of laser processing. */
export const stories: Story[] = [
  {
    key: 'sixty-kilowatt-plate',
    drawing: 'CL-320 elevation',
    date: '2026-07-07',
    types: ['Editorpick', 'latest'],
    tags: ['laser-cutting', 'energy-saving', 'sheet-metal'],
    child: 'laser-cutting',
    named: true,
    tables: {
      cut: table(
        'Cutting S355 with air, measured by the editors at the Jiangyin works|编辑部江阴现场实测：空气切割S355',
        'Thickness (mm)|板厚（mm）; 30 kW (m/min)|30kW（m/min）; 60 kW (m/min)|60kW（m/min）; Plasma 400 A (m/min)|400A等离子（m/min）; Taper 60 kW (mm)|60kW锥度（mm）; Rz 60 kW (µm)|60kW粗糙度Rz（µm）; Energy (kWh/m)|单米电耗（kWh/m）; Gas cost (CNY/m)|气体成本（元/m）',
        '12; 8.9; 15.6; 3.6; 0.08; 22; 0.16; 0.05',
        '20; 4.1; 8.2; 2.3; 0.15; 31; 0.31; 0.09',
        '30; 1.6; 4.3; 1.5; 0.24; 46; 0.58; 0.18',
        '40; 0.8; 2.4; 1.0; 0.41; 68; 1.04; 0.32',
        '60; 0.2; 0.9; 0.5; 0.92; 124; 2.77; 0.86',
      ),
    },
    en: {
      title: 'Sixty kilowatts against plasma: where thick plate changes sides',
      brief:
        'We stood beside a 60 kW machine in Jiangyin for two days with a stopwatch and a roughness gauge. Up to 40 millimetres the old torch has little left to offer.',
      body: `The plate is 30 millimetres thick, and the head moves over it at a walking pace. Blue-white light flickers through the window of the cabin; underneath, the slag falls into water. At Chengjiang Steel Service in Jiangyin two laser cutting machines with 60 kW have stood since spring of last year where four plasma torches used to smoke. We were allowed to measure.
## The stopwatch
!table cut
At 20 millimetres the laser is three and a half times as fast as plasma. At 60 it is still almost twice as fast, but the surface becomes rough, and the taper of nearly a millimetre rules out welded joints without machining. Chengjiang therefore sets the limit at 45.
The gas is the quiet revolution. Structural steel of every thickness can be cut with air from a compressor at 14 bar. A cubic metre costs 0.11 yuan; nitrogen would cost 0.9. The oxide skin on the edge is thin and grey and can be painted after brushing.
!fig CL-320 section: A plate cutting machine. Edges of 12, 20, 30, 40 and 60 millimetres were cut with the same nozzle.
## Optics on the edge
A protective window lasts for 19 hours on average, says service foreman Qiu Bin, and it decides about cost more than electricity does. Two specks of dust are enough. The head watches the temperature and the scattered light of the window and stops within 20 milliseconds; nevertheless a lens for 38,000 yuan was lost in the first month, because someone had changed the window next to an open grinding booth.
- Connected load of one machine with chiller and extraction: 240 kW.
- Wall-plug efficiency of the source: 42 per cent.
- Floor load: the bed carries four tonnes per square metre and is flushed with water.
## Who does not need it
Below 12 millimetres 60 kW bring nothing: acceleration and piercing set the pace, and 12 kW do the same for a third of the price. Of the 900 tonnes that Chengjiang cuts in a month, 640 are thicker than that.
> Ask what your machine will do on the average plate, not on the thickest. Most of my colleagues buy the photograph of the 100-millimetre block. :: Qiu Bin, foreman, Chengjiang Steel Service
!video Piercing and cutting of 40 millimetre plate with air`,
    },
    cn: {
      title: '六万瓦对等离子：厚板切割从哪个厚度开始换边',
      brief: '编辑部带着秒表和粗糙度仪，在江阴一台6万瓦切割机旁站了两天。40毫米以内，老割枪已经没有多少优势。',
      body: `30毫米的板，切割头走得跟人散步一样快。观察窗里蓝白光闪烁，熔渣落进水里。江阴澄江钢材加工去年春天换上两台6万瓦激光切割机，取代了四台冒烟的等离子。厂里同意我们实测。
## 秒表说话
!table cut
20毫米，激光速度是等离子的三倍半；60毫米仍快近一倍，但断面发粗，近1毫米的锥度不加工没法焊。澄江给自己划的线是45毫米。
真正的“静悄悄的革命”在气体。结构钢不论厚薄，都能用空压机的气来切，压力14巴，每立方米0.11元，换氮气要0.9元。断面有一层薄薄的灰色氧化皮，刷一遍就能上漆。
!fig CL-320 section: 厚板切割机。12、20、30、40、60毫米的断面，出自同一只喷嘴。
## 镜片决定成本
班长邱斌说，保护镜片平均撑19个小时，对成本的影响比电费大，两粒灰尘就够它受的。切割头监测镜片温度和散射光，20毫秒内停光。尽管如此，第一个月还是报废了一片3.8万元的镜头：有人在敞开的打磨间旁边换了保护镜。
- 单台含冷水机、除尘装机240千瓦；
- 激光器电光效率42%；
- 床身每平方米承重4吨，水冲排渣。
## 谁用不着
12毫米以下，6万瓦没有意义：快慢取决于加速度和穿孔，1.2万瓦效果一样，价格只有三分之一。澄江每月切900吨，其中640吨在12毫米以上。
> 要问机器切你平均厚度的板怎么样，别问最厚能切多少。很多同行买的是那张切100毫米的照片。 :: 澄江钢材加工班长 邱斌
!video 40毫米板空气穿孔与切割`,
    },
  },
  {
    key: 'blue-laser-copper-foils',
    date: '2025-08-19',
    types: ['latest'],
    tags: ['laser-welding', 'battery-cells'],
    child: 'laser-welding',
    tables: {
      foils: table(
        'Welding 60 copper foils of 6 µm to a tab of 0.3 mm|60层6微米铜箔与0.3毫米极耳焊接',
        'Process|工艺; Speed (mm/s)|速度（mm/s）; Resistance (µΩ)|电阻（µΩ）; Peel force (N)|剥离力（N）; Particles > 20 µm|20微米以上颗粒; Wear parts|易损件',
        'Ultrasonic|超声波; 0.4 s/spot|0.4 s/点; 31; 42; 180; Horn, 60,000 welds|焊头，6万次',
        'Infrared laser|红外激光; 90; 29; 37; 64; None|无',
        'Blue 2 kW and infrared|2kW蓝光＋红外; 140; 26; 51; 9; None|无',
      ),
    },
    en: {
      title: 'Blue light for copper foils',
      brief:
        'Copper reflects infrared and absorbs blue. For the stacks of foils in battery cells this makes the difference between spatter and silence.',
      body: `Copper reflects 95 per cent of infrared light at room temperature, and 35 per cent of blue light at 450 nanometres. The consequences can be heard: where an infrared beam crackles on a stack of copper foils, the blue one hisses.
Wusong Photonics of Shanghai has combined a blue diode laser of 2 kW, which melts the surface calmly, with an infrared beam of 1.5 kW that follows in the same spot and provides depth. A cell maker in Changzhou has been welding the foil stacks of its pouch cells with it since May.
!table foils
Ultrasonic welding remains cheaper by a factor of five to install. But its horn wears and sheds particles, and particles are what cell makers fear: each one above 20 micrometres is a possible short circuit.
Blue light is difficult to focus. At 2 kW the spot cannot be made smaller than 300 micrometres, so busbars of more than one millimetre stay with infrared.`,
    },
    cn: {
      title: '焊电芯铜箔，换用蓝光激光',
      brief: '铜反射红外，吸收蓝光。对电芯里一叠叠的铜箔来说，这就是飞溅与安静的差别。',
      body: `室温下铜反射95%的红外光，对450纳米蓝光只反射35%。差别听得出来：红外打在铜箔叠层上噼啪作响，蓝光只有轻轻的嘶声。
上海吴淞光电把2千瓦蓝光半导体激光与1.5千瓦红外合在同一光斑里，蓝光先把表面平稳熔开，红外随后给熔深。常州一家电芯厂从5月起用它焊软包电芯的铜箔叠层。
!table foils
超声波焊的设备投入只有它的五分之一，但焊头会磨损、掉颗粒，而颗粒是电芯厂最怕的东西，20微米以上的每一粒都可能造成短路。
蓝光也有短板：不好聚焦，2千瓦时光斑最小300微米，1毫米以上的铜排还得用红外。`,
    },
  },
  {
    key: 'laser-cleaning-rail-wheels',
    date: '2024-02-27',
    types: ['latest'],
    tags: ['surface-finishing', 'laser-marking', 'process-safety'],
    child: 'cleaning',
    en: {
      title: 'No more sand: railway workshop in Zhuzhou cleans wheel sets with light',
      brief:
        'Pulsed lasers take paint and grease off axles without touching the steel. It is slower than blasting, and nobody has to wear a suit.',
      body: `Before an axle may be examined for cracks, its old paint must come off. In the workshop of Tianyuan Rail Service in Zhuzhou this was done with steel grit until last year: loud, dusty, and risky for the bearing seats, which had to be masked by hand for twenty minutes.
Now a robot guides a pulsed laser of 1 kW round the turning axle. The pulses of 100 nanoseconds evaporate paint and grease; bare steel reflects so well that the process stops by itself. The masks have gone. A wheel set takes 34 minutes instead of 21, but because masking, washing and the disposal of grit are no longer needed, it leaves the workshop earlier.
## What the inspectors asked
The crack test is done with magnetic particles. Inspectors feared that the laser might melt over fine cracks. Tianyuan had 30 axles with artificial cracks from 0.2 mm upwards treated and examined: all were found again, and the residual stress at the surface had changed by less than 15 MPa.
The extracted dust contains lead chromate from the paint of the 1990s and goes to a hazardous waste plant, 11 grams per axle. With grit it had been 19 kilograms of contaminated abrasive.`,
    },
    cn: {
      title: '不再喷砂：株洲轮对检修车间改用激光清洗',
      brief: '脉冲激光把漆和油污“蒸”掉，不伤钢材。比喷砂慢，但没人再需要穿防护服。',
      body: `车轴探伤之前，旧漆必须除净。株洲天元轨道检修的车间里，去年以前一直用钢砂喷：噪声大、粉尘大，轴承座还得人工包扎二十分钟，生怕打伤。
如今由机器人带着1千瓦脉冲激光绕着转动的车轴走。100纳秒的脉冲把漆和油脂气化，打到裸钢上大部分被反射，过程自己就停了，包扎工序取消。单个轮对用时34分钟，喷砂是21分钟，但省去包扎、清洗和废砂处理，出车间反而更早。
## 探伤员的疑问
探伤用磁粉。探伤员担心激光会把细裂纹熔合。天元拿30根带人工裂纹的车轴做试验，最小0.2毫米，清洗后全部检出，表面残余应力变化不到15兆帕。
抽走的粉尘里含有上世纪90年代油漆中的铬酸铅，每轴11克，送危废处置。以前喷砂，每轴产生19公斤被污染的废砂。`,
    },
  },
  {
    key: 'glass-cutting-bessel',
    drawing: 'GP-320 section',
    date: '2026-03-31',
    types: ['latest'],
    tags: ['ultrafast-laser', 'smt'],
    child: 'micromachining',
    en: {
      title: 'A needle of light through cover glass',
      brief:
        'Bessel beams cut curved display glass in one pass and without chips. Now they are to drill holes for chip packages.',
      body: `Cover glass for car displays is 1.1 mm thick, chemically strengthened and bent. A wheel chips it, water jets roughen it. Picosecond lasers with a Bessel beam, a needle of light 1.5 mm long and two micrometres thin, modify the glass through its full depth; a second laser with CO₂ heat then separates it along the line.
Gulou Optics of Fuzhou reports 1.2 metres a second on straight lines and an edge strength of 310 MPa without grinding, twice that of a ground edge. Scrap in series is 0.4 per cent.
The same optics make holes in glass substrates for advanced packaging. A modified channel of 30 micrometres etches fifty times as fast as its surroundings. Gulou makes 5,000 such channels a second; the aspect ratio reaches 1 to 20. What is still lacking, says product manager Yu Peng, is not the hole but the copper that has to fill it without cracking the glass.`,
    },
    cn: {
      title: '穿透盖板玻璃的一根“光针”',
      brief: '贝塞尔光束一次切透曲面显示玻璃，不崩边。下一步是给芯片封装打孔。',
      body: `车载屏盖板玻璃厚1.1毫米，化学强化，还带弯曲。刀轮会崩边，水刀断面粗。皮秒激光经贝塞尔光学，变成一根长1.5毫米、细2微米的“光针”，一次改性到底，再由CO₂激光加热沿线裂开。
福州鼓楼光学给出的数据是：直线切割每秒1.2米，不磨边的边缘强度310兆帕，是磨边玻璃的两倍，量产废品率0.4%。
同样的光路可以在先进封装的玻璃基板上打孔。改性通道直径30微米，腐蚀速度是周围的50倍，每秒打5000个，深径比1比20。产品经理余鹏说，现在缺的不是孔，而是怎样把铜填进去、玻璃还不裂。`,
    },
  },
  {
    key: 'cladding-mine-props',
    date: '2023-05-16',
    types: ['latest'],
    tags: ['coating', 'laser-welding', 'plating'],
    child: 'cladding',
    en: {
      title: 'From chrome bath to powder nozzle: mine props get a new skin',
      brief:
        'High-speed laser cladding replaces hard chrome on hydraulic props. Powder, not the laser, determines the price.',
      body: `A hydraulic prop in a Shanxi coal face stands in acid water and is raised and lowered 6,000 times before it comes to the workshop. Hard chrome lasts for about a year and a half there. Since chrome baths have been closed in most industrial parks, workshops look for something else.
Jinzhong Remanufacturing has installed nine high-speed cladding machines. The powder, an iron alloy with 17 per cent chromium, melts in the beam above the surface and hits the rotating rod as droplets. At 60 metres a minute a layer of 0.4 mm is built up, which is ground to 0.25. Dilution with the base is below three per cent; hot cracks are rare.
A square metre costs 640 yuan, of which 370 are powder. Chrome used to cost 480, without waste water treatment. The first 1,200 props have been in the mine for 26 months; eleven came back, seven of them because of bent rods.
Powder efficiency is 82 per cent. Each further point saves Jinzhong about 300,000 yuan a year, so the research budget goes to nozzles.`,
    },
    cn: {
      title: '从镀铬槽到送粉嘴：煤矿立柱换新“皮肤”',
      brief: '高速激光熔覆取代液压支架立柱镀硬铬，定价格的是粉末而不是激光。',
      body: `山西综采面上的液压支架立柱泡在酸性水里，升降6000次后上井大修。镀硬铬在这里大约撑一年半。多数园区的镀铬槽关停之后，修理厂都在找替代。
晋中再制造装了九台高速熔覆机。含铬17%的铁基粉末在光束中、离工件表面之前就熔化，以液滴打到旋转的柱杆上。线速度每分钟60米，熔覆0.4毫米，磨到0.25毫米。稀释率低于3%，很少出热裂纹。
每平方米640元，其中粉末370元；过去镀铬480元，还不含废水处理。首批1200根下井26个月，返回11根，其中7根是因为杆体压弯。
粉末利用率82%，每提高一个点，晋中一年省30万元左右，所以研发经费都花在喷嘴上。`,
    },
  },
  {
    key: 'laser-safety-handheld',
    date: '2025-01-14',
    types: ['latest'],
    tags: ['laser-welding', 'process-safety', 'standards', 'skills'],
    child: 'laser-safety',
    en: {
      title: 'Two thousand hand-held welders, and hardly a screen',
      brief:
        'Hand-held laser welding has conquered small workshops within four years. Accident reports now show what got lost on the way.',
      body: `A hand-held laser welder costs 28,000 yuan and can be learnt in an afternoon. In the stainless kitchen town of Xingfu 2,300 are in use, in sheds, in courtyards, sometimes by the roadside. Its beam of 1.5 kW can damage an eye at a distance of 40 metres, even by reflection.
We visited 22 workshops together with a safety engineer. In nineteen the operator wore goggles; in three of these they were the wrong ones. Screens of the required class stood in two. In not a single one were the door and the laser interlocked.
## What the machine can do by itself
- The beam may start only when the nozzle touches the workpiece electrically. All machines had this; in five it had been bridged “because of painted sheet”.
- Newer torches measure distance and stop when lifted by more than five millimetres.
- A key switch was present everywhere, and the key was in it everywhere.
The hospital in the district treated 17 retinal burns last year, eleven of them in bystanders. Most were people who brought tea or material.
> The welder looks at the seam and wears green glasses. The colleague beside him looks at the pretty light. :: Dr Shao Ying, ophthalmologist
From July a national standard requires instruction with proof, a marked area and interlocks from 500 W upwards. The district government pays half of the price of a curtain. So far 140 workshops have applied.`,
    },
    cn: {
      title: '两千多把手持焊枪，却难见一块防护屏',
      brief: '手持激光焊四年间占领了小作坊，事故记录开始说明哪些东西被丢在了半路。',
      body: `一台手持激光焊机2.8万元，一个下午就能学会。在“不锈钢厨具之乡”兴福镇，2300台机器分布在棚子里、院子里，有的干脆摆在路边。1.5千瓦的光束，隔40米、哪怕是反射光，也能伤眼。
记者跟着一位安全工程师走了22家作坊。19家操作工戴了护目镜，其中3副波段不对；符合等级的防护屏，2家有；门与激光联锁的，一家也没有。
## 机器自己能管住的
- 喷嘴与工件接触导通才能出光，这一功能所有机器都有，5台被短接，理由是“焊喷过漆的板不导通”；
- 新款焊枪带测距，抬起超过5毫米自动停光；
- 钥匙开关台台都有，钥匙台台都插在上面。
区医院去年收治视网膜灼伤17例，11例是旁人，多半是送茶水、送料的。
> 焊工盯着焊缝，戴着绿镜片；旁边的人盯着那束好看的光。 :: 眼科医生 邵颖
7月起，国家标准将要求500瓦以上设备必须有培训记录、划定区域和联锁装置。区里补贴一半防护帘的钱，目前有140家申请。`,
    },
  },
  {
    key: 'fibre-source-price-war',
    date: '2026-11-03',
    types: ['newswire'],
    tags: ['market-data', 'laser-cutting'],
    child: 'sources',
    picture: false,
    en: {
      title: 'Fibre lasers: a watt for 5.8 yuan',
      brief: 'Prices for multi-kilowatt sources have fallen by another fifth.',
      body: `Fibre laser sources of 12 kW were offered at 69,000 to 72,000 yuan in Wuhan in October, or 5.8 yuan a watt, a fifth less than a year ago. Three of the seven larger makers are selling below their own pump diode costs, according to dealers, in order to keep their lines running.
Machine builders pass on only part of the decline. Cutting heads and motion have become the larger share of a machine: at 12 kW the source now stands for 21 per cent of the bill of materials, in 2020 it was 48.`,
    },
    cn: {
      title: '光纤激光器：一瓦只要5.8元',
      brief: '万瓦级光源价格一年又跌两成。',
      body: `10月武汉市场12千瓦光纤激光器报价6.9万至7.2万元，合每瓦5.8元，比一年前又低两成。经销商说，七家主要厂商里有三家卖价已低于泵源成本，只为产线不停。
整机厂只让出一部分差价。切割头和运动系统成了成本大头：12千瓦机型上，光源占物料成本的21%，2020年是48%。`,
    },
  },
  {
    key: 'jena-lens-makers',
    date: '2022-10-18',
    types: ['oversea'],
    tags: ['ultrafast-laser', 'skills', 'supply-chain'],
    child: 'optics',
    en: {
      title: 'Eighteen months for a lens: why optics from Jena are late',
      brief: 'Crystal growers, polishers and coaters in Thuringia have full books and empty training workshops.',
      body: `Anyone who orders a scanning lens of fused silica in Jena today is told to expect it in spring 2024. The order books of the forty optics firms between the river and the motorway are full, because chip makers, laser builders and, since this year, the defence industry all want the same glass.
Glass is not the bottleneck. It is polishing. A lens with a shape error of 30 nanometres needs about six hours on a machine and two under the hands of somebody who has done this for ten years. In the five vocational classes of the region 61 apprentices are trained as precision opticians; 140 will retire by 2027.
Ion beam figuring helps with the last step, removing a few nanometres where the interferometer says so. A machine costs 1.8 million euros and replaces no polisher, only his last hour.
Coaters report a second effect. For ultrafast lasers the layers must stand 0.4 joules per square centimetre at 300 femtoseconds, and each batch is tested to destruction. The test queue alone is nine weeks long.`,
    },
  },
  {
    key: 'wuhan-head-autofocus',
    date: '2023-12-05',
    types: ['latest'],
    tags: ['laser-cutting', 'machine-vision'],
    child: 'optics',
    cn: {
      title: '切割头里的“眼科医生”：武汉企业把焦点漂移压到0.3毫米',
      brief: '功率越高，镜片越热，焦点越往上跑。洪山光机在切割头里塞进一套测温和补偿机构。',
      body: `激光切割头里，镜片受热后会变成一块更“凸”的透镜，焦点随之上移。3千瓦时代，漂移半毫米，操作工凭火花就能调回来；到了30千瓦，冷机与热机之间能差2.4毫米，切口从亮面变成挂渣，只要十几秒。
武汉洪山光机的办法分两步。第一步少发热：准直镜和聚焦镜换成低吸收熔石英，镀膜吸收率控制在百万分之八以内，漂移先降到0.9毫米。第二步边测边补：镜筒里装了六个红外测温点，控制器每10毫秒算一次热透镜，由音圈电机移动准直镜，残余漂移0.3毫米。
!fig HS-220 section: 切割头剖面。六个测温点分布在聚焦镜压圈上。
项目负责人邹凯说，补偿算法并不复杂，难的是区分“镜片热了”和“镜片脏了”。两者焦点都会移动，但脏镜片的温升不对称，六个点里总有一个先热，系统据此提示更换，而不是继续补偿。
目前已出货4100只，返修率1.2%，多数是保护镜座密封圈被操作工装反。`,
    },
  },
];
