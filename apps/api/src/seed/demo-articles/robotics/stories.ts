import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of robotics. */
export const stories: Story[] = [
  {
    key: 'humanoid-in-the-kitting-aisle',
    drawing: 'LR-320 elevation',
    date: '2026-10-27',
    types: ['Editorpick', 'latest'],
    tags: ['industrial-ai', 'cobots', 'electric-vehicles', 'smart-factory'],
    child: 'humanoid',
    named: true,
    tables: {
      weeks: table(
        'Twelve weeks of kitting, two humanoids against the aisle’s own average|配料岗十二周：两台人形机器人与该通道人工均值',
        'Week|周次; Hours on duty|在岗小时; Boxes per hour|每小时箱数; Human average|人工均值; Interventions per 100 boxes|每百箱人工干预; Falls|跌倒; Wrong parts (ppm)|错料（ppm）; Battery swaps per shift|每班换电',
        '1; 31; 14; 92; 38; 2; 5,200; 4',
        '4; 62; 27; 92; 17; 1; 2,100; 4',
        '8; 98; 39; 93; 8; 0; 900; 3',
        '12; 104; 46; 92; 5; 0; 640; 3',
      ),
    },
    en: {
      title: 'Forty-six boxes an hour: a humanoid works its probation in Liuzhou',
      brief:
        'Two-legged robots have kitted parts for door assembly for twelve weeks. They have more than tripled their pace, and are half as fast as people.',
      body: `The newcomer in aisle C7 is 1.68 metres tall, weighs 71 kilograms and has a lanyard with a name tag, which somebody hung on it for fun. It takes a blue box from the shelf, turns, walks six metres, puts the box into a rack, comes back. After 46 boxes an hour has gone by.
For twelve weeks two humanoids from Longcheng Robotics have been on probation in the door assembly of Liujiang Motors in Liuzhou. The agreement was to publish the figures whatever they were.
!table weeks
## What was learnt
At first everything went wrong that one sees in videos of such machines, and some things that one does not. Boxes reflected the ceiling lights; the cameras took the reflection for a second box. The floor has a joint of eight millimetres that nobody had ever noticed.
Most progress came from teleoperation. In the evenings two students wearing gloves drove the robot through the cases in which it had failed by day, about 300 examples a week. The model was retrained on Sundays. Since week eight it has no longer fallen.
!fig JH-320 section: A strain wave gear, as robots have them in their joints. Two hands with eleven joints each lift a box of seat-belt buckles, seven kilograms.
## Why legs?
That is the question of every visitor, says project manager Meng Yao. The aisle is flat, and wheels would be faster and cheaper. The answer is to be found at the end of the aisle: three steps to the mezzanine where small parts are stored. They account for a tenth of the walks. “For that tenth we use legs the whole day,” she admits, and the next version will have wheels on its feet.
- Price of a robot: 390,000 yuan; three batteries of 2.1 kWh, 95 minutes each.
- Hand: the most frequent repair; tendons last about 190 hours.
- Noise: 67 decibels, less than a pallet truck.
## The sum
One box costs 0.31 yuan by hand in Liuzhou and at present 1.20 by humanoid, repairs included. At 90 boxes an hour and 20,000 hours of life it would be 0.34. Meng thinks this possible by 2029.
> It is a slow colleague who never complains, and who needs another colleague behind him with a laptop. Ask me again in two years. :: Meng Yao, project manager, Liujiang Motors`,
    },
    cn: {
      title: '一小时46箱：柳州车间里一台人形机器人的试用期',
      brief: '双足机器人在车门线配料岗干了12周，速度是头一周的三倍多，还只有人的一半。',
      body: `C7通道的新员工身高1.68米，体重71公斤，脖子上的工牌是有人开玩笑挂上去的。它从货架取下一只蓝箱，转身，走六米，放进料架，再走回来。46箱搬完，一小时过去了。
龙城机器人的两台人形机器人，在柳州柳江汽车车门分装线试用了12周。双方事先约定，不管数据好看难看，都公开。
!table weeks
## 学到了什么
头几周，视频里见过的毛病都犯了，没见过的也犯了。料箱反射顶灯，相机把倒影当成第二只箱子；地面有一道8毫米的伸缩缝，人走了十年都没人注意。
进步主要靠遥操作。每天晚上，两名学生戴着手套，带机器人把白天失败的动作重做一遍，一周攒三百来条，星期天重新训练。第八周起，它再没摔过。
!fig JH-320 section: 谐波减速器，机器人的关节就靠它。两只手各11个关节，托起一箱重7公斤的安全带锁扣。
## 为什么要用腿
每个来参观的人都这么问，项目经理蒙瑶说。通道是平的，轮子又快又便宜。答案在通道尽头：通往小件夹层的三级台阶，只占一成路程。“为了这一成，我们整天都在用腿。”她承认，下一版会在脚上装轮子。
- 单台39万元，配三块2.1度电池，每块跑95分钟；
- 最常修的是手，腱绳寿命190小时左右；
- 噪声67分贝，比电动搬运车还轻。
## 算一笔账
在柳州，人工搬一箱0.31元，人形机器人眼下1.20元，含维修。要是做到每小时90箱、寿命2万小时，就是0.34元。蒙瑶认为2029年有可能。
> 这是个慢吞吞、从不抱怨的同事，身后还得跟一个抱着电脑的同事。过两年再来问我。 :: 柳江汽车项目经理 蒙瑶`,
    },
  },
  {
    key: 'cobot-palletising-rental',
    date: '2025-03-25',
    types: ['latest'],
    tags: ['cobots', 'grippers', 'food-safety'],
    child: 'cobots',
    en: {
      title: 'Palletiser by the hour: a noodle factory rents its robots',
      brief:
        'No purchase, no fence, 19 yuan for an hour of lifting. The contract is shorter than that of the coffee machine.',
      body: `Seasonal work used to bring forty temporary helpers to Nanyang Noodle in Henan every autumn. This year it brought nine cobots on castors. Each palletises cartons of 12 kilograms at seven a minute and costs 19 yuan for every hour in which it moves; when it stands still, it costs nothing.
The lender, Yubei Robotics of Xinxiang, delivers in the morning, and by the afternoon the line runs. Pallet patterns are drawn on a tablet; feet and plug are the same in all customers’ plants. A lifting column of 1.2 metres brings the last layer to two metres.
What makes rental possible is counting. The robot reports cycles, weights and collisions; nine protective stops per shift are normal, thirty are a sign that somebody has put the pallet in the wrong place. From 45 the lender sends a technician, unasked.
Operators work in the same area. Speed is limited to 0.9 metres a second when the scanner sees legs, otherwise to 1.8. The first version always ran slowly, and the helpers put the cartons on the pallet themselves because they could not bear to watch.`,
    },
    cn: {
      title: '按小时租的码垛工：一家面条厂的机器人账本',
      brief: '不买、不围栏，搬一小时19元。租约比咖啡机的还短。',
      body: `每年秋天，河南南阳面业都要招四十来个临时搬运工，今年来的是九台带脚轮的协作机器人。每台每分钟码七箱，每箱12公斤，动一小时收19元，不动不要钱。
出租方新乡豫北机器人上午送货，下午开线。垛型在平板上画，地脚和插头在所有客户那里都一样，1.2米的升降柱能把最后一层码到两米高。
能按小时租，靠的是计数。机器人会上报节拍、重量和碰撞。每班9次保护停机算正常，30次说明有人把托盘摆错了位，到45次，技术员不请自来。
操作工在同一片区域走动。扫描仪看到腿，限速每秒0.9米，看不到就放到1.8米。第一版一直跑慢速，临时工看不下去，干脆自己动手码。`,
    },
  },
  {
    key: 'reducer-wave-wear',
    date: '2024-02-06',
    types: ['latest'],
    tags: ['gears', 'bearings', 'metrology'],
    child: 'reducers',
    tables: {
      test: table(
        'Size 25, ratio 100, 6,000 hours at rated load|25型、速比100，额定负载6000小时',
        'Item|项目; New|新机; 2,000 h; 4,000 h; 6,000 h; Limit|限值',
        'Lost motion (arcsec)|空程（角秒）; 28; 34; 41; 55; 60',
        'Positioning error (arcsec)|定位误差（角秒）; 39; 41; 46; 52; 60',
        'Efficiency (%)|效率（%）; 74; 76; 75; 71; 65',
        'Iron in grease (ppm)|油脂含铁（ppm）; 40; 310; 620; 1,480; 1,500',
      ),
    },
    en: {
      title: 'Six thousand hours in a flexspline',
      brief: 'A maker of strain wave gears publishes a full endurance run. Failure announces itself in the grease.',
      body: `Catalogue figures for strain wave gears are measured on the first day. Jiuhua Harmonic of Chizhou has now published how they look after 6,000 hours at rated load, with four of twelve samples opened on the way.
!table test
For the first 4,000 hours hardly anything happens; the gear even becomes a little more efficient. Then the surface of the wave generator bearing begins to flake, iron in the grease doubles within 900 hours, and lost motion follows. Two of twelve flexsplines broke, both at 5,700 hours and both with a scratch in the fillet from assembly.
The company recommends a grease sample after 3,500 hours, which takes four minutes at an opened joint. Robot makers would prefer a sensor. A strain gauge inside the cup has been tried and works, but costs 120 yuan in a gear of 900.`,
    },
    cn: {
      title: '柔轮的六千小时：一家谐波减速器厂公开全寿命数据',
      brief: '失效之前，油脂会先“说话”。',
      body: `谐波减速器样本上的数字，都是出厂第一天测的。池州九华谐波这次公开的是额定负载6000小时之后的样子，12台样机中途拆检4台。
!table test
前4000小时几乎没有变化，效率甚至略有上升。之后波发生器轴承表面开始剥落，油脂含铁量900小时内翻倍，空程随之变大。12只柔轮断了2只，都在5700小时，圆角处都有装配划痕。
公司建议3500小时取一次油样，打开关节四分钟即可。机器人厂更想要传感器。杯体内贴应变片试过，管用，但一台900元的减速器要加120元。`,
    },
  },
  {
    key: 'welding-robot-shipyard-blocks',
    date: '2023-08-22',
    types: ['latest'],
    tags: ['welding', 'machine-vision', 'industrial-ai'],
    child: 'integration',
    en: {
      title: 'Robots without programmes crawl through ship blocks in Nantong',
      brief: 'Every block is different, so nobody programmes. The cell scans, recognises 14 kinds of seam and welds.',
      body: `A double bottom block has 620 fillet welds and is built once. Programming a robot for this would take longer than welding. The portable robots at Jianghai Shipyard in Nantong weigh 16 kilograms, hang on a hook and have no programme.
A laser scanner sees the compartment in 40 seconds. Software looks for edges where two plates meet at a right angle, compares with fourteen types of seam and proposes a sequence; the operator deletes what he does not like. Gaps up to four millimetres are bridged by weaving, larger ones are left out and marked with chalk, by the operator.
- One operator looks after four robots; arc time is 61 per cent, by hand it was 28.
- Fume exposure, measured at the collar, has fallen from 9.4 to 1.6 mg per cubic metre.
- 18 per cent of the seams remain manual: too narrow, painted over, or gap too large.
The shipyard has 64 robots at present. The number of welders has not gone down: 210 retired in two years and 40 were hired.`,
    },
    cn: {
      title: '不用编程的机器人，在南通的船体分段里爬',
      brief: '每个分段只造一次，编程不划算。扫一遍，认出14种焊缝，直接焊。',
      body: `一个双层底分段有620条角焊缝，只造一次，编程的时间比焊的时间长。南通江海船厂的便携焊接机器人重16公斤，挂在钩子上，没有程序。
激光扫描40秒看清一个舱格。软件找出两块板垂直相交的棱边，对照14种焊缝类型，给出焊接顺序，工人把不想焊的删掉。4毫米以内的间隙用摆动补上，再大就跳过，由工人拿粉笔做记号。
- 一人看四台，燃弧率61%，手工28%；
- 衣领处焊烟由每立方米9.4毫克降到1.6毫克；
- 18%的焊缝仍靠手工：太窄、压了漆、间隙太大。
厂里现有64台。焊工总数没有因此裁减：两年退休210人，新招40人。`,
    },
  },
  {
    key: 'gripper-without-fingers',
    drawing: 'YS-320 section',
    date: '2026-04-14',
    types: ['latest'],
    tags: ['grippers', 'food-safety', 'machine-vision'],
    child: 'end-effectors',
    en: {
      title: 'A gripper for strawberries, raw dumplings and wet fish',
      brief: 'Electro-adhesion and a breath of air replace suction cups where nothing else holds.',
      body: `Raw dumplings tear, fish is slippery, strawberries bruise at 0.9 newtons. Food makers have bought robots for boxes and hesitated at what goes inside. Yueyang Soft Robotics has shown a gripper that does not pinch: four silicone lips with printed electrodes hold the object by electrostatic force of 1.6 kilovolts, helped by a slight vacuum of 12 millibar.
The force grows only where contact exists, so the lips wrap round the shape before they hold. In a trial at a dumpling factory in Jinan the damage rate was 0.3 per cent at 55 picks a minute; conventional soft fingers reached 2.1.
Water is the enemy. A film of moisture short-circuits the electrodes, so the lips are blown dry for 80 milliseconds before each pick; for fish that is not enough, and there the gripper works with vacuum alone at half the speed. The lips last 400,000 picks and can be washed at 60 °C.`,
    },
    cn: {
      title: '夹得住草莓、生饺子和湿鱼的夹爪',
      brief: '静电吸附加一口“微气”，替下吸盘吸不住的场合。',
      body: `生饺子一夹就破，鱼滑，草莓受0.9牛就有压痕。食品厂买了不少装箱机器人，到“装里面的东西”就犹豫了。岳阳柔性机器人展示的夹爪不靠夹：四片硅胶唇印有电极，1.6千伏静电吸附，再加12毫巴微负压。
吸附力只在贴合处产生，唇片先顺着形状包过去，再“握住”。济南一家饺子厂试用，每分钟55次，破损率0.3%，普通软指是2.1%。
怕的是水。一层水膜就会让电极短路，每次抓取前要吹80毫秒；抓鱼时吹也不够，只能关掉静电、单用负压，速度减半。唇片寿命40万次，可60℃清洗。`,
    },
  },
  {
    key: 'robot-orders-third-quarter',
    date: '2026-11-05',
    types: ['newswire'],
    tags: ['market-data', 'cobots'],
    picture: false,
    tables: {
      orders: table(
        'Orders of industrial robots, third quarter 2026, our survey|2026年三季度工业机器人订单（本网调查）',
        'Type|类型; Units|台数; Year on year (%)|同比（%）; Average price (CNY)|均价（元）; Domestic share (%)|国产占比（%）; Largest buyer|第一大用户',
        'Six-axis, up to 20 kg|六轴 20kg以下; 41,200; +11; 71,000; 62; Electronics|电子',
        'Six-axis, above 20 kg|六轴 20kg以上; 18,900; −4; 168,000; 39; Cars|汽车',
        'SCARA; 24,600; +7; 24,000; 58; Electronics|电子',
        'Collaborative|协作; 15,800; +36; 52,000; 91; Food|食品',
        'Humanoid|人形; 3,100; –; 340,000; 97; Universities|高校',
      ),
    },
    en: {
      title: 'Robot orders: food overtakes car makers as buyer of cobots',
      brief: 'Our quarterly survey of 38 makers and importers.',
      body: `Makers and importers received orders for 103,600 industrial robots in the third quarter; without the humanoids, which were hardly counted then, that is ten per cent more than a year ago. Large machines suffered from the pause in car plants.
!table orders
Among collaborative robots the food industry has become the largest customer with 24 per cent. Four fifths of the humanoids go to universities, data collection centres and exhibitions; 410 work in factories, according to their makers.`,
    },
    cn: {
      title: '三季度机器人订单：协作机器人第一大买家变成食品厂',
      brief: '本网对38家厂商和进口商的季度调查。',
      body: `三季度工业机器人订单103600台，不计去年还没怎么统计的人形机器人，同比增长10%。汽车厂项目放缓，大负载机型下滑。
!table orders
协作机器人中，食品行业占24%，跃居第一。人形机器人八成卖给高校、数据采集中心和展厅，厂商自报在工厂上岗的有410台。`,
    },
  },
  {
    key: 'offline-programming-furniture',
    date: '2022-07-19',
    types: ['latest', 'newswire'],
    tags: ['digital-twin', 'coating'],
    child: 'programming',
    en: {
      title: 'Spray programmes from a photograph: chair maker in Ganzhou saves its teaching days',
      brief: 'Three views of a chair are enough for a path that the painter then corrects with his gun.',
      body: `A furniture maker in Nankang, Ganzhou, brings out 60 new chairs a season; teaching one on a spray robot took a day. With software from Zhangshui Robotics three photographs give a rough model and a path in 20 minutes. The painter then takes a tracked gun and corrects the places that he does not like, and the robot adopts his strokes.
Paint consumption per chair fell from 310 to 255 grams. Cane seats remain manual: the software takes the holes for a surface.`,
    },
    cn: {
      title: '拍三张照片就能喷：赣州椅子厂省下示教的日子',
      brief: '三个角度的照片生成喷涂轨迹，再由老漆工拿枪改几笔。',
      body: `赣州南康一家家具厂每季出60款新椅子，以前喷涂机器人每款示教一天。章水机器人的软件用三张照片生成粗模和轨迹，20分钟；漆工再拿一把带定位的喷枪，把不满意的地方重走一遍，机器人照单全收。
每把椅子用漆由310克降到255克。藤编坐面还得手喷：软件把网眼当成了平面。`,
    },
  },
  {
    key: 'robot-maintenance-brigade',
    date: '2024-06-04',
    types: ['latest'],
    tags: ['skills', 'predictive-maintenance', 'supply-chain'],
    child: 'integration',
    cn: {
      title: '东莞有群“机器人郎中”：专修别人不修的老机器',
      brief: '十年机龄的六轴机，原厂报价修一台4.8万元，他们1.1万元，保半年。',
      body: `横沥镇一间800平方米的厂房里，38台旧机器人排成四列，有的没了手腕，有的裹着塑料膜。这里是彭建军的“门诊部”。他带着11个人，专修过了质保、原厂不愿修或报价太高的机器，去年经手640台。
“十年的机器，机械一般没坏，坏的是减速器油封、编码器电池和线缆。”彭建军说。最常见的病是三轴减速器漏油，原厂换总成，他们换油封、换轴承、重新调隙，1.1万元，保半年。
## 零件从哪里来
控制板停产的，从报废机上拆。仓库里有2300块板子，按序列号登记，每块都上过测试台。有些芯片早已停产，只能从同年代的电梯控制器上找替换。
- 油封、轴承类：占47%，平均1.5天；
- 线缆、编码器：占29%，半天；
- 控制板级：占18%，三到十天；
- 修不了、建议报废：占6%。
## 灰色地带
原厂软件带授权锁，换主板要原厂解锁。彭建军不破解，“碰到锁就退单”。行业协会正在谈一份维修授权协议，三家国产品牌已经同意开放手册，进口品牌还没有。
!fig LR-320 section: 六轴机器人。三轴减速器拆检时，旧油脂按颜色分级留样。`,
    },
  },
  {
    key: 'odense-second-generation',
    date: '2023-03-28',
    types: ['oversea'],
    tags: ['cobots', 'mobile-robots', 'investment', 'skills'],
    child: 'cobots',
    en: {
      title: 'Odense, eighteen years after the first cobot',
      brief: 'The Danish robot town has lost its monopoly and kept its habit: everybody has once worked for everybody.',
      body: `At lunch in the old shipyard canteen of Odense one sees how the cluster works. At the long table sit people from eleven companies, most of whom have had at least three of the logos on their sweaters. The first collaborative robot was developed here in 2005 in a cellar of the university; 160 robot firms with 5,300 employees have come out of it.
The arms themselves are made in Shenzhen and Beijing at half the price today. “We noticed it in 2019 and moaned until 2021,” says Mette Skov, who leads a firm for grippers. Since then the town has been doing what sits on the arms, beneath them and between them: grippers, mobile platforms, screwdrivers, software for nurses and bakers.
- A municipal fund pays half of the first robot for local firms with fewer than 50 employees.
- The vocational school trains robot technicians in 18 months; 70 a year, all placed.
- Patents are few. Speed of imitation is the business model, says Skov, including imitation of oneself.
The town’s worry is size. Seven of its best firms have been bought by American groups. The engineers stay, but decisions about the next product are made in another time zone.`,
    },
  },
];
