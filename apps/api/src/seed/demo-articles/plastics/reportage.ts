import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** The long reportage. */
export const reportage: Story[] = [
  {
    key: 'twenty-four-hours-in-a-moulding-shop',
    drawing: 'HX-120 elevation',
    date: '2026-11-11',
    types: ['Editorpick', 'latest'],
    tags: ['injection-moulding', 'energy-saving', 'skills', 'smart-factory', 'predictive-maintenance'],
    child: 'injection',
    named: true,
    tables: {
      day: table(
        'One day of the 38 machines at Tongji Plastics, Wednesday, 14 October|同济塑胶38台机器的一天（10月14日，周三）',
        'Shift|班次; Machine hours planned|计划机时; Machine hours run|实际机时; Mould changes|换模次数; Longest change (min)|最长换模（分钟）; Parts (1,000)|产量（千件）; Scrap (%)|废品率（%）; Energy (kWh/kg)|单耗（kWh/kg）; People|人数',
        'Early, 6:00 – 14:00|早班 6:00–14:00; 288; 251; 14; 131; 412; 2.9; 0.68; 31',
        'Late, 14:00 – 22:00|中班 14:00–22:00; 288; 262; 9; 64; 447; 1.8; 0.64; 24',
        'Night, 22:00 – 6:00|夜班 22:00–6:00; 264; 255; 1; 48; 463; 1.2; 0.59; 9',
      ),
      lost: table(
        'Where 72 machine hours went|丢掉的72个机时去了哪里',
        'Cause|原因; Hours|小时; Share (%)|占比（%）',
        'Mould changes and start-up|换模与开机; 29; 40',
        'Waiting for a person|等人; 17; 24',
        'Waiting for material|等料; 9; 12',
        'Mould defects|模具故障; 8; 11',
        'Take-out robots|机械手; 6; 8',
        'Machine defects|机器故障; 3; 4',
      ),
    },
    en: {
      title: 'Twenty-four hours in a moulding shop',
      brief:
        'Thirty-eight machines, 64 people, one broken core pin and a resin lorry that would not come. Our reporter spent a Wednesday from six to six at Tongji Plastics in Yuyao.',
      body: `A moulding shop is easy to understand from the door. Granulate goes in at the top, parts fall out at the bottom, and in between it hums. Whoever stays longer sees that hardly anything of it runs by itself. We stayed for one day and one night at Tongji Plastics in Yuyao, a family company with 38 machines from 60 to 1,300 tonnes which makes housings, knobs and lids for household appliances. The condition was that nobody should tidy up for us.
## 5:50 – The board
Before the early shift begins, eight people stand in front of a whiteboard. It shows 38 magnets, one a machine: green runs, yellow is being set up, red stands. This morning four are red. There has been a screen with the same contents on the wall beside it for two years. Nobody looks at it.
“On the screen a machine turns red and you think: somebody will be taking care of it,” says production manager Hu Jianfen, 49. “The magnet has to be moved by a person, and then that person has a name.” She has been with the company for 22 years and began as an operator who cut off sprues.
Number 17 is red because a core pin broke at four in the morning. Number 23 waits for a colour. Numbers 30 and 31 have finished their orders and wait for a mould change that ought to have taken place at night, when there was nobody to do it. This will turn out to be the theme of the day.
## 6:30 – The change
The mould for a rice cooker lid weighs 2.4 tonnes. Setter Luo Yong, 34, hangs it on the crane, closes the machine door, takes off eleven hoses. Magnetic clamping plates, bought in 2024, save the screws; water couplings save another ten minutes. The target is 45 minutes from the last good part to the first one.
After 38 minutes the mould is in, closed and warm. Then it takes until 8:41. The hot runner controller reports a thermocouple failure in zone 6. Luo swaps the plug, swaps the cable, swaps the card. In the end it is a pin in the connector, bent by a tenth of a millimetre during storage.
!fig HX-220 elevation: An injection moulding machine of medium size. The shop’s 38 machines share 1,140 moulds; red tags belong to those that went back with a fault nobody had written down.
“We measure the change,” he says, “but we lose the time in the cupboard.” The company keeps 1,140 moulds. On each return somebody should enter whether there was anything unusual. The field is mandatory, so it contains a full stop in most cases.
## 8:15 – Colour
Number 23 is waiting for “Mint 4”. The customer, a maker of kettles, has rejected the first sample: a shade too blue. In the light booth master Ying Lifang, 57, holds the plate next to the standard, tilts it, changes from daylight to shop light. The instrument says delta E 0.7, which is within tolerance. She says no.
She adds 0.02 per cent of yellow. Twenty minutes later there are two plates on the table which the instrument can hardly distinguish. The customer’s inspector, on a video call, takes the second one.
Tongji has tried to replace her by software and a dosing system. It has become faster with standard colours: 80 per cent of them come right at the first attempt. For the remainder there is Ying, who will retire in three years, and an apprentice who so far mainly learns to wait for his eyes to rest.
## 9:40 – The lorry
ABS for numbers 4 to 9 should have arrived at eight. The lorry is standing on the bridge over Hangzhou Bay, where fog has closed the fast lane. There is material in the silo for three and a half hours.
The planner, Miss Shan, 26, has two options. She can let six machines run dry at one o’clock, or bring forward an order in polypropylene that is not due until Friday, which means four mould changes in a shift that has one setter too few. She rings the driver, gets no answer, rings the toll station, gets an estimate, and decides to wait.
The lorry arrives at 12:52. “It was luck,” she says. “But I had calculated that I needed it.”
## 11:00 – What electricity costs
From eleven to one power costs 1.19 yuan, the highest tariff of the day. Tongji’s answer hangs in the compressor room: a battery of 2 MWh which is charged at night for 0.32 yuan and discharged now. It covers a third of the demand.
The larger saving had been found earlier and cost nothing. Four years ago an intern measured that barrel heaters and mould temperature units consumed a quarter of all energy, and that most of them were switched on two hours before a start “to be on the safe side”. Today they start according to plan, 35 minutes before. In summer the barrels wear insulating jackets, which operators like above all because the hall has become three degrees cooler.
- Specific consumption in 2019: 0.94 kWh per kilogram.
- In 2022, after jackets and timers: 0.77.
- In 2026, after eleven electric machines and the dryers on waste heat: 0.63.
> I used to believe that energy saving means buying machines. The first fifth of it was a rota. :: Hu Jianfen, production manager, Tongji Plastics
## 13:30 – The pin
In the toolroom the mould from number 17 lies open. A core pin of 1.8 mm, 42 mm long, has broken at the foot, the third one within a year. Toolmaker Wang Shichao, 61, looks at the fracture through a magnifying glass and shows it to the process engineer: a fatigue break, with lines like the rings of a tree.
They call up the cavity pressure of the past weeks. In the shots before the break the pressure on the gate side rises earlier than on the opposite side: the melt pushes the pin aside and lets it spring back, 1,900 times a day. Someone had raised the injection speed by 15 per cent in September, since the part showed a weld line. It was entered as “optimised”.
Wang makes a new pin with a radius at the foot that is three tenths larger. The engineer lowers the speed and raises the mould temperature by eight degrees instead. The weld line is back to what it was in August, and the customer has never complained of it.
## 14:00 – Handover
The shifts overlap by fifteen minutes. They go from machine to machine, early and late operator together, and at each there is one sentence. “Runs.” “Runs, but listen to the robot.” “Don’t touch the back pressure.” Hu has had these sentences recorded for a month in order to see whether a form could be made of them. It could not. About half of them contain the word “but”.
## 16:20 – A visitor
A man from a machine builder in Ningbo wants to sell an assistant for process optimisation. He connects his laptop to number 12, a 280-tonne machine with a lid mould of four cavities, and lets the program vary holding pressure and cooling time for an hour. At the end the cycle is 21.4 instead of 23.0 seconds, and the four lids are within tolerance.
The operator, Mrs Fei, watches politely. When he has gone she puts the cooling time up by half a second. At 21.4, she says, the lids are still warm when they reach the box, and by tomorrow the lowest layer will be flat. He had measured the lids; he had not measured the lids under forty others.
The company will try the assistant all the same, on two machines, and with a rule: the box belongs to the process.
!video The visitor’s test run on machine 12
## 18:00 – Dinner
Two thirds of the workforce come from Guizhou, Anhui and Jiangxi. In the canteen there is a pot without chillies and four with. A setter earns between 9,000 and 11,000 yuan, an operator 6,200. There have been no apprentices from Yuyao itself for eleven years.
At Luo’s table they talk about a competitor that pays 800 yuan more and has no air conditioning in the hall. Of the nine setters who left during the past five years, three came back. One of them says that over there nobody knew why anything was set as it was.
## 20:10 – Wednesday’s lesson
Hu, who should have gone home at five, sits before a list. It contains each minute in which a machine stood although it was to run.
!table lost
Machines break down for three hours a day, that is four per cent of the losses. They wait for people for seventeen. “Everybody who visits us wants to predict failures,” she says. “I would like to predict when Luo will be at number 30.”
From this came the project which she is proudest of and which cannot be photographed. Since summer the planning has contained setters as well as machines. No two large changes begin within the same hour. An order may run on for up to four hours longer if a change would otherwise fall into the night. Stock has risen by six per cent, and waiting for a person has fallen from 26 hours a day to 17.
## 22:00 – The night
Nine people remain for 33 machines; five stand on purpose. The hall sounds different: no crane, no forklift. Conveyors bring the parts to a carousel with room for six hours. Cameras check 14 of the machines, and with the others samples lie in numbered trays for the morning.
!table day
At night scrap is lowest and energy, too. It is not because people make mistakes, says night foreman Tian Guoqing, but because nobody changes anything. At 2:30 the robot of number 8 loses a part, feels the missing vacuum and stops. Tian walks over, picks up the lid, presses the button. That was all between midnight and three.
## 3:40 – Listening
Tian makes his round with a torch. At number 26 he stops. He lays his hand on the toggle, waits for four cycles, writes down a number. A bushing is dry, he thinks. The sensor on the clamp, installed in spring, shows green. He has put down eleven such suspicions since then; the maintenance department found something in eight cases, and in five of these the sensor had found it as well, on average six days later.
He is not against sensors, he says. They do not need to sleep. And they have one advantage over him: one may read in the morning what they heard.
## 5:50 – The board
In front of the whiteboard stand eight people, seven of them others than yesterday. Two magnets are red. Number 17 runs with its new pin, 1,040 shots up to now. Number 26 gets a yellow magnet, for ten o’clock, “bushing, look”. Number 30 waits for a mould change that ought to have taken place at night.
Hu moves its magnet from red to yellow and writes Luo’s name beneath it.`,
    },
    cn: {
      title: '注塑车间的二十四小时',
      brief:
        '38台机器，64个人，一根断掉的镶针，一辆迟迟不到的料车。一个周三，记者从清早六点到第二天清早六点，待在余姚同济塑胶。',
      body: `站在门口看，注塑车间很好懂：粒子从上面进去，制件从下面掉出来，中间嗡嗡响。待得久了才发现，几乎没有一样东西是自己在转。记者在余姚同济塑胶待了一天一夜。这是一家家族企业，38台机器，从60吨到1300吨，做家电的外壳、旋钮和盖子。我们只提了一个条件：别为了我们收拾。
## 5:50 白板
早班开始前，八个人站在一块白板前。板上38块磁铁，一块代表一台机器：绿的在跑，黄的在调，红的停着。今早四块红。旁边墙上的大屏显示同样的内容，装了两年，没人看。
“屏上红了，人人都想，总有人在管。”生产经理胡建芬49岁，“磁铁得有人去挪，挪的人有名字。”她在厂里22年，从剪水口的操作工做起。
17号停，是凌晨四点断了一根镶针；23号在等颜色；30号、31号订单做完了，等着换模，本该夜里换，可夜里没人。后来才知道，这正是这一天的主题。
## 6:30 换模
电饭煲盖的模具重2.4吨。调机员罗勇34岁，挂行车，关安全门，拆十一根水管油管。2024年买的磁力模板省掉了压板螺丝，快换接头又省十分钟。厂里的目标是，从最后一件合格品到下一件合格品，45分钟。
38分钟，模具装好、合上、升温。然后一直拖到8点41分。热流道温控器报6区热电偶故障。罗勇换插头，换线，换卡，最后发现是插座里一根针在库里被碰弯了，偏了十丝。
!fig HX-220 elevation: 一台中型注塑机。车间38台机器共用1140副模具，挂红牌的，是带着没人写下来的毛病回库的。
“我们量的是换模时间，”他说，“丢掉的时间却在柜子里。”1140副模具，每次回库都要填“有无异常”。这一栏必填，所以多数时候里面只有一个句号。
## 8:15 颜色
23号等的是“薄荷4号”。客户做电水壶，头一块样板退了回来，偏蓝一点。配色师傅应丽芳57岁，在标准光源箱里把样板和标准板并排，侧一侧，从日光换到商场光。仪器上ΔE是0.7，在公差内。她说不行。
加了0.02%的黄。二十分钟后，桌上两块板，仪器几乎分不出来。视频那头的客户检验员选了第二块。
同济试过用软件加自动配料来代替她。常规色确实快了，八成一次配准。剩下的还得靠应师傅。她三年后退休，带着一个徒弟，徒弟目前学的主要是：等眼睛歇过来再看。
## 9:40 料车
4号到9号要用的ABS，八点就该到。料车堵在杭州湾大桥上，雾大，快车道封了。料仓里的料还够三个半小时。
计划员单小姐26岁，她有两个选择：让六台机器一点钟断料；或者把一张周五才交的PP订单提前，可这要在少一个调机员的班里换四副模。她打司机电话，没人接；打给收费站，要到一个估计的时间，决定等。
料车12点52分到。“是运气，”她说，“可我算过，我需要这个运气。”
## 11:00 电价
11点到13点是尖峰，每度1.19元。同济的对策在空压机房里：一套2兆瓦时的储能柜，夜里按0.32元充，这会儿放，能顶三分之一的负荷。
更大的一笔省在更早，而且没花钱。四年前有个实习生测出，料筒加热和模温机用掉四分之一的电，而大多数都提前两小时开，“保险起见”。现在按计划提前35分钟开。料筒全套上了保温衣，操作工最满意的是，夏天车间凉了三度。
- 2019年单耗：每公斤0.94度；
- 2022年，加了保温衣和定时之后：0.77度；
- 2026年，换上11台全电动机、烘料用上余热之后：0.63度。
> 我以前以为节能就是买机器，其实头一个两成，是排班表省出来的。 :: 同济塑胶生产经理 胡建芬
## 13:30 镶针
17号的模具在模具车间里打开了。一根1.8毫米粗、42毫米长的镶针从根部断掉，一年里第三根。钳工王师傅61岁，拿放大镜看断口，再递给工艺员：疲劳断裂，纹路像年轮。
他们调出几周来的模腔压力。断之前，浇口侧的压力总比对侧早升一点，熔体每一模都把针推歪，再弹回来，一天1900次。9月有人为了消一条熔接线，把射速提高了15%，记录里写着“已优化”。
王师傅重做了一根，根部圆角加大三十丝；工艺员把射速降回去，模温升8℃。熔接线又回到8月的样子，客户从来没为它投诉过。
## 14:00 交接
早中两班重叠十五分钟，两个操作工一起，一台一台走过去，每台一句话。“在跑。”“在跑，不过你听听机械手。”“背压别动。”胡建芬让人把这些话录了一个月，想看看能不能做成表格。做不成，一半的话里都有“不过”。
## 16:20 来客
宁波一家机器厂的人来推销工艺优化助手。他把电脑接到12号，280吨，一模四腔的盖子，让程序自己调了一个小时保压和冷却。最后周期由23.0秒缩到21.4秒，四只盖子尺寸全在公差内。
操作工费大姐客客气气地看着。人一走，她把冷却时间加回半秒。她说，21.4秒的盖子落到箱里还是温的，到明天，最底下那层就压平了。他量了盖子，没量压在四十只盖子底下的盖子。
厂里还是打算在两台机器上试这套助手，附带一条规矩：装箱也算工艺的一部分。
!video 来客在12号机上的试运行
## 18:00 晚饭
三分之二的员工来自贵州、安徽和江西。食堂里一锅不辣，四锅辣。调机员月薪9000到11000元，操作工6200元。余姚本地的学徒，十一年没招到过了。
罗勇那一桌在聊另一家厂，工资高800元，车间没空调。五年里走掉的九个调机员，回来了三个。其中一个说，那边没人知道参数为什么这么设。
## 20:10 周三的账
本该五点下班的胡建芬，坐在一张清单前。上面记着每一分钟“该转没转”的机器。
!table lost
机器坏，一天三个小时，占损失的4%；机器等人，17个小时。“来参观的人都想预测故障，”她说，“我想预测的是，罗勇什么时候能走到30号。”
由此有了一个她最得意、却没法拍照的项目：夏天起，排产不光排机器，也排调机员。两次大换模不许排在同一小时；要是换模会落到夜里，订单可以多跑四小时。库存涨了6%，等人的时间由每天26小时降到17小时。
## 22:00 夜班
九个人看33台机器，另外5台是特意停的。车间换了一种声音，没有行车，没有叉车。输送带把件送到转盘，转盘能存六小时的量。14台机器有相机在看，其余的，样件按号放进托盘，等早上来人。
!table day
夜班废品最低，能耗也最低。夜班长田国庆说，这不是因为白天的人会犯错，是因为夜里没人去改参数。2点30分，8号机械手掉了一只盖子，真空一丢，自动停下。田国庆走过去，捡起来，按一下按钮。从零点到三点，就这一件事。
## 3:40 听
田国庆打着手电巡一圈，走到26号停下，手搭在肘杆上，等了四个周期，在本子上记了个数。他觉得有个铜套缺油。春天装在合模机构上的传感器显示绿灯。从那时起，他一共记下11次这样的怀疑，维修查实8次，其中5次传感器后来也报了，平均晚6天。
他说自己不反对传感器，它不用睡觉，还有一样比他强：它听到了什么，早上大家都能看见。
## 5:50 白板
白板前又站着八个人，七个不是昨天的。红磁铁两块。17号带着新镶针在跑，已经1040模；26号换上一块黄磁铁，十点，“看铜套”；30号还在等换模，本该夜里换的。
胡建芬把它从红换成黄，在下面写上罗勇的名字。`,
    },
  },
];
