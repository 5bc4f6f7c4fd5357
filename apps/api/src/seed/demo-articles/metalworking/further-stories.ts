import type { Story } from '../content.types.ts';

/** Further stories of metalworking. */
export const furtherStories: Story[] = [
  {
    key: 'bavaria-second-hand-auction',
    date: '2023-06-27',
    types: ['oversea'],
    tags: ['supply-chain', 'market-data', 'turning-milling'],
    child: 'used-machines',
    picture: false,
    en: {
      title: 'Lathes for Pune: on the trail of a closed turning shop near Augsburg',
      brief:
        'When the Lechner turning shop closed after 71 years, 44 machines went under the hammer in nine hours. Two thirds left the country.',
      body: `The bids for lot 17, a turn-mill centre built in 2017, began at 60,000 euros and ended four minutes later at 212,000. The winner sat in Pune. By the evening the whole of the Lechner turning shop near Augsburg, 71 years old and without a successor, had been sold on the internet: 44 machines, 900 chuck jaws, a coffee machine.
## Who buys
Auctioneer Birgit Hase keeps statistics. Ten years ago half of the machines from such closures stayed within a radius of 300 kilometres. This time it was 32 per cent. Eleven machines go to India, seven to Turkey, five to Vietnam, four to Poland. Chinese bidders, who used to buy whole halls, took one: a 1994 cam-controlled automatic for a museum in Shenyang.
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
拍卖师比吉特·哈泽有自己的统计。十年前，这类歇业工厂的机床有一半留在方圆300公里内，这次只有32%。11台去印度，7台去土耳其，5台去越南，4台去波兰。从前成片包圆的中国买家只拍走一台：1994年的凸轮自动车床，沈阳一家博物馆要。
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
      brief:
        'Minimum quantity lubrication saves water, pumps and washing. It asks for tools with channels and for a machine that can stand the heat.',
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
    drawing: 'VX-220 elevation',
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
## 卡在两微米
平行度0.01毫米的通用钳，村里人闭着眼能做。日本客户要的是0.002毫米，还要100台之间互换。老陈家的淬火炉温差太大，变形对不齐，磨得再好也白搭。
去年，四家企业凑了460万元，买了一台真空淬火炉，放在村委会的仓库里，按炉次收费。今年头九个月，高精度钳的合格率由54%升到83%。
- 通用钳出厂价每台180元，毛利不到一成；
- 高精度钳每台2600元，毛利四成；
- 高精度钳眼下占产量的3%，占利润的六成多。
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
      brief:
        'After three years of vibration monitoring a contract manufacturer has prevented 14 of 19 spindle failures. The missing five are instructive.',
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
