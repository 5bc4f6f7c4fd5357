import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of aerospace manufacturing. */
export const workshopStories: Story[] = [
  {
    key: 'wing-rib-thermoplastic',
    drawing: 'DC-220 elevation',
    date: '2026-05-12',
    types: ['Editorpick', 'latest'],
    tags: ['composites', 'lightweighting', 'non-destructive-testing', 'low-altitude'],
    child: 'composites',
    named: true,
    tables: {
      ribs: table(
        'Wing rib of an eight-seat aircraft, four ways of making it|八座机翼肋的四种做法',
        'Design|方案; Mass (g)|重量（g）; Fasteners|紧固件; Cycle (min)|节拍（分钟）; Scrap (%)|废品率（%）; Inspection (min)|检测（分钟）; Tool (1,000 CNY)|工装（万元）; Cost at 2,000 a year (CNY)|年产2000件单件成本（元）',
        'Milled aluminium|铝合金铣削; 412; 38; 96; 1.2; 6; 40|4; 1,190',
        'Epoxy, autoclave|环氧热压罐; 297; 38; 520; 6.4; 31; 310|31; 2,480',
        'Thermoplastic, pressed|热塑性模压; 288; 38; 7; 3.1; 22; 640|64; 1,320',
        'Thermoplastic, welded|热塑性焊接; 279; 4; 11; 3.8; 27; 690|69; 1,270',
      ),
    },
    en: {
      title: 'A rib in seven minutes: thermoplastics bring aircraft parts up to the pace of cars',
      brief:
        'Makers of air taxis need thousands of parts a year, not dozens. In Zhenjiang a press replaces the autoclave, and a welding head the rivets.',
      body: `The rib is 61 centimetres long, grey, and rings like a plate if one knocks on it. Dantu Composites of Zhenjiang makes one every seven minutes: a blank of carbon fibre and polyaryletherketone is heated to 385 °C by infrared within 150 seconds, transferred in five and pressed in a mould at 210 °C. The same rib in epoxy spent almost nine hours in the autoclave cycle.
The customers are three builders of electric aircraft that plan 400 to 1,000 machines a year. “At those figures hand lay-up is over,” says technical manager Xiang Yuchen. “It is also too few for a press line, if one is honest. We are in between, and that is where the money is lost.”
!table ribs
## Welding instead of drilling
Thermoplastics can be melted again, so that ribs and skin can be joined without holes. A welding head with an induction coil travels along the flange at 12 millimetres a second; the carbon fibres themselves heat up. Thirty-eight fasteners become four, which hold the part until it is welded.
!fig DC-220 section: A thermoplastic rib. An induction head on its flange brings the joint to 392 degrees; the outside stays below 200.
Ultrasonic inspection found voids in 3.8 per cent of the first 600 welds, nearly always at the ends, where the field of the coil is distorted. A copper shoe has brought this down to one per cent.
- Lap shear strength: 38 MPa, epoxy adhesive reaches 34.
- Repair: a bad weld may be melted once more, and only once.
- Material: 690 yuan a kilogram, four times as much as epoxy prepreg.
## The authority wants to see the heat
An adhesive bond is not accepted without rivets in primary structures. For welds there is no rule as yet. Dantu records temperature and pressure for each millimetre and hopes that this will count as proof. The first application, in August 2025, came back with 71 questions.
> The process is faster than the paper. For the press we needed ten months, for the file it will be thirty. :: Xiang Yuchen, technical manager, Dantu Composites`,
    },
    cn: {
      title: '七分钟一根翼肋：热塑性复材让航空件赶上汽车节拍',
      brief: '飞行汽车一年要几千件，不是几十件。镇江一家企业用压机换掉热压罐，用焊头换掉铆钉。',
      body: `翼肋长61厘米，灰色，敲上去像瓷盘。镇江丹徒复材七分钟做一件：碳纤维增强聚芳醚酮坯料，红外加热150秒到385℃，五秒转移，在210℃的模具里压成。同样的肋用环氧做，热压罐一个循环将近九小时。
客户是三家电动飞行器企业，规划年产400到1000架。“到这个量，手工铺贴就结束了，”技术经理向宇辰说，“可老实讲，上压机线又嫌少。我们夹在中间，钱就是在中间亏的。”
!table ribs
## 不打孔，焊上去
热塑性材料可以再熔，肋和蒙皮不用打孔就能连。感应焊头沿凸缘每秒走12毫米，发热的是碳纤维自己。38个紧固件减到4个，只负责在焊之前把件固定住。
!fig DC-220 section: 热塑性翼肋。感应焊头压在凸缘上：焊缝392℃，外表不到200℃。
头600条焊缝，超声检出空隙的占3.8%，几乎都在两端，线圈磁场在那里畸变。加一块铜靴之后降到1%。
- 搭接剪切强度38兆帕，环氧胶接34兆帕；
- 返修：焊坏了允许再熔一次，只有一次；
- 材料每公斤690元，是环氧预浸料的四倍。
## 审定方要看“热”
主承力结构，光胶接不打铆钉是不认的；焊接怎么算，还没有条文。丹徒逐毫米记录温度和压力，希望能当证据。2025年8月首次递交申请，退回来71个问题。
> 工艺比文件快。压机用了十个月，这摞文件要三十个月。 :: 丹徒复材技术经理 向宇辰`,
    },
  },
  {
    key: 'blisk-milling-strategy',
    date: '2025-02-25',
    types: ['latest'],
    tags: ['aero-engines', 'five-axis', 'titanium', 'cutting-tools'],
    child: 'engines',
    en: {
      title: 'Barrel cutters halve the time for a blisk, and wake up its blades',
      brief: 'Fewer passes leave fewer lines. They also push harder on a blade of 1.1 millimetres.',
      body: `A blisk for a small turbofan begins as a titanium disc of 31 kilograms and ends at 6.4. At Weishui Aero Parts in Xianyang finishing the 43 blades used to take 27 hours with ball-end mills of 6 mm, at a step of 0.25. Barrel cutters with a flank radius of 85 mm touch the blade along a line instead of a point; with a step of 1.6 mm finishing takes 12 hours, and the roughness is the same.
The line contact has its price. Cutting force is four times as high, and towards the tip, where the blade is 1.1 mm thin, it began to sing at 3,100 hertz. The programmers now vary the speed by six per cent within each revolution and finish every blade in five stages from tip to root, so that the part below is still thick.
Deviation of form fell to 0.028 mm. One blisk was lost in the trials, worth 190,000 yuan: a cutter had been measured at its largest diameter instead of at the point of contact.`,
    },
    cn: {
      title: '鼓形刀让整体叶盘省一半工时，也把叶片“吵醒”了',
      brief: '走刀少了，刀痕少了，可1.1毫米的叶片受的力也大了。',
      body: `小型涡扇发动机的整体叶盘，毛坯钛盘31公斤，做完剩6.4公斤。咸阳渭水航空零部件过去用6毫米球头刀精铣43片叶片，行距0.25毫米，27小时。换成侧刃半径85毫米的鼓形刀，由点接触变成线接触，行距1.6毫米，12小时，粗糙度不变。
线接触有代价：切削力大了三倍，叶尖只有1.1毫米厚，铣到那里以3100赫兹啸叫。编程组的办法是每转之内转速浮动6%，每片叶片从尖到根分五段精铣，保证下面还是厚的。
型面偏差降到0.028毫米。试验期间报废一件，值19万元：有把刀对刀时量了最大直径，而不是接触点。`,
    },
  },
  {
    key: 'drone-motor-factory',
    date: '2026-09-17',
    types: ['latest', 'newswire'],
    tags: ['low-altitude', 'e-motors', 'investment'],
    child: 'low-altitude',
    en: {
      title: 'A lift motor every 70 seconds: Ganzhou builds for machines that do not fly yet',
      brief: 'Capacity for 120,000 motors a year, certified demand for about nine thousand.',
      body: `Nankang Flight Motors of Ganzhou has started a line for lift motors of 80 kW: 14 kilograms, oil-cooled, two windings independent of each other. One leaves it every 70 seconds. Each is run for 40 minutes, one in a hundred for 500 hours, and every magnet carries a number.
The plant can make 120,000 a year. Its four customers have together been certified for about 1,100 aircraft with eight motors each. “Without a line there is no price at which they can certify,” says the company. Until then it fills the rest with motors for boats.`,
    },
    cn: {
      title: '70秒一台升力电机：赣州为还没飞起来的飞机备产能',
      brief: '年产能12万台，已取证的需求大约九千台。',
      body: `赣州南康飞行电机的80千瓦升力电机线投产：单台14公斤，油冷，两套绕组互为备份，70秒下线一台。台台跑40分钟，百台抽一台跑500小时，每块磁钢都有编号。
工厂年产能12万台，而四家客户目前取证的飞行器总共约1100架，每架八台。公司说：“没有产线，就报不出他们敢去取证的价格。”在那之前，剩下的产能拿去做船用电机。`,
    },
  },
  {
    key: 'landing-gear-hvof',
    date: '2023-07-18',
    types: ['latest'],
    tags: ['coating', 'plating', 'non-destructive-testing'],
    child: 'mro',
    en: {
      title: 'Farewell to chrome on landing gears',
      brief: 'An overhaul shop in Xiamen sprays tungsten carbide. The layer is better and the masking is a craft.',
      body: `A landing gear is overhauled every ten years, and until recently hard chrome was built up on its pistons in a bath for 30 hours. Lujiang Aero Service of Xiamen now sprays tungsten carbide at three times the speed of sound. After 90 minutes 0.25 mm have been applied; hydrogen embrittlement, and with it 23 hours of baking, is no longer an issue.
The difficulty is what must not be coated. Radii and bores are covered with sheet metal masks made to 0.2 mm, 140 of them for one type of aircraft. If the mask has a gap, carbide grows beneath it that can only be removed with a diamond.
Grinding takes longer: chrome four hours, carbide eleven. In service, seals last twice as long on the ground carbide, according to the airline, provided that the roughness lies below Ra 0.1. At 0.2 they are eaten up within a year.`,
    },
    cn: {
      title: '起落架大修告别镀铬槽',
      brief: '厦门一家维修厂改喷碳化钨，涂层更好，遮蔽成了手艺活。',
      body: `起落架十年一大修，活塞杆过去要在镀铬槽里泡30小时。厦门鹭江航修改用三倍音速喷涂碳化钨，90分钟上0.25毫米，不存在氢脆，也就省了23小时的除氢烘烤。
难的是不该喷的地方。圆角和孔口要用精度0.2毫米的钣金罩遮住，一个机型140只。罩子漏一道缝，底下长出碳化钨，只能用金刚石磨掉。
磨削也更久，铬四小时，碳化钨十一小时。航空公司反映，粗糙度低于Ra0.1时，密封圈寿命翻倍；做到0.2，一年就被啃坏。`,
    },
  },
  {
    key: 'seamless-cabin-panel',
    date: '2022-11-08',
    types: ['newswire'],
    tags: ['composites', 'recycling'],
    child: 'airframes',
    picture: false,
    en: {
      title: 'Cabin panels from the offcuts of wings',
      brief: 'A supplier in Tianjin chops cured prepreg waste into felt.',
      body: `A third of all carbon fibre prepreg is cut away before it becomes a part. Jinmen Cabin of Tianjin burns the resin off the waste, chops the fibres to 25 mm and makes felt, from which overhead bins are pressed together with a flame-retardant resin. They weigh four per cent more than those of new material and cost a fifth less.
The airline had one condition: the same sound when the bin is shut. It took eleven trials with the hinge.`,
    },
    cn: {
      title: '机翼边角料做成客舱行李架',
      brief: '天津一家供应商把碳纤维预浸料废边做成毡。',
      body: `三分之一的碳纤维预浸料在成为零件之前就被裁掉了。天津津门客舱把废边烧去树脂，切成25毫米，制成毡，再与阻燃树脂一起压成行李架，比新料的重4%，便宜五分之一。
航空公司只提了一个条件：关上时的声音要和原来一样。为这个，铰链试了十一次。`,
    },
  },
  {
    key: 'drill-operators-fuselage',
    date: '2024-04-23',
    types: ['latest'],
    tags: ['skills', 'mobile-robots', 'titanium'],
    child: 'airframes',
    cn: {
      title: '一架飞机八十万个孔：西安阎良的制孔班',
      brief: '机器人钻了六成，剩下的在够不着的地方，老师傅的要求是“听声音收刀”。',
      body: `一架支线客机有八十多万个孔，阎良的机身装配车间里，机器人钻六成，剩下的四成在框的背后、地板底下、导管中间，由制孔班31个人钻完。
班长屈建民干了27年。他教徒弟，第一课是闭眼。“铝一个声，钛一个声，两层中间那道缝又是一个声，听见缝，就要收。”碳纤维加钛的叠层最难，转速差五倍，换刀慢了，钛屑会把碳纤维孔壁拉毛。
车间去年添了四台爬行机器人，吸在蒙皮上走，孔位精度0.1毫米，一小时钻260个孔。人一小时钻45个。但机器人每换一块区域，要两个人搬、校准20分钟，少于300个孔的地方不划算。
- 机器人孔超差率万分之三，人工万分之七；
- 超差孔一个要写三页处置单，平均40分钟；
- 班里平均年龄38岁，去年进了5人，走了2人。
屈建民的右手虎口有个硬块，医生说是振动造成的。厂里给每把钻都装了计时器，一人一天不超过两个半小时。`,
    },
  },
  {
    key: 'toulouse-shims',
    date: '2023-03-14',
    types: ['oversea'],
    tags: ['metrology', 'digital-twin', 'composites'],
    child: 'airframes',
    en: {
      title: 'The gap in the wing: near Toulouse shims are milled before the parts meet',
      brief: 'Measuring both sides beforehand saves two days per wing box, if the temperature is the same.',
      body: `No wing skin fits its ribs exactly. Gaps of up to 1.5 millimetres are filled with shims, and to find out how thick they have to be, the skin used to be put on, measured with feeler gauges at 900 points, and taken off again. Two days, four people.
At a supplier in Colomiers both sides are now scanned before they meet. Software lays one cloud of points against the other, with the weight of the skin allowed for, and a small milling machine cuts 64 shims in a night. They are numbered and fit in 93 of 100 cases.
The remaining seven have mostly to do with temperature. Carbon hardly expands, aluminium ribs do: three degrees between the two halls are 0.2 mm over the length of a rib. The two scans are therefore made within four hours, and the hall doors have got a sign. “It says: please close,” reports the head of measuring, Agnès Dumas. “It is the cheapest part of the project.”`,
    },
  },
];
