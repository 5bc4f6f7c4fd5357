import type { Story } from '../content.types.ts';
import { table } from '../write.ts';

/** Stories from measuring rooms and laboratories. */
export const roomStories: Story[] = [
  {
    key: 'measuring-room-moves-out',
    date: '2026-06-02',
    types: ['Editorpick', 'latest'],
    tags: ['metrology', 'smart-factory', 'standards'],
    child: 'cmm',
    named: true,
    tables: {
      compare: table(
        'One gearbox housing, 212 features, measured in five places|同一件变速箱壳体（212个特征）在五处的测量结果',
        'Place|地点; Temperature (°C)|温度（℃）; Drift per hour (K)|小时漂移（K）; Time (min)|时间（分钟）; Repeatability (µm)|重复性（µm）; Bias of bore distance (µm)|孔距偏差（µm）; Waiting before (min)|等待（分钟）',
        'Measuring room|测量室; 20.0; 0.1; 24; 1.4; 0; 310',
        'Cabin in the shop|车间恒温间; 20.6; 0.3; 21; 1.7; 1; 35',
        'Shop, morning|车间，上午; 22.8; 0.9; 14; 2.6; 4; 6',
        'Shop, afternoon|车间，下午; 27.1; 1.6; 14; 3.9; 9; 6',
        'Shop, with compensation|车间，温度补偿; 27.0; 1.5; 14; 2.8; 3; 6',
      ),
    },
    en: {
      title: 'The measuring room in Qingdao is empty, and scrap has halved',
      brief:
        'A gearbox maker moved four of its six measuring machines next to the lathes. Accuracy got worse by two micrometres; decisions came five hours earlier.',
      body: `In the measuring room of Jiaozhou Transmissions the light goes on by itself, because hardly anybody comes in. Of six coordinate measuring machines two are left. The others stand in the shop, between machining cells, in the oil mist, at 27 degrees in the afternoon.
Quality manager Teng Rui had to defend that before two customers. Her argument was not accuracy but time. A housing used to wait 310 minutes on average before it was measured, during which the cell produced another 44.
“We knew the size of the scrap to a micrometre,” she says. “We just knew it after lunch.”
## What the shop costs
For half a year the same housing went through five situations, each ten times.
!table compare
The tolerance of the bore distance is plus or minus 18 micrometres. A bias of nine at 27 degrees eats half of it, which is too much. With sensors on scales and part the rest amounts to three. They measure what they can: a casting that comes out of the washing machine at 41 degrees is wrong inside for another 50 minutes, whatever its surface says.
- Parts cool on a rack with a clock; the machine refuses them for 40 minutes
- Each shift starts with a ring gauge and a ball plate, six minutes
- Once a week one housing travels to the old room and back
!fig HP-320 section: A bridge measuring machine. In cell four it stands between two horizontal machining centres, with its bridge in a housing under slight overpressure.
## What remains upstairs
Initial samples, disputes and form measurements are still made in the room. The two machines there have their own air, their own foundation and since this year a booking calendar in which most days are free.
> Two micrometres worse and five hours earlier: I would sign that trade every day. :: Teng Rui, quality manager, Jiaozhou Transmissions
Scrap of housings fell from 2.1 to 1.0 per cent. One customer has accepted the method in writing; the other sends an auditor who measures the temperature himself.`,
    },
    cn: {
      title: '青岛这家厂的测量室空了，废品率也减半了',
      brief: '一家变速箱企业把六台三坐标里的四台搬到车床旁。精度差了两微米，判定早了五个小时。',
      body: `胶州传动的测量室里，灯是自动亮的，因为平时没人进来。六台三坐标只剩两台，另外四台搬进车间，夹在加工单元之间，油雾里，下午27℃。
质量经理滕蕊为这事向两家客户做过解释。她讲的不是精度，而是时间：过去一件壳体平均要等310分钟才轮到测量，这期间单元又加工了44件。
“废品差多少，我们能说到一微米，”她说，“只不过要等午饭以后才知道。”
## 车间要付的代价
同一件壳体在五种场合各测十次，持续半年。
!table compare
孔距公差是正负18微米。27℃时偏差9微米，吃掉一半，太多。光栅尺和工件都加上温度补偿后剩3微米。补偿也有够不着的地方：刚从清洗机出来的铸件41℃，表面凉了，里面还要错50分钟。
- 工件上架带计时，40分钟内测量机拒收
- 每班先测环规和球板，六分钟
- 每周一件壳体到老测量室走一个来回
!fig HP-320 section: 桥式测量机。四号单元里，它立于两台卧式加工中心之间，桥架罩在微正压护罩里。
## 楼上还留了什么
首件、争议件、形状误差仍在测量室做。那两台机器有独立空调、独立地基，今年起还有一张预约表，多数日子空着。
> 差两微米，早五小时，这笔账我天天都签。 :: 滕蕊，胶州传动质量经理
壳体废品率由2.1%降到1.0%。一家客户书面认可了做法，另一家派来审核员，自己带温度计。`,
    },
  },
  {
    key: 'ct-die-cast-pores',
    drawing: 'AX-320 elevation',
    date: '2025-10-14',
    types: ['latest'],
    tags: ['ct-inspection', 'die-casting', 'electric-vehicles'],
    child: 'ct',
    en: {
      title: 'Every housing through the tube: in-line CT finds the pores and starts an argument',
      brief:
        'In Chongqing 900 inverter housings a day are scanned in 38 seconds each. Foundry and machine shop now dispute what a pore is.',
      body: `A pore is harmless inside a wall and fatal where a sealing groove is milled. Until last year Yuzhou Castings found out by leak testing after machining, when 70 yuan of work had been spent on the part.
Now a CT system from Dandong stands between the deburring robot and the machining line. It takes 38 seconds for each housing with 225 kV, at 0.18 mm voxels, and software overlays the result with the drawing: pores are judged only where metal will later be removed or sealed.
In eleven weeks leak failures fell from 3.4 to 0.6 per cent. The CT itself rejects 2.2 per cent.
“That is where the argument began,” says foundry head Jiang Bo. A third of the rejected parts, machined on trial, turned out tight. At 0.18 mm two small pores look like one large one. The two departments agreed on a second scan at 0.06 mm for doubtful parts, which takes nine minutes and saves about five parts a day.
The system cost 6.1 million yuan. Its greatest use, Jiang says, is not sorting: when pores move to the left side, the left slide of the die is too hot, and he knows it within the hour.`,
    },
    cn: {
      title: '每件壳体都过一遍射线：在线CT找到了气孔，也找来了争论',
      brief: '重庆一家厂每天扫描900件逆变器壳体，每件38秒。压铸与机加现在争的是：多大才叫气孔。',
      body: `气孔留在壁里没关系，出现在要铣密封槽的地方就完了。去年以前，渝州铸造要等机加完做气密才知道，那时每件已经花了70元加工费。
现在，去毛刺机器人与机加线之间立着一台丹东产的CT，225千伏、体素0.18毫米，每件38秒。软件把结果叠到图纸上，只评定后面要切掉或要密封的部位。
十一周里，气密不良由3.4%降到0.6%，CT本身判废2.2%。
“争论就从这儿开始，”压铸负责人江波说。判废件试加工，三分之一其实不漏：在0.18毫米下，两个小孔看着像一个大孔。双方后来约定，可疑件用0.06毫米复扫，九分钟一件，一天能救回五件左右。
设备610万元。江波认为最大的用处不是挑废品：气孔要是往左边跑，就是左滑块温度高了，一个小时内就知道。`,
    },
  },
  {
    key: 'gauge-block-drift',
    date: '2022-05-24',
    types: ['newswire'],
    tags: ['metrology', 'standards'],
    child: 'calibration',
    en: {
      title: 'Round robin with 28 laboratories: steel gauge blocks agree, thread gauges do not',
      brief: 'Pitch diameters of the same ring differed by up to 11 micrometres.',
      body: `Twenty-eight accredited laboratories measured the same six artefacts between October and March. For 100 mm gauge blocks all results lay within their stated uncertainty. For an M24 thread ring the pitch diameter varied by 11 micrometres, and nine laboratories were outside.
The organiser sees the cause in the probing force and in three different ways to correct for it. A guideline is to follow in autumn; until then it recommends that certificates name the correction.`,
    },
    cn: {
      title: '28家实验室比对：量块一致，螺纹环规不一致',
      brief: '同一只环规的中径，最大相差11微米。',
      body: `28家认可实验室在去年10月至今年3月间测量了同一套六件样品。100毫米量块的结果全部落在各自声明的不确定度内；M24螺纹环规的中径却相差11微米，九家超出。
组织方认为原因在测力，以及三种不同的修正方法。指南拟秋季发布，在此之前建议证书注明所用修正。`,
    },
  },
];
