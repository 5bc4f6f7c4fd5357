import type { Story } from '../content.types.ts';

/** Stories about compressed air, pneumatics and valves. */
export const airStories: Story[] = [
  {
    key: 'leak-hunt-sunday',
    date: '2026-09-29',
    types: ['latest'],
    tags: ['compressors', 'energy-saving', 'pneumatics', 'carbon-footprint'],
    child: 'compressors',
    en: {
      title: 'The factory that breathes on Sundays: 1,460 leaks and a map',
      brief:
        'With all machines off, a toothbrush maker in Yangzhou still used 31 cubic metres of air a minute. An acoustic camera found where; keeping it closed is another task.',
      body: `On a Sunday in February nobody worked at Hanjiang Oral Care in Yangzhou except two 160-kilowatt compressors. They delivered 31 cubic metres of air a minute into a silent factory. On a working day it was 74. More than two fifths of the compressed air fed nothing but holes.
For six weekends two technicians walked through the halls with an acoustic camera that shows leaks as coloured spots. They hung 1,460 tags. Most holes were not in pipes, but in the last metre: push-in fittings of machines that had been moved, blow guns that no longer closed, and 212 cylinders with worn rod seals.
- Fittings and hoses: 58 per cent of the loss
- Cylinders and valves: 27 per cent
- Air preparation units, mostly drains: 11 per cent
- Pipes: 4 per cent
After repair the Sunday figure was 9 cubic metres. Ruikong Compressors then changed the control so that on weekends a 37-kilowatt machine keeps 4 bar in the mains. In all the factory saves 1.35 million kilowatt-hours a year.
## It grows back
In August a second walk found 390 new leaks. “It is like weeding,” says energy manager Bao Jing. Each line now has a flow meter whose Sunday value is displayed at the line with the foreman’s name on it. That helps, and it is not liked: two foremen have closed their valves by hand on Saturday to look well, and on Monday the bristle machines started without air.`,
    },
    cn: {
      title: '星期天也在喘气的工厂：1460个漏点和一张图',
      brief: '扬州一家牙刷厂全停机时每分钟仍要31立方米压缩空气。声学相机找得到漏点，堵住以后不再漏是另一回事。',
      body: `2月的一个星期天，扬州邗江口腔护理全厂没人上班，只有两台160千瓦空压机在干活，每分钟往空荡荡的车间里送31立方米气。平日也不过74立方米，也就是说，四成多的压缩空气是喂了漏洞。
两名技术员拿着声学相机走了六个周末，漏气处在屏幕上显示成彩色光斑，一共挂了1460张牌。大部分不在管道上，而在最后一米：挪过位置的设备快插、关不严的气枪，还有212只杆封磨损的气缸。
- 接头、软管：占漏量58%
- 气缸、阀：27%
- 气源三联件，多为排水器：11%
- 管道：4%
修完之后，星期天的数字降到9立方米。瑞控压缩机随后改了控制：周末只留一台37千瓦小机，管网保压4巴。全厂一年省电135万千瓦时。
## 草拔了还会长
8月再走一遍，又找出390个。“跟除草一样，”能源主管鲍静说。现在每条线装流量计，星期天的读数挂在线头，旁边写着线长名字。有用，但不招人喜欢：有两位线长星期六手动关了总阀图个好看，星期一植毛机一开，没气。`,
    },
  },
  {
    key: 'valve-terminal-counts-strokes',
    date: '2024-03-19',
    types: ['latest'],
    tags: ['pneumatics', 'predictive-maintenance', 'industrial-ethernet'],
    child: 'pneumatics',
    en: {
      title: 'Cylinders that report sick: 40 milliseconds are enough to tell',
      brief:
        'A battery pack line in Changzhou exchanges pneumatic cylinders before they fail. It had to learn that half of the alarms came from the compressed air.',
      body: `There are 2,860 pneumatic cylinders on the pack line of Tianning Energy in Changzhou. When one sticks, the line stands for 17 minutes on average, most of it spent finding out which one it is.
The valve terminals that Fenghua Yueqi delivered for the line measure the time from coil to end switch, for each stroke. A healthy cylinder varies by 5 milliseconds. If the mean of a thousand strokes moves by 40 the terminal reports it, and the fitter exchanges the cylinder in the next break.
In the first two months there were 311 reports, and 160 of them were nonsense. They came in clusters, always between ten and eleven in the morning, when the neighbouring hall started its sandblasting cabins and pressure in the mains fell from 6.1 to 5.4 bar. Now pressure is measured too, and the times are corrected.
!video A clamping cylinder on the Changzhou line with a worn seal: the stroke graph on the tablet creeps to the right.
Unplanned stops due to cylinders fell from 21 a month to 4. The exchanged cylinders were opened; in 88 per cent the seal or the guide was indeed worn. In the rest somebody had turned the throttle screw, which for the terminal is the same thing as an illness. Fitters now enter it in the log when they turn one, or are supposed to.`,
    },
    cn: {
      title: '会请病假的气缸：慢了40毫秒就该换',
      brief: '常州一条电池包线在气缸卡死之前先换下来，前提是先分清一半报警其实出在气源。',
      body: `常州天宁能源的电池包产线上有2860只气缸。卡一只，平均停线17分钟，大部分时间花在找是哪一只。
奉化越气给这条线配的阀岛，每一次动作都记下从线圈得电到磁性开关到位的时间。好缸的波动在5毫秒以内，一千次平均值漂了40毫秒，阀岛就报，钳工趁休息时间换掉。
头两个月报了311次，有160次是虚的，而且总是扎堆在上午十点到十一点：隔壁车间那时开喷砂柜，管网压力从6.1巴掉到5.4巴。后来把压力也采进来做修正，虚报就少了。
!video 产线上一只密封磨损的夹紧缸，平板上的行程时间曲线慢慢右移。
因气缸引起的停线由每月21次降到4次。换下来的缸逐只拆开，88%确实是密封圈或导向套磨损，其余的是有人动过节流螺钉，在阀岛看来，这和生病没有区别。现在规定谁拧螺钉谁登记，至少规定上是这样。`,
    },
  },
  {
    key: 'lng-valve-cold-test',
    drawing: 'MD-320 section',
    date: '2025-12-16',
    types: ['latest', 'Editorpick'],
    tags: ['pumps-valves', 'exports', 'standards'],
    child: 'valves',
    en: {
      title: 'Minus 196, then wait: an Oubei valve maker and the certificate that takes four days',
      brief:
        'Shipyards need 2,300 cryogenic valves for one gas carrier. The bottleneck is neither steel nor machining but a pit full of liquid nitrogen.',
      body: `A gas carrier of 174,000 cubic metres has about 2,300 cryogenic valves. Yards in Shanghai and Geoje have ordered ships until 2029, and Oubei Valves, which used to sell four hundred such valves a year, has orders for six thousand.
Machining was no obstacle. The test was. Each valve above 200 mm is lowered into liquid nitrogen until the body has reached minus 196 degrees, is opened and closed twenty times under helium pressure, and warms up again. For a valve of 400 mm this takes 31 hours, for 600 mm nearly four days, and the pit in Wenzhou held two.
## Three pits and a crane
Oubei dug three more, each with a lid that returns boil-off gas. Consumption of nitrogen fell from 4.1 to 2.6 tonnes a valve. The classification surveyor, who has to be present at the end of each test, was the next limit; now he watches four pits from one desk, and yards have accepted recorded helium readings for valves up to 300 mm.
!fig OB-320 section: A cryogenic ball valve. In the nitrogen pit in Wenzhou only the bonnet of a 24-inch valve stayed above the liquid.
## Why valves leak cold
Of the first 900 valves, 61 failed. In 40 of them the seat had shrunk more than its carrier, by a tenth of a millimetre that nobody could see at room temperature. The seats are now machined at minus 40, in a cabin, by two turners in padded jackets who relieve each other every 25 minutes.
> At twenty degrees every valve is tight. That says nothing about the valve. :: Ye Caiyun, test manager, Oubei Valves
The yards pay 18 months after the order and the nitrogen is due at once. Oubei has had to raise its credit line to 240 million yuan, and turned down two ships this autumn for lack of money rather than of valves.`,
    },
    cn: {
      title: '零下196℃，然后等：瓯北阀门厂卡在一口液氮坑上',
      brief: '一条LNG船要2300只低温阀，瓶颈不在钢材，也不在加工，而在试验。',
      body: `一条17.4万立方米的LNG船，大约要2300只低温阀。上海和巨济的船厂订单排到2029年。温州瓯北阀门过去一年卖四百来只，如今手上有六千只的单子。
加工不愁，愁试验。200毫米以上的阀要逐只吊进液氮，阀体降到零下196℃，充氦气开关20次，再慢慢回温。400毫米的要31小时，600毫米的近四天，而厂里的坑一次只放得下两只。
## 三口坑，一台吊车
瓯北又挖了三口，加盖回收蒸发气，每只阀耗液氮由4.1吨降到2.6吨。下一个卡点是船级社验船师，每次试验收尾他都得在场。现在他一张桌子看四口坑；300毫米以下的，船厂同意只看氦检记录。
!fig OB-320 section: 超低温球阀。温州的液氮坑里，24英寸的阀只有阀盖一直露在液面以上。
## 冷了才漏
头900只里有61只不合格，其中40只是阀座比座圈缩得多，差0.1毫米，常温下根本看不出来。后来阀座改在零下40℃的小间里车，两名车工穿着棉袄，25分钟一换班。
> 20℃的时候，哪只阀都不漏，那说明不了什么。 :: 叶彩云，瓯北阀门试验主管
船厂下单18个月后付款，液氮钱却要现结。瓯北把授信提到2.4亿元，今年秋天仍推掉两条船，缺的是钱，不是阀。`,
    },
  },
  {
    key: 'oil-free-air-dairy',
    date: '2023-09-05',
    types: ['latest'],
    tags: ['compressors', 'food-safety', 'energy-saving'],
    child: 'compressors',
    en: {
      title: 'Oil-free air for yoghurt: a dairy in Hohhot compares two ways to be certain',
      brief:
        'Dry screws cost 60 per cent more than oil-injected ones with filters. The insurer decided, not the engineers.',
      body: `Air touches yoghurt when a cup is blown clean, when the lid is lifted and when the filler is rinsed. Qingshan Dairy in Hohhot had used oil-injected compressors with three stages of filters for it since 2008, and the residual oil had never been above 0.003 milligrams a cubic metre.
In 2021 a filter element collapsed. Nobody noticed for eleven hours, and 96 tonnes of product were destroyed as a precaution, although nothing was found in it.
When the compressors had to be replaced, engineers calculated both ways over ten years: 8.1 million yuan with oil and better filters, including an on-line monitor, and 9.4 million without oil. The insurer offered to lower the premium by 210,000 yuan a year for the second. That turned the sum.
Three water-cooled machines of 132 kilowatts from Ruikong have been running since March. They deliver air at 175 degrees between the stages, and that heat now dries the adsorption dryers and warms the rinsing water.
What was gained in certainty was lost in the ears: dry screws howl at 82 decibels, and the machine room has been given a second door. Overhaul of the coated rotors is due after 40,000 hours at a third of the new price.`,
    },
    cn: {
      title: '给酸奶用的无油空气：呼和浩特一家乳企算了两本账',
      brief: '干式螺杆比喷油机加过滤贵六成，最后拍板的不是工程师，是保险公司。',
      body: `吹杯、揭膜、冲洗灌装头，压缩空气都要碰到酸奶。呼和浩特青山乳业从2008年起用喷油机加三级过滤，残油从没超过每立方米0.003毫克。
2021年有一支滤芯塌了，11个小时没人发现，虽然什么也没检出来，96吨产品还是全部销毁。
轮到换机，工程师按十年算了两本账：继续用喷油机，配更好的过滤和在线监测，810万元；改无油，940万元。保险公司开口：选无油，每年保费少21万元。账就翻过来了。
三台132千瓦水冷无油机由瑞控供货，3月起运行。级间排气175℃，这份热现在用来再生吸附干燥机，顺带热冲洗水。
放心换来了耳朵受罪：干式螺杆叫起来82分贝，机房加了第二道门。涂层转子4万小时要大修，花费是新机的三分之一。`,
    },
  },
  {
    key: 'pneumatics-export-prices',
    date: '2026-01-15',
    types: ['newswire', 'latest'],
    tags: ['pneumatics', 'grippers', 'market-data'],
    child: 'pneumatics',
    cn: {
      title: '去年气动元件出口涨14%，均价却掉了9%',
      brief: '量增价跌，接头和标准气缸跌得最凶，阀岛反涨。',
      body: `行业协会1月中旬的统计显示，2025年全国气动元件出口额折合人民币96亿元，同比增长14%；按重量折算的均价下降9%。接头、软管和标准气缸降幅在12%到17%，带总线的阀岛均价反而升了6%。
奉化几家厂商反映，墨西哥、越南的新客户增量最大，账期也最长，平均拖到112天。有企业已经不接180天以上的单。`,
    },
  },
  {
    key: 'swedish-forest-biooil',
    date: '2022-11-22',
    types: ['oversea'],
    tags: ['hydraulics', 'carbon-footprint', 'regulatory'],
    child: 'hydraulics',
    source: { en: 'Our correspondent in Umeå', cn: '本刊驻于默奥特约记者' },
    en: {
      title: 'In Swedish forests a burst hose is a paperwork matter',
      brief:
        'Harvesters in Västerbotten run on degradable oil because the forest owner wants it. Mechanics have learnt what water does to an ester.',
      body: `A harvester carries 280 litres of hydraulic oil through the wood, in hoses that catch on branches. Every machine loses some sixty litres a season. In the forests of Norrskog, a cooperative of 13,000 owners near Umeå, that oil has to be degradable within 28 days to at least 60 per cent, or the contractor gets no work.
For Karin Lundqvist, who runs five harvesters, it is routine by now. Synthetic ester costs 5.20 euros a litre against 2.10 for mineral oil. It lubricates better in the cold, and at minus 28 the machines start without the hour of idling that used to be normal.
What it does not bear is water. Above 700 parts per million the ester splits, acid forms, and the yellow metal in the pumps is eaten. Two pumps failed in 2019 after a spring with condensation, 14,000 euros each. Each tank now has a breather with silica gel, and a sensor that warns at 400.
If a hose bursts the driver reports place and quantity by telephone. Up to 25 litres of ester that is all. With mineral oil a digger would come.
Contractors across the border in Finland laugh, says Lundqvist, since no one there asks. She has bought a used machine from them twice, and both times flushed it three times before it was clean enough to be called green.`,
    },
  },
];
