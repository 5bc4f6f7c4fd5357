import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Leading stories of industrial automation. */
export const leadingStories: Story[] = [
  {
    key: 'scada-open-protocol',
    drawing: 'YT-320 elevation',
    date: '2026-02-03',
    types: ['latest', 'Editorpick'],
    tags: ['industrial-ethernet', 'plc', 'smart-factory', 'standards'],
    child: 'networks',
    tables: {
      latency: table(
        'Round trip from sensor to valve, 64 nodes, loaded line|传感器到阀岛往返时延（64节点，满载）',
        'Network|网络; Mean (µs)|均值（µs）; 99.9 % (µs)|99.9%分位（µs）; Worst in 24 h (µs)|24小时最差（µs）; Jitter (µs)|抖动（µs）; Cable|线缆; Cost per node (CNY)|单节点成本（元）',
        'Field bus of 2009|2009年现场总线; 4,100; 6,800; 19,000; 1,900; Four-wire|四芯; 310',
        'Industrial Ethernet, ring|工业以太网 环网; 480; 760; 2,300; 110; Four-wire|四芯; 420',
        'Time-sensitive network|时间敏感网络; 250; 262; 281; 6; Four-wire|四芯; 560',
        'TSN over single pair|单对线TSN; 255; 268; 290; 7; Single pair|单对; 390',
      ),
    },
    en: {
      title: 'One pair of wires for everything: first factory on single-pair Ethernet',
      brief:
        'In Changzhou 1,900 sensors and drives of a bearing plant hang on two-wire cables. Time-sensitive networking keeps the robots in step, and the old converters were the problem.',
      body: `The cable is four millimetres thick and contains two wires. It carries data at 100 Mbit/s and 24 volts for the sensor. In the new hall of Zhongwu Bearings in Changzhou 1,900 devices are connected in this way, from temperature probes to servo drives, all in one network.
Integrator Yanling Control has measured what this brings.
!table latency
The average matters little, says project engineer Gu Min, the worst case does. Two robots that hand over a ring at full speed need to know each other’s position to 0.5 milliseconds. With the old network they stopped for the handover. Now they do not, and the cell makes 9.2 rings a minute instead of 7.6.
!fig YT-320 section: A switch of the plant network. In the field the plug of a single-pair port is as wide as a pencil.
## The trouble with the old
A third of the machines are older than ten years and speak their own language. The first converters delayed messages by up to 40 milliseconds whenever someone opened a web page on the panel. After nine weeks Yanling replaced them by a gateway with two separate processors, one of which does nothing but forward cyclic data.
> A converged network means that the camera, the printer and the emergency stop share a wire. This is either a blessing or a lawsuit, depending on who writes the schedule. :: Gu Min, project engineer, Yanling Control
Safety signals run in the same cable, in their own time slots, with a proof of 2.1 × 10⁻⁹ failures an hour. The works council asked for a red button with a wire nevertheless. It got one per cell.`,
    },
    cn: {
      title: '一对线走天下：首座单对线以太网工厂在常州投产',
      brief: '中吴轴承1900个传感器和驱动器全挂在两芯线上，TSN让机器人步调一致，麻烦出在老转换器上。',
      body: `线缆四毫米粗，里面两根芯，跑百兆数据，同时给传感器供24伏电。常州中吴轴承新车间里，从温度探头到伺服驱动，1900个设备都这样接在一张网上。
集成商延陵控制做了实测。
!table latency
项目工程师顾敏说，均值没什么意义，要看最差值。两台机器人全速交接一只套圈，彼此位置要准到0.5毫秒。旧网上交接必须停顿，现在不用停，单元产能由每分钟7.6只提高到9.2只。
!fig YT-320 section: 工厂网络交换机。现场单对线接头，跟铅笔一样宽。
## 难的是旧设备
三分之一的机床机龄超过十年，各说各的“方言”。第一批协议转换器，只要有人在面板上打开网页，报文就能晚40毫秒。九周之后延陵换成双处理器网关，其中一个只管转发周期数据，别的一概不做。
> 融合网络，就是相机、打印机和急停共用一根线。是好事还是官司，全看时间表由谁来排。 :: 延陵控制项目工程师 顾敏
安全信号也走同一根线，占独立时隙，失效概率每小时2.1×10⁻⁹。工会还是要求保留硬线急停按钮，每个单元装了一个。`,
    },
  },
  {
    key: 'model-in-the-control-room',
    date: '2026-11-16',
    types: ['Editorpick', 'latest'],
    tags: ['industrial-ai', 'smart-factory', 'process-safety', 'skills'],
    child: 'software',
    named: true,
    tables: {
      answers: table(
        '1,200 questions of the last sixty days, judged by two foremen|后六十天的1200个提问，由两名工长评判',
        'Kind of question|问题类型; Asked|提问数; Right (%)|正确（%）; Right with source (%)|正确且有出处（%）; Wrong (%)|错误（%）; Declined (%)|拒答（%）; Median time (s)|中位用时（s）; Foreman by phone (s)|打电话问工长（s）',
        'Where is the manual for …|找文件; 318; 96; 96; 1; 3; 4; 410',
        'What does alarm … mean|报警含义; 402; 91; 88; 3; 6; 6; 260',
        'What was done last time|上次怎么处理的; 221; 84; 84; 4; 12; 9; 720',
        'What shall I do now|现在该怎么办; 187; 58; 49; 17; 25; 11; 190',
        'Why is the product off|质量为什么偏; 72; 31; 22; 33; 36; 14; 540',
      ),
    },
    en: {
      title: 'A language model in the control room: 1,200 questions and what became of them',
      brief:
        'For ninety days four shifts of a film plant were allowed to ask a model anything. It was good at finding, fair at remembering, and dangerous where it sounded most certain.',
      body: `At 3:20 on a Tuesday morning line 2 of the film plant in Changshu reports alarm 4471, “melt pump differential”. The operator, seven months in the job, types the number into a tablet. Six seconds later he reads: screen pack probably clogged; last time, on 9 June, changed after 40 minutes; page 112 of the manual; note that the bypass valve on this line opens the other way round than on line 1.
The last sentence is not in any manual. It stems from an entry in the shift log of 2021, written by a man who has since retired.
For ninety days Yushan Film let its four shifts use a language model that had been given access to 41,000 pages of manuals, eleven years of shift logs, the alarm list and, read-only, the process data. It ran on two graphics cards in the cabinet next door; nothing left the plant. The company allowed us to watch, and to see the evaluation, in which two foremen judged every answer without knowing where it came from.
## Finding is solved
Of 1,200 questions a quarter was of the type “where is”. Here the model was better than any folder. The more interesting half concerned alarms and history.
!fig JM-320 elevation: A servo drive, one of the things that report alarms by number. Asked what an alarm means, the model was right in 91 cases of a hundred.
!table answers
The table has to be read from top to bottom. With each line the question moves further away from a text that exists towards a judgement that somebody has to make. The share of right answers falls, and the share of wrong ones rises. On “why is the product off” a third was wrong.
What worried the foremen was not the errors as such. “People are wrong as well,” says Tang Weidong, who has worked in the plant for 26 years. “But when somebody doesn’t know, I can hear it. The machine explained to my operator in perfect sentences that haze comes from moisture. It was the chill roll. He dried resin for four hours.”
## Three changes after thirty days
After the first month the team, two engineers from the integrator Yanling Control and Tang, changed three things.
### No source, no answer
The model was obliged to cite a page, a log entry or a data series for each statement. A second, smaller program checks whether the cited passage contains the numbers that appear in the answer. If not, the answer is withheld and the operator sees only the list of passages. Wrong answers fell from 14 to 7 per cent; refused ones rose from 3 to 11.
### It may not say what to do with a valve
For everything that moves something, the model shows the approved procedure instead of one of its own. There are 212 such procedures. For 31 situations it turned out that none existed. They have since been written, which Tang considers the most valuable result of the whole trial.
### It asks back
“Haze on line 4” used to produce an essay. Now it produces a question: since when, at which position across the web, which resin lot? Operators found this annoying for about a week. After that they began to look before they asked.
## What the shift logs gave away
The eleven years of logs were the treasure, and nobody had known it. They are full of abbreviations, dialect and spelling mistakes; the model read them without difficulty. It found that the melt pump seal on line 3 had been changed nineteen times, always within five days of a resin change to a certain supplier. Maintenance had looked at the pump. Nobody had looked at the resin.
It also found what the works council had feared. The logs mention names, and with a little patience one could have asked which operator causes the most breaks. The agreement that was reached in week five is short: names are replaced by numbers before indexing, the key lies with the council, and questions about persons are refused and counted. Eleven were counted in ninety days, nine of them from the same office on the second floor.
## Cost and benefit
The two graphics cards, the server and the integrator’s work cost 1.38 million yuan. Running costs are mainly electricity, about 3,200 yuan a month.
- Unplanned standstills of the four lines fell from 41 to 33 hours a month. Tang attributes “perhaps half” of this to the model and the rest to the new procedures.
- New operators were released for single duty after five months instead of seven.
- Telephone calls to foremen at night fell from nine to three a week.
- Four batches were spoilt in the first month because of wrong advice, worth about 96,000 yuan.
On these figures the trial pays for itself in roughly sixteen months, if one counts hours of standstill at full contribution. The finance department does not.
## The limits of reading
It is tempting to give the model more: write access, say, to set points within safe limits. The plant has decided against it, for two reasons.
The first is traceability. Food packaging customers ask for a record of who changed what and why. “The model recommended it” is a reason that none of the three auditors consulted would accept.
The second is a test that Yanling made with old data. The model was shown 60 situations from the past, complete with curves, and asked for the next step. In 38 cases it proposed what the operator had done. In 15 it proposed something harmless. In seven it proposed a step that would have torn the film or, in one case, flooded the die gap. A controller with those manners would not be accepted either.
For regulating there are better tools anyway. The thickness of the film is controlled by a plain model with eleven parameters, which an engineer can draw on a board. It has been doing this for eight years and has never explained itself.
> It is the best librarian that we have ever had. It has read everything, it is awake at three in the morning, and it must not touch the machine. :: Tang Weidong, foreman, Yushan Film
## What comes next
The trial has become permanent operation on four lines, and two other plants of the group will follow in spring. Three tasks have been set for the second stage.
- Drawings: the model reads text but hardly any circuit diagrams. A third of the failed questions needed one.
- Voice: typing with gloves is slow. The hall is loud, at 84 decibels, and dialect is a problem of its own.
- Forgetting: a log entry from 2017 describes a dryer that was scrapped in 2022. Each entry now gets the number of the machine it refers to, and when the machine goes, so does the entry.
Tang, who will retire in two years, has begun to write longer log entries. He says it is the first time that he has had the feeling somebody reads them.
The longest so far is about the bypass valve of line 2. It names the man who found out, in 2021, that it opens the other way round, and it says that he was not thanked. The model has been asked for it eleven times since. Each time it gives the page, the date and, because it is in the source, the thanks.`,
    },
    cn: {
      title: '中控室里来了大模型：1200个提问，后来都怎么样了',
      brief: '九十天，四个班，一家薄膜厂让工人随便问。它找东西一流，记事尚可，说得最笃定的地方反而最危险。',
      body: `周二凌晨3点20分，常熟薄膜厂二号线报4471，“熔体泵压差”。操作工上岗七个月，把报警号敲进平板。六秒后屏幕上出现：滤网可能堵塞；上次是6月9日，40分钟后换网恢复；见手册112页；注意本线旁通阀的开启方向与一号线相反。
最后这句话，任何手册里都没有。它出自2021年的一条交接班记录，写它的人已经退休。
虞山薄膜用九十天时间，让四个班组使用一个大模型。给它读的东西包括：4.1万页手册、11年交接班记录、报警清单，以及只读的工艺数据。模型跑在隔壁机柜的两块显卡上，数据不出厂。公司同意本刊跟踪，并公开评判结果：两名工长逐条打分，打分时不知道答案是谁给的。
## 找东西，已经不是问题
1200个提问里，四分之一是“在哪儿”。这方面它比任何文件柜都强。更有意思的是报警和历史。
!fig JM-320 elevation: 伺服驱动器，按编号报警的设备之一。问报警是什么意思，一百次里模型答对91次。
!table answers
这张表要从上往下看。越往下，问题离“已经写下来的东西”越远，离“需要有人拿主意”越近，正确率跟着降，错误率跟着升。“质量为什么偏”这一类，三分之一答错。
让工长担心的不是错误本身。“人也会错，”在厂里干了26年的唐卫东说，“可人要是不知道，我听得出来。它用很通顺的话告诉我的操作工，雾度高是因为料潮。其实是冷辊的问题。他白白烘了四个小时料。”
## 三十天后改了三处
第一个月结束，集成商延陵控制的两名工程师和唐卫东一起改了三样东西。
### 没有出处就不回答
每个结论必须给出手册页码、记录条目或数据曲线。另有一个小程序核对：答案里的数字，引文里有没有。没有就扣下，只给操作工看原文清单。答错的比例由14%降到7%，拒答由3%升到11%。
### 不许指挥阀门
凡是会让设备动起来的操作，模型只能调出批准过的作业指导书，不许自己编。全厂这样的指导书有212份。结果发现31种情形根本没有指导书，后来都补写了。唐卫东认为，这才是整个试验最值钱的成果。
### 学会反问
以前问一句“四号线起雾”，它能写一篇作文。现在它先问：什么时候开始的？幅宽哪个位置？哪个批号的料？操作工嫌烦，烦了一个星期，然后养成了先看再问的习惯。
## 交接班记录里藏着什么
11年的记录是座矿，之前谁也没意识到。里面满是缩写、方言和错别字，模型读起来毫不费力。它发现三号线熔体泵密封换过19次，每次都在改用某家树脂后的五天之内。维修一直盯着泵，没人看过料。
它也翻出了工会担心的东西。记录里有人名，只要有耐心，就能问出谁断膜最多。第五周达成的协议很短：建索引前人名换成编号，对照表由工会保管；问到个人的一律拒答并计数。九十天里记了11次，其中9次来自二楼同一间办公室。
## 花了多少，省了多少
两块显卡、服务器加集成服务共138万元。运行费主要是电，每月3200元左右。
- 四条线非计划停机由每月41小时降到33小时，唐卫东说“大概一半”归功于模型，另一半归功于补写的指导书；
- 新人独立上岗由七个月缩短到五个月；
- 夜里打给工长的电话由每周九个减到三个；
- 第一个月因误导报废四批，损失约9.6万元。
照这么算，16个月左右回本，前提是停机按满边际贡献计价。财务部不同意这个前提。
## 止步于“读”
人总想再往前走一步，比如允许它在安全范围内改设定值。厂里决定不做，理由有两条。
一是追溯。食品包装客户要看谁改的、为什么改。“模型建议的”，问过的三位审核员都不接受这个理由。
二是延陵拿历史数据做的一次测试：给模型看60个旧场景，曲线齐全，问它下一步怎么做。38个与当年操作工一致，15个无害，7个会把膜拉断，其中一个会让模唇溢料。一个控制器要是这种脾气，也没人敢用。
何况调节这件事早有更合适的工具。膜厚由一个11个参数的普通模型控制，工程师在白板上就能画出来，它干了八年，从来没解释过自己。
> 它是我们有过的最好的图书管理员。什么都读过，凌晨三点也醒着，但是不许碰机器。 :: 虞山薄膜工长 唐卫东
## 下一步
试验已转为四条线的正式运行，集团另外两家工厂明年春天跟进。第二阶段有三个题目。
- 图纸：模型读得懂文字，读不懂电气图，答不上来的问题里三分之一要看图；
- 语音：戴着手套打字太慢，车间84分贝，方言又是一关；
- 遗忘：2017年有条记录说的那台干燥机，2022年已经报废。现在每条记录都绑定设备号，设备没了，记录跟着下架。
唐卫东还有两年退休，最近写交接班记录比以前长了。他说，头一回觉得写的东西有人看。
迄今最长的一条，写的是2号线那只旁通阀。里面写明是谁在2021年发现它反着开的，还写了一句：当时没人向他道谢。此后模型被问到这条十一次，每次都给出页码、日期，连同那句谢，因为出处里有。`,
    },
  },
];
