import type { Story } from '../content.types.ts';

/** Stories about air, dust and measuring. */
export const airStories: Story[] = [
  {
    key: 'rto-print-shop',
    drawing: 'HT-320 section',
    date: '2025-09-23',
    types: ['latest'],
    tags: ['waste-gas', 'energy-saving', 'flexible-packaging'],
    child: 'waste-gas',
    en: {
      title: 'Less air, more solvent: how a gravure printer runs its oxidiser without gas',
      brief:
        'In Xiongxian the burner has been cold since April. The trick happened in the drying hoods, not in the furnace.',
      body: `A regenerative oxidiser needs no gas when the air it burns contains about 1.8 grams of solvent a cubic metre. Most printers deliver half of that, because their drying hoods draw in the hall.
Jizhong Flexible Packaging in Xiongxian went through its three gravure presses hood by hood. Leaking slots were closed, and two thirds of the drying air now circulates, controlled by sensors that stop at a quarter of the explosion limit. The flow to the oxidiser has fallen from 84,000 to 31,000 cubic metres an hour, and its load has risen to 3.1 grams.
!video The rotary valve of the oxidiser in Xiongxian turns once in three minutes.
“We ordered a furnace and got a course in ventilation,” says technical director Bai Song. Huatai Environmental Engineering delivered a rotary unit of half the size that had been tendered. The surplus heat makes 1.2 tonnes of steam an hour for the laminators.
Gas for 2.3 million yuan a year is saved. In return the hoods have to stay tight: after eight weeks the seals of one press had worn so far that the sensors opened the fresh-air damper, and the burner came on. The printers replace seals every two months now, during cylinder changes.`,
    },
    cn: {
      title: '风量小了，浓度高了：雄县一凹印厂的焚烧炉不再烧天然气',
      brief: '燃烧器从4月起就没点过。功夫下在烘箱，而不是炉子。',
      body: `蓄热式焚烧炉要想不补天然气，进气里每立方米得有1.8克左右的溶剂。多数印刷厂只有一半，因为烘箱把车间的空气也抽了进来。
雄县冀中软包把三条凹印线的烘箱一节一节过了一遍：漏缝封上，三分之二的热风循环使用，由传感器控制在爆炸下限的四分之一以内。进炉风量由8.4万降到3.1万立方米/小时，浓度升到3.1克。
!video 雄县焚烧炉的旋转阀，三分钟转一圈。
“我们买的是炉子，上的是通风课，”技术总监白松说。华泰环境最后交付的旋转炉，只有招标规格的一半大，余热每小时还能产1.2吨蒸汽供复合机。
一年省下天然气230万元。代价是烘箱必须一直严实：运行八周后，一条线的密封条磨损，传感器自动打开新风阀，燃烧器随即点火。现在每两个月趁换版把密封条换一遍。`,
    },
  },
  {
    key: 'foundry-dust-hood',
    date: '2023-11-02',
    types: ['latest'],
    tags: ['sand-casting', 'waste-gas', 'energy-saving'],
    child: 'dust',
    en: {
      title: 'Move the hood, not the air: foundry in Cangzhou saves 400 kW of fan power',
      brief:
        'Grinding booths were sucked at the roof. Now the hood hangs 60 centimetres above the casting and follows it.',
      body: `The fettling shop of Botou Iron Castings had the largest fan in the county: 560 kW, 380,000 cubic metres an hour, drawn through the roof. The air at the grinder’s face still held eleven milligrams of dust.
A young engineer measured with a smoke candle and a stopwatch. Smoke from the wheel took nine seconds to the ceiling and passed the man’s nose after two.
The new hoods hang on a balanced arm 60 centimetres above the casting. They need 21 booths times 4,800 cubic metres, a little over a quarter of the old flow, and the value at the face has dropped to 1.6 milligrams. The fan has 160 kW.
Grinders did not like the arm at first, as it blocked the crane hook. The second version swings away when the hook comes down, by a weight and a rope. It is, says the engineer, the only part without a sensor and the only one that has never failed.`,
    },
    cn: {
      title: '挪罩子，不加风：沧州一铸造厂风机少用400千瓦',
      brief: '打磨间原来从屋顶抽风，现在吸罩悬在铸件上方60厘米，跟着工件走。',
      body: `泊头铸铁的清理车间曾有全县最大的风机：560千瓦，每小时38万立方米，从屋顶抽。可工人口鼻处的粉尘仍有11毫克。
一位年轻工程师点了根烟饼，掐着秒表量：砂轮上的烟升到屋顶要九秒，而第二秒就从工人鼻子前过去了。
新吸罩挂在平衡臂上，离铸件60厘米。21个工位，每个4800立方米，总风量只有原来的四分之一多一点，口鼻处降到1.6毫克，风机160千瓦。
起初打磨工嫌平衡臂挡吊钩。第二版在吊钩落下时会自动让开，靠的是一块配重和一根绳。工程师说，全套系统里只有它没有传感器，也只有它从没坏过。`,
    },
  },
  {
    key: 'monitor-drift-audit',
    date: '2024-09-10',
    types: ['newswire'],
    tags: ['regulatory', 'metrology'],
    child: 'monitoring',
    en: {
      title: 'Audit of 140 stack monitors: one in six reads low, most of them by accident',
      brief: 'Blocked filters and wet sampling lines explain 21 of 24 deviations.',
      body: `The environmental bureau of a city in Hebei had 140 continuous stack monitors checked against reference methods this summer. Twenty-four read more than 15 per cent low. In 21 cases the inspectors found technical causes, above all clogged probe filters and sampling lines that had cooled below the dew point.
Three cases were handed to the prosecutor, because the zero gas had been connected permanently. The makers’ association, among them Jingwei Instruments, asks for heated lines to become obligatory; they cost 7,000 yuan more per stack.`,
    },
    cn: {
      title: '140套烟气在线监测抽检：六分之一读数偏低，多数并非有意',
      brief: '24套超差设备里，21套是滤芯堵塞或采样管结露所致。',
      body: `河北某市生态环境局今夏对140套烟气在线监测设备作了比对，24套读数偏低超过15%。其中21套查明为技术原因，以探头滤芯堵塞、采样管温度低于露点为主。
另有三套因长期接通零气，已移交司法机关。包括保定精微仪器在内的几家厂商建议，把伴热采样管列为强制要求，每套增加费用约7000元。`,
    },
  },
  {
    key: 'heat-pump-drying',
    date: '2022-10-18',
    types: ['latest'],
    tags: ['energy-saving', 'carbon-footprint'],
    child: 'heat-recovery',
    cn: {
      title: '85℃热泵进烘房：佛山陶瓷厂用两年数据回答“值不值”',
      brief: '电价每涨一毛，回收期就长十个月。数据不好看，厂里还是订了第二台。',
      body: `佛山石湾一家日用陶瓷厂在2020年装了第一台高温热泵，从窑尾45℃的冷却风取热，把坯体烘房供到85℃，替下一台生物质锅炉的一半负荷。两年过去，厂里把逐月数据交给了本刊。
## 数字
平均能效比3.1，夏天3.4，冬天2.7。烘干一吨坯体的能源费由96元降到71元。按当时0.62元的电价，188万元的投资5.2年回收；电价每涨0.1元，回收期延长约十个月。
“单看钱，别装，”设备科长伍国栋说得直白，“我们装，是因为锅炉旁边那条街盖了小学。”
## 没写进合同的
- 窑上检修时没有冷却风，热泵就没有热源，一年约19天
- 85℃以上压缩机油温偏高，夏天要限负荷
- 烘得更匀，坯体开裂由2.4%降到1.5%，这一项当初没人算
第三条最后改变了结论：按少裂的坯体折算，回收期缩到3.4年。第二台今年9月下的订单，要求供热温度仍是85℃，“不追90℃，追不起”。`,
    },
  },
  {
    key: 'noise-wall-compressor',
    date: '2022-03-15',
    types: ['newswire'],
    tags: ['compressors', 'standards'],
    child: 'noise',
    cn: {
      title: '空压站夜间超标3分贝，查到最后是一根排气管',
      brief: '隔声墙砌了两道，不如把放空口转个方向。',
      body: `无锡一家机械厂的空压站夜间厂界噪声超标3分贝，先后砌了两道隔声墙，花去46万元，只降了1分贝。第三次请人来测，用的是声学相机，声源不在机房，而在屋顶一根朝向居民楼的卸载放空管。
管口转了90度，加一只1.2万元的消声器，厂界降到47分贝。两道墙还立着，厂里说拆墙又要花钱。`,
    },
  },
  {
    key: 'plastic-river-sensor',
    date: '2026-01-22',
    types: ['oversea', 'latest'],
    tags: ['water-treatment', 'standards', 'recycling'],
    child: 'monitoring',
    source: { cn: '本刊综合外电', en: 'Compiled by our desk' },
    en: {
      title: 'Rotterdam counts pellets: an optical gate for lost plastic granules',
      brief:
        'From 2027 terminals must report spills by weight. A gate in the storm drain shall do what nets could not.',
      body: `Every terminal that handles plastic granules loses some. How many end up in the storm drains of Rotterdam’s port nobody knew, because nets across the drains clogged with leaves within a day.
A trial at two terminals now uses an optical gate: a flat channel, light from below, and a line camera that tells a pellet from a seed by the way it refracts at the edge. At flows of up to 90 litres a second it found 94 per cent of pellets that had been thrown in for the test, and mistook one seed in three hundred.
In the first four months the gates counted 1.7 million pellets, about 42 kilograms. Eighty per cent came in eleven hours of heavy rain.
The reporting duty that takes effect in 2027 asks for kilograms, though, and a count says little about weight when recyclers’ flakes are among the granules. For flakes the error is still 40 per cent. The operators and the port authority have agreed to publish both figures.`,
    },
  },
];
