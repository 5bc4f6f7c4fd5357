import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { flightStories } from './stories-flight.ts';
import { structureStories } from './stories-structures.ts';
import { workshopStories } from './stories-workshop.ts';
import { searchKeywords } from './search-keywords.ts';

/** Aerospace. */
export const aerospace: IndustryContent = {
  slug: 'aerospace',
  searchKeywords,
  companies: [
    company(
      'Dantu Composites|丹徒复材',
      'Zhenjiang|镇江',
      'jiangsu',
      2011,
      430,
      'Pressed and welded thermoplastic structures|模压与焊接热塑性结构件',
    ),
    company(
      'Weishui Aero Parts|渭水航空零部件',
      'Xianyang|咸阳',
      'shaanxi',
      1996,
      720,
      'Blisks and casings for small engines|小型发动机叶盘与机匣',
    ),
    company(
      'Nankang Flight Motors|南康飞行电机',
      'Ganzhou|赣州',
      'jiangxi',
      2019,
      310,
      'Lift and cruise motors for electric aircraft|电动飞行器升力与巡航电机',
    ),
    company(
      'Lujiang Aero Service|鹭江航修',
      'Xiamen|厦门',
      'fujian',
      2001,
      560,
      'Overhaul of landing gears and nacelles|起落架与短舱维修',
    ),
  ],
  products: [
    product(
      'Thermoplastic rib|热塑性翼肋',
      'DC',
      'composites',
      'Pressed in minutes, welded without rivets.|分钟级模压，免铆焊接。',
      'Length|长度 = 200..1800 mm',
      'Lap shear strength|搭接剪切强度 = 38 MPa',
      'Matrix|基体 = Polyaryletherketone|聚芳醚酮',
    ),
    product(
      'Titanium blisk|钛合金整体叶盘',
      'WB',
      'engines',
      'Finished with barrel cutters.|鼓形刀精铣。',
      'Diameter|直径 = 180..620 mm',
      'Blades|叶片数 = 19..61',
      'Form deviation|型面偏差 = < 0.03 mm',
    ),
    product(
      'Lift motor|升力电机',
      'NF',
      'low-altitude',
      'Two independent windings, oil-cooled.|双绕组互备，油冷。',
      'Power|功率 = 30..160 kW',
      'Mass|重量 = 6..27 kg',
      'Voltage|电压 = 800 V',
    ),
    product(
      'Landing gear overhaul|起落架大修',
      'LA',
      'mro',
      'Carbide spraying in place of chrome.|碳化钨喷涂替代镀铬。',
      'Layer|涂层厚度 = 0.1..0.4 mm',
      'Roughness|粗糙度 = < 0.1 µm',
      'Turnaround|周期 = 28 – 45 d|28–45天',
    ),
  ],
  stories: [...workshopStories, ...structureStories, ...flightStories],
};
