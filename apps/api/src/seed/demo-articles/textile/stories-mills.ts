import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories from spinning, weaving and dyeing mills. */
export const millStories: Story[] = [
  {
    key: 'low-liquor-dyeing',
    drawing: 'XD-320 elevation',
    date: '2026-05-12',
    types: ['Editorpick', 'latest'],
    tags: ['dyeing', 'energy-saving', 'water-treatment', 'carbon-footprint'],
    child: 'dyeing',
    named: true,
    tables: {
      recipes: table(
        'Navy on cotton jersey, 180 g/m², average of ten lots each|藏青色纯棉汗布（180克/平方米），各十缸平均',
        'Machine|机台; Liquor ratio|浴比; Water (L/kg)|用水（升/公斤）; Salt (g/kg)|元明粉（克/公斤）; Steam (kg/kg)|蒸汽（公斤/公斤）; Time (min)|时间（分钟）; Right first time (%)|一次准确率（%）; Cost (yuan/kg)|成本（元/公斤）',
        'Overflow, 2011|溢流机（2011年）; 1:8; 96; 560; 5.9; 505; 88; 9.40',
        'Overflow, rebuilt pump|溢流机（改泵）; 1:6.5; 79; 455; 4.8; 470; 89; 8.10',
        'Low-liquor jet, 2025|低浴比机（2025年）; 1:4; 47; 280; 2.9; 395; 93; 6.20',
        'Low-liquor jet, after tuning|低浴比机（调试后）; 1:4; 43; 265; 2.7; 372; 96; 5.85',
      ),
    },
    en: {
      title: 'Four litres are enough: a jersey dyer in Xiaoshan learns to trust its pumps',
      brief:
        'Halving the liquor was the easy half. The other was to find out why every eleventh lot came out with a pale fold.',
      body: `Cotton jersey likes to swim. In an old overflow machine eight litres of liquor carry each kilogram of fabric, mostly for comfort: the rope opens, folds migrate, and an inattentive operator is forgiven. The price is eight litres to be heated, salted and cleaned.
Qiantang Knit Dyeing has run eleven low-liquor machines since last autumn. They work with four litres, and the fabric is carried more by the nozzle than by the bath.
!table recipes
Nearly two thirds of the saving comes from salt and its removal. Reactive dyes need a concentration, not a quantity, and half the water needs half the salt.
## The pale fold
For three months every eleventh lot had a pale fold a palm wide, always in dark shades. The makers of machine, dye and fabric sent people, each of whom proved that it was not theirs.
The cause was foam. At 1:4 the pump inlet lies only 14 centimetres below the surface, and the softener that the knitting mill used on its needles foams at 62 degrees. Air entered the nozzle, the rope stalled for four to six seconds, and the dye struck on what lay still.
- A wetting agent without silicone in the pre-scour
- Heating in two ramps, with a rest of six minutes at 58 degrees
- A rope sensor that slows the reel before the rope stalls, not afterwards
!fig XD-320 section: A low-liquor dyeing machine. At Qiantang a rope of 400 kilograms is sewn end to end before the door closes.
Right-first-time production has reached 96 per cent. “We used to correct with water,” says head dyer Shen Guoqing. “There is none left to correct with.”
> A low-liquor machine is an honest machine. It dyes every mistake of the people before you. :: Shen Guoqing, head dyer, Qiantang Knit Dyeing
White goods are still bleached in the old machines: without colour there is nothing to gain in salt, and the old pumps are paid for.`,
    },
    cn: {
      title: '四升水够了：萧山一家针织染厂学着相信水泵',
      brief: '浴比减半只是容易的一半，另一半是弄清楚为什么每十一缸就有一缸出浅色折痕。',
      body: `棉汗布喜欢“游泳”。老溢流机每公斤布用八升水，多半是图安稳：布绳容易展开，折痕会走位，操作工走神也有余地。代价是这八升水都要加热、加盐、再处理。
钱塘针织染整去年秋天起用了11台低浴比机，每公斤布四升水，带动布绳的更多是喷嘴，而不是浴液。
!table recipes
省下来的钱近三分之二在盐和脱盐上。活性染料要的是浓度，不是数量；水减半，盐也就减半。
## 那道浅色折痕
头三个月，每十一缸就有一缸带一道巴掌宽的浅折，全是深色。设备、染料、坯布三家都派了人，个个都证明了不是自家的事。
原因是泡沫。浴比1:4时，泵吸口离液面只有14厘米，织厂在织针上用的柔软剂到62℃就起泡。空气进了喷嘴，布绳停转四到六秒，染料就在停住的地方上染。
- 前处理改用不含硅的渗透剂
- 升温分两段，58℃保温六分钟
- 加布速传感器，在停转之前减速，而不是之后
!fig XD-320 section: 低浴比染色机。在钱塘，400公斤布绳首尾缝接后才关门。
一次准确率升到96%。“过去我们靠水来修色，”主缸师傅沈国庆说，“现在没有多余的水可修了。”
> 低浴比机是老实机器，前道犯的错，它一个不落全给你染出来。 :: 沈国庆，钱塘针织染整主缸师傅
漂白还是用老机器：不上色，就省不到盐，而老泵的钱早已付清。`,
    },
  },
  {
    key: 'rotor-recycled-denim',
    drawing: 'SJ-320 elevation',
    date: '2025-08-28',
    types: ['latest'],
    tags: ['spinning', 'recycling', 'carbon-footprint'],
    child: 'spinning',
    en: {
      title: 'Yarn from old jeans: 40 per cent is where the rotor stops complaining',
      brief:
        'A mill in Weiqiao spun 31 blends. What limits recycled cotton is not strength but the short fibre that settles in the groove.',
      body: `Torn denim gives fibres of 14 millimetres on average; new cotton has 28. The spinning mill Luxi Textile has tried to find out how much of one can be hidden in the other, and ran 31 blends on rotor frames from Jinzhong between January and June.
Up to 25 per cent recycled fibre the yarn is hardly different: strength 12.1 instead of 12.9 cN/tex for a Ne 10 weft. At 40 per cent breaks rise from 38 to 71 per thousand rotor hours. At 50 per cent they reach 190, and the piecing robots can no longer keep up.
## Where the dust goes
The limit is not the strength but the groove of the rotor. Fragments shorter than six millimetres collect there and make the yarn periodically thick. Three changes helped: a second beater with softer pins, five per cent more suction, and rotors that are cleaned after every 40 kilometres instead of at every break.
“You can spin nearly anything for one day,” says mill manager Cui Shan. “The question is what the weaver says after a month.”
The weavers accept 40 per cent for the weft and nothing for the warp. Jeans with 20 per cent in all are on sale since August; the label gives the figure for the whole fabric, which some competitors do not.`,
    },
    cn: {
      title: '旧牛仔裤纺纱：掺到四成，转杯还算听话',
      brief: '魏桥一家纱厂试了31个配比。限制再生棉的不是强力，而是沉在凝聚槽里的短绒。',
      body: `撕开的旧牛仔布，纤维平均14毫米，新棉是28毫米。鲁西纺织今年1到6月在晋中转杯机上试了31个配比，想知道前者能往后者里藏多少。
掺25%以内几乎看不出：10支纬纱强力12.1厘牛/特，原棉12.9。掺到40%，千转杯小时断头由38次升到71次；掺到50%，升到190次，接头机械手已经跟不上。
## 短绒去了哪里
卡在凝聚槽。短于六毫米的碎纤维在槽里积着，纱线就周期性地粗一下。有用的改动有三项：加一道软针分梳辊；负压提高5%；转杯改为每纺40公里清洁一次，而不是断头才清。
“什么料都能纺一天，”厂长崔山说，“要看织厂用了一个月怎么说。”
织厂的答复是：纬纱可以四成，经纱一点也不要。总掺量20%的牛仔裤8月已上架，吊牌标的是整块面料的比例——有些同行不这么标。`,
    },
  },
  {
    key: 'air-jet-leak-hunt',
    date: '2024-07-25',
    types: ['latest'],
    tags: ['spinning', 'compressors', 'energy-saving'],
    child: 'weaving',
    picture: false,
    en: {
      title: 'A weaving mill listens to its pipes and finds a compressor too many',
      brief:
        'Ultrasonic microphones found 611 leaks among 280 looms. The repair cost less than one month of the air that escaped.',
      body: `Air is the most expensive thread in an air-jet mill. Nantong Huasheng pays 21 fen for a cubic metre, and its 280 looms use 10,400 of them an hour. Or so the mill believed.
In March two technicians with an ultrasonic camera walked every aisle, at night, with the looms standing. They hung a tag wherever the picture lit up: 611 tags in nine nights. On Sunday, with all valves open and nothing weaving, the meter read 1,950 cubic metres an hour.
Half of the leaks were quick couplings behind the relay nozzles, where hoses had hardened. A tenth of the tags stood for half of the loss: 58 shut-off valves whose seats had worn through.
Repair took six weeks and 214,000 yuan. One of five compressors now stands still; the bill has fallen by 11 per cent. Since leaks return at a rate of about six a week, a technician walks one aisle each night. He is allowed to stop a loom, which, the mill manager says, took longer to agree than everything else.`,
    },
    cn: {
      title: '织厂夜里听管子，听出一台多余的空压机',
      brief: '超声成像在280台织机间找出611处漏点，修漏花的钱不到一个月的漏气钱。',
      body: `喷气织造最贵的那根“纱”是空气。南通华盛每立方米压缩空气成本0.21元，280台织机每小时用1.04万立方米——厂里一直这么以为。
3月，两名技术员带着超声成像仪，在停机的夜里一条弄一条弄地走，哪里亮就挂一张牌，九个夜班挂了611张。周日全厂不织布、阀门全开，流量计还走着每小时1950立方米。
一半漏点在接力喷嘴后面的快插接头，软管老化变硬。十分之一的牌子却占了一半的漏量：58只截止阀，阀座磨穿了。
修漏用了六周、21.4万元，五台空压机停了一台，气费降了11%。漏点每周还会新冒出六处左右，所以现在每晚派人走一条弄，而且有权停机——厂长说，光这一条，比修漏谈得还久。`,
    },
  },
  {
    key: 'spacer-fabric-seats',
    date: '2023-05-30',
    types: ['latest'],
    tags: ['spinning', 'lightweighting', 'electric-vehicles'],
    child: 'knitting',
    en: {
      title: 'Knitted instead of foamed: spacer fabric enters the car seat from below',
      brief:
        'A warp-knitted layer replaces 12 millimetres of foam in a ventilated seat. The comb that makes it possible weighs less than a loaf of bread.',
      body: `Ventilated car seats blow air through a layer that must not collapse under 90 kilograms. Foam with channels does that for a few years. A seat maker in Changchun now uses a spacer fabric of polyester monofilament, 12 millimetres thick, from Shishi Warp Knitting’s new double-bar machine.
The pile yarns run between two faces 4.1 metres wide. For the machine to do this at 620 courses a minute its guide bars have to reverse ten times a second; in aluminium they would bend by a tenth of a millimetre. The carbon bars weigh 840 grams each.
After 100,000 load cycles the fabric had lost 6 per cent of its thickness, the foam it replaces 14. Against that stands the price, 46 yuan a square metre, twice that of foam, and the noise: monofilaments rub, and at minus 20 degrees test drivers heard them. A finish with wax cured the sound and cost a quarter of the air flow. The seat has gone into production with the finish, and with a stronger fan.`,
    },
    cn: {
      title: '不发泡，改编织：间隔织物从底层进入汽车座椅',
      brief: '12毫米经编间隔层替下通风座椅里的泡沫。能做到这一点，靠的是一根比一条面包还轻的梳栉。',
      body: `通风座椅要往一层不会被90公斤压塌的材料里吹风，带风道的泡沫能撑几年。长春一家座椅厂改用涤纶单丝间隔织物，厚12毫米，由石狮经编的新型双针床机编成。
毛纱在4.1米宽的两个面之间来回走，每分钟620横列，梳栉每秒要换向十次；铝梳栉会弯0.1毫米，碳纤维梳栉每根只有840克。
10万次加载后，间隔织物厚度损失6%，原来的泡沫是14%。短板一是价格，每平方米46元，是泡沫的两倍；二是响声，单丝相互摩擦，零下20℃时试车员听得见。上一道蜡整理，声音没了，透气也少了四分之一。量产座椅保留了蜡，换了台大一号的风扇。`,
    },
  },
];
