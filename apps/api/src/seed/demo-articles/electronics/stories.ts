import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of electronics production. */
export const stories: Story[] = [
  {
    key: 'void-free-power-module',
    drawing: 'XV-320 elevation',
    date: '2025-10-14',
    types: ['Editorpick', 'latest'],
    tags: ['smt', 'power-semiconductors', 'electric-vehicles', 'ct-inspection'],
    child: 'soldering',
    named: true,
    tables: {
      voids: table(
        'Voids under the chip, 3,000 modules each|芯片下空洞率（各3000只模块）',
        'Process|工艺; Mean void (%)|平均空洞（%）; Worst (%)|最差（%）; Above 2 % (ppm)|超2%（ppm）; Thermal resistance (K/W)|热阻（K/W）; Cycle per carrier (s)|每载具节拍（s）; Power cycles to failure|功率循环次数; Cost (CNY/module)|成本（元/只）',
        'Convection reflow|热风回流; 6.8; 19.0; 412,000; 0.131; 22; 41,000; 3.1',
        'Vacuum reflow, 10 mbar|真空回流 10mbar; 1.1; 3.6; 9,400; 0.112; 31; 68,000; 4.4',
        'Vapour phase and vacuum|气相加真空; 0.6; 1.9; 0; 0.109; 48; 74,000; 5.6',
        'Silver sintering|银烧结; 0.2; 0.7; 0; 0.078; 95; 310,000; 21.8',
      ),
    },
    en: {
      title: 'The last bubble: how a Shunde factory decides between vacuum and silver',
      brief:
        'Voids in the solder make power modules hot. Xijiao Electronics has compared four processes on the same module and uses each where it pays.',
      body: `Under the X-ray a void in the solder looks like a bright coin. If it lies beneath the hot spot of the chip, the junction becomes eleven degrees warmer, and the module lives half as long. At Xijiao Electronics in Shunde, which assembles inverters for compressors and small electric vehicles, four furnaces stand side by side for the sake of these coins.
!table voids
Convection was good enough for the air conditioners, with currents of 30 amperes. With the vehicle inverter came 400, and a limit of two per cent.
## Ten millibar for eight seconds
Vacuum reflow pulls the gas out while the solder is liquid. The pressure must not fall too fast: above 60 millibar a second the bubbles burst and solder balls fly. Xijiao lowers it in three steps. The flux has to be finished before; pastes with a wide activation window left residues that foamed.
!fig XV-320 section: A power module in section. X-ray pictures were taken of the same place after each of the four processes.
## Silver for the few
Sintered silver conducts heat four times as well as solder and does not melt in operation. It needs 15 MPa of pressure at 250 °C for three minutes and surfaces of gold or silver. Xijiao uses it for the silicon carbide modules of one customer, 40,000 a year, who drives sports cars round a track in the test.
For everything else the vacuum furnace is sufficient, says process head Liang Zhiming, and vapour phase remains for modules with a heavy copper plate, because it heats evenly.
- Every module gets an X-ray in line, seven seconds; the picture is kept for fifteen years.
- The limit is not total void area but the area beneath the hot spot, taken from simulation.
- A batch of paste is tested with ten coupons before it goes to the line.
> Zero voids is a slogan. I need to know where the void lies. In the corner it may be five per cent and nobody will ever notice. :: Liang Zhiming, head of process, Xijiao Electronics`,
    },
    cn: {
      title: '最后一个气泡：顺德一家厂怎样在真空和银之间选',
      brief: '焊层空洞让功率模块发热。西滘电子拿同一款模块比了四种工艺，最后各用其所。',
      body: `X光下，焊层里的空洞像一枚发亮的硬币。要是正好在芯片热点底下，结温高11℃，寿命减半。顺德西滘电子做压缩机和小型电动车的逆变器，为了这枚“硬币”，四台炉子并排站着。
!table voids
热风回流做空调够用，电流30安。车用逆变器来了，400安，空洞上限2%。
## 10毫巴，八秒
真空回流趁焊料液态时把气抽走。降压不能太快，每秒超过60毫巴，气泡会炸，锡珠乱飞，西滘分三段降。助焊剂必须在此之前反应完，活化窗口宽的锡膏会留残渣、起泡沫。
!fig XV-320 section: 功率模块剖面。四种工艺之后，X光片都拍在同一位置。
## 银只给少数人
烧结银导热是焊料的四倍，工作温度下不会熔。条件是250℃、15兆帕压三分钟，表面镀金或镀银。西滘只给一家客户的碳化硅模块用，一年4万只，那家客户的测试是开跑车绕赛道。
其余用真空炉足够，工艺部长梁志明说，带厚铜板的模块用气相，因为它加热匀。
- 每只模块在线拍X光，七秒，图像保存十五年；
- 限值不看总面积，看仿真定出的热点下方面积；
- 每批锡膏上线前先打十片试样。
> “零空洞”是口号。我要知道的是空洞在哪儿。在角上，5%也没人察觉得到。 :: 西滘电子工艺部长 梁志明`,
    },
  },
  {
    key: 'placement-01005-drift',
    date: '2024-08-27',
    types: ['latest'],
    tags: ['smt', 'machine-vision', 'predictive-maintenance'],
    child: 'smt',
    en: {
      title: 'A grain of sand, 96,000 times an hour',
      brief:
        'Chips of 0.4 by 0.2 mm no longer fail because of the placement machine. They fail because of tape, humidity and a fan.',
      body: `The component is smaller than a grain of table salt, and a watch module has 212 of them. In the hall of Songhu Electronics in Dongguan sixteen heads place 96,000 an hour with 25 micrometres of accuracy. Two years ago 140 per million went missing or stood on edge; today it is 18.
None of the measures concerned the heads. Paper tape swells in the rainy season, the chip sits tight in its pocket and is lifted askew; the feeders now stand at 45 per cent humidity. Nozzles of 0.15 mm clog with flux mist from the furnace behind them, because a fan drew air the wrong way; it has been turned round. The largest part, 70 per million, came from splices at which the operator had lost half a pitch.
A camera looks at every nozzle after every pick, and a small program draws the drift of each feeder over the day. If it bends, the feeder is changed at the next break. This has replaced the fixed interval of three months, at which most feeders were opened for no reason.`,
    },
    cn: {
      title: '比盐粒还小，一小时贴九万六',
      brief: '0.4×0.2毫米的元件，毛病早已不在贴片头，在料带、湿度和一台风扇。',
      body: `元件比一粒食盐还小，一块手表模组上有212颗。东莞松湖电子车间，16个贴装头每小时贴9.6万颗，精度25微米。两年前每百万颗有140颗丢失或立碑，现在18颗。
没有一条改进与贴装头有关。雨季纸带吸潮膨胀，元件卡在料孔里，吸起来是歪的，现在供料器区湿度控制在45%。0.15毫米的吸嘴被后面炉子飘来的助焊剂雾堵住，是因为风扇装反了，掉个头就好。最大的一块，70颗，出在接料：操作工少接了半个步距。
相机每次吸取后都看一眼吸嘴，小程序把每个供料器一天的偏移画成线，线弯了，下次休息就换。以前固定三个月保养一次，多数供料器是白拆。`,
    },
  },
  {
    key: 'hdi-board-laser-drill',
    drawing: 'WH-320 elevation',
    date: '2026-01-20',
    types: ['latest'],
    tags: ['pcb', 'ultrafast-laser', 'industrial-ai', 'investment'],
    child: 'pcb',
    en: {
      title: 'Twenty-six layers and 410,000 holes: boards for computing halls fill Jiangxi',
      brief:
        'Server boards have become the business of the year. Plants in Ji’an buy lasers and fight with resin smear.',
      body: `The board for an accelerator card measures 28 by 31 centimetres, has 26 layers and 410,000 laser-drilled holes, the smallest 65 micrometres wide. It costs 1,900 yuan, forty times as much as a board for a washing machine of the same size. In Ji’an, Jiangxi, eleven factories are being extended for it at the same time.
Luling Circuits has put 64 new ultraviolet lasers into a hall that was meant for car boards. Infrared used to be faster, but low-loss resins with ceramic filler smear, and every smear at the bottom of a hole is a contact that opens after 800 thermal cycles.
!fig LC-320 section: A high-density board in section. In a stacked via four copper-filled holes of 65 micrometres stand on top of each other.
Yield decides about profit. At 99.99 per cent per thousand holes, only 96 boards in a hundred would be good; Luling has reached 97.4. Every panel is photographed after each of nine laminations, and a program moves the drilling pattern of the next by as much as the panel has shrunk, on average 210 micrometres over half a metre.
The boom has a shadow. Low-loss glass fabric is rationed, prices have risen by 60 per cent in a year, and makers of ordinary boards wait for cloth.`,
    },
    cn: {
      title: '26层、41万个孔：算力板挤满江西吉安',
      brief: '服务器板成了今年最好的生意，工厂抢购激光钻机，也在和胶渣较劲。',
      body: `一块加速卡电路板，28×31厘米，26层，41万个激光孔，最小65微米，单价1900元，是同面积洗衣机板的40倍。江西吉安有11家工厂同时在为它扩产。
庐陵电路把原定做汽车板的厂房塞进64台紫外激光钻机。过去红外更快，但低损耗树脂含陶瓷填料，孔底容易留胶渣，每一处胶渣都是800次热循环后会断开的触点。
!fig LC-320 section: 高密度电路板剖面。叠孔处四个65微米填铜孔上下对齐。
利润由良率决定。每千孔99.99%，一百块板只有96块是好的，庐陵做到97.4块。九次压合，每次之后整板拍照，程序按缩放量移动下一层钻孔，半米长度平均挪210微米。
热闹背后也有阴影。低损耗玻纤布实行配给，一年涨价六成，做普通板的厂排队等布。`,
    },
  },
  {
    key: 'harness-test-bench-aluminium',
    date: '2023-04-25',
    types: ['latest'],
    tags: ['connectors', 'electric-vehicles', 'lightweighting'],
    child: 'cables',
    en: {
      title: 'Aluminium cables for high voltage: the crimp must break the skin',
      brief:
        'Half the weight, 60 per cent of the conductivity and an oxide that insulates. Ultrasonics and a serrated barrel solve it.',
      body: `A pair of charging cables of 95 square millimetres copper weighs 9.1 kilograms in the car. In aluminium, at 160 square millimetres, it weighs 4.8 and costs 40 per cent less. It also has an oxide skin that insulates, and it creeps away under pressure.
Wuyi Cable of Jinhua has tested three joints for 2,000 hours between minus 40 and 150 °C. A plain crimp lost contact after 600. A serrated barrel that cuts the skin in 40 places held with a rise in resistance of eleven per cent. Ultrasonic welding of the strand ends into a block before crimping reached four.
The firm uses the last process for vehicles and the serrated one for machines. It needs 1.8 seconds more a joint, and the horn has to be ground after 9,000 welds. What engineers had not expected is that the cable’s larger diameter became the real cost: new grommets, new clips, and in one car a new hole in the body.`,
    },
    cn: {
      title: '高压线用铝：压接要先“破皮”',
      brief: '重量减半，导电率六成，表面还有绝缘的氧化膜。超声波和带齿端子能解决。',
      body: `一副95平方毫米铜充电线束在车上重9.1公斤，换成160平方毫米铝线，4.8公斤，便宜四成。可是铝有一层绝缘氧化膜，受压还会蠕变“溜走”。
金华婺义线缆拿三种接头在零下40到150℃之间试了2000小时。普通压接600小时失效；带齿端子在40处割开氧化膜，电阻上升11%；先把线头超声焊成块再压接，上升4%。
公司给汽车用第三种，给设备用第二种。前者每个接头多1.8秒，焊头9000次要修磨。没想到的是线径变粗才是真正的成本：护套、卡扣全换，有一款车连车身孔都得重开。`,
    },
  },
  {
    key: 'dispensing-underfill-robot',
    date: '2022-05-31',
    types: ['latest'],
    tags: ['smt', 'machine-vision'],
    child: 'dispensing',
    en: {
      title: 'Weighing the drop',
      brief: 'A phone maker in Zhengzhou controls underfill by mass, not by time.',
      body: `Underfill creeps beneath the chip and glues it to the board. Too little leaves a cavity, too much flows to the camera. At the assembly plant of Zhongyuan Devices in Zhengzhou the dose was set by valve time until last year, 38 milliseconds, and corrected by feeling whenever a new syringe was inserted.
Glue becomes thicker by the hour. Since January a balance with a resolution of ten micrograms has caught one dose in forty and the controller corrects the stroke of the piezo valve. The scatter has fallen from 11 to 2.5 per cent, and consumption by 14, or 1.2 million yuan a year.
The balance was the difficulty. The draught from the clean room ceiling made it show a third of a dose when somebody walked past; it now stands in a glass box, next to the machine, on granite.`,
    },
    cn: {
      title: '给胶滴称重：郑州一家手机厂的底填改造',
      brief: '不看时间看质量，胶量波动由11%降到2.5%。',
      body: `底填胶钻进芯片底下，把它粘在板上。少了有空洞，多了会流到摄像头。郑州中原智装去年以前按阀门时间点胶，38毫秒，换一管胶就凭手感调一次。
胶放一小时就稠一点。今年1月起，一台分辨率10微克的天平每40滴接1滴，控制器据此修正压电阀行程，波动由11%降到2.5%，用胶省14%，一年120万元。
难的是天平。洁净室顶上的风，加上有人走过，读数能跳三分之一滴。现在它坐在玻璃罩里，底下垫着花岗石。`,
    },
  },
  {
    key: 'capacitor-mlcc-shortage',
    date: '2026-11-19',
    types: ['newswire', 'latest'],
    tags: ['market-data', 'supply-chain'],
    child: 'passive',
    picture: false,
    tables: {
      leads: table(
        'Delivery times quoted in the second week of November|11月第二周报价交期',
        'Component|元件; Size|尺寸; Lead time (weeks)|交期（周）; A year ago|去年同期; Price change (%)|价格变化（%）; Main user|主要用户',
        'MLCC 100 µF; 1206; 26; 9; +38; Computing|算力',
        'MLCC 10 µF; 0402; 14; 8; +16; Phones|手机',
        'Power inductor|功率电感; 10 × 10; 18; 10; +22; Computing|算力',
        'Chip resistor|片式电阻; 0402; 8; 8; +3; All|通用',
        'Aluminium polymer|固态铝电容; 8 × 12; 16; 12; +11; Power supplies|电源',
      ),
    },
    en: {
      title: 'Large ceramic capacitors: 26 weeks and rising',
      brief: 'A server rack swallows 440,000 of them. Makers of inverters have begun to redesign.',
      body: `Ceramic capacitors of 100 microfarads are quoted with delivery times of 26 weeks, three times as long as a year ago. A rack for artificial intelligence contains about 440,000 capacitors, as many as about 40 electric cars.
!table leads
Makers of inverters and charging stations report that they are being asked for firm orders until 2028. Two have redesigned their boards for polymer types, which are larger by a factor of four but available.`,
    },
    cn: {
      title: '大容量陶瓷电容交期拉到26周',
      brief: '一个算力机柜要吃掉44万颗，逆变器厂开始改设计。',
      body: `100微法陶瓷电容交期报到26周，是一年前的近三倍。一个人工智能机柜用电容约44万颗，抵得上40来辆电动车。
!table leads
逆变器和充电桩企业说，供应商要他们把订单锁到2028年。两家已改用聚合物电容，体积大四倍，但有货。`,
    },
  },
  {
    key: 'ems-vietnam-line-move',
    date: '2024-01-30',
    types: ['oversea'],
    tags: ['supply-chain', 'smt', 'investment', 'skills'],
    child: 'ems',
    en: {
      title: 'A line moves in eleven containers: diary of a relocation to Bac Ninh',
      brief:
        'Six weeks from the last board in Suzhou to the first one in Vietnam. The machines arrived in time; the nitrogen did not.',
      body: `On 2 November at 18:00 the last router board leaves line 7 of Wuzhong Assembly in Suzhou. At 18:20 the fitters begin. We have accompanied the line to Bac Ninh, north-east of Hanoi, where the customer wants it.
## Week 1: unscrewing
Two printers, seven placement machines, a furnace of nine metres, three inspection stations. Each machine is measured before it is loosened, as otherwise nobody will know later what has shifted. The feeders, 1,400 of them, travel in their own container with a logger; two years ago a set arrived with rusted springs.
## Week 3: the border
The lorries wait for 31 hours in Pingxiang. One container is opened: the customs officer wants to see the radiation source of the X-ray machine. The papers lie in container nine.
## Week 4: the floor
The hall is new, the floor is not level. Placement machines tolerate 0.5 mm a metre, and here it is three. Steel plates and grouting cost four days.
## Week 5: no nitrogen
The furnace needs 28 cubic metres an hour. The supplier has a tank, but no evaporator until Tết. Wuzhong rents a generator that makes 99.9 per cent, which is too little for the customer’s board. The recipe is changed; it takes nine trials.
## Week 6: first boards
On 14 December, 62 of the first 100 boards are good; three days later it is 96. Of 34 operators, 29 come from a nearby school and have practised for four weeks on a line of cardboard. It looks odd and works: nobody loads a feeder the wrong way round.
> Next time I would send the gas, the electrician and the cook first. The machines can come last. :: Shen Jianhua, relocation manager, Wuzhong Assembly`,
    },
    cn: {
      title: '十一个货柜搬走一条线：迁往北宁的六周日记',
      brief: '从苏州最后一块板到越南第一块板，机器准时到了，氮气没有。',
      body: `11月2日18点，苏州吴中装联七号线最后一块路由器主板下线。18点20分，钳工进场。应客户要求，这条线要搬到河内东北的北宁，记者跟了全程。
## 第一周：拆
两台印刷机、七台贴片机、一座九米长的回流炉、三个检测站。每台松脚之前先测一遍，否则日后没人说得清哪里挪了。1400把供料器单独装柜，带记录仪，两年前有一批运到时弹簧全锈了。
## 第三周：过关
车队在凭祥等了31个小时。一只货柜被开箱，海关要看X光机的射线源，而文件在九号柜里。
## 第四周：地面
厂房是新的，地面不平。贴片机要求每米0.5毫米，这里三毫米。垫钢板加灌浆，花了四天。
## 第五周：没有氮气
炉子每小时要28立方米。供应商有储罐，蒸发器要过完春节才有。租来的制氮机纯度99.9%，客户的板子不够用，只好改炉温曲线，试了九次。
## 第六周：首板
12月14日，头100块良品62块，三天后96块。34名操作工里29人来自附近职校，此前在一条纸板搭的“产线”上练了四周。样子好笑，却管用：没有一个人把供料器装反。
> 下次我先派气体、电工和厨师，机器最后到都行。 :: 吴中装联搬迁经理 沈建华`,
    },
  },
  {
    key: 'aoi-false-calls',
    date: '2023-11-14',
    types: ['latest'],
    tags: ['machine-vision', 'industrial-ai', 'smt'],
    child: 'inspection',
    cn: {
      title: '复判员小吴的一天：每班点4100次“OK”',
      brief: '自动光学检测误报九成五，复判靠人。厂里加了一层模型，反而先教会了大家怎么定标准。',
      body: `早上八点，吴雨婷坐到三块屏幕前。她的工作是看检测机报出来的“疑似缺陷”，真的按F2，假的按空格。一个班4300张图，她按了4100次空格。
惠州东江电子有22台自动光学检测机，误报率95%以上。调松，怕漏；调紧，人受不了。两名复判员去年查出腱鞘炎。
## 加一层模型
公司从六个月的复判记录里取了190万张图训练模型，先过滤一遍。第一次上线就停了：模型把“空格”学得很好，包括小吴们下午三点之后按错的那些。
于是先请三位老师傅重标两万张，意见一致的才算数，结果三人一致率只有81%。争议集中在锡量偏少和元件轻微偏移。工艺部把这两项改成数字：锡高不低于焊盘高度的25%，偏移不超过端宽的25%。
- 上线后复判量由每班4300张降到640张；
- 漏检由每百万点6个降到2个；
- 模型拿不准的，仍交给人，占15%。
## 空出来的时间
复判岗由12人减到4人，其余8人转去做炉后首件和返修。小吴现在每天上午复判，下午给模型“出题”，专挑它容易看错的图。
她说，最大的变化是眼睛不干了，“以前做梦都在按空格”。
!fig LC-320 elevation: 高密度电路板。争议最多的三类图像：少锡、轻微偏移、丝印压焊盘。`,
    },
  },
  {
    key: 'esd-floor-winter',
    date: '2025-02-11',
    types: ['newswire'],
    tags: ['cleanroom', 'smt'],
    child: 'esd',
    cn: {
      title: '冬天的静电：北方一家代工厂的加湿账单',
      brief: '湿度从28%提到45%，返修率降了四成，水费涨了不到两万。',
      body: `太原汾河代工去年1月返修率突然升到0.9%，查来查去，车间湿度只有28%，人走三步带电1.8千伏。今年入冬前装了高压微雾加湿，把湿度稳在45%，同样走三步，0.2千伏。
1月返修率0.53%。系统投入34万元，一冬水费1.7万元。设备科长提醒：水要用反渗透的，否则板上会落一层白霜。`,
    },
  },
];
