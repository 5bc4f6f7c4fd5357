import type { Story } from '../content.types.ts';

/** Stories about materials, packaging, people and the equipment trade. */
export const tradeStories: Story[] = [
  {
    key: 'helium-on-ration',
    date: '2022-10-25',
    types: ['Editorpick'],
    tags: ['supply-chain', 'energy-saving', 'cleanroom'],
    child: 'materials',
    picture: false,
    en: {
      title: 'Helium on ration: how a wafer fab in Jiaxing learnt to live on 57 per cent',
      brief:
        'The supplier cut its quota in March. By September the fab used 2,350 cubic metres a month instead of 4,100, without losing a lot.',
      body: `The letter came on 9 March. From April, it said, the monthly quota of Nanhu Wafers would be 2,600 cubic metres of helium, at 390 yuan each. The fab in Jiaxing had been using 4,100, at 120.
Helium is nowhere part of the product. It cools the back of the wafer in etchers, and it looks for leaks. “Nobody had ever asked for the meter,” says gas engineer Lu Jiahe. “There was none.”
## Three ways to want less
The first step was a list of all 318 points of use, made on foot. The largest was a surprise: leak testing of gas lines after maintenance took 1,300 cubic metres a month, more than any group of tools.
1. Leak tests with five per cent of hydrogen in nitrogen, wherever the line allows it: 900 cubic metres
2. Valves that shut off the back of the chuck when an etcher stands idle: 550 cubic metres
3. Recovery of exhaust from the test booth: 300 cubic metres
Hydrogen molecules are found by a cheaper detector, though less finely. For lines that carry silane or chlorine the safety department insists on helium, and no one has tried to change its mind.
## Not quite clean
The recovery unit, bought second-hand from a maker of optical fibre, delivers 99.99 per cent. Etchers want 99.999. What is recovered therefore goes round within the test booth and nowhere else, and the unit, which could process four times as much, stands still for most of the day. A purifier would cost 2.2 million yuan. At the old price of helium it was refused twice; the third application is with the board.`,
    },
    cn: {
      title: '氦气限供之后：嘉兴一家晶圆厂怎样只用原来的57%',
      brief: '3月接到限供函，9月用量由每月4100立方米降到2350立方米，没有因此废过一批片。',
      body: `限供函是3月9日到的：4月起，嘉兴南湖晶圆每月氦气配额2600立方米，单价390元。此前厂里每月用4100立方米，单价120元。
产品里没有一丁点氦。它在刻蚀机里给晶圆背面导热，再就是检漏。“从来没人问过用量，因为连表都没装。”气体工程师陆嘉禾说。
## 省在三处
先是靠两条腿把318个用气点走了一遍。头号大户出人意料：检修后的管路检漏，每月1300立方米，比哪一组机台都多。
1. 能用的管路改用5%氢氮混合气检漏，省900立方米
2. 刻蚀机待机时切断卡盘背面供气，省550立方米
3. 检漏间排气回收，省300立方米
氢检仪便宜，灵敏度差一截。走硅烷和氯气的管路，安环部坚持用氦，没人去争。
## 差一个9
回收机是从一家光纤厂收来的二手货，纯度99.99%，刻蚀要99.999%。回收的氦只好在检漏间里打转，机器能力用不到四分之一，大半天停着。加一套纯化要220万元，按老价格报过两次都被否，第三次正在走审批。`,
    },
  },
  {
    key: 'mask-move-on-foot',
    date: '2023-03-09',
    types: ['newswire'],
    tags: ['cleanroom', 'process-safety'],
    child: 'lithography',
    en: {
      title: 'Photomask store in Shenzhen moves 1.8 kilometres, at walking pace',
      brief: 'A mask shop carried 2,400 masks to its new building in eleven nights. Three arrived with haze.',
      body: `A mask shop in Pingshan, Shenzhen, has moved its archive of 2,400 photomasks to a new building 1.8 kilometres away. They went by hand cart on eleven nights, 24 to a cart on air cushions, because the loading ramp of every lorry tried had shown shocks of more than two g. Each mask was inspected before and after.
Three masks arrived with haze under the pellicle, caused by a nitrogen box whose seal had been left open for a night. They belonged to one customer, who will wait nineteen days for new ones. The insurer had excluded haze from the policy.`,
    },
    cn: {
      title: '深圳一家掩模厂搬库：2400块光罩用手推车走了1.8公里',
      brief: '十一个夜班，零碰伤，却有三块起雾。',
      body: `深圳坪山一家掩模厂把库存的2400块光罩搬到1.8公里外的新楼。试过的几辆货车，装卸跳板冲击都超过2g，最后改用气垫手推车，每车24块，分十一个夜班走完，搬前搬后逐块检查。
三块光罩的保护膜下起了雾，原因是一只氮气箱的密封条整夜没扣上。三块同属一家客户，重做要等19天。保单里，起雾不在赔付范围。`,
    },
  },
  {
    key: 'penang-technician-school',
    drawing: 'LB-220 section',
    date: '2025-09-04',
    types: ['latest', 'oversea'],
    tags: ['advanced-packaging', 'skills', 'supply-chain'],
    child: 'packaging',
    source: { en: 'Our correspondent in Penang', cn: '本刊驻槟城特约记者' },
    en: {
      title: 'Penang runs short of people who can hear a bonder drift',
      brief:
        'A packaging house lost 41 per cent of its technicians in a year. It has opened a school, and lets its neighbours send pupils as well.',
      body: `On the road through Bayan Lepas the hoardings no longer advertise chips but wages. A flip-chip technician with two years of practice earns 4,300 ringgit at one gate and 4,600 at the next, and the next is 600 metres away. Seri Mutiara Packaging lost 41 per cent of its technicians in 2024.
“We trained people for the whole island,” says plant manager Farah Iskandar. “So we decided to be paid for it.”
Since January the plant runs a school of its own, with six bonders that are too old for production. A course takes fourteen weeks. Three neighbours send pupils at 9,800 ringgit each, under an agreement that none of the four hires from another for eighteen months after the examination. Lawyers needed longer for that sentence than for the lease.
What is taught is mostly fault-finding. One exercise begins with a bonder whose heater has been wired a little loose, so that every fortieth joint is cold. Those who look at the recipe need two hours. Those who listen hear the relay.
Of the first 48 pupils 39 passed, and 37 are still with the firm that sent them. The school is no answer to the wage at the gate, however. In July a data-centre builder from Johor came to the examination day with contracts in his bag; he had not signed the agreement, and two pupils went with him.`,
    },
    cn: {
      title: '槟城封装厂缺的，是能听出键合机“跑偏”的人',
      brief: '一年走了41%的技术员，一家封装厂干脆自己办学，连邻居的人一起教。',
      body: `峇六拜的马路边，广告牌早就不打芯片，改打工资。两年经验的倒装技术员，这家门口开4300林吉特，隔壁4600，两道门相隔600米。斯里珍珠封装2024年走掉了41%的技术员。
“反正是替全岛培训，不如收点学费。”厂长法拉·伊斯干达说。
今年1月起，厂里用六台退役键合机办班，一期十四周。三家邻居也送人来，每人9800林吉特，条件是四家约定，结业后十八个月内互不挖人。这一句话，律师磨的时间比签厂房租约还长。
教的主要是找毛病。有一道题：把加热器接线拧松一点，每四十个焊点有一个冷焊。盯着配方查的，要两小时；肯听的，听得出继电器在响。
首期48人，39人通过，37人还留在原厂。不过，学校治不了门口那块工资牌。7月结业那天，柔佛一家数据中心承建商带着合同来了。他没签那份约定，带走了两个。`,
    },
  },
  {
    key: 'acid-tanker-sampling',
    date: '2022-05-17',
    types: ['newswire'],
    tags: ['supply-chain', 'standards'],
    child: 'materials',
    cn: {
      title: '电子级硫酸槽车改为双人取样，卸酸等待仍要四小时',
      brief: '苏州园区五家晶圆厂统一取样口，金属杂质按十亿分之零点一判定。',
      body: `苏州工业园区五家晶圆厂5月起统一电子级硫酸槽车的取样办法：取样口改为带氮封的双阀结构，供方、需方各派一人在场，同车取三瓶，一瓶封存90天。判定线为单项金属杂质不超过十亿分之零点一。此前各厂取样口各不相同，去年发生过四起“车上合格、罐里超标”的纠纷。
化验还是慢。质谱排队加上平行样，一车酸平均等四小时才能卸，司机每小时加收180元压车费。园区计划设公用化验站，选址尚未确定。`,
    },
  },
  {
    key: 'refurbished-tools-wuxi',
    date: '2024-12-18',
    types: ['latest'],
    tags: ['market-data', 'supply-chain', 'investment'],
    child: 'wafer-fab',
    cn: {
      title: '八英寸旧机台越修越贵：无锡翻新商的仓库里，缺的是一块电路板',
      brief: '一台2004年的刻蚀机收价涨到210万元，翻新要七个月，其中四个月在等板卡。',
      body: `无锡新吴区一间3200平方米的仓库里，停着67台裹着铝箔袋的旧机台，大多是八英寸刻蚀、注入和炉管，年纪最小的也有十六岁。翻新商梁溪半导体设备的老板顾永年说，放在五年前，这些东西论吨卖。
如今论台，而且要抢。一台2004年的介质刻蚀机，2021年收价95万元，今年210万元；翻新交付价由260万元涨到420万元。买家多是做功率器件和模拟芯片的中小厂，不求先进，只求同型号能配对。
## 机械好修，板卡难找
腔体可以重新喷涂，密封圈可以换，机械手有国产替代。卡住的是控制板：二十年前的处理器早已停产，一块运动控制卡在网上开价11万元，还不保证能亮。翻新一台平均七个月，有四个月在等板。
梁溪的做法是反着抄：请两位退休工程师按接口重画电路，用现成的可编程器件替代。已经做成六种，覆盖库存机台的四成。软件照旧，界面还是二十年前那个灰底。
> 客户要的不是新，是和旁边那台一模一样地旧。 :: 顾永年，梁溪半导体设备负责人
麻烦在于授权。机台里的软件归原厂所有，转手后要不要重新付费，合同里多半没写。梁溪今年有两台机器修好了，停在客户厂里三个月没敢开机。`,
    },
  },
  {
    key: 'copper-sintering-villach',
    date: '2024-03-14',
    types: ['latest', 'oversea'],
    tags: ['power-semiconductors', 'electric-vehicles', 'advanced-packaging'],
    child: 'power',
    en: {
      title: 'Copper under the chip: a module maker in Villach gives up silver, slowly',
      brief:
        'Copper paste costs a twelfth of silver paste and survives more temperature cycles. It also burns if somebody opens the press too early.',
      body: `Under every power chip in a traction inverter lies a layer of sintered silver, 40 micrometres thick. It conducts heat five times better than solder, and at Drautal Power Modules in Villach it was the third-largest item on the bill of materials. Since the autumn one of four lines sinters copper instead.
Per module the paste costs 0.31 euros rather than 3.70. In the thermal-shock chamber, between minus 40 and plus 150 degrees, the copper joints lasted 2,900 cycles until a tenth of the area had come loose; the silver ones lasted 2,100.
## What the press must learn
Silver is pressed at 250 degrees in air, for three minutes. Copper oxidises, so the press has to be a closed chamber with formic-acid vapour, and the substrate may only come out below 80 degrees. The cycle is eleven minutes. Drautal bought a press from Shanghai with twelve nests, so that output per hour is nearly the same, and paid for a second exhaust.
In December an operator released the chamber by hand at 160 degrees after an alarm. Loose paste at the edge of the stencil glowed, and nine substrates were lost. The door has had a bolt with its own thermometer since.
“Silver forgives you everything except the invoice,” says process developer Judith Moser.
Carmakers are in no hurry. A change of joint means qualifying the module again, between fourteen and eighteen months and about 600,000 euros for each customer. Two of nine have agreed so far, both for models that start in 2027.`,
    },
  },
];
