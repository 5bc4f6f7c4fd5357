import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of additive manufacturing. */
export const stories: Story[] = [
  {
    key: 'twelve-lasers-one-bed',
    drawing: 'YA-320 elevation',
    date: '2026-06-16',
    types: ['Editorpick', 'latest'],
    tags: ['metal-3d-printing', 'aero-engines', 'ct-inspection'],
    child: 'metal-printing',
    named: true,
    tables: {
      overlap: table(
        'Tensile bars from the seams of a twelve-laser machine, nickel alloy, as built and treated|十二激光设备搭接区拉伸数据（镍基合金，热处理后）',
        'Place|取样位置; Bars|试样数; Yield strength (MPa)|屈服强度（MPa）; Elongation (%)|延伸率（%）; Density (%)|致密度（%）; Rz (µm)|Rz（µm）; Fatigue, 10⁷ (MPa)|疲劳强度10⁷（MPa）',
        'Single-laser zone|单激光区; 48; 1,036; 21.4; 99.97; 34; 410',
        'Seam of two lasers|两激光搭接; 48; 1,031; 20.8; 99.95; 41; 396',
        'Corner of four lasers|四激光交点; 24; 1,018; 18.9; 99.88; 52; 361',
        'Corner, after calibration each build|四激光交点，逐炉标定; 24; 1,029; 20.5; 99.94; 44; 390',
      ),
    },
    en: {
      title: 'Twelve lasers, one part: where the seams of large printers are',
      brief:
        'Yanqing Additive prints rocket nozzles of 800 mm in four days. The difficult places are the ones where four lasers meet.',
      body: `With a single laser the nozzle would take 39 days. In the new machine of Yanqing Additive in Xi’an twelve of them work on one bed of 850 by 850 millimetres, and it is finished on the fourth day. Speed is therefore no longer the question. The question is what happens at the borders.
Each laser covers a field of about 300 millimetres; neighbouring fields overlap by 20. If two scanners disagree by 60 micrometres, there is a step in the wall, and beneath it perhaps a pore.
!table overlap
The bars were cut from the places where the machine changes lasers, so that nothing is averaged away. The corner of four is the weakest. Fatigue strength falls by twelve per cent there, unless the scanners are calibrated against each other before every build.
!fig YA-320 section: A printer with several lasers. A plate with 441 marks lies in it for calibration, and a camera compares the marks of neighbouring lasers to five micrometres.
## Wandering seams
Design engineer Lei Zhen has a second remedy: the software shifts the border by a random amount within the overlap from layer to layer, so that no seam ever lies above another. Corners move out of thin walls and into flanges, where there is metal in abundance.
Smoke is the invisible opponent. Each laser raises a plume of metal vapour, and the neighbour downwind shoots through it. The order of exposure is therefore planned against the gas flow. In the unfavourable order 4 per cent of the melt pools showed a lack of fusion in the monitoring images, in the planned one 0.2.
- Powder in the machine: 1.9 tonnes, of which a build uses 140 kilograms.
- Gas: argon, 2.3 cubic metres an hour.
- Final inspection: computed tomography for 19 hours, as long as a fifth of the build.
> Twelve lasers are twelve chances to be wrong. We spend more time on making them agree than on making them fast. :: Lei Zhen, design engineer, Yanqing Additive
The nozzle replaces 41 brazed tubes and a casting. It is eight per cent heavier than the old one and arrives eleven months earlier.`,
    },
    cn: {
      title: '十二束激光打一个件：大型打印机的“接缝”在哪里',
      brief: '延庆增材四天打出800毫米火箭喷管，最难的地方是四束激光碰头的点。',
      body: `单激光打这个喷管要39天。西安延庆增材的新设备，十二束激光同时在850×850毫米的粉床上干活，第四天就完工。快慢已经不是问题，问题是边界上会发生什么。
每束激光管300毫米见方，相邻区域搭接20毫米。两台振镜差出60微米，壁面就有台阶，台阶下面可能就有孔。
!table overlap
试样专门从激光交接的位置切取，不许平均。四束激光的交点最弱，疲劳强度低12%，除非每炉之前把振镜互相标定一遍。
!fig YA-320 section: 多激光打印机。标定时放入有441个标记的标定板，相机比对相邻激光的落点，精度5微米。
## 让接缝“走动”
设计工程师雷震还有一招：软件在搭接区内逐层随机移动边界，上下层的接缝永不重合；交点从薄壁挪到法兰，那里料厚。
看不见的对手是烟。每束激光都会腾起一股金属蒸气，下风向的邻居得隔着烟打，所以曝光顺序要逆着气流排。顺序排错，监控图像里4%的熔池有未熔合；排对了，0.2%。
- 设备内存粉1.9吨，一炉实耗140公斤；
- 氩气每小时2.3立方米；
- 终检做CT 19小时，相当于打印时间的五分之一。
> 十二束激光就是十二次出错的机会。我们花在让它们“说法一致”上的时间，比让它们变快的时间多。 :: 延庆增材设计工程师 雷震
新喷管取代41根钎焊管和一个铸件，比旧件重8%，早到11个月。`,
    },
  },
  {
    key: 'binder-jet-watch-cases',
    drawing: 'WT-320 elevation',
    date: '2025-09-09',
    types: ['latest'],
    tags: ['metal-3d-printing', 'surface-finishing'],
    child: 'binder-jetting',
    en: {
      title: 'Eighteen per cent smaller: binder jetting learns to shrink to measure',
      brief: 'Watch cases and hinges come from the printer too large and from the furnace right, most of the time.',
      body: `A green part from the binder jet printer is held together by glue and 18 per cent too large. In the furnace at 1,380 °C it becomes steel and, ideally, the size of the drawing. Dongguan Jetform makes 52,000 watch cases a month in this way and has had to learn what “ideally” means.
Shrinkage is not equal in all directions: 17.1 per cent across, 18.9 in height, since gravity helps. Thick lugs pull at thin walls. The firm scans every fifth part of a new case after sintering, feeds the deviation back into the model and repeats this four times. After that 97 per cent of the cases lie within ±0.05 mm, good enough to be milled only at the seat of the glass.
Ceramic setters carry the parts in the furnace. They are printed as well, from alumina, and must shrink at the same rate as the case; otherwise they scratch or tip it over.
Polishing shows whether it has succeeded: pores above 30 micrometres appear as comets. Scrap at polishing was 22 per cent in spring and is now six. For milled cases it is one, but they cost 64 yuan more.`,
    },
    cn: {
      title: '先大18%再缩回来：粘结剂喷射学会“量体收缩”',
      brief: '表壳、铰链打出来偏大，进炉后刚好，多数时候是。',
      body: `粘结剂喷射打出来的生坯靠胶粘着，尺寸大18%。1380℃烧完变成钢，理想情况下正好是图纸尺寸。东莞捷喷成形每月做5.2万只表壳，慢慢弄懂了“理想情况”四个字。
收缩并不均匀：平面方向17.1%，高度方向18.9%，因为有重力；厚表耳会拽薄壁。新款烧结后每五只扫描一只，偏差反补到模型，循环四轮。之后97%在±0.05毫米以内，只有玻璃台阶还要铣。
炉里托着表壳的是陶瓷垫，也是打印的，氧化铝，收缩率必须和表壳一致，否则不是划伤就是歪倒。
抛光见真章：30微米以上的孔会拖出“彗星尾”。抛光报废率春天22%，现在6%。铣出来的表壳只有1%，但每只贵64元。`,
    },
  },
  {
    key: 'powder-plant-plasma',
    date: '2024-04-30',
    types: ['latest'],
    tags: ['metal-3d-printing', 'titanium', 'recycling', 'investment'],
    child: 'powders',
    en: {
      title: 'From chips to powder: titanium plant in Baoji closes a loop',
      brief: 'Milling chips from aircraft frames become powder at a third less energy, if nobody has mixed them.',
      body: `Of ten kilograms of titanium in an aircraft frame nine end up as chips. Weihe Titanium in Baoji collects them at three plants by alloy, washes off the coolant, presses and melts them twice under vacuum and atomises the bar in a plasma. Since March 260 tonnes a year have been made in this way.
Compared with sponge, the material saves a third of the energy. Oxygen ends up at 0.12 per cent, iron at 0.17; the customer for seat parts accepts that, the one for engine parts does not.
The weak point is sorting. A single tool tip of tungsten carbide in a batch of 800 kilograms is enough to reject it, as the inclusion does not melt. Chips pass a magnet, X-ray sorting and a shaking table; in spring one of 31 batches was lost nevertheless.
Powder between 15 and 53 micrometres goes to laser machines and is worth 420 yuan a kilogram. The coarse half goes to electron beam and spraying for 260. Nobody has yet found a good use for the finest five per cent, which is explosive and stored under argon.`,
    },
    cn: {
      title: '切屑变粉末：宝鸡钛厂接上循环的一环',
      brief: '飞机框梁的铣屑做成打印粉，能耗省三分之一，前提是没人把料混了。',
      body: `飞机框梁每十公斤钛，九公斤变成切屑。宝鸡渭河钛业从三家工厂按牌号收屑，洗去切削液，压块，真空熔两遍，再用等离子雾化棒料。3月以来，年产260吨。
与海绵钛相比能耗省三分之一。含氧0.12%，铁0.17%，做座椅件的客户收，做发动机件的客户不收。
软肋在分拣。800公斤一批料里混进一粒硬质合金刀尖，整批作废，因为它熔不掉。切屑要过磁选、X射线分选和摇床，春天还是31批里废了1批。
15至53微米的粉供激光设备，每公斤420元；粗的一半供电子束和喷涂，260元；最细的5%易爆，充氩存放，还没找到好去处。`,
    },
  },
  {
    key: 'spare-parts-metro',
    date: '2023-05-30',
    types: ['latest'],
    tags: ['polymer-3d-printing', 'supply-chain', 'standards'],
    child: 'polymer-printing',
    en: {
      title: 'A metro prints its grab handles',
      brief:
        'In the workshop of Chengdu a spare part for 26 yuan ends a two-year wait. Fire protection took longer than design.',
      body: `The hinge of the seat flap has not been supplied since 2016. Forty trains in Chengdu have two hundred each, and four break every week. The workshop of the metro now prints them from flame-retardant polyamide on two powder machines: 26 yuan apiece, 38 in one night.
A catalogue of 214 parts has been built up within two years, from cable clips to the cover of the driver’s lamp. Structural parts and everything connected with brakes are excluded.
Every part needs three papers. The drawing had to be measured again in most cases. The fire test according to the railway standard must be passed by the printed material in the printed thickness, which killed 60 candidates of less than two millimetres. And the supplier of the train has to be asked whether he still holds rights; he has answered in 31 cases so far.
> The printer costs as much as a delivery van. What it saves us is the telephone. :: Deng Xiaomei, workshop engineer`,
    },
    cn: {
      title: '成都地铁自己打印扶手配件',
      brief: '26元一个的铰链，结束了两年的等件。防火认证比设计花的时间长。',
      body: `座椅翻板的铰链2016年就停供了。成都40列车，每列200个，每周坏4个。检修车间现在用两台粉末设备打印，材料是阻燃尼龙，26元一个，一夜38个。
两年建起214个件的目录，从线卡到司机灯罩。结构件和一切与制动有关的件不做。
每个件要过三关：多数图纸得重新测绘；打印材料要按打印厚度过轨道交通防火标准，2毫米以下的60个件倒在这一关；还要问车辆厂是否保留权利，目前收到31份答复。
> 打印机的钱够买一辆送货车，它省下的是我们打电话的工夫。 :: 检修车间工程师 邓晓梅`,
    },
  },
  {
    key: 'depowdering-explosion-lesson',
    date: '2022-02-15',
    types: ['latest'],
    tags: ['process-safety', 'metal-3d-printing'],
    child: 'post-processing',
    picture: false,
    en: {
      title: 'Eleven grams were enough: what a service bureau changed after a flash',
      brief: 'Nobody was seriously injured. The vacuum cleaner had the wrong hose.',
      body: `On a Friday afternoon in November an operator of a print service in Zhongshan cleaned an aluminium part with an ordinary industrial vacuum cleaner. The hose was not conductive. A flash of about a second burnt his forearm; the investigators later estimated eleven grams of powder.
The company, Xiangshan Print Works, has made its report public. It now has wet separators instead of filters, conductive floors and shoes measured each morning, one alloy per room, and a rule that fine aluminium powder leaves the inert chamber only in closed containers. It cost 640,000 yuan, nearly as much as a small machine. Insurance became cheaper by a fifth.`,
    },
    cn: {
      title: '11克就够了：一次闪燃之后，打印服务商改了什么',
      brief: '没有人重伤，问题出在吸尘器的软管上。',
      body: `去年11月一个周五下午，中山一家打印服务商的操作工用普通工业吸尘器清理铝件，软管不导电，闪燃持续约一秒，烧伤前臂。调查组估计，参与燃烧的粉末11克。
这家公司叫香山打印，它把报告公开了。现在用湿式除尘替代滤筒，地面导电，每天早上测鞋，一个房间只放一种合金，细铝粉离开惰性舱必须用密闭容器。共花64万元，快够买一台小设备；保险费便宜了两成。`,
    },
  },
  {
    key: 'shoe-midsole-lattice',
    drawing: 'DJ-320 section',
    date: '2024-12-17',
    types: ['latest', 'newswire'],
    tags: ['polymer-3d-printing', 'rubber'],
    child: 'polymer-printing',
    en: {
      title: 'Jinjiang prints two million midsoles',
      brief: 'Lattices by continuous resin printing cost 31 yuan a pair, still three times as much as foam.',
      body: `Putian and Jinjiang have 1,900 resin printers for midsoles between them; Minnan Lattice alone made two million pairs in 2024. A sole takes 19 minutes, and washing and curing another 40. The lattice gives back 71 per cent of the energy, good foam 68.
At 31 yuan a pair the sole costs three times as much as one of foam. It sells as a look and, increasingly, as a replacement: hospitals order soles for diabetics with a softness map that follows a pressure measurement.`,
    },
    cn: {
      title: '晋江今年打印鞋中底200万双',
      brief: '连续光固化点阵中底一双31元，仍是发泡的三倍。',
      body: `莆田、晋江两地做中底的光固化打印机有1900台，闽南点阵一家2024年就出货200万双。一只鞋底19分钟，清洗固化再加40分钟。能量回弹71%，好的发泡材料68%。
一双31元，是发泡的三倍。卖的是外观，也开始卖“对症”：医院按足压图订糖尿病足鞋垫，软硬分区。`,
    },
  },
  {
    key: 'build-simulation-myth',
    date: '2025-12-16',
    types: ['latest'],
    tags: ['digital-twin', 'metal-3d-printing', 'skills'],
    child: 'software',
    cn: {
      title: '仿真说不会翘，它还是翘了：十家打印厂的变形对账',
      brief: '本刊请十家企业打印同一个零件，七家用了三种软件预测变形，结果最准的是一位没用软件的师傅。',
      body: `零件是编辑部画的：一块160毫米的悬臂板，底下三道筋，故意不好打。材料统一用316L，层厚40微米，支撑方案各家自定。十家企业，七家先做仿真，三家凭经验。
打完去支撑前扫描，自由端翘曲最小0.31毫米，最大1.92毫米。七家的仿真预测值与实测相比，平均差0.44毫米，有两家方向都反了。
## 差在哪里
差异主要不在软件。三种软件在同一组输入下，结果相差不到0.15毫米。问题是输入：固有应变参数从哪里来。有标定试样的三家，误差在0.2毫米以内；直接用软件自带参数的四家，误差0.5毫米以上。
- 标定一次要打9根悬臂试样，约14小时；
- 换粉末批次后，有两家没有重新标定；
- 有一家的成形平台本身不平，0.12毫米。
## 不用软件的老周
翘得最少的是常德沅江打印的周师傅。他把零件斜着放了23度，支撑底部加了三排小锥台，理由是“热从筋里走，别让它堵在板上”。仿真工程师事后复算，认为摆放角度贡献了六成效果，锥台“看不出作用”。
老周不服气，又打了一件去掉锥台的，翘曲0.58毫米。`,
    },
  },
  {
    key: 'additive-hospital-service',
    date: '2026-11-10',
    types: ['newswire'],
    tags: ['polymer-3d-printing', 'medical-devices', 'regulatory'],
    child: 'print-services',
    picture: false,
    cn: {
      title: '院内打印点备案办法试行，首批23家医院',
      brief: '手术导板、矫形支具可在院内打印，植入物仍须企业注册。',
      body: `《医疗机构个性化医疗器械院内打印备案办法（试行）》11月起在五省市执行，首批23家医院。办法允许院内打印手术导板、解剖模型和矫形支具，须配备至少一名经培训的医工人员，材料限于已注册牌号，每件留存数据十年。植入物不在范围之内。
记者了解到，23家医院平均有2.6台设备，去年共打印导板1.9万件。费用怎么收还没有统一口径，目前每件从300元到2400元不等。`,
    },
  },
  {
    key: 'bristol-bike-lugs',
    date: '2023-10-31',
    types: ['oversea'],
    tags: ['metal-3d-printing', 'titanium', 'supply-chain'],
    child: 'print-services',
    en: {
      title: 'Lugs from Bristol: why a frame builder prints 300 bicycles a year and no more',
      brief: 'Small series in titanium pay, as long as the builder does not count his evenings.',
      body: `A bicycle from Avon Frameworks in Bristol is made of eleven carbon tubes and seven printed titanium lugs, no two alike, because every customer is measured. The lugs for one frame take nine hours on a machine that belongs to somebody else, a medical firm in Cardiff which prints hip parts by day and lugs at night.
“I rent the night,” says founder Tom Hallett. It costs him 410 pounds a frame. A machine of his own would have to run 5,000 hours a year, and he sells 300 frames.
What he does himself is the afternoon afterwards: taking off supports, blasting, reaming the sockets to 0.05 mm, bonding. Four people do this. Hallett has been asked to supply lugs to a large brand, 12,000 a year, and has declined. At that number casting is cheaper, and then, he says, one would no longer need him.
Of 1,400 frames eleven have come back, nine with crash damage, two with a bond that had not cured in a cold January. The heating was the next investment.`,
    },
  },
];
