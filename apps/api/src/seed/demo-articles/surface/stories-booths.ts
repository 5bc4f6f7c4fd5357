import type { Story } from '../content.types.ts';

/** Stories about painting, powder, vacuum coating, spraying and finishing. */
export const boothStories: Story[] = [
  {
    key: 'powder-colour-change',
    drawing: 'XH-320 section',
    date: '2026-03-12',
    types: ['latest'],
    tags: ['coating', 'smart-factory', 'energy-saving'],
    child: 'powder-coating',
    en: {
      title: 'Eight minutes from grey to white: profile coater in Nanhai changes colour between two hooks',
      brief:
        'Small orders had pushed the line to nineteen colour changes a day. A second booth would have cost less thought and more powder.',
      body: `Nanhai Ruida Profiles coats aluminium for window makers, and window makers order less and less of each colour. In 2019 the vertical line in Foshan changed colour six times a day. Last year it was nineteen times, at 26 minutes each, so that the conveyor stood for more than eight hours out of twenty-four.
The obvious answer was a second booth on rails. The planners decided against it and looked at the 26 minutes instead. Eleven were spent blowing out hoses, nine on the cyclone, and the rest on waiting for the foreman to say that it was clean.
## Hoses that are not cleaned at all
Each of the eight most frequent colours now has its own hoses and pumps, on a carriage that is exchanged in ninety seconds. The cyclone got a cone of conductive plastic to which powder hardly clings. And the foreman was replaced by a white rag: an automatic wipe passes over three points of the booth wall and a camera judges the rag.
The change takes eight minutes, seven if the colours are close. Output rose from 2,900 to 3,850 tonnes a year without a metre of conveyor more. Powder that goes to waste fell by 41 tonnes, since overspray of the eight main colours can be used again.
> Everyone had a good reason why 26 minutes was the minimum. Nobody had a list. :: Luo Zhihua, production planner, Nanhai Ruida
The ninth colour is the weak point. A rarely used bronze metallic still needs a full clean, 31 minutes now because the routine has gone. Ruida collects these orders until Saturday, and some customers do not want to wait until Saturday.`,
    },
    cn: {
      title: '从灰到白八分钟：南海型材厂在两个挂钩之间换色',
      brief: '小单把换色逼到一天19次。加一间喷房最省脑子，却更费粉。',
      body: `南海瑞达型材给门窗厂喷粉，而门窗厂每个颜色订得越来越少。2019年，佛山这条立式线一天换六次色，去年变成19次，每次26分钟，一天24小时里链条要停八个多小时。
最容易想到的是再加一间滑轨喷房。计划科没这么干，而是回头拆那26分钟：吹管11分钟，清旋风九分钟，剩下的都在等班长说一句“干净了”。
## 管子干脆不清
用得最多的八个颜色，各配一套泵和粉管，装在小车上，90秒整车对换。旋风筒锥体换成导电塑料，粉几乎挂不住。班长那句话则交给一块白布：自动擦过喷房壁上三个点，相机看布。
现在换色八分钟，相近色七分钟。链条没加一米，年产量由2900吨升到3850吨。八个主色的过喷粉可以回用，废粉一年少了41吨。
> 为什么非26分钟不可，人人都有道理，就是没人列过清单。 :: 罗志华，南海瑞达生产计划
短板在第九个颜色。冷门的金属古铜仍要全清，手生了，反而要31分钟。瑞达把这类单子攒到星期六做，可有的客户等不到星期六。`,
    },
  },
  {
    key: 'taps-pvd-kaiping',
    date: '2025-02-25',
    types: ['latest'],
    tags: ['coating', 'plating', 'exports'],
    child: 'pvd',
    en: {
      title: 'Gold without gold: tap makers in Kaiping move from the bath to the vacuum',
      brief:
        'Brushed brass and gunmetal sell at twice the margin of chrome. The coating takes 95 minutes, the preparation two days.',
      body: `Every fourth tap that leaves Kaiping for Europe is no longer chrome. Brushed brass, gunmetal and a warm copper are in fashion, and since lacquer on such taps lasted two years at best, makers now coat in vacuum with zirconium and titanium nitride.
Shuikou Sanitary runs four coaters from Xinhe Vacuum. A batch of 640 tap bodies takes 95 minutes, at 180 degrees, with a layer of 0.3 micrometres. It survives 10,000 strokes with steel wool; lacquer survived 300.
!video A rack of tap bodies turns in front of the arc cathodes during the last ten minutes of a batch in Kaiping.
The vacuum shows what the bath concealed. Under chrome there is a levelling layer of nickel that fills scratches; under the nitride there has to be one too, and it must be free of pores, because water trapped in a pore bursts the film. Of all rejects, 70 per cent are traced back to polishing and plating and only 8 per cent to the coater.
- Polishing before PVD: 14 minutes a body, against 9 before chrome
- First-pass yield: 83 per cent, against 94 per cent
- Price at the gate: 168 yuan, against 97 yuan
Colour remains a matter of the chamber. Bodies at the top of the rack come out a trace redder, and a tap and its matching shower head are therefore always hung at the same height. When a customer orders a spare handle three years later, says coating engineer Mai Zhuohui, he asks for a photograph and hopes.`,
    },
    cn: {
      title: '不含金的金色：开平水龙头从镀槽搬进真空炉',
      brief: '拉丝金、枪灰的毛利是铬色的两倍。镀膜95分钟，前面的准备要两天。',
      body: `开平出口欧洲的水龙头，四只里已有一只不是铬色。拉丝金、枪灰、暖铜正流行，过去靠喷清漆，撑不过两年，现在都改做氮化锆、氮化钛真空镀。
水口卫浴有四台新禾真空的镀膜机，一炉640只，180℃，95分钟，膜厚0.3微米。钢丝绒来回擦一万次不露底，清漆只能擦300次。
!video 一挂龙头本体在电弧靶前转动，这是一炉的最后十分钟。
真空炉把镀槽遮住的毛病都亮了出来。铬层底下有光亮镍填划痕，氮化膜底下也要有，而且不能带针孔，孔里存一点水，膜就爆。不良里70%追到抛光和电镀，只有8%算在炉子头上。
- 抛光：镀膜件每只14分钟，镀铬件9分钟
- 一次合格率：83%，镀铬94%
- 出厂价：168元，镀铬97元
颜色还要看炉位。挂在最上层的略微偏红，所以龙头和配套花洒总是挂在同一高度。三年后客户来补一只手柄怎么办？镀膜工程师麦卓辉说，先要张照片，剩下的看运气。`,
    },
  },
  {
    key: 'oven-heat-to-degreasing',
    date: '2022-04-26',
    types: ['latest'],
    tags: ['energy-saving', 'coating', 'electric-vehicles'],
    child: 'painting',
    en: {
      title: 'Tractor cabs: the oven heats the bath, except on Mondays',
      brief:
        'A paint shop in Luoyang takes 640 kilowatts from its oven exhaust. Heat arrives three hours after it is needed.',
      body: `In the paint shop of Heluo Tractor Cabs the exhaust of the stoving oven leaves at 210 degrees, and thirty metres away the degreasing tank has to be kept at 58. A heat exchanger and a loop of thermal oil now connect the two. Chenghu Paint Systems, which built the line in 2011, put the loop in over the spring holiday.
On a running day it recovers 640 kilowatts, and the two gas burners of the pretreatment stay off from ten in the morning. Over the first quarter gas consumption fell by 19 cubic metres a cab to 52.
Mondays are different. After the weekend the tank is at 24 degrees and the oven is cold as well, so both burners run until the oven exhaust is hot. A buffer of 40 cubic metres would bridge the gap, but there is room for it only where the forklift trucks charge.
The exchanger has to be cleaned more often than promised. Condensate from the paint forms a brown film on the tubes that takes away a fifth of the performance in five weeks. Two fitters need four hours to remove it, on their backs, with plastic scrapers.`,
    },
    cn: {
      title: '烘房余热养脱脂槽，就是周一不灵',
      brief: '洛阳一家拖拉机驾驶室涂装线从烘房排气里回收640千瓦，只是热量总比需要晚到三个小时。',
      body: `河洛驾驶室的涂装线，烘房排气210℃，三十米外的脱脂槽要保持58℃。春节停产期间，澄湖涂装给这条2011年建的线加了一套换热器和导热油回路，把两头接了起来。
正常生产日回收640千瓦，上午十点以后前处理的两台燃烧器就不用开。一季度单台驾驶室用气减少19立方米，降到52立方米。
周一例外。停了两天，槽子只有24℃，烘房也是凉的，两台燃烧器都得顶到排气热起来。加一只40立方米的蓄热罐能补上缺口，可唯一放得下的地方停着充电的叉车。
换热器也比说好的更爱脏。漆雾冷凝物在管壁结一层棕膜，五周就吃掉两成换热量。清一次，两个钳工仰着身子用塑料铲铲四个小时。`,
    },
  },
  {
    key: 'boiler-wall-spraying',
    date: '2023-11-14',
    types: ['latest'],
    tags: ['coating', 'predictive-maintenance', 'energy-saving'],
    child: 'thermal-spraying',
    cn: {
      title: '停炉七天，喷280平方米：垃圾电厂水冷壁的抢修账',
      brief: '湘潭一座垃圾焚烧厂把堆焊改成喷涂，工期少了九天，省出的是发电收入。',
      body: `垃圾焚烧炉的水冷壁怕氯。湘潭这座日处理1200吨的电厂，二号炉一通道的管子原本6毫米厚，用到第三年最薄处剩3.1毫米。以往停炉16天做堆焊，今年换成超音速电弧喷涂加重熔，七天完成280平方米。
施工方株洲焰喷调来三台机器人，吊在升降平台上一排一排地喷，层厚0.6毫米，镍铬钼合金。人工只补人孔门四周和角落，约占一成面积。
## 省的是发电
单算施工费，喷涂每平方米3400元，堆焊5200元。电厂更看重的是早开九天炉，多发约430万千瓦时电。
> 修炉子的钱是小头，停着的每一天才是大头。 :: 瞿明亮，电厂设备部主任
## 喷得上，还得挂得住
喷前要把管壁喷砂到露出均匀灰白。第一天湿度86%，喷完砂的管子两小时就返锈，只好用帆布隔开，里面开三台除湿机。抽检48处拉拔强度，平均52兆帕，有两处不到40，铲掉重喷。
质保三年，比堆焊少两年。瞿明亮的打算是每年停炉测一次厚，哪里薄补哪里，而不是等满三年再来一次大的。`,
    },
  },
  {
    key: 'polishing-dust-yongkang',
    date: '2024-01-30',
    types: ['newswire', 'latest'],
    tags: ['surface-finishing', 'process-safety', 'standards'],
    child: 'deburring',
    cn: {
      title: '永康抛光作坊“干改湿”限期6月，三成小厂打算不干了',
      brief: '铝镁件抛光一律改湿式除尘，一台柜子两万八，场地却装不下。',
      body: `永康五金产业带的铝镁件抛光点，今年6月底前必须改成湿式除尘，并逐台接入粉尘浓度监测。全市登记在册的抛光点1126处，到1月中旬完成改造的371处。一台双工位湿式柜2.8万元，政府补三成。
街道摸底时，有三成作坊表示不打算改：房子租的，楼上住人，排水没处接。留下的也有怨言，湿式柜里出来的铝泥含水四成，属于遇水放氢的东西，原来收铝灰的人现在不肯上门。`,
    },
  },
  {
    key: 'drag-finishing-knees',
    date: '2026-10-13',
    types: ['latest', 'Editorpick'],
    tags: ['surface-finishing', 'implants', 'medical-devices'],
    child: 'deburring',
    en: {
      title: 'Knee implants polish themselves in walnut shell, and a robot touches only the notch',
      brief:
        'Hand polishing of a cobalt-chrome femur took 38 minutes in Changzhou. It takes four now, after three hours in which nobody is present.',
      body: `Twelve femoral components hang in a carousel and plough through a drum of crushed walnut shell, which carries diamond paste. They turn about their own axis as they go. After three hours the running surface has a roughness of 0.03 micrometres, better than the 0.05 of the standard.
At Taihu Orthopaedics in Changzhou, 26 polishers used to do this on cloth wheels, 38 minutes a knee. Their wrists lasted about eight years. Nine of them remain, and four minutes of hand work, for the final look.
The one place that the shell does not reach is the notch between the two condyles. There a robot with a felt bob works to a path that is corrected for each part by a scan, since drag finishing removes between 6 and 11 micrometres depending on the place in the carousel.
!fig GJ-320 elevation: A drag finishing machine. Twelve femoral components hang above the drum at a time; the arms change direction every six minutes.
That difference has given the quality department some trouble. The thickness of the condyle has a tolerance of 30 micrometres, and a third of it is now spent on polishing. The grinding shop had to become more exact, which added 90 seconds a part.
The shell itself is a natural product. After a rainy harvest in Yunnan it arrived with 13 per cent moisture in place of 9, and the roughness doubled for a week before anyone thought of the nuts.`,
    },
    cn: {
      title: '膝关节埋进核桃壳里自己抛光，机器人只管髁间窝',
      brief: '常州一家骨科厂手工抛一只钴铬股骨髁要38分钟，现在四分钟，前面三小时没人在场。',
      body: `十二只股骨髁挂在转盘上，在一桶碾碎的核桃壳里犁行，壳粒裹着金刚石膏，工件边走边自转。三小时后，关节面粗糙度0.03微米，标准要求0.05。
常州太湖骨科过去靠26名抛光工在布轮上做，一只38分钟，手腕大约能撑八年。如今留下九人，每只手工四分钟，只做最后的外观。
核桃壳够不着的是两髁之间的窝。那里由机器人带毡轮修，轨迹按每件扫描结果修正，因为挂在转盘不同位置，去除量从6到11微米不等。
!fig GJ-320 elevation: 拖曳光饰机。一次挂十二只股骨髁，臂每六分钟换一次转向。
这几微米让质量部头疼过一阵。髁部厚度公差30微米，光抛光就占去三分之一，磨削工序只好做得更准，每件多花90秒。
核桃壳毕竟是农产品。云南那年收核桃赶上连雨，壳子含水从9%到了13%，粗糙度翻了一倍，折腾一个星期，才有人想到是壳的事。`,
    },
  },
];
