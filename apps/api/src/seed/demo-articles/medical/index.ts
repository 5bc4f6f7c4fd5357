import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { stories } from './stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Medical manufacturing. */
export const medical: IndustryContent = {
  slug: 'medical',
  searchKeywords,
  companies: [
    company(
      'Gongye Medical|公业医疗',
      'Suzhou|苏州',
      'jiangsu',
      2010,
      580,
      'Moulded syringe barrels and auto-injector parts|注塑针管与自动注射笔部件',
    ),
    company(
      'Yuelu Orthopaedics|岳麓骨科',
      'Changsha|长沙',
      'hunan',
      2007,
      460,
      'Printed and machined joint implants|打印与机加工关节植入物',
    ),
    company(
      'Chongming Tubing|崇明管材',
      'Shanghai|上海',
      'shanghai',
      2014,
      190,
      'Multi-lumen catheter tubes|多腔导管管材',
    ),
    company(
      'Fuchun Endoscopy|富春内镜',
      'Hangzhou|杭州',
      'zhejiang',
      2002,
      330,
      'Rigid and electronic endoscopes|硬管与电子内窥镜',
    ),
  ],
  products: [
    product(
      'Polymer syringe barrel|高分子预灌封针管',
      'GY',
      'disposables',
      'Break-resistant barrels with moulded-in needle.|抗破碎，针头一体注塑。',
      'Volume|容量 = 0.5..5 ml',
      'Inner diameter tolerance|内径公差 = ±0.02 mm',
      'Silicone|硅油 = None|无',
    ),
    product(
      'Acetabular cup|髋臼杯',
      'YL',
      'implants',
      'Titanium lattice surface for bone ingrowth.|钛合金点阵表面，利于骨长入。',
      'Diameter|外径 = 44..66 mm',
      'Pore size|孔径 = 0.6 mm',
      'Material|材料 = Ti-6Al-4V ELI',
    ),
    product(
      'Multi-lumen tube|多腔导管',
      'CM',
      'tubing',
      'One to five lumens with tapered hardness.|一至五腔，硬度渐变。',
      'Outer diameter|外径 = 0.6..4.2 mm',
      'Wall tolerance|壁厚公差 = ±8 µm',
      'Hardness|硬度 = 35D – 72D',
    ),
    product(
      'Rigid endoscope|硬管内窥镜',
      'FC',
      'devices',
      'Rod lens optics or chip-on-tip.|柱镜成像或前端芯片。',
      'Diameter|直径 = 1.9..10 mm',
      'Field of view|视场角 = 70..110 °',
      'Sterilisation|灭菌 = 134 °C',
    ),
  ],
  stories: [...stories, ...briefNews],
};
