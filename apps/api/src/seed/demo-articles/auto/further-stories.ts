import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Further stories of car making. */
export const furtherStories: Story[] = [
  {
    key: 'monterrey-harness-plant',
    drawing: 'TE-320 section',
    date: '2026-05-07',
    types: ['oversea'],
    tags: ['supply-chain', 'connectors', 'electric-vehicles', 'investment'],
    child: 'electronics',
    en: {
      title: 'Harnesses from Monterrey: where wiring is still a matter of hands',
      brief:
        'Zonal architecture was supposed to automate the wiring harness. In Nuevo León 3,400 people show why it has not, yet.',
      body: `The board is nine metres long and moves at 1.1 metres a minute. Twelve workers lay 1,480 wires along it, tape branches, clip 96 connectors. At its end hangs a wiring harness of 38 kilograms, the heaviest component of the electric pick-up after battery, motor and seats.
Minjiang Harness of Fuzhou opened the plant in Apodaca near Monterrey in January. It employs 3,400 people, with 5,200 planned. “In the boardroom everyone talks about zone controllers,” says plant manager Lucía Treviño. “Here we talk about the bus timetable.”
## What zones change
The customer’s next platform will have four zone controllers instead of 31 separate units. The harness falls into five smaller ones, of which three are short enough for machines: they lay, cut, crimp and insert wires up to 2.5 metres long in fully automatic cells, eleven seconds per wire.
The remaining two cross the firewall and follow the body. They remain handwork, for a simple reason: a wire has no stiffness, and a gripper does not know where its end is.
- Wire length in the vehicle falls from 2,900 to 1,650 metres.
- Hours of labour fall from 11.4 to 6.8.
- Freight volume falls by 60 per cent, because small harnesses can be folded.
## Nearness has its price
Wages in Monterrey have risen by 38 per cent within three years. The competitor’s plant in the south, in Oaxaca, pays a third less, but needs nineteen hours of lorry time to the border. Under the rules of origin the harness must earn 75 per cent of its value in the region; the copper comes from Sonora, the connectors for the time being still from Fujian.
> Every engineer who visits us wants to automate the taping. Then he tries it himself for ten minutes. :: Lucía Treviño, plant manager, Minjiang Harness`,
    },
    cn: {
      title: '蒙特雷的线束厂：为什么布线还得靠手',
      brief: '都说区域架构能让线束自动化。在新莱昂州，3400双手说明了为什么还没有。',
      body: `九米长的装配板以每分钟1.1米的速度往前走，12名工人沿线铺下1480根导线，包胶带、卡96个连接器。末端挂着的线束重38公斤，是这款电动皮卡上仅次于电池、电机和座椅的最重部件。
福州闽江线束今年1月在蒙特雷附近的阿波达卡投产，用工3400人，规划5200人。“会议室里人人讲区域控制器，”厂长露西亚·特雷维尼奥说，“我们这里讲的是班车时刻表。”
## 区域架构改变了什么
客户下一代平台用4个区域控制器取代31个独立控制器，一根大线束拆成五根，其中三根短到可以上机器：全自动单元里放线、切断、压接、插孔，最长2.5米，每根11秒。
另外两根要穿过防火墙、贴着车身走，仍然是手工活。道理很简单：线没有刚性，夹爪不知道线头在哪里。
- 整车导线由2900米降到1650米；
- 工时由11.4小时降到6.8小时；
- 小线束能折叠，运输体积减少60%。
## 近有近的代价
蒙特雷三年工资涨了38%。对手在南部瓦哈卡的工厂便宜三分之一，但卡车到边境要19个小时。按原产地规则，线束须有75%的价值在区域内形成：铜来自索诺拉，连接器眼下仍从福建运来。
> 每个来参观的工程师都想把缠胶带自动化，然后他自己缠上十分钟。 :: 闽江线束厂长 露西亚·特雷维尼奥`,
    },
  },
  {
    key: 'brake-by-wire-approval',
    drawing: 'TE-220 elevation',
    date: '2026-10-20',
    types: ['newswire', 'latest'],
    tags: ['electric-vehicles', 'regulatory'],
    child: 'chassis',
    en: {
      title: 'Brakes without fluid: first electromechanical system approved for series cars',
      brief: 'Taihang Chassis of Baoding will deliver 40,000 sets in 2027.',
      body: `Taihang Chassis of Baoding has received approval for an electromechanical brake that has no hydraulic fallback. Four motors with ball screws press the pads with up to 38 kN; two independent 48-volt supplies and three controllers replace the second hydraulic circuit. Full pressure is reached after 95 milliseconds, about a third of the time that a hydraulic unit needs.
Series production of 40,000 sets is to begin in the second quarter of 2027 for a car maker that the company does not name. A set weighs 3.4 kilograms less than the conventional system. Workshops will need a service mode, for the pads cannot be pushed back by hand.`,
    },
    cn: {
      title: '没有制动液的刹车：首套纯电子机械制动通过量产车型认证',
      brief: '保定太行底盘计划2027年交付4万套。',
      body: `保定太行底盘的电子机械制动系统（EMB）通过量产认证，不带液压备份。四个轮边电机经滚珠丝杠压紧摩擦片，最大夹紧力38千牛；两路独立48伏电源加三个控制器，取代第二条液压回路。建立全压95毫秒，约为液压系统的三分之一。
首批4万套将于2027年第二季度量产，配套车企未公布。整套比传统系统轻3.4公斤。修理厂需要进入维修模式才能换片，因为摩擦片没法用手推回去。`,
    },
  },
  {
    key: 'press-shop-scrap-optimiser',
    date: '2022-05-18',
    types: ['latest'],
    tags: ['sheet-metal', 'carbon-footprint', 'industrial-ai'],
    child: 'press-shop',
    picture: false,
    en: {
      title: 'Brackets from window cut-outs: press shop in Shenyang uses scrap twice',
      brief: 'Forty per cent of all sheet in a press shop becomes scrap. Some of it is large enough for another part.',
      body: `What falls out of the window opening of a door ring measures 610 by 380 millimetres and used to be cut into strips and sold. In the press shop of Shengjing Stamping in Shenyang it now lands on a second conveyor and becomes two brackets for the seat belt.
The planning software compares the outlines of 340 small parts with 58 kinds of offcut, grade by grade. Nineteen matches were found, eleven are in series. Material utilisation has risen from 58.3 to 61.9 per cent, or 2,900 tonnes of steel a year that do not have to be made.
The difficulty is logistics: an offcut without a label is scrap, whatever its grade. Each stack gets a plate with coil number; without it the belt supplier refuses the part.`,
    },
    cn: {
      title: '车窗落料做支架：沈阳一家冲压厂让废料用两回',
      brief: '冲压车间四成板材变废料，其中一部分大到还能再做一个件。',
      body: `门环窗口落下来的料片610×380毫米，以前剪成条卖废钢。沈阳盛京冲压现在让它落到第二条输送带上，做成两个安全带支架。
排料软件把340种小件的轮廓与58种落料逐一比对，牌号必须一致，找到19组，11组已经量产。材料利用率由58.3%提高到61.9%，相当于每年少用2900吨钢。
难的是物流：没有标签的落料，不管什么牌号都只能当废料。每垛料都挂卷号牌，没有牌，安全带厂拒收。`,
    },
  },
  {
    key: 'truck-axle-line-jinan',
    date: '2024-03-12',
    types: ['latest'],
    tags: ['electric-vehicles', 'welding', 'investment'],
    child: 'commercial',
    cn: {
      title: '重卡电驱桥下线提速：济南一条混线兼做燃油桥和电驱桥',
      brief: '泉城车桥没有新建厂房，用一条线同时装两种桥，换型只要九分钟。',
      body: `泉城车桥的三号线以前只装燃油重卡后桥，现在十台桥里有三台是电驱桥。厂里没有另建新线，理由很现实：电驱桥订单一个月3000台，下个月可能只有900台。
两种桥的桥壳焊接相同，差别在主减速器之后。电驱桥要装两台永磁电机和一套两挡变速器，单台重1180公斤，比燃油桥重260公斤，原来的吊具吊不动。改造时把六台吊具换成伺服平衡吊，托盘上留两套定位销，换型时由扫码自动升降，用时九分钟。
## 焊接变形怎么管
桥壳环缝焊完，法兰跳动要求0.2毫米。燃油桥靠后道车削找正，电驱桥的法兰上还要装旋变，余量只有0.6毫米。工艺组把单枪改成180度对称双枪同步焊，跳动由0.45毫米压到0.16毫米。
产线负责人丁磊估计，电驱桥占比超过六成时，混线就不划算了，“到那天，我们希望是另一种烦恼”。`,
    },
  },
  {
    key: 'interiors-from-hemp',
    date: '2023-01-31',
    types: ['oversea'],
    tags: ['bioplastics', 'composites', 'carbon-footprint'],
    child: 'interiors',
    en: {
      title: 'Door panels from hemp: three harvests in Champagne go to a press in Rennes',
      brief: 'Natural fibres are light and cheap. Their smell, and the weather, are less reliable.',
      body: `Last autumn 640 hectares of hemp stood on the chalk fields east of Troyes, all of it under contract to a press shop in Rennes. The fibre, mixed with polypropylene and needled into a mat, becomes the carrier of the door panel: 1.35 kilograms where the injection-moulded one weighed 1.9.
The mat is heated to 205 °C between plates for 50 seconds, transferred within four seconds and pressed at 60 bar; clips and ribs are moulded on in the same stroke. A panel takes 58 seconds.
Two properties have kept the trade busy. Above 210 °C hemp begins to smell of burnt straw, and the test panel of twelve trained noses at the car maker rejects anything above grade three. And the harvest varies: after the wet summer of 2021 the fibres were so short that strength fell by a fifth and the mats had to be made 12 per cent heavier.
For this reason the press shop now buys from three regions and mixes every batch from at least two harvests. It costs storage, says purchasing manager Yann Le Goff, but one can sleep through a rainy July.`,
    },
  },
  {
    key: 'ev-sales-october',
    date: '2026-11-09',
    types: ['newswire'],
    tags: ['market-data', 'electric-vehicles'],
    picture: false,
    tables: {
      sales: table(
        'Deliveries to dealers in October, passenger cars|10月乘用车批发量',
        'Drive|动力; October (1,000)|10月（万辆）; Year on year (%)|同比（%）; Share (%)|占比（%）; January to October (1,000)|1至10月（万辆）; Year on year (%)|累计同比（%）; Exported (1,000)|其中出口（万辆）',
        'Battery electric|纯电动; 986|98.6; +14.2; 38.4; 8,420|842.0; +17.5; 172|17.2',
        'Plug-in hybrid|插电混动; 541|54.1; +3.8; 21.1; 4,870|487.0; +9.6; 98|9.8',
        'Combustion|燃油; 1,040|104.0; −8.9; 40.5; 9,310|931.0; −7.2; 251|25.1',
      ),
    },
    en: {
      title: 'Passenger cars in October: battery cars close in on combustion',
      brief: 'The figures of our dealer survey by type of drive.',
      body: `According to our survey of manufacturers, 2.57 million passenger cars were delivered to dealers in October, 1.6 per cent more than a year ago. Battery electric cars reached a share of 38.4 per cent, two points behind combustion engines.
!table sales
Plug-in hybrids are losing momentum: with ranges of 300 kilometres and more on electricity alone, their batteries are becoming as expensive as those of small electric cars. Suppliers of exhaust systems report short-time working at four sites.`,
    },
    cn: {
      title: '10月乘用车批发：纯电份额逼近燃油',
      brief: '本网厂商调查，按动力类型划分。',
      body: `本网厂商调查显示，10月乘用车批发257万辆，同比增长1.6%。纯电动占38.4%，距燃油车只差两个百分点。
!table sales
插电混动后劲不足：纯电续航做到300公里以上，电池成本已经接近小型纯电车。排气系统供应商中，四个工厂开始缩短工时。`,
    },
  },
];
