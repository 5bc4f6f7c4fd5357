import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of metalworking. */
export const stories: Story[] = [
  {
    key: 'unmanned-night-shift-dalian',
    date: '2026-08-11',
    types: ['Editorpick', 'latest'],
    tags: ['five-axis', 'smart-factory', 'predictive-maintenance', 'skills'],
    child: 'machining-centres',
    named: true,
    tables: {
      night: table(
        'Seven nights in June, cell with four machines|6月某周七个夜班（四机单元）',
        'Night|夜班; Spindle hours|主轴小时; Parts finished|完工件数; Stops|停机次数; Longest stop (min)|最长停机(分钟); Cause|原因; Scrap|废品',
        'Mon|周一; 33.1; 58; 1; 22; Chip conveyor jam|排屑器卡死; 0',
        'Tue|周二; 34.6; 61; 0; 0; None|无; 0',
        'Wed|周三; 27.4; 47; 2; 205; Broken drill, no twin tool|钻头折断且无备刀; 1',
        'Thu|周四; 34.2; 60; 1; 8; Probe covered by chip|测头被切屑遮挡; 0',
        'Fri|周五; 34.9; 62; 0; 0; None|无; 0',
        'Sat|周六; 31.8; 55; 2; 71; Low coolant level|切削液液位低; 0',
        'Sun|周日; 35.0; 62; 0; 0; None|无; 1'),
    },
    en: {
      title: 'Eight hours without anybody: what a night shift in Dalian taught a pump maker',
      brief: 'Four five-axis machines at Liaohai Pumps work through the night alone. The robot was the easy part; chips, coolant and broken drills took eleven months.',
      body: `At 22:40 the last setter of Liaohai Pumps in Dalian switches off the light over machine four. Until 06:30 the only thing that moves in hall 3 is a pallet shuttle between 96 storage places and four five-axis machining centres from Xingcheng Machine Tools. In the morning, on average, 58 pump casings and impellers stand on the outgoing rack.
It took eleven months to get there, says Zhao Min, who led the project. The order of difficulties surprised everyone.
## The robot was finished in six weeks
Pallets, shuttle and cell control came from one supplier and worked in the sixth week. What stopped the cell during the following months was almost always small: a bird's nest of stainless chips round the drill, a probe that measured a chip instead of a bore, coolant that foamed up when the tank fell below a third.
!table night
Wednesday shows the typical loss. A drill of 8.5 mm broke in the third casing. The spindle load told the control within 40 milliseconds, the machine withdrew correctly, and then it stood still for three and a half hours because nobody had put a sister tool into the magazine. Since then the cell refuses to start the night if any tool with less than 150 per cent of the required life lacks a twin.
!fig One of 96 pallets. The orange clamp was redesigned three times so that chips slide off by themselves.
## Chips are a design task
The decisive step, in Zhao's view, was to move chip breaking from the shop floor to programming. Drilling cycles for duplex steel were changed to a peck of 0.8 mm with a dwell of two revolutions; roughing paths now end on an air pass of two seconds with coolant at 70 bar, which blows out the pocket before the probe comes.
- Tool life is planned at 60 per cent of the measured mean, not at 80 as by day.
- Every part is probed at four points; if one is off by more than 0.03 mm, the pallet is set aside and the next one starts.
- Coolant is topped up automatically and its concentration measured once an hour.
## What it costs, and what it does not save
The cell cost 19.6 million yuan, of which 3.1 million for automation. Spindle hours rose from 3,900 to 6,700 a year and machine. No setter lost his job: the five who used to share the night shift now prepare tools and fixtures by day, because an unmanned night needs about nine hours of preparation.
> People ask me how many workers we saved. We saved the bad nights. The work is still there, it has only moved to the afternoon. :: Zhao Min, head of production engineering, Liaohai Pumps
Prototype parts, and everything in nickel alloy, are still machined by day. Tool wear there scatters by a factor of two, and no rule has been found that would let Zhao sleep.`,
    },
    cn: {
      title: '八小时无人：大连一家泵厂的夜班教会了他们什么',
      brief: '辽海泵业四台五轴加工中心夜里自己干活。机器人反而最容易，切屑、切削液和断钻头前后折腾了11个月。',
      body: `晚上10点40分，大连辽海泵业最后一名调机员关掉4号机上方的灯。到第二天早上6点半之前，三号厂房里唯一会动的，是在96个托盘库位和四台兴城机床五轴加工中心之间来回跑的堆垛小车。早上，下料架上平均摆着58件泵壳和叶轮。
项目负责人赵敏说，走到这一步用了11个月，而难点的排序出乎所有人意料。
## 机器人六周就调好了
托盘、小车、单元控制器由同一家供货，第六周就跑通了。之后几个月让单元停下来的，几乎都是小事：不锈钢切屑在钻头上缠成鸟窝；测头量到的是切屑而不是孔；液箱低于三分之一时切削液起泡。
!table night
周三是典型的损失。加工第三件泵壳时8.5毫米钻头折断，主轴负载在40毫秒内报警，机床正确退刀，然后一停就是三个半小时，因为刀库里没有备刀。从那以后定了一条规矩：只要有一把刀的剩余寿命不足需要的1.5倍又没有备刀，单元就拒绝启动夜班。
!fig 96个托盘之一。橙色压板改了三版，为的是让切屑自己滑下去。
## 断屑是设计出来的
赵敏认为，关键一步是把断屑从车间搬到编程。双相钢钻孔改为每0.8毫米一啄、停两转；粗加工路径末尾加两秒空走，70巴高压冷却先把型腔吹干净，测头再进来。
- 刀具寿命按实测均值的60%排，白班是80%；
- 每件测四点，有一点超差0.03毫米，该托盘就下线，换下一个；
- 切削液自动补液，浓度每小时测一次。
## 花了多少，没省下什么
整个单元1960万元，其中自动化310万元。单台主轴年运行时间由3900小时提高到6700小时。没有人因此下岗：原来轮夜班的五名调机员改成白天备刀备夹具，一个无人夜班，白天要准备大约九个小时。
> 总有人问我省了几个工人。我们省的是那些糟心的夜晚。活儿还在，只是挪到了下午。 :: 辽海泵业工艺部部长 赵敏
样件和所有镍基合金件仍放在白天。这类材料的刀具磨损能差出一倍，赵敏还没有找到能让自己睡得着的规则。`,
    },
  },
  {
    key: 'press-brake-angle-laser',
    date: '2025-03-04',
    types: ['latest'],
    tags: ['sheet-metal', 'industrial-ai'],
    child: 'sheet-metal',
    tables: {
      bends: table('First-part accuracy over 400 batches, S355, 2 to 6 mm|400批首件精度(S355，2至6mm)', 'Method|方式; First part within 0.5°|首件偏差≤0.5°; Average trial bends|平均试折次数; Setting time (min)|调机时间(分钟)',
        'Table values|查表; 38 %; 2.7; 14.2', 'Angle measuring|角度检测; 86 %; 0.4; 7.9', 'Angle measuring and learnt springback|角度检测＋回弹学习; 97 %; 0.1; 6.1'),
    },
    en: {
      title: 'Press brakes learn to expect springback',
      brief: 'Sheet of the same grade springs back differently from coil to coil. A builder in Nantong lets its machines remember.',
      body: `Every operator of a press brake knows the first part that lands in the scrap box. Sheet of the same grade and thickness springs back by anything between 1.2 and 3.4 degrees, depending on the coil, the rolling direction and the day.
Tongjiang Bending of Nantong has equipped its electric brakes with two laser lines that read the angle during the bend, and with a memory. After each bend the control stores force curve, final angle and coil number. From about thirty bends on it predicts springback for this coil from the slope of the force curve in the first three degrees, before the sheet is plastic throughout.
!table bends
The figures come from a job shop in Wuxi that makes cabinets for switchgear, 60 batches a week, seldom more than twenty parts each. Its owner calculates a saving of 2.6 tonnes of sheet a month.
The method fails with chequer plate and film-coated stainless, where the laser line is scattered. For these, the operator still takes the protractor.`,
    },
    cn: {
      title: '折弯机学会了“预判”回弹',
      brief: '同一牌号的板，每卷回弹都不一样。南通一家折弯机厂让机器自己记住。',
      body: `开过折弯机的人都认识那件躺进废料箱的“首件”。同牌号、同厚度的板，回弹可以从1.2度到3.4度，看卷号，看轧制方向，也看天气。
南通通江折弯在电动折弯机上装了两条激光线，折弯途中实时读角度，同时给机器加了“记性”：每折一刀，系统存下力曲线、最终角度和卷号。大约30刀之后，只凭前三度的力曲线斜率，在板材还没有完全进入塑性之前，就能预测这一卷料的回弹。
!table bends
数据来自无锡一家做开关柜的加工厂，每周60批，每批很少超过20件。老板算过，一个月省板材2.6吨。
花纹板和覆膜不锈钢不行，激光线打上去会散。碰到这两样，师傅还是拿起角度尺。`,
    },
  },
  {
    key: 'gear-grinding-ev-noise',
    date: '2024-04-16',
    types: ['latest', 'Editorpick'],
    tags: ['grinding', 'gears', 'electric-vehicles', 'metrology'],
    child: 'gear-cutting',
    en: {
      title: 'The whine at 2,300 hertz: grinding waves of 0.4 micrometres out of EV gears',
      brief: 'Electric cars have made gears audible. The cause is often not the tooth form but a ripple that no drawing mentions.',
      body: `The complaint came with a sound file. At 74 km/h the new electric saloon whined, at 68 and 80 it did not. The gears were within quality class 4 in all respects. At Huaihe Gear in Bengbu it took five weeks before somebody thought of unrolling the measured flanks one behind the other, for the whole circumference, and of running a frequency analysis over the curve.
There it was: an undulation with 91 waves per revolution and an amplitude of 0.4 micrometres. The gear has 23 teeth. Such "ghost orders", which do not belong to the mesh, come from the grinding machine itself.
## Looking for the culprit
The team measured the worm spindle, the dresser and the rotary table. The table's encoder had 182 poles, exactly twice 91. Its mounting was eccentric by two micrometres. After readjustment the amplitude fell to 0.09.
Since then Huaihe has measured three gears of each batch over all teeth, 11 minutes each on a dedicated instrument, and releases machines by their spectrum, not by their profile deviation alone. Limits for single orders are 0.08 to 0.15 micrometres, depending on frequency.
!fig Unrolled flank deviations of 23 teeth, before and after readjustment of the rotary table.
## Polish grinding as insurance
Some car makers now ask for a second worm zone with an elastic bond that takes off another two micrometres and leaves a roughness of Rz 0.8. It lengthens the cycle from 34 to 47 seconds. Technically it would often be unnecessary, says quality manager Fang Wei, but it makes the discussion shorter.
> For combustion engines we used to deliver gears. Now we deliver a spectrum, and the gear comes with it. :: Fang Wei, quality manager, Huaihe Gear`,
    },
    cn: {
      title: '2300赫兹的啸叫：从电驱齿轮上磨掉0.4微米的波',
      brief: '电动车让齿轮“有了声音”。元凶往往不是齿形，而是图纸上从不标注的波纹。',
      body: `客户投诉附了一段录音：新款电动轿车开到每小时74公里时啸叫，68公里和80公里都没有。齿轮各项指标都在4级以内。蚌埠淮河齿轮查了五个星期，才有人想到把全周所有齿面的测量曲线首尾接起来，做一次频谱。
果然：每转91个波，幅值0.4微米，而齿轮只有23个齿。这种不属于啮合阶次的“鬼阶”，来自磨齿机本身。
## 找元凶
小组逐一测了蜗杆砂轮主轴、修整器和转台。转台编码器182个极，正好是91的两倍，安装偏心2微米。重新校正后，幅值降到0.09微米。
此后，淮河齿轮每批抽三件全齿测量，专用仪器上每件11分钟；机床放行看频谱，不再只看齿廓偏差。单阶限值按频率定在0.08到0.15微米。
!fig 23个齿面偏差首尾相接的展开曲线，转台校正前后对比。
## 抛磨当保险
有的主机厂现在要求砂轮带第二段弹性结合剂，再磨去2微米，粗糙度做到Rz0.8，节拍由34秒拉长到47秒。质量经理方伟说，技术上很多时候没必要，但能少吵几次架。
> 燃油车时代我们交的是齿轮。现在交的是一张频谱，齿轮是随附的。 :: 淮河齿轮质量经理 方伟`,
    },
  },
  {
    key: 'carbide-price-record',
    date: '2026-11-12',
    types: ['latest', 'newswire'],
    tags: ['cutting-tools', 'market-data', 'supply-chain', 'recycling'],
    child: 'cutting-tools',
    en: {
      title: 'Tungsten at a record: toolmakers pay for old inserts by the gram',
      brief: 'Carbide powder has doubled within fourteen months. Collecting boxes are being fitted with locks.',
      body: `Tungsten carbide powder was quoted at 618 yuan a kilogram in Zhuzhou last week, twice the price of September 2025. The four large insert makers have raised their list prices by 12 to 18 per cent as of 1 December; two deliver standard grades on allocation only.
Used inserts have become a currency. Xiangjiang Tools now credits 410 yuan a kilogram against new orders, up from 165, provided that the inserts are sorted by grade. A job shop in Kunshan reports that its collecting boxes have been given locks. Toolmakers expect that indexable drills with smaller inserts, until now a niche, will gain ground; cermet and ceramic grades are being tried for finishing cast iron where carbide used to be taken for granted.`,
    },
    cn: {
      title: '钨价创新高，刀具厂论克回收旧刀片',
      brief: '碳化钨粉14个月翻番，车间里的旧刀片回收盒开始上锁。',
      body: `上周株洲碳化钨粉报价每公斤618元，比2025年9月翻了一番。四家主要刀片厂宣布12月1日起上调目录价12%至18%，其中两家常规牌号改为配额供货。
旧刀片成了硬通货。湘江工具现在以每公斤410元抵扣新订单，此前是165元，条件是按牌号分拣好。昆山一家加工厂说，回收盒已经装上了锁。刀具厂预计，原本小众的小尺寸刀片钻会走俏；铸铁精加工也有人试用金属陶瓷和陶瓷刀片，以前想都不想就上硬质合金。`,
    },
  },
  {
    key: 'bavaria-second-hand-auction',
    date: '2023-06-27',
    types: ['oversea'],
    tags: ['supply-chain', 'market-data', 'turning-milling'],
    child: 'used-machines',
    picture: false,
    en: {
      title: 'Lathes for Pune: on the trail of a closed turning shop near Augsburg',
      brief: 'When the Lechner turning shop closed after 71 years, 44 machines went under the hammer in nine hours. Two thirds left the country.',
      body: `The bids for lot 17, a turn-mill centre built in 2017, began at 60,000 euros and ended four minutes later at 212,000. The winner sat in Pune. By the evening the whole of the Lechner turning shop near Augsburg, 71 years old and without a successor, had been sold on the internet: 44 machines, 900 chuck jaws, a coffee machine.
## Who buys
Auctioneer Birgit Hase keeps statistics. Ten years ago half of the machines from such closures stayed within a radius of 300 kilometres. This time it was 31 per cent. Eleven machines go to India, seven to Turkey, five to Vietnam, four to Poland. Chinese bidders, who used to buy whole halls, took one: a 1994 cam-controlled automatic for a museum in Shenyang.
## What is dear, what is scrap
Machines with a current control and documented spindle hours bring 55 to 70 per cent of the price of a new one. Without a maintenance book it is thirty. Twelve-year-old machines whose control maker no longer supplies drives are worth their weight, at present 0.21 euros a kilogram.
- Delivery times for new turn-mill centres have come down from 14 to 8 months, but remain the main argument for used ones.
- Dismantling, packing and sea freight to Pune cost about 19,000 euros a machine.
- Laser safety and noise papers are often missing; importers have them made on arrival.
> The buyers know the machines better than the administrators. One of them asked for the spindle temperature at the last warm-up run. We had it. :: Birgit Hase, auctioneer
The hall itself has been let to a logistics company. Six of the eighteen turners have found work with a medical engineering firm in the next village; it had been looking for them for two years.`,
    },
    cn: {
      title: '从奥格斯堡到浦那：一家71年老车工厂的机床去了哪里',
      brief: '莱希纳车工厂歇业，44台机床九小时拍完，三分之二离开德国。',
      body: `17号标的是一台2017年的车铣复合，6万欧元起拍，四分钟后以21.2万欧元落槌，买家坐在印度浦那。到傍晚，奥格斯堡附近这家开了71年、无人接班的莱希纳车工厂在网上拍卖一空：44台机床，900只卡爪，还有一台咖啡机。
## 谁在买
拍卖师比吉特·哈泽有自己的统计。十年前，这类歇业工厂的机床有一半留在方圆300公里内，这次只有31%。11台去印度，7台去土耳其，5台去越南，4台去波兰。从前成片包圆的中国买家只拍走一台：1994年的凸轮自动车床，沈阳一家博物馆要。
## 什么值钱，什么是废铁
系统没淘汰、主轴小时数有记录的，能卖到新机的五成半到七成；没有保养记录，三成。十二年机龄、驱动器已停供的，按重量算，眼下每公斤0.21欧元。
- 新车铣复合交期已由14个月缩短到8个月，但交期仍是买二手的头号理由；
- 拆机、包装、海运到浦那，每台约1.9万欧元；
- 激光安全和噪声文件常常缺失，进口商到港后补做。
> 买家比破产管理人更懂机床。有人问我最近一次暖机的主轴温度，好在我们有记录。 :: 拍卖师 比吉特·哈泽
厂房租给了一家物流公司。18名车工里有6人去了邻村的医疗器械厂，那家厂为招人已经找了两年。`,
    },
  },
  {
    key: 'minimum-quantity-lubrication-aluminium',
    date: '2022-11-22',
    types: ['latest'],
    tags: ['cutting-tools', 'energy-saving', 'turning-milling'],
    child: 'coolants',
    en: {
      title: 'Twelve millilitres an hour: a gearbox housing without coolant',
      brief: 'Minimum quantity lubrication saves water, pumps and washing. It asks for tools with channels and for a machine that can stand the heat.',
      body: `Where 200 litres of emulsion a minute used to pour over the aluminium housings, there is now only a hiss. Wujin Drives has machined its gearbox housings on six machines with minimum quantity lubrication since the spring: 12 millilitres of ester oil an hour, led through the spindle and atomised at the cutting edge.
The advantages are obvious at the electricity meter. High-pressure pumps and chip centrifuges, together 31 kW a machine, have been switched off; dry chips fetch 0.9 yuan more per kilogram than wet ones. The washing line runs with half the number of baths.
## Heat stays in the part
What the coolant used to carry away now remains in workpiece and machine. A housing leaves the roughing operation at 46 °C and would be 0.11 mm too long if it were finished at once. Wujin lets it cool for nine minutes on a pallet store and measures its temperature before finishing; the control scales the coordinates.
Deep holes were the second difficulty. Drills of more than 12 times their diameter get twisted channels of 1.1 mm, and the chip flute is polished. With that, the 140 mm oil bore is made in one go.
> The first thing visitors notice is that their shoes stay clean. The second is that we have more drills in the cupboard than before. :: Xu Haiyan, machining manager, Wujin Drives`,
    },
    cn: {
      title: '每小时12毫升：不用切削液加工变速箱壳体',
      brief: '微量润滑省水、省泵、省清洗，换来的要求是带油孔的刀具和扛得住热的机床。',
      body: `以前每分钟200升乳化液浇在铝壳体上，现在只听得见“嘶嘶”的气声。今年春天起，武进传动用六台微量润滑机床加工变速箱壳体：每小时12毫升酯类油，从主轴内送到刃口雾化。
好处在电表上一目了然。高压泵和甩屑机停用，每台省31千瓦；干屑比湿屑每公斤多卖9毛钱；清洗线的槽数减了一半。
## 热留在了工件里
从前由切削液带走的热量，如今留在工件和机床里。壳体粗加工完是46℃，马上精加工，长度会差0.11毫米。武进的做法是在托盘库里放九分钟，精加工前测温，由系统按温度缩放坐标。
第二个难点是深孔。12倍径以上的钻头用1.1毫米螺旋内冷孔，排屑槽抛光，140毫米的油道孔才能一次钻通。
> 来参观的人，先发现鞋子是干净的，再发现我们柜子里的钻头比以前多了。 :: 武进传动机加经理 徐海燕`,
    },
  },
  {
    key: 'five-axis-order-turkey',
    date: '2025-09-23',
    types: ['newswire'],
    tags: ['five-axis', 'exports'],
    child: 'machining-centres',
    source: { en: 'Company announcement', cn: '企业供稿' },
    en: {
      title: 'Xingcheng Machine Tools ships 18 five-axis centres to Turkey',
      brief: 'Two aerospace suppliers in Eskişehir take the largest export order in the history of the Dalian builder.',
      body: `Xingcheng Machine Tools of Dalian has shipped the first six of eighteen five-axis machining centres to two aerospace suppliers in Eskişehir, Turkey. The VX-800 machines have a swivel table with torque drives, a 24,000 rpm spindle of 42 kW and, for the first time, glass scales with an accuracy of ±2 µm in all linear axes.
The order, worth about 11 million euros, includes a spare spindle store in Ankara and two years of training. The remaining twelve machines follow by March 2026.`,
    },
    cn: {
      title: '兴城机床18台五轴加工中心发往土耳其',
      brief: '埃斯基谢希尔两家航空零部件企业采购，为这家大连机床厂史上最大出口单。',
      body: `大连兴城机床日前发运首批6台五轴加工中心，买方是土耳其埃斯基谢希尔的两家航空零部件企业，订单共18台。VX-800机型采用力矩电机摇篮转台，主轴42千瓦、24000转/分，三个直线轴首次全部配备±2微米精度光栅尺。
合同金额约1100万欧元，含安卡拉主轴备件库和两年培训。其余12台将于2026年3月前发完。`,
    },
  },
  {
    key: 'mould-fixture-village',
    date: '2024-12-10',
    types: ['latest'],
    tags: ['skills', 'cutting-tools', 'supply-chain'],
    child: 'workholding',
    cn: {
      title: '浙江有个“虎钳村”：37家作坊怎么分一张图纸',
      brief: '玉环沙门镇一个村，年产平口钳21万台。没有一家能独立做完一台，也没有人打算独立做完。',
      body: `从玉环沙门镇往山里走四公里，路两边的厂房没有一间超过两千平方米，门口却都摆着同样的灰色铸件。村里登记在册的37家企业，去年做了21万台精密平口钳，占全国出口量的四成。
## 一张图纸拆成八段
钳体的铸件来自村口两家铸造厂，粗铣归三家，导轨淬火只有老陈家能做，磨床分散在九户，丝杠从邻镇来，装配检验由四家有商标的企业收口。一台钳子从铸件到装箱，要换七个主人，走不出两公里。
“谁家磨床停了，打个电话，半小时就有人推着车把活儿拉走。”装配企业沙门夹具的负责人陈国良说。村里没有MES，排产靠一个三百多人的微信群。
!fig 下午四点的村道，电动三轮车拉着待磨的钳体。
## 卡在两微米
平行度0.01毫米的通用钳，村里人闭着眼能做。日本客户要的是0.002毫米，还要100台之间互换。老陈家的淬火炉温差太大，变形对不齐，磨得再好也白搭。
去年，四家企业凑了460万元，买了一台真空淬火炉，放在村委会的仓库里，按炉次收费。今年头九个月，高精度钳的合格率由54%升到83%。
- 通用钳出厂价每台180元，毛利不到一成；
- 高精度钳每台2600元，毛利四成；
- 高精度钳眼下占产量的3%，占利润的三成。
## 谁来接班
37位老板平均54岁。陈国良的儿子在杭州写程序，去年替村里做了个小程序，把微信群里的排产搬了进去，用的人不多。“他们说，看字太慢，打电话快。”`,
    },
  },
  {
    key: 'spindle-bearing-diagnosis',
    date: '2025-07-15',
    types: ['latest'],
    tags: ['predictive-maintenance', 'bearings', 'industrial-ai'],
    child: 'cnc',
    en: {
      title: 'Listening to 300 spindles: what remains of the promise of prediction',
      brief: 'After three years of vibration monitoring a contract manufacturer has prevented 14 of 19 spindle failures. The missing five are instructive.',
      body: `Three years ago Haihe Contract Machining fitted acceleration sensors to the spindles of 300 machining centres at two sites. The aim was to see bearing damage six weeks before it stops a machine. The balance is now public, and it is honest: of nineteen spindle failures, fourteen were announced in time, by 23 days on average.
## Rules before networks
The first version, a neural network trained on healthy spindles, raised 40 alarms a week. Most of them were new tools. It was replaced by simple envelope analysis at the known bearing frequencies, recorded once a day in an idle run of 30 seconds at 6,000 rpm without a tool. False alarms fell to about one a week.
The network has come back in a modest role: it sorts alarms by likeness to earlier cases and writes the suggestion for the maintenance order.
## The five that nobody heard
- Two spindles crashed; the damage occurred within a second.
- One failed by grease that had been mixed up at a repair shop, within nine days.
- One motor winding burnt out, which vibration does not show.
- One sensor had been glued on the wrong side of a gap. It had recorded the cleanest data of all.
The system cost 2,100 yuan a machine and 1.5 posts. A prevented failure saves between 60,000 and 140,000 yuan, most of it delivery delay. Haihe has decided not to extend it to its 180 lathes, where spindles last for eleven years on average and are cheap to replace.`,
    },
  },
  {
    key: 'coolant-rules-2027',
    date: '2026-06-30',
    types: ['latest'],
    tags: ['standards', 'process-safety', 'waste-gas'],
    child: 'coolants',
    cn: {
      title: '切削油雾排放限值征求意见：5毫克变1毫克，净化器够不够用',
      brief: '意见稿拟将车间油雾浓度限值收紧到1毫克/立方米。记者在三家工厂实测，离心式净化器出口为2.3毫克。',
      body: `《金属加工油雾排放限值》征求意见稿6月公布，拟自2027年7月起将岗位油雾浓度限值由5毫克/立方米收紧到1毫克/立方米，新建车间先行。
记者随检测机构走访苏州、台州三家工厂，实测六台在用净化器。离心式出口浓度平均2.3毫克，静电式在清洗后三天内为0.6毫克，两周后回升到1.8毫克；只有末端带高效滤芯的两台稳定在0.3毫克以下，但滤芯每四个月换一次，单台年费用约4200元。
一家有80台加工中心的企业算了账：改造一次性投入110万元，每年增加运行费用34万元。企业设备科长建议，标准应同时规定测量高度和工况，“测头放在机床门口还是过道，数值能差三倍”。
意见反馈截止日期为8月15日。`,
    },
  },
];
