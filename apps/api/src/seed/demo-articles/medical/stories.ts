import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of medical manufacturing. */
export const stories: Story[] = [
  {
    key: 'prefilled-syringe-bubble',
    drawing: 'GY-320 elevation',
    date: '2026-05-26',
    types: ['Editorpick', 'latest'],
    tags: ['medical-devices', 'medical-plastics', 'cleanroom', 'machine-vision'],
    child: 'disposables',
    named: true,
    tables: {
      polymer: table(
        'Barrels for 1 ml long, comparison for a protein drug|1毫升长型针管材质对比（蛋白类药物）',
        'Material|材质; Breakage per million|每百万破损数; Tungsten residue (ng)|钨残留（ng）; Silicone (mg)|硅油（mg）; Oxygen (cm³/m²·d)|透氧（cm³/m²·d）; Tolerance of inner diameter (mm)|内径公差（mm）; Cycle (s)|节拍（s）; Price (CNY)|单价（元）',
        'Glass, formed over tungsten|玻璃 钨针成型; 8 – 20; 240 – 600; 0.35; 0; ±0.10; 3.1; 2.1',
        'Glass, tungsten-free pin|玻璃 无钨成型; 8 – 20; 0; 0.35; 0; ±0.10; 3.4; 2.6',
        'Cyclic olefin, moulded|环烯烃 注塑; < 1; 0; 0; 0.41; ±0.02; 9.8; 5.3',
        'Cyclic olefin with barrier film|环烯烃加阻隔膜; < 1; 0; 0; 0.004; ±0.02; 9.8; 7.4',
      ),
    },
    en: {
      title: 'The syringe that must not break: polymer barrels arrive on the filling lines of Suzhou',
      brief:
        'Auto-injectors and sensitive proteins bring moulded syringes out of the niche. Gongye Medical makes forty million a year and rejects one in sixty for a bubble.',
      body: `It weighs 1.9 grams, is clear as water and must survive minus 40 degrees, a drop on tiles and the spring of an auto-injector. The moulded syringe barrels of Gongye Medical in Suzhou cost more than twice as much as glass ones. Nevertheless the company has doubled its capacity to forty million a year, for glass has three weaknesses that new drugs do not forgive: it breaks, it may contain tungsten from the forming pin, and it needs silicone oil.
!table polymer
## Moulded at 300 degrees, touched by nobody
Cyclic olefin is processed at 285 to 305 °C in eight-cavity moulds with valve gates at the flange. Any dead corner in the hot runner gives yellow specks after minutes. The needle is not glued but placed into the mould: a robot with eight vacuum fingers inserts the cannula with an accuracy of 15 micrometres, and the melt closes round it.
!fig GY-320 section: A syringe barrel. Eight of them leave the mould with their cannulas; the robot hands them straight to the camera station.
The hall is ISO class 7, the machine enclosure class 5. People are the largest source of particles, so there is one person for six machines, and she stands behind glass.
## One bubble in sixty
All barrels pass nine cameras. Of 1.65 per cent rejects, more than half are bubbles larger than 80 micrometres in the cone, where the wall is thickest. They are harmless but look like particles in the drug and would make the later automatic inspection of the filled syringe reject good medicine.
Engineer Bai Yun has found that the bubbles are not air but vacuum: the thick cone shrinks after the gate has closed. Gates that close 0.3 seconds later cut their number in half, at the price of a visible gate mark that two customers do not accept.
- Drying: six hours at 105 °C under nitrogen, moisture below 0.01 per cent.
- Holding pressure profile: five steps, the last one 0.3 seconds longer since March.
- Every mould insert is polished by hand after 400,000 shots.
## The approval takes longer than the mould
A new barrel takes seven months to mould and thirty to approve: extractables, container closure integrity, ageing at 40 °C for six months and in real time for two years. A drug company does not change its supplier afterwards.
> We sell parts for five yuan, and behind each part there is a cupboard of paper. The paper is the product. :: Bai Yun, process engineer, Gongye Medical
Breakage remains the argument that convinces fillers. On a line with 400 syringes a minute a broken glass barrel means eleven minutes of cleaning.`,
    },
    cn: {
      title: '不能碎的注射器：高分子针管走上苏州灌装线',
      brief: '自动注射笔和敏感的蛋白药把注塑针管从小众推向量产。公业医疗年产4000万支，每60支里有1支因气泡被剔除。',
      body: `重1.9克，清澈如水，要经得住零下40℃、瓷砖地上的跌落和自动注射笔的弹簧。苏州公业医疗的注塑针管，价格是玻璃的两倍多。可公司还是把产能翻番到年产4000万支，因为玻璃有三个新药容不下的毛病：会碎，成型针可能带进钨，还离不开硅油。
!table polymer
## 300℃成型，全程无人碰
环烯烃在285至305℃下注塑，一模八腔，阀针浇口开在法兰边。热流道里只要有死角，几分钟就出黄点。针头不用胶粘，而是直接放进模具：八指真空机械手以15微米的精度放入针管，熔体把它包住。
!fig GY-320 section: 注射器针管。每模八支带针出模，机械手直接交给视觉工位。
厂房是ISO 7级，机台围护内5级。人是最大的颗粒源，所以六台机器只配一个人，而且她站在玻璃后面。
## 六十分之一的气泡
每支针管过九台相机，剔除率1.65%，过半是锥头处80微米以上的气泡，那里壁最厚。气泡本身无害，但看上去像药液里的颗粒，会让后道灯检误剔合格药。
工艺工程师白云发现，那不是空气，是真空泡：浇口封闭后，厚壁锥头还在收缩。阀针晚关0.3秒，气泡减半，代价是浇口痕变明显，有两家客户不接受。
- 干燥：氮气保护105℃六小时，含水率低于0.01%；
- 保压五段，3月起末段延长0.3秒；
- 模仁每40万模手工抛光一次。
## 模具七个月，审批三十个月
新规格针管，开模七个月，审评三十个月：可提取物、密封完整性、40℃加速六个月、实时老化两年。做完之后，药企不会再换供应商。
> 我们卖五块钱一支的零件，每支背后有一柜子文件。文件才是产品。 :: 公业医疗工艺工程师 白云
最能打动灌装厂的还是不碎。在每分钟400支的线上，碎一支玻璃针管，清场11分钟。`,
    },
  },
  {
    key: 'titanium-cup-printed',
    drawing: 'CM-320 elevation',
    date: '2025-04-08',
    types: ['latest'],
    tags: ['implants', 'metal-3d-printing', 'titanium'],
    child: 'implants',
    en: {
      title: 'Four thousand hip cups and one sieve: what serial printing of implants depends on',
      brief:
        'Printing is the short part. Powder, heat treatment and the removal of loose grains fill the rest of the week.',
      body: `The build chamber in Changsha holds 24 hip cups, stacked in three layers. After 31 hours of electron beam melting they come out as a grey cake. What then follows, says production head Tan Rui of Yuelu Orthopaedics, decides whether they are implants or scrap.
The outer surface of the cup is a lattice with pores of 0.6 mm, into which bone is meant to grow. Half-sintered powder sits in these pores. It is blown out with the same powder at four bar, then shaken in ultrasound in three directions for 40 minutes. Every cup is weighed against its calculated mass; more than 0.4 grams too much means that something is still inside. One cup in fifty goes to computed tomography as a check.
!fig YL-320 elevation: An acetabular cup. Struts of the lattice are 0.35 millimetres thick, the pores 0.6 wide.
## Powder grows old
Titanium takes up oxygen each time. The limit is 0.13 per cent for this grade; fresh powder has 0.08. Yuelu tracks every batch through at most eleven builds and tops it up with a quarter of new powder. This spring a whole month’s powder, 210 kilograms, was downgraded to prototypes because a sieve had been changed without a new seal and air had got in.
Machining of the inner cone, cleaning, and packing in the clean room take another three days. The cup costs 40 per cent more to make than a machined and plasma-coated one. Hospitals pay the same for both since the last central tender.`,
    },
    cn: {
      title: '四千只髋臼杯和一张筛网：植入物批量打印靠的是什么',
      brief: '打印是最短的一段，粉末、热处理和清粉占了一周里剩下的时间。',
      body: `长沙工厂的成形舱里码着三层共24只髋臼杯，电子束熔化31小时后，出来一块灰色“蛋糕”。岳麓骨科生产部长谭睿说，后面的工序才决定它是植入物还是废品。
髋臼杯外表面是孔径0.6毫米的点阵，让骨头长进去。孔里卡着半烧结的粉末，先用同种粉末4巴吹扫，再三个方向超声振动40分钟。每只杯子称重，与理论质量相差超过0.4克，就说明里面还有东西。每50只抽1只做CT。
!fig YL-320 elevation: 髋臼杯。点阵杆径0.35毫米，孔径0.6毫米。
## 粉末会变老
钛粉每用一次就多吃一点氧。该牌号上限0.13%，新粉0.08%。岳麓规定每批粉最多用11炉，每次补四分之一新粉。今年春天，有人换筛网没换密封圈，进了空气，一个月的粉料210公斤全部降级去打样件。
内锥加工、清洗、洁净包装还要三天。成本比机加工加等离子喷涂的杯子高四成，而上一轮集采之后，医院付的是同一个价。`,
    },
  },
  {
    key: 'catheter-extrusion-tolerance',
    date: '2024-07-16',
    types: ['latest'],
    tags: ['medical-plastics', 'extrusion', 'medical-devices'],
    child: 'tubing',
    en: {
      title: 'Three lumens in 1.2 millimetres',
      brief:
        'Microcatheters ask for extrusion lines that can do without people, and for resins whose delivery is measured in kilograms.',
      body: `The extruder stands on a table. Its screw is 12 mm thick and turns 14 times a minute; 340 grams of polyether block amide an hour leave the die, enough for 500 metres of tube with three lumens and an outer diameter of 1.2 mm.
Tolerances are ±8 micrometres for the wall. To hold them, Chongming Tubing of Shanghai regulates the air pressure in each lumen to 0.05 millibar and the haul-off speed with a servo motor without a gearbox, because the teeth of gears showed as waves on the tube. Ultrasonic gauges measure eight walls 1,000 times a second.
## Tapers are made while running
The distal end of a catheter must be soft, the proximal end stiff. Instead of welding tubes of different hardness together, Chongming changes the feed of two extruders during the run. The transition from 72 to 35 Shore D takes 40 millimetres, and it repeats every 1.4 metres with an accuracy of three millimetres.
> Start-up scrap is two hours. For a batch that runs five hours, this is a sad figure. :: Ni Shufen, extrusion manager, Chongming Tubing
Resin comes in bags of 20 kilograms at 900 yuan a kilogram, and the supplier gives no guarantee that the grade will exist in ten years. Chongming keeps stocks for three years in aluminium bags.`,
    },
    cn: {
      title: '1.2毫米里的三个腔',
      brief: '微导管要的是能离开人的挤出线，和按公斤交货的树脂。',
      body: `这台挤出机摆在桌面上。螺杆直径12毫米，每分钟14转，一小时挤出340克聚醚嵌段酰胺，够做500米外径1.2毫米的三腔管。
壁厚公差±8微米。上海崇明管材为此把每个腔的气压控制在0.05毫巴，牵引用不带减速机的伺服直驱，因为齿轮的齿会在管子上印出波纹。超声测厚仪同时测八点，每秒1000次。
## 边走边变硬
导管头端要软，尾端要硬。崇明不拼接焊接，而是在挤出过程中改变两台挤出机的喂料比，邵氏硬度从72D过渡到35D只用40毫米，每1.4米重复一次，误差3毫米。
> 开机废料两个小时。一批总共才跑五个小时，这个数字挺让人难过。 :: 崇明管材挤出经理 倪淑芬
树脂20公斤一袋，每公斤900元，供应商不保证十年后这个牌号还在。崇明用铝箔袋囤了三年的量。`,
    },
  },
  {
    key: 'eto-alternative-xray',
    date: '2023-11-21',
    types: ['latest', 'oversea'],
    tags: ['medical-devices', 'regulatory', 'process-safety'],
    child: 'sterilisation',
    en: {
      title: 'X-rays instead of gas: sterilisers look for a way out',
      brief: 'Ethylene oxide is under pressure, cobalt is short. Accelerators could step in, if plastics can bear it.',
      body: `Half of all disposable medical products are sterilised with ethylene oxide, a gas that is as effective as it is poisonous. Authorities in America and Europe have tightened limits for the air around plants by a factor of ten; two sterilisers have closed. Gamma plants cannot take over, as cobalt-60 is booked until 2027.
Attention is turning to X-rays from accelerators. At Däniken in Switzerland a pallet passes the beam in 20 minutes. The dose, 25 to 40 kilogray, is as with gamma rays, but it is distributed more evenly and given faster, so that oxygen has less time to attack the plastic.
- Polycarbonate yellows by 30 per cent less than under gamma rays.
- Polypropylene without a stabiliser becomes brittle in either case.
- Fluoropolymers fall apart and remain a case for gas.
Suzhou will get the first Chinese plant of this kind in 2025. The builder, Jinji Radiation, calculates 3.1 yuan a kilogram of product, a tenth more than gas. Manufacturers have to validate every product again, at 200,000 to 400,000 yuan each. “Nobody does this voluntarily,” says its director Fei Yong. “But everybody has asked for a quotation.”`,
    },
    cn: {
      title: '用X射线替代环氧乙烷：灭菌企业找出路',
      brief: '环氧乙烷限值收紧，钴源又缺货，电子加速器或可补位，前提是塑料受得了。',
      body: `一次性医疗器械有一半用环氧乙烷灭菌，这种气体有多有效就有多毒。欧美把厂界浓度限值收紧到十分之一，已有两家灭菌厂关停。伽马辐照接不住：钴-60的订单排到了2027年。
目光转向加速器产生的X射线。瑞士代尼肯的装置，一托盘货20分钟过完射束。剂量与伽马相同，25至40千戈瑞，但分布更均匀、时间更短，氧气来不及攻击塑料。
- 聚碳酸酯黄变比伽马轻三成；
- 不加稳定剂的聚丙烯，哪种射线都会变脆；
- 氟塑料会降解，还得用气体。
国内首座X射线灭菌站2025年落户苏州。建设方金鸡辐照测算每公斤3.1元，比环氧乙烷贵一成。企业要对每个产品重新验证，每个20万到40万元。“没人愿意主动做，”总经理费勇说，“可是人人都来要过报价。”`,
    },
  },
  {
    key: 'diagnostic-cartridge-line',
    date: '2022-08-23',
    types: ['latest'],
    tags: ['medical-plastics', 'injection-moulding', 'machine-vision'],
    child: 'diagnostics',
    en: {
      title: 'After the pandemic: what becomes of the cartridge lines',
      brief: 'Test makers built capacity for billions. Hangzhou is now converting it to blood fats and cow mastitis.',
      body: `In spring the line in Hangzhou made 1.2 million test cassettes a day. In July it made ninety thousand. Qiantang Diagnostics, like everybody else, has too much capacity for lateral flow tests, and in contrast to many it has begun to convert it.
The assembly machine consists of 34 stations on a linear motor track. Strips are cut from a roll, placed, covered and pressed with 120 newtons; the pressure at the pins decides how fast the fluid runs. For the new blood fat test the strip is four millimetres instead of three, the cassette gets a lens. Nineteen stations could be kept, eight were rebuilt, seven removed.
A second line makes tests for mastitis in dairy cows, which a farmer reads with his telephone. The market is small, 20 million a year, but no tender presses the price.
Managing director Hong Bo puts the write-off at 140 million yuan. The engineers have been kept. “We could buy the machines in four months,” he says. “It took us three years to find people who understand why a strip runs slowly on rainy days.”`,
    },
    cn: {
      title: '疫情之后，检测卡产线往哪里去',
      brief: '检测企业按十亿级建的产能过剩了，杭州一家工厂把它改去测血脂和奶牛乳房炎。',
      body: `春天，杭州这条线一天做120万张检测卡，7月一天9万张。和同行一样，钱塘诊断的胶体金产能过剩；和许多同行不一样，它已经动手改造。
组装机由直线电机环线上的34个工位组成。膜条从卷料裁切、放入、合盖、以120牛的力压合，压点的力决定液体跑多快。新的血脂卡膜条由3毫米改成4毫米，卡壳多了一片透镜。34个工位，19个留用，8个改造，7个拆除。
第二条线做奶牛乳房炎检测，牧场主用手机读结果。市场不大，一年2000万张，但没有集采压价。
总经理洪波说，减值1.4亿元，工程师一个没裁。“设备四个月就能买到，能弄明白下雨天膜条为什么跑得慢的人，我们找了三年。”`,
    },
  },
  {
    key: 'hearing-aid-shells',
    date: '2026-09-29',
    types: ['newswire', 'latest'],
    tags: ['polymer-3d-printing', 'medical-devices'],
    child: 'devices',
    en: {
      title: 'Hearing aid maker in Xiamen prints its millionth shell',
      brief: 'From ear scan to finished shell in five hours; the acoustician sends a file, no impression.',
      body: `Lujiang Hearing of Xiamen has printed its millionth ear shell. Eighteen resin printers make 4,100 shells a day, each of them different. The scan of the ear comes from the acoustician; software places vent, receiver and battery door and proposes a shell within 40 seconds. A technician corrects about one in seven.
The share of shells that come back because they press has fallen from 9 to 3.4 per cent since scans replaced silicone impressions.`,
    },
    cn: {
      title: '厦门助听器企业打印第100万只耳壳',
      brief: '从耳扫到成品五小时，验配师传文件，不用再取耳样。',
      body: `厦门鹭江听力打印出第100万只定制耳壳。18台光固化打印机每天做4100只，没有两只相同。验配师传来耳道扫描，软件自动排布气孔、受话器和电池门，40秒给出方案，技师修改的约占七分之一。
扫描取代硅胶取样后，因压痛返修的比例由9%降到3.4%。`,
    },
  },
  {
    key: 'udi-label-checks',
    date: '2025-10-28',
    types: ['newswire'],
    tags: ['regulatory', 'medical-devices'],
    child: 'regulation',
    picture: false,
    cn: {
      title: '第三批器械唯一标识明年6月实施，飞检先查“扫不扫得出”',
      brief: '一类产品纳入范围，省局抽查发现一成标签在医院扫码枪下读不出。',
      body: `医疗器械唯一标识第三批实施品种将于明年6月1日起执行，部分一类产品纳入。某省药监局近期对87家企业抽查1160个标签，11%在医院常用扫码枪下读不出，其中过半是热敏标签受酒精擦拭后褪色，其余为二维码静区被设计元素占用。
检查员建议企业在包装验证中加入酒精擦拭50次后的可读性试验，并保留每批首末件的扫码等级记录，低于C级不放行。`,
    },
  },
  {
    key: 'endoscope-village',
    date: '2023-04-11',
    types: ['latest'],
    tags: ['medical-devices', 'skills', 'supply-chain'],
    child: 'devices',
    cn: {
      title: '桐庐的镜子：一个县做了全国六成硬管内窥镜',
      brief: '400多家企业挤在一个县里，做的是同一种管子。价格降到1800元之后，有人开始往管子里塞芯片。',
      body: `在桐庐，问路可以说“到磨镜片的那家右拐”。全县做硬管内窥镜的企业和作坊400多家，全国六成硬管镜从这里出去。一根腹腔镜管里有27片透镜和柱镜，最大的直径6.7毫米，最小的1.9毫米，靠镊子一片一片放进去。
老师傅章阿福装了31年镜子，闭着眼能凭手感听出垫圈有没有到位。他带过19个徒弟，留在行里的只有6个。“年轻人坐不住，一片灰尘就要拆了重来。”
## 1800元之后
2018年一根腹腔镜出厂价5200元，去年跌到1800元，低于不少企业的成本。降价的一头是集采，另一头是“一人学会，全村都会”。
富春内镜换了一条路：不再把图像用透镜传出来，而是把2毫米见方的图像传感器装到镜子头上。27片透镜剩下4片，装配时间由90分钟缩到25分钟，卡脖子的变成高温高压灭菌：传感器封装要扛住134℃、1000次。公司试了五种胶，目前最好的一种撑到720次。
- 传统硬管镜：27片光学件，灭菌2000次以上，可维修；
- 电子硬管镜：4片光学件，灭菌720次，坏了整头更换；
- 一次性镜：注塑透镜，不灭菌，单价380元。
!fig FC-320 section: 硬管内窥镜。装柱镜时每放一片，都要对着灯转一圈看灰。
县里在建公共的灭菌与老化检测中心，明年投用。章阿福被请去当顾问，任务是给机器人当老师：用力传感器记录他放垫圈时的手感。`,
    },
  },
  {
    key: 'galway-nurse-engineer',
    date: '2024-11-05',
    types: ['oversea'],
    tags: ['medical-devices', 'skills', 'investment'],
    child: 'devices',
    picture: false,
    en: {
      title: 'In Galway every fourth inventor has worked on a ward',
      brief: 'The Irish device cluster sends its engineers to hospitals for eight weeks and pays nurses for ideas.',
      body: `The catheter hook that now bears her name was born at three o’clock in the morning, says Aoife Brennan: the drip stand had fallen over for the third time. Brennan was a night nurse in Galway. Today she leads a development team of seven in one of the city’s forty device companies.
The county on the Atlantic makes a third of the world’s stents and a quarter of its balloon catheters. What distinguishes it from cheaper places is a programme of the university: each year twelve engineers, physicians and business people spend eight weeks in operating theatres and wards and write down what goes wrong. From some 300 observations about ten projects arise, from these two firms a year.
It is not a romance. Of 31 firms that have come out of the programme, 14 have closed, most of them in the third year, when the money ran out before the clinical trial did. The new European rules have lengthened the way to the market by some eighteen months.
> Nobody on a ward says: I need a device. They say: this always leaks. You have to be there when it leaks. :: Aoife Brennan, development manager`,
    },
  },
];
