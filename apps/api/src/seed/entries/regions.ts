import type { Bilingual } from '@millwright/domain';

/** Key → `English|中文|ISO 3166`. The order gives the ids and never changes. */
const regionTable = {
  zhejiang: 'Zhejiang|浙江|CN-ZJ',
  jiangsu: 'Jiangsu|江苏|CN-JS',
  guangdong: 'Guangdong|广东|CN-GD',
  shandong: 'Shandong|山东|CN-SD',
  shanghai: 'Shanghai|上海|CN-SH',
  beijing: 'Beijing|北京|CN-BJ',
  tianjin: 'Tianjin|天津|CN-TJ',
  chongqing: 'Chongqing|重庆|CN-CQ',
  sichuan: 'Sichuan|四川|CN-SC',
  hubei: 'Hubei|湖北|CN-HB',
  hunan: 'Hunan|湖南|CN-HN',
  anhui: 'Anhui|安徽|CN-AH',
  fujian: 'Fujian|福建|CN-FJ',
  henan: 'Henan|河南|CN-HA',
  hebei: 'Hebei|河北|CN-HE',
  liaoning: 'Liaoning|辽宁|CN-LN',
  jilin: 'Jilin|吉林|CN-JL',
  heilongjiang: 'Heilongjiang|黑龙江|CN-HL',
  shaanxi: 'Shaanxi|陕西|CN-SN',
  shanxi: 'Shanxi|山西|CN-SX',
  jiangxi: 'Jiangxi|江西|CN-JX',
  'inner-mongolia': 'Inner Mongolia|内蒙古|CN-NM',
  ningxia: 'Ningxia|宁夏|CN-NX',
  guangxi: 'Guangxi|广西|CN-GX',
  guizhou: 'Guizhou|贵州|CN-GZ',
  yunnan: 'Yunnan|云南|CN-YN',
  gansu: 'Gansu|甘肃|CN-GS',
  qinghai: 'Qinghai|青海|CN-QH',
  xinjiang: 'Xinjiang|新疆|CN-XJ',
  hainan: 'Hainan|海南|CN-HI',
  germany: 'Germany|德国|DE',
  italy: 'Italy|意大利|IT',
  japan: 'Japan|日本|JP',
  thailand: 'Thailand|泰国|TH',
  vietnam: 'Vietnam|越南|VN',
  usa: 'United States|美国|US',
  turkey: 'Turkey|土耳其|TR',
  india: 'India|印度|IN',
} as const;

/** Provinces and countries in the order of their ids. */
export const regions: readonly { id: number; key: string; names: Bilingual; code: string }[] = Object.entries(
  regionTable,
).map(([key, line], index) => {
  const [en = '', cn = '', code = ''] = line.split('|');
  return { id: index + 1, key, names: { en, cn }, code };
});

/** The id of a province or country. */
export function regionId(key: string): number {
  const found = regions.find((region) => region.key === key);
  if (!found) throw new Error(`There is no region “${key}“.`);
  return found.id;
}
