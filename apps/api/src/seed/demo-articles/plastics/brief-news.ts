import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'drying-with-waste-heat',
    date: '2024-02-14',
    types: ['newswire', 'latest'],
    tags: ['energy-saving', 'injection-moulding'],
    child: 'auxiliaries',
    en: {
      title: 'Granulate dryer lives on the heat of the compressors',
      brief: 'A moulding shop in Yuyao feeds eleven dryers from a hot water loop at 68 °C.',
      body: `Tongji Plastics of Yuyao has connected eleven granulate dryers to the cooling circuit of its screw compressors. The loop delivers water at 68 °C, enough to preheat the drying air; only the last 30 degrees are added electrically. Consumption for drying polycarbonate has fallen from 0.19 to 0.08 kWh per kilogram.
The conversion cost 310,000 yuan and pays for itself within 14 months. It has one catch: when the compressors stand still on Sundays, the dryers have to heat by themselves, and the granulate for Monday’s early shift must be loaded an hour sooner.`,
    },
    cn: {
      title: '用空压机余热烘料，余姚注塑厂每公斤省一毛钱',
      brief: '11台干燥机接上68℃热水环路，PC烘料电耗降了近六成。',
      body: `余姚同济塑胶把11台除湿干燥机接到螺杆空压机的冷却回路上。环路供水68℃，足够预热干燥风，最后30℃才用电补。PC烘料电耗由每公斤0.19度降到0.08度。
改造花了31万元，14个月回本。美中不足的是，周日空压机停机，干燥机只能自己加热，周一早班的料得提前一小时加。`,
    },
  },
  {
    key: 'tyre-rubber-in-asphalt',
    date: '2025-08-26',
    types: ['latest', 'newswire'],
    tags: ['rubber', 'recycling'],
    child: 'rubber',
    picture: false,
    en: {
      title: 'Eleven old tyres per metre of road: Qilu rubber powder goes north',
      brief: 'A plant in Zibo grinds at minus 80 degrees for 340 kilometres of motorway.',
      body: `Qilu Reclaim of Zibo has been awarded a contract for 38,000 tonnes of rubber powder of 30 mesh, which will be mixed into the asphalt of 340 kilometres of motorway in Inner Mongolia. The powder makes the surface more elastic in frost; test sections near Chifeng showed half as many cracks after four winters.
The powder is ground at minus 80 °C with liquid nitrogen, since warm grinding leaves edges to which bitumen sticks poorly. Nitrogen accounts for a third of the costs. A ring of air separators without nitrogen is being tested, with an output that is lower by half.`,
    },
    cn: {
      title: '每米高速路用掉11条旧轮胎：淄博胶粉北上',
      brief: '零下80℃粉碎，供340公里高速公路。',
      body: `淄博齐鲁再生中标3.8万吨30目胶粉，用于内蒙古340公里高速公路的改性沥青。加了胶粉的路面抗冻裂，赤峰试验段四个冬天下来，裂缝少一半。
胶粉用液氮在零下80℃下粉碎，常温磨出的颗粒棱角与沥青粘不牢。液氮占成本三分之一。厂里正在试不用液氮的气流磨，产量只有一半。`,
    },
  },
];
