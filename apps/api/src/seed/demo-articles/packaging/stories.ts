import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** News and reports of packaging. */
export const stories: Story[] = [
  {
    key: 'paper-pouch-on-old-lines',
    drawing: 'WP-320 elevation',
    date: '2026-02-10',
    types: ['Editorpick', 'latest'],
    tags: ['flexible-packaging', 'recycling', 'coating', 'food-safety'],
    child: 'flexible',
    named: true,
    tables: {
      trial: table(
        'Dried mushroom pouch, 14 weeks on the same machine|香菇自立袋，同一台机器14周试产',
        'Material|材料; Thickness (µm)|厚度（µm）; Mass per pouch (g)|单袋重（g）; Speed (pouches/min)|速度（袋/分）; Seal strength (N/15 mm)|热封强度（N/15mm）; WVTR (g/m²·d)|透湿（g/m²·d）; Leaks (ppm)|漏袋（ppm）; Cost (CNY)|成本（元）',
        'PET/AL/PE; 98; 8.1; 62; 41; 0.02; 90; 0.46',
        'Mono PE|单一PE; 120; 8.6; 58; 34; 1.4; 160; 0.44',
        'Paper, dispersion barrier|涂布阻隔纸; 112; 9.4; 38; 16; 4.8; 1,900; 0.52',
        'Paper, metallised|镀铝纸; 108; 9.1; 45; 22; 0.9; 620; 0.55',
      ),
    },
    en: {
      title: 'Paper pouches on old machines: fourteen weeks with dried mushrooms',
      brief:
        'Brand owners want paper. Shiitake packer Lishan Foods found out on a ten-year-old machine what paper wants.',
      body: `The pouch feels good, it rustles, and in the consumer test nine out of ten chose it. Then it cracked at the bottom gusset. For fourteen weeks Lishan Foods of Lishui has packed dried mushrooms in four materials on the same pouch machine from 2015, in order to be able to answer its largest customer, a supermarket chain that wants to have paper by 2027.
!table trial
## Paper does not stretch
Film forgives. Paper tears at four per cent elongation, and at the folds its barrier coating breaks first. The forming shoulder had to be replaced by one with twice the radius, the bottom fold is pre-creased by a wheel, and the speed is down to 38 pouches a minute.
!fig WP-320 section: Barrier paper. In a dye test of the bottom gusset red marks show broken coating at the crossing of two folds.
Sealing was the second lesson. The dispersion coating is a tenth as thick as a polyethylene layer. The jaws work at 165 instead of 138 °C and have to be level to 20 micrometres; the old ones were not.
## Moisture remains
Dried mushrooms become soft at seven per cent moisture. In the aluminium pouch they keep for 18 months, in metallised paper for ten, in coated paper for four. Lishan has offered the chain metallised paper with a best-before date of nine months. It can go into waste paper, says the certificate, as the metal is less than half a per cent.
> The customer asked for paper. What he gets is paper with a thin metal mirror inside. We have told him so in writing. :: Ye Qiuyan, packaging engineer, Lishan Foods
Converter Wenzhou Barrier Papers, which supplied both papers, is working on a plasma oxide layer. It would do without metal; at present it survives the fold in three cases out of four.`,
    },
    cn: {
      title: '纸袋上老机器：一家香菇厂的十四周',
      brief: '品牌商要纸包装。丽水丽山食品在一台十年老机上，弄清了纸要什么。',
      body: `袋子手感好，会沙沙响，消费者测试里十个人有九个选它。然后它在底部折角裂了。丽水丽山食品花了14周，用同一台2015年的制袋包装机，把干香菇装进四种材料，为的是回答最大的客户，一家要在2027年前全面换纸的连锁超市。
!table trial
## 纸不会拉伸
薄膜有弹性，纸拉到4%就断，折线处先裂的是阻隔涂层。成型器换成半径大一倍的，底折先用压痕轮压线，速度只能开到每分钟38袋。
!fig WP-320 section: 阻隔纸。底部折角做染色试验，两道折痕交叉处的红色表示涂层破裂。
热封是第二课。阻隔涂层厚度只有PE热封层的十分之一，封刀温度从138℃提到165℃，平面度要求20微米，老封刀达不到。
## 防潮绕不过去
干香菇含水到7%就软。铝箔袋保质18个月，镀铝纸10个月，涂布纸4个月。丽山给超市的方案是镀铝纸，保质期标9个月。金属含量不到0.5%，证书上写着可进废纸。
> 客户要纸。我们给他的是里面有一层薄镜子的纸，这一点写进了合同。 :: 丽山食品包装工程师 叶秋燕
两种纸都由温州隔纸供应。这家公司正在试等离子氧化物镀层，不含金属，目前四次折叠能挺过三次。`,
    },
  },
  {
    key: 'robotic-case-packer-formats',
    date: '2025-07-01',
    types: ['latest'],
    tags: ['sorting', 'mobile-robots', 'servo-drives'],
    child: 'end-of-line',
    en: {
      title: 'Four hundred formats, no changeover parts',
      brief:
        'A cosmetics packer in Huzhou puts sets together that exist for a week. Printed grippers and magnetic tracks replace the tool cupboard.',
      body: `For the shopping festival in November the cosmetics packer Anji Beauty in Huzhou assembles 400 different sets, some of which are on sale for a single week. Changeover of the old line took two hours and a trolley of format parts.
In the new one each box travels on its own magnetic shuttle. Two jaws on the shuttle adjust themselves to the width of the box; the recipe comes from a code on the first carton. Delta robots pick bottles, jars and tubes with grippers from the company’s own polymer printer, which are kept on hooks like cups: 31 of them, 90 minutes to print a new one.
- Changeover: four minutes, of which three are for clearing the line.
- Output: 54 sets a minute with five items each.
- Lowest economical run: 800 sets, formerly 9,000.
The magnetic track cost 11 million yuan, twice as much as a chain conveyor. Without the festival it would not pay. “For ten months a year I own a machine that is too clever,” says plant manager Pan Lei.`,
    },
    cn: {
      title: '四百种礼盒，不用换型件',
      brief: '湖州一家美妆代包装厂做的套装只卖一个星期，磁浮小车和打印夹爪顶替了整柜子模具。',
      body: `为了11月的购物节，湖州安吉美包要装400种套装，有的只卖一周。老线换型两小时，要推一车换型件。
新线上，每只盒子坐一辆磁驱小车，车上两片夹板按盒宽自己调，配方由首箱条码带出。并联机器人抓瓶、罐、管，夹爪是自家打印机打的，像杯子一样挂成一排，31副，打一副新的90分钟。
- 换型四分钟，其中三分钟是清线；
- 每分钟54套，每套五件；
- 最小经济批量800套，以前9000套。
磁驱线1100万元，是链板线的两倍。没有购物节就不划算。“一年有十个月，我守着一台聪明过头的机器。”厂长潘磊说。`,
    },
  },
  {
    key: 'corrugator-starch-heat',
    date: '2024-05-07',
    types: ['latest'],
    tags: ['energy-saving', 'carbon-footprint'],
    child: 'corrugated',
    en: {
      title: 'Glueing board at 120 degrees: corrugator saves a third of its steam',
      brief: 'A starch with a lower gel point and a wetter paper edge: the recipe of a plant in Handan.',
      body: `Corrugated board is steam made visible. The double facer of Handan Board used to be heated to 178 °C in order to gel the starch; half of the heat went up into the hall roof.
A modified starch that gels at 52 instead of 61 °C has made 120 °C sufficient. Steam consumption has fallen from 1.02 to 0.68 tonnes per 1,000 square metres. The glue costs 190 yuan more a tonne; the plant saves 3.3 million a year all the same.
Warp became the issue. Cooler board holds more water, 9.5 per cent, and bends like a tile after an hour in the stack. Handan now sprays the drier liner with a fine mist, and an optical sensor measures the bend at the stacker every two seconds. Complaints about warped blanks are back at the level of two years ago, neither better nor worse.`,
    },
    cn: {
      title: '120℃就能粘好纸板：邯郸瓦楞线省下三分之一蒸汽',
      brief: '换了低糊化点淀粉，再给纸边补点水。',
      body: `瓦楞纸板是看得见的蒸汽。邯郸纸板的双面机以前加热到178℃让淀粉糊化，一半热量跑到屋顶去了。
换上改性淀粉，糊化点由61℃降到52℃，热板120℃就够。每千平方米用汽由1.02吨降到0.68吨。胶每吨贵190元，一年仍省330万元。
新问题是翘曲。板温低，含水留到9.5%，堆一小时就弯成瓦片。现在给偏干的面纸喷雾，堆码机上的光学传感器每两秒量一次弯度。翘曲投诉回到两年前的水平，没变好，也没变坏。`,
    },
  },
  {
    key: 'inkjet-codes-on-caps',
    date: '2023-12-19',
    types: ['latest', 'newswire'],
    tags: ['machine-vision', 'beverage-filling', 'laser-marking'],
    child: 'labelling',
    en: {
      title: 'A code under every cap, 1,500 a minute',
      brief: 'Two beverage groups print lottery codes with ultraviolet lasers instead of ink.',
      body: `Under the cap there used to be “Thank you”. Now there is a code that leads to a lottery, 26 billion a year in China. Two groups have gone over to ultraviolet lasers, which turn the pigment in the cap dark. There is no ink that could migrate and nothing to refill.
The laser of Gulou Coding marks 1,500 caps a minute with 12 characters each; a camera reads every code and ejects 0.02 per cent. Caps need 0.6 per cent of a titanium pigment, and dark blue ones cannot be marked at all.`,
    },
    cn: {
      title: '每分钟1500个盖，盖盖有码',
      brief: '两家饮料集团用紫外激光代替喷墨打中奖码。',
      body: `瓶盖里以前印“谢谢惠顾”，现在是抽奖码，全国一年260亿个。两家集团改用紫外激光，让盖料里的颜料变色，没有油墨迁移，也不用加墨。
鼓楼标识的激光机每分钟打1500个盖，每个12位字符，相机逐个读取，剔除0.02%。盖料须含0.6%的钛系颜料，深蓝色的盖打不了。`,
    },
  },
  {
    key: 'aseptic-pouch-coconut',
    drawing: 'XF-320 section',
    date: '2025-11-25',
    types: ['oversea'],
    tags: ['beverage-filling', 'flexible-packaging', 'exports', 'food-safety'],
    child: 'filling',
    en: {
      title: 'Coconut water in three minutes: a filler follows the harvest in Bến Tre',
      brief:
        'From the hatchet to the sterile pouch the juice turns pink if one waits. A Zhongshan line is parked in the middle of the palms.',
      body: `Coconut water is sterile as long as the nut is closed. Once the hatchet has fallen, an enzyme begins to work, and after twenty minutes the juice is pink. The plant in Bến Tre in the Mekong delta therefore stands in the middle of the palms, and the filling line from Zhongshan stands three minutes from the hatchet.
## Heat, but briefly
The juice is heated to 138 °C for four seconds by steam injection and cooled in a vacuum, which takes the steam out again. Then it goes into pouches of one litre, sterilised with hydrogen peroxide, 6,000 an hour. A tubular heater would be cheaper, but the taste of cooked nuts begins after eleven seconds.
Xiangshan Filling has built the line in four containers. Water, steam and power come from the shells: a boiler burns 40 tonnes of husks a day.
- 210,000 nuts a day from 3,400 farmers.
- 0.31 litres of juice per nut in the dry season, 0.42 in the rainy one.
- Pouches of nylon and EVOH, to be recycled nowhere in the country so far.
## Salt
The delta has become salty. In 2024 the tide of salt reached 70 kilometres inland and the nuts were smaller by a fifth. The plant now buys in three provinces, and the containers have their lifting eyes still on. “If the palms move, we move,” says plant manager Nguyễn Thị Hoa.`,
    },
    cn: {
      title: '三分钟内装袋：灌装线追着槟椥的椰子走',
      brief: '椰子一开口，椰汁二十分钟就发红，中山制造的灌装线干脆开进椰林里。',
      body: `椰子没开口，椰汁就是无菌的。一刀下去，酶开始起作用，二十分钟后汁水发红。湄公河三角洲槟椥省的这家厂因此建在椰林中间，中山运来的灌装线离开椰工位只有三分钟路。
## 要热，但要短
蒸汽直喷升到138℃，保持四秒，再真空闪冷，把蒸汽抽回来，然后灌进双氧水灭过菌的一升袋，每小时6000袋。管式加热更便宜，可是超过11秒就有“熟椰子味”。
香山灌装把整条线装进四个集装箱。水、汽、电都靠椰壳：锅炉每天烧40吨。
- 每天21万只椰子，来自3400户；
- 旱季每只出汁0.31升，雨季0.42升；
- 包装用尼龙加EVOH，当地还没有地方能回收。
## 盐
三角洲在变咸。2024年咸潮上溯70公里，椰子小了五分之一。工厂现在到三个省收货，集装箱的吊耳都没拆。“椰子林搬，我们就搬。”厂长阮氏花说。`,
    },
  },
  {
    key: 'carton-line-acquisition',
    date: '2026-09-08',
    types: ['newswire'],
    tags: ['investment', 'servo-drives'],
    child: 'cartoning',
    picture: false,
    source: { en: 'Company announcement', cn: '企业供稿' },
    en: {
      title: 'Tongxiang Cartoning takes over a builder of tray formers in Parma',
      brief: '54 employees, 11 million euros in sales, and a workshop that stays.',
      body: `Tongxiang Cartoning of Jiaxing has taken over Formatrici Taro of Parma, which builds tray formers and wrap-around packers. The Italian firm has 54 employees and sales of 11 million euros. Both sides have agreed that design and assembly in Parma will continue for at least six years.
The buyer hopes for access to dairies and bakeries in southern Europe. Servo axes and cabinets for both houses will come from Jiaxing from 2027.`,
    },
    cn: {
      title: '桐乡装盒收购帕尔马托盘成型机厂',
      brief: '54名员工，年销售额1100万欧元，工厂留在当地。',
      body: `嘉兴桐乡装盒收购意大利帕尔马的塔罗成型机公司，后者生产托盘成型机和裹包装箱机，员工54人，年销售额1100万欧元。双方约定，帕尔马的设计和总装至少保留六年。
买方看中的是南欧乳品和烘焙客户。2027年起，两家的伺服轴和电柜统一由嘉兴供应。`,
    },
  },
  {
    key: 'leak-test-hundred-percent',
    date: '2022-10-25',
    types: ['latest'],
    tags: ['food-safety', 'machine-vision', 'medical-devices'],
    child: 'inspection',
    en: {
      title: 'Every tray is squeezed: leak testing without water',
      brief: 'A belt, a load cell and 0.4 seconds replace the bucket at the end of the line.',
      body: `Once an hour somebody used to take six trays of cooked chicken from the line at Weihe Poultry in Xianyang and press them under water. Bubbles meant that the production of an hour had to be unpacked. Now all trays are squeezed, softly, between two belts, and a load cell measures whether the lid yields.
A hole of 50 micrometres is found at 80 trays a minute. In the first month 0.8 per cent were ejected, half of them good: sauce on the rim makes the lid stiff, cold air in the head space makes it soft. A temperature sensor and a separate limit for each recipe brought false rejects to 0.06 per cent.
The real yield came from the statistics. Of the leaking trays 61 per cent came from one sealing station of eight. Its plate had a dent the size of a lentil.`,
    },
    cn: {
      title: '每一盒都捏一下：不用水的检漏',
      brief: '一副皮带、一只力传感器、0.4秒，取代了线尾那桶水。',
      body: `咸阳渭河禽业过去每小时抽六盒熟鸡按到水里看气泡，有泡，这一小时的货全部拆开。如今每一盒都被两条皮带轻轻夹一下，力传感器看盖膜软不软。
每分钟80盒，50微米的孔查得出。头一个月剔了0.8%，一半是冤枉的：盒边沾酱，膜就硬；顶隙空气冷，膜就软。加上温度传感器、按配方分设限值后，误剔降到0.06%。
真正的收获在统计里。漏盒的61%出自八个封口工位中的一个，那块封板上有个绿豆大的坑。`,
    },
  },
  {
    key: 'liquor-box-overpack',
    date: '2024-09-17',
    types: ['latest'],
    tags: ['standards', 'recycling', 'carbon-footprint'],
    child: 'converting',
    cn: {
      title: '白酒礼盒“瘦身”：泸州包装厂的三层减到一层半',
      brief: '限制过度包装的强制标准落地一年，空隙率不再是难题，难的是怎么让盒子还像个礼物。',
      body: `泸州沱江包装的样品间里，一排白酒礼盒像俄罗斯套娃：外袋、外盒、绒布内托、瓷瓶。新国标实施后，包装层数、空隙率和成本占比都有上限，去年这家厂改了214款。
最费劲的不是减层，是减完之后的“分量感”。设计部主任罗玉兰说，客户原话是“要拿得出手”。她的办法是把两层并成一层：外盒用2.2毫米灰板裱特种纸，内托直接用纸浆模塑一体成型，省掉绒布和EVA。
## 纸托装得住瓷瓶吗
瓷瓶比玻璃瓶重，跌落试验1.2米，六面三棱一角。第一版纸托裂了四成。后来在瓶肩处加了一道双层筋，湿压成型后再热整形，厚度1.8毫米，跌落通过率98.7%。
- 单盒材料重由1180克降到690克；
- 单盒成本由41元降到29元；
- 装箱数由每箱4盒提到6盒，运费省三成。
## 还没解决的
磁铁扣还在。每盒两粒钕铁硼，回收时要人工抠，纸厂按“带异物”扣价。罗玉兰试过纸插舌，开合五次就松，“送礼的盒子，收礼的人要开合好多次”。`,
    },
  },
  {
    key: 'glass-to-can-breweries',
    date: '2026-08-04',
    types: ['latest'],
    tags: ['beverage-filling', 'market-data', 'carbon-footprint'],
    child: 'glass',
    en: {
      title: 'Small breweries change to cans, and to somebody else’s filler',
      brief:
        'Mobile canning on a lorry costs 0.38 yuan a can. The oxygen decides whether the beer will survive the trip.',
      body: `On Thursdays a lorry parks in the yard of the Hutong brewery in Beijing, lowers its side wall and becomes a canning hall. By the evening 9,000 cans have been filled, and the lorry drives on to Tongzhou. Forty craft breweries in the north share four such lorries.
Cans are lighter than bottles by 230 grams, do not break and keep out the light. What kept small breweries away was the filler, 1.6 million yuan for a decent one. The lorry costs 0.38 yuan a can, including rinsing, closing and a label.
Oxygen is the critical figure: 50 micrograms a litre is the aim, 150 the limit. On the lorry, which is cold in winter and hot in summer, it was 210 at first. Longer purging with carbon dioxide and a foam jet just before the lid have lowered it to 70. The brewer gets the measured value of each hour in writing.
Rinse water is the open question. Each stop produces 1.8 cubic metres with beer in it, which two districts no longer allow into their drains.`,
    },
  },
];
