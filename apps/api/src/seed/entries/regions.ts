import type { Bilingual } from '@millwright/domain';
import { both } from '../content/write.ts';

/** Key → `English|中文`. The order gives the ids and never changes. */
const regionTable = {
  zhejiang: 'Zhejiang|浙江',
  jiangsu: 'Jiangsu|江苏',
  guangdong: 'Guangdong|广东',
  shandong: 'Shandong|山东',
  shanghai: 'Shanghai|上海',
  beijing: 'Beijing|北京',
  tianjin: 'Tianjin|天津',
  chongqing: 'Chongqing|重庆',
  sichuan: 'Sichuan|四川',
  hubei: 'Hubei|湖北',
  hunan: 'Hunan|湖南',
  anhui: 'Anhui|安徽',
  fujian: 'Fujian|福建',
  henan: 'Henan|河南',
  hebei: 'Hebei|河北',
  liaoning: 'Liaoning|辽宁',
  jilin: 'Jilin|吉林',
  heilongjiang: 'Heilongjiang|黑龙江',
  shaanxi: 'Shaanxi|陕西',
  shanxi: 'Shanxi|山西',
  jiangxi: 'Jiangxi|江西',
  'inner-mongolia': 'Inner Mongolia|内蒙古',
  ningxia: 'Ningxia|宁夏',
  guangxi: 'Guangxi|广西',
  guizhou: 'Guizhou|贵州',
  yunnan: 'Yunnan|云南',
  gansu: 'Gansu|甘肃',
  qinghai: 'Qinghai|青海',
  xinjiang: 'Xinjiang|新疆',
  hainan: 'Hainan|海南',
  germany: 'Germany|德国',
  italy: 'Italy|意大利',
  japan: 'Japan|日本',
  thailand: 'Thailand|泰国',
  vietnam: 'Vietnam|越南',
  usa: 'United States|美国',
  turkey: 'Turkey|土耳其',
  india: 'India|印度',
} as const;

/** Provinces and countries in the order of their ids. */
export const regions: readonly { id: number; key: string; names: Bilingual }[] = Object.entries(regionTable).map(
  ([key, names], index) => ({ id: index + 1, key, names: both(names) }),
);

/** The id of a province or country. */
export function regionId(key: string): number {
  const found = regions.find((region) => region.key === key);
  if (!found) throw new Error(`There is no region "${key}".`);
  return found.id;
}
