import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { stories } from './stories.ts';

/** Casting and forging. */
export const casting: IndustryContent = {
  slug: 'casting',
  companies: [
    company('Wannan Die Casting|皖南压铸', 'Xuancheng|宣城', 'anhui', 2004, 880, 'Large structural die castings|大型结构压铸件'),
    company('Helan Foundry|贺兰铸造', 'Yinchuan|银川', 'ningxia', 1966, 640, 'Valve and rail castings from printed sand moulds|砂型打印阀门与机车铸件'),
    company('Taihang Forging|太行锻造', 'Changzhi|长治', 'shanxi', 1972, 720, 'Titanium and steel forgings|钛合金与钢锻件'),
    company('Qinling Precision Casting|秦岭精铸', 'Baoji|宝鸡', 'shaanxi', 1988, 390, 'Investment castings for turbines|涡轮用熔模精铸件'),
  ],
  products: [
    product('Die-casting cell|压铸岛', 'WD', 'die-casting', 'Two-stage vacuum and micro-spraying for structural parts.|二级真空加微量喷涂，用于结构件。',
      'Locking force|锁模力 = 20000..90000 kN', 'Shot mass|压射重量 = 14..120 kg', 'Cavity pressure|型腔压力 = < 50 mbar'),
    product('Sand printer|砂型打印机', 'HP', 'sand-casting', 'Furan-bonded moulds and cores without pattern.|呋喃树脂砂型砂芯，无需模样。',
      'Build volume|成形体积 = 0.8..8 m³', 'Output|效率 = 60..420 L/h', 'Layer|层厚 = 0.3 mm'),
    product('Servo screw press|伺服螺旋压力机', 'TF', 'forging-presses', 'Metered energy for blades and hubs.|能量可控，适合叶片与轮毂。',
      'Nominal force|公称力 = 6300..40000 kN', 'Energy|打击能量 = 80..1500 kJ', 'Energy accuracy|能量精度 = ±1.5 %'),
    product('Investment casting|熔模铸件', 'QC', 'investment-casting', 'Vanes and housings in nickel and cobalt alloys.|镍基钴基叶片与壳体。',
      'Mass|重量 = 0.05..38 kg', 'Wall|最小壁厚 = 0.8..2 mm', 'Tolerance|公差等级 = CT4 – CT5'),
  ],
  stories,
};
