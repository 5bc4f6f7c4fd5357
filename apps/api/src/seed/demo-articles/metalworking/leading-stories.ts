import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Leading stories of metalworking. */
export const leadingStories: Story[] = [
  {
    key: 'unmanned-night-shift-dalian',
    drawing: 'VX-320 elevation',
    date: '2026-08-11',
    types: ['Editorpick', 'latest'],
    tags: ['five-axis', 'smart-factory', 'predictive-maintenance', 'skills'],
    child: 'machining-centres',
    named: true,
    tables: {
      night: table(
        'Seven nights in June, cell with four machines|6月某周七个夜班（四机单元）',
        'Night|夜班; Spindle hours|主轴小时; Parts finished|完工件数; Stops|停机次数; Longest stop (min)|最长停机（分钟）; Cause|原因; Scrap|废品',
        'Mon|周一; 28.8; 58; 1; 22; Chip conveyor jam|排屑器卡死; 0',
        'Tue|周二; 30.1; 61; 0; 0; None|无; 0',
        'Wed|周三; 23.8; 47; 2; 205; Broken drill, no twin tool|钻头折断且无备刀; 1',
        'Thu|周四; 29.8; 60; 1; 8; Probe covered by chip|测头被切屑遮挡; 0',
        'Fri|周五; 30.4; 62; 0; 0; None|无; 0',
        'Sat|周六; 27.7; 55; 2; 71; Low coolant level|切削液液位低; 0',
        'Sun|周日; 30.5; 62; 0; 0; None|无; 1',
      ),
    },
    en: {
      title: 'Eight hours without anybody: what a night shift in Dalian taught a pump maker',
      brief:
        'Four five-axis machines at Liaohai Pumps work through the night alone. The robot was the easy part; chips, coolant and broken drills took eleven months.',
      body: `At 22:40 the last setter of Liaohai Pumps in Dalian switches off the light over machine four. Until 06:30 the only thing that moves in hall 3 is a pallet shuttle between 96 storage places and four five-axis machining centres from Xingcheng Machine Tools. In the morning, on average, 58 pump casings and impellers stand on the outgoing rack.
It took eleven months to get there, says Zhao Min, who led the project. The order of difficulties surprised everyone.
## The robot was finished in six weeks
Pallets, shuttle and cell control came from one supplier and worked in the sixth week. What stopped the cell during the following months was almost always small: a bird’s nest of stainless chips round the drill, a probe that measured a chip instead of a bore, coolant that foamed up when the tank fell below a third.
!table night
Wednesday shows the typical loss. A drill of 8.5 mm broke in the third casing. The spindle load told the control within 40 milliseconds, the machine withdrew correctly, and then it stood still for three and a half hours because nobody had put a sister tool into the magazine. Since then the cell refuses to start the night if any tool with less than 150 per cent of the required life lacks a twin.
!fig VX-320 section: A five-axis machining centre. The orange clamp of the 96 pallets was redesigned three times so that chips slide off by themselves.
## Chips are a design task
The decisive step, in Zhao’s view, was to move chip breaking from the shop floor to programming. Drilling cycles for duplex steel were changed to a peck of 0.8 mm with a dwell of two revolutions; roughing paths now end on an air pass of two seconds with coolant at 70 bar, which blows out the pocket before the probe comes.
- Tool life is planned at 60 per cent of the measured mean, not at 80 as by day.
- Every part is probed at four points; if one is off by more than 0.03 mm, the pallet is set aside and the next one starts.
- Coolant is topped up automatically and its concentration measured once an hour.
## What it costs, and what it does not save
The cell cost 19.6 million yuan, of which 3.1 million for automation. Spindle hours rose from 3,900 to 6,700 a year on each machine. No setter lost his job: the five who used to share the night shift now prepare tools and fixtures by day, because an unmanned night needs about nine hours of preparation.
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
!fig VX-320 section: 五轴加工中心。96个托盘用的橙色压板改了三版，为的是让切屑自己滑下去。
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
      bends: table(
        'First-part accuracy over 400 batches, S355, 2 to 6 mm|400批首件精度（S355，2至6mm）',
        'Method|方式; First part within 0.5°|首件偏差≤0.5°; Average trial bends|平均试折次数; Setting time (min)|调机时间（分钟）',
        'Table values|查表; 38 %; 2.7; 14.2',
        'Angle measuring|角度检测; 86 %; 0.4; 7.9',
        'Angle measuring and learnt springback|角度检测＋回弹学习; 97 %; 0.1; 6.1',
      ),
    },
    en: {
      title: 'Press brakes learn to expect springback',
      brief:
        'Sheet of the same grade springs back differently from coil to coil. A builder in Nantong lets its machines remember.',
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
      brief:
        'Electric cars have made gears audible. The cause is often not the tooth form but a ripple that no drawing mentions.',
      body: `The complaint came with a sound file. At 74 km/h the new electric saloon whined, at 68 and 80 it did not. The gears were within quality class 4 in all respects. At Huaihe Gear in Bengbu it took five weeks before somebody thought of unrolling the measured flanks one behind the other, for the whole circumference, and of running a frequency analysis over the curve.
There it was: an undulation with 91 waves per revolution and an amplitude of 0.4 micrometres. The gear has 23 teeth. Such “ghost orders”, which do not belong to the mesh, come from the grinding machine itself.
## Looking for the culprit
The team measured the worm spindle, the dresser and the rotary table. The table’s encoder had 182 poles, exactly twice 91. Its mounting was eccentric by two micrometres. After readjustment the amplitude fell to 0.09.
Since then Huaihe has measured three gears of each batch over all teeth, 11 minutes each on a dedicated instrument, and releases machines by their spectrum, not by their profile deviation alone. Limits for single orders are 0.08 to 0.15 micrometres, depending on frequency.
!fig HG-320 section: A gear grinding machine. What had to be readjusted on the one in Bengbu was the rotary table; it left waves on 23 teeth in a row.
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
!fig HG-320 section: 磨齿机。蚌埠那台要校正的是转台，波纹在23个齿面上一路连着。
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
];
