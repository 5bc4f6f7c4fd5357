import type { Story } from '../content.types.ts';

/** Further stories of industrial automation. */
export const furtherStories: Story[] = [
  {
    key: 'drive-without-cabinet',
    drawing: 'JM-320 section',
    date: '2025-05-27',
    types: ['latest'],
    tags: ['servo-drives', 'energy-saving', 'linear-motion'],
    child: 'drives',
    en: {
      title: 'The cabinet disappears: servo drives move onto the motor',
      brief:
        'A packaging machine with 42 axes now makes do with a cabinet the size of a suitcase. Heat and service decide where this makes sense.',
      body: `Last year the cabinet of the cartoning machine was 4.2 metres wide. In the new version it hangs as a box of 60 centimetres under the belt. The 42 servo drives sit on their motors, connected by one hybrid cable from axis to axis that carries 560 volts and the network.
Jiading Motion of Shanghai uses silicon carbide transistors, which lose so little that the housing needs no fan at up to 1.5 kW. Copper is the main saving: 38 metres of cable instead of 1,240. The machine builder calculates 140 hours less for wiring.
Braking energy stays in the common circuit. In the machine with its many starts and stops this reduces consumption by 18 per cent.
Heat sets the limit. At an ambient temperature of 45 °C the rated current has to be lowered by a third, and next to an oven it is out of the question. Service is the second point: if a drive fails, the motor goes with it. Jiading therefore makes the electronics exchangeable with four screws; the encoder keeps the motor data.`,
    },
    cn: {
      title: '电柜不见了：伺服驱动器搬到电机上',
      brief: '42轴的包装机，电柜缩成手提箱大小，装在哪里合适，要看温度和售后。',
      body: `去年这台装盒机的电柜有4.2米宽，新机型只剩一只60厘米的箱子，挂在输送带下面。42个伺服驱动器骑在各自的电机上，一根混合电缆从一轴串到下一轴，走560伏母线，也走网络。
上海嘉定运动用了碳化硅器件，损耗小到1.5千瓦以内外壳不用风扇。最省的是铜：电缆由1240米减到38米，整机厂少用140个接线工时。
制动能量留在公共母线里，这台频繁启停的机器能耗因此降了18%。
限制在温度。环境45℃时额定电流要降三分之一，烘炉旁边就别想了。其次是售后：驱动坏了，电机跟着换。嘉定把电子部分做成四颗螺丝可拆，电机参数存在编码器里。`,
    },
  },
  {
    key: 'vision-on-glass-vials',
    date: '2024-03-26',
    types: ['latest'],
    tags: ['machine-vision', 'industrial-ai', 'medical-devices'],
    child: 'vision',
    en: {
      title: 'How many scratches may a vial have? A vision project that was decided by a definition',
      brief: 'The network was trained in four days. It took five months to agree what it should find.',
      body: `Three inspectors looked at the same 500 vials. The first rejected 31, the second 58, the third 22. Only nine vials were rejected by all three. That was the starting point of a project at Taishan Glass in Tai’an, and for a while also its end.
The cameras were easy: six views at 400 vials a minute, bright field and dark field, polarised light for stress. A network learnt from 20,000 labelled pictures within four days, and it learnt to be as undecided as the inspectors.
## Five months for one page
What followed was a discussion between production, quality and two customers about a list. It now has one page. A scratch counts from 0.3 mm in length and only if a fingernail catches in it; this corresponds to a depth of about four micrometres, which dark field can see. Air lines are allowed in the shoulder, not in the body. A stone is always a stone.
With new labels by this list the network reached 99.2 per cent agreement with a panel of five, and false rejects fell from 4.1 to 0.7 per cent.
> We bought a camera system and got a specification. I would do it again in the other order. :: Kong Xiangyu, quality manager, Taishan Glass`,
    },
    cn: {
      title: '一只药瓶允许有几道划痕：一个被“定义”卡住的视觉项目',
      brief: '网络训练用了四天，商量好要找什么，用了五个月。',
      body: `三名检验员看同样的500只瓶子，第一位剔31只，第二位58只，第三位22只，三人都剔的只有9只。泰安泰山玻璃的视觉项目从这里开始，也差点在这里结束。
相机不难：每分钟400只，六个视角，明场暗场都有，偏振光看应力。两万张标注图，四天就训出来了，结果它学得跟检验员一样拿不定主意。
## 五个月写一页纸
接下来是生产、质量和两家客户围着一张清单的争论，如今它只有一页：划痕长0.3毫米以上、指甲能挂住才算，对应深度约4微米，暗场看得见；气线允许在瓶肩，不许在瓶身；结石，一律算结石。
按这张清单重新标注，网络与五人小组的一致率达到99.2%，误剔由4.1%降到0.7%。
> 我们买了套相机，得到一份标准。再来一次，我会把顺序倒过来。 :: 泰山玻璃质量经理 孔祥宇`,
    },
  },
  {
    key: 'safety-fence-radar',
    date: '2023-06-06',
    types: ['latest'],
    tags: ['process-safety', 'cobots', 'standards'],
    child: 'safety',
    en: {
      title: 'Radar looks through dust: safety without light curtains in a sawmill',
      brief: 'Where optics go blind, 60-gigahertz sensors keep people and saws apart.',
      body: `In the infeed of a sawmill near Mudanjiang the light curtain tripped eleven times per shift, almost always because of sawdust. The operators had begun to bridge it. Since April four radar sensors have watched the same eight metres. They see movement down to breathing, through dust and steam, and their certificate allows performance level d.
The field is adjusted in steps of ten centimetres. If somebody enters the outer zone, the chain slows down; in the inner zone it stops within 190 milliseconds. Restart is only possible when the sensors have found nobody for three seconds, lying persons included.
False stops have fallen to one in two weeks, caused by a bird. The set costs 61,000 yuan, three times a light curtain. Metal surfaces have to be covered with slanted sheets, as reflections create ghosts.`,
    },
    cn: {
      title: '雷达能“看”穿锯末：林场锯材线拆了光幕',
      brief: '光学会瞎的地方，用60吉赫兹传感器把人和锯隔开。',
      body: `牡丹江附近一家锯材厂的进料口，安全光幕每班误停11次，几乎都是锯末惹的祸，工人已经开始短接它。4月起，四个雷达传感器接管了这八米。隔着粉尘和蒸汽，它连呼吸都能察觉，认证等级PL d。
保护区按10厘米一格设定。有人进外区，链条减速；进内区，190毫秒停。三秒内确认没有人，包括躺着的人，才允许重启。
误停降到两周一次，原因是一只鸟。整套6.1万元，是光幕的三倍。金属面要加斜板遮挡，反射会造成“鬼影”。`,
    },
  },
  {
    key: 'energy-meter-compressed-air',
    date: '2022-12-13',
    types: ['latest', 'newswire'],
    tags: ['energy-saving', 'pneumatics', 'mes'],
    child: 'edge',
    picture: false,
    en: {
      title: 'Sunday at four: plant finds a leak of 210 kilowatts in its own data',
      brief: 'Eighty meters and one question: what is running when nobody is there?',
      body: `After installing 80 power and air meters, Xishan Assembly of Wuxi asked only one question of the data: what runs on Sundays at four in the morning? The answer was 640 kW, of which 210 went into compressors that were feeding leaks. Two valves per hall now cut off the air at the end of a shift.
The plant saves 1.1 million yuan a year. The meters had cost 260,000; the dashboard that was offered with them has not been bought.`,
    },
    cn: {
      title: '周日凌晨四点：一家工厂从数据里查出210千瓦漏气',
      brief: '80块表，只问一个问题：没人的时候什么在转？',
      body: `无锡锡山装配装了80块电表和流量计，只拿数据问了一个问题：周日凌晨四点，什么还在转？答案是640千瓦，其中210千瓦是空压机在给漏点供气。如今每个车间两只阀，下班就关。
一年省电110万元，表计投入26万元。供应商一并推销的大屏，没有买。`,
    },
  },
  {
    key: 'hmi-old-operator',
    date: '2024-09-24',
    types: ['latest'],
    tags: ['plc', 'skills', 'smart-factory'],
    child: 'hmi',
    cn: {
      title: '给57岁的操作工做一张画面：苏北化纤厂的组态改造',
      brief: '把12级灰度请回来，把会转的三维泵请出去，误操作少了六成。',
      body: `盐城黄海化纤改造中控画面前，先做了一件少见的事：让八名操作工在旧画面上找“哪台泵停了”。平均用时19秒，两个人没找到。画面上有会转的三维泵、会流动的管道、四种绿，报警闪起来像过年。
操作工平均57岁，三人做过白内障手术。设计小组把画面退回到灰底：正常的东西全是灰的，只有偏离才有颜色，颜色只用三种，且每种都配形状，黄三角、红方块、蓝圆。数字右对齐，小数点上下对齐，趋势线直接画在数值旁边。
换画面后再测，同一个问题平均2.6秒。上线半年，误操作由每月7次降到3次以下，夜班无效报警由每班140条减到22条。
反对意见也有。领导参观时觉得“不够科技”。厂里的办法是在大厅另放一块屏，三维泵在那里继续转。`,
    },
  },
  {
    key: 'plc-export-control-rules',
    date: '2025-08-05',
    types: ['newswire'],
    tags: ['plc', 'market-data', 'supply-chain'],
    child: 'control',
    cn: {
      title: '上半年国产中型PLC份额首次过三成',
      brief: '锂电、光伏设备拉动，冶金、轨交仍以进口为主。',
      body: `据本网对41家系统集成商和设备商的调查，今年上半年国产中型PLC在新项目中的份额达到31%，三年前为12%。锂电和光伏设备占了增量的七成，冶金、轨道交通仍有八成以上用进口品牌。
受访者选择国产的首要理由是交期（平均3周，进口11周），其次才是价格。最不满意的是文档和旧程序迁移：一套3000点的老程序转到国产平台，平均要改写27%。`,
    },
  },
  {
    key: 'nagoya-test-bench',
    date: '2022-04-19',
    types: ['oversea'],
    tags: ['digital-twin', 'plc', 'servo-drives'],
    child: 'control',
    en: {
      title: 'In Nagoya the machine is tested before it exists',
      brief:
        'A builder of assembly machines runs every control program for 200 hours against a simulation. The saving lies in the fortnight at the customer.',
      body: `The control cabinet stands in the middle of an empty hall, and it is working hard. Its outputs lead to a computer that pretends to be a machine with 214 cylinders, 38 servo axes and 1,100 sensors. At Tōkai Assembly in Nagoya every control has to survive 200 such hours before the first screw of the machine is turned.
Simulated sensors fail, parts jam, an operator opens the door at the worst moment: a list of 640 mishaps, collected from 30 years of service reports, is played through at random. On average a new program shows 90 faults, of which 70 concern restarting after a stop.
Commissioning at the customer has fallen from 24 to 10 days. What does not fall is the time for mechanics: friction, hoses and tolerances are not in the model, and engineer Miho Kanda does not want them there. “Otherwise we would be building the machine twice,” she says.`,
    },
  },
];
