import type { OwnEditionKey } from '@millwright/domain';
import type { ChartTable } from '../parts/tables/chart-table.ts';

type Tables = Readonly<Record<OwnEditionKey, ChartTable>>;

const table = (
  caption: readonly [string, string],
  columns: readonly (readonly [string, string, string?])[],
  rows: readonly (readonly [string, string, ...string[]])[],
): Tables => {
  const of = (language: 0 | 1): ChartTable => ({
    caption: caption[language],
    columns: columns.map(({ [language]: name, 2: unit }) => ({ name, ...(unit !== undefined && { unit }) })),
    rows: rows.map(([english, chinese, ...cells]) => [language === 0 ? english : chinese, ...cells]),
    // In German `8.9` would be no number.
    lang: language === 0 ? 'en' : 'zh-CN',
  });
  return { en: of(0), cn: of(1) };
};

/** Tables of the trade, one for each kind of chart. */
export const tables = {
  prices: table(
    ['Spot prices, East China, tax included', '华东现货价（含税）'],
    [
      ['Resin', '品种'],
      ['18 Nov', '11月18日', 'CNY/t'],
      ['Year', '年涨跌', '%'],
    ],
    [
      ['HDPE', 'HDPE', '7,850', '−4.2'],
      ['PP', 'PP', '7,320', '−6.1'],
      ['ABS', 'ABS', '10,450', '−3.8'],
      ['PC', 'PC', '14,900', '1.4'],
      ['PA6', 'PA6', '11,200', '−12.6'],
      ['POM', 'POM', '13,600', '+5.4'],
    ],
  ),
  reject: table(
    ['Acceptance run, 72-cavity cap mould', '验收运行数据（72腔瓶盖模）'],
    [
      ['Line', '产线'],
      ['Cycle', '周期', 's'],
      ['Energy', '单耗', 'kWh/kg'],
      ['Rejects', '不良率', 'ppm'],
      ['Cooling water', '冷却水', 'm³/h'],
    ],
    [
      ['Line 1, hydraulic (2014)', '1号线，液压（2014）', '3.35', '0.71', '420', '18.5'],
      ['Line 2, servo-hydraulic', '2号线，伺服液压', '2.92', '0.52', '310', '15.2'],
      ['Line 5, all electric', '5号线，全电动', '2.41', '0.37', '95', '11.8'],
    ],
  ),
  leadTimes: table(
    ['Delivery times quoted in the second week of November', '11月第二周报价交期'],
    [
      ['Component', '元件'],
      ['A year ago', '去年同期', 'weeks'],
      ['Now', '现在', 'weeks'],
    ],
    [
      ['MLCC 100 µF', '100微法陶瓷电容', '9', '26'],
      ['MLCC 10 µF', '10微法陶瓷电容', '8', '14'],
      ['Power inductor', '功率电感', '10', '18'],
      ['Chip resistor', '片式电阻', '8', '8'],
      ['Aluminium polymer capacitor', '固态铝电容', '12', '16'],
    ],
  ),
  cooling: table(
    ['Cooled inserts after one year', '打印镶件投产一年后'],
    [
      ['Part', '制件'],
      ['Before', '原周期', 's'],
      ['After', '现周期', 's'],
    ],
    [
      ['Drill housing', '电钻外壳', '38', '29'],
      ['Double-wall cup', '双层杯', '52', '33'],
      ['Meter window', '电表窗', '30', '27'],
      ['Battery cover', '电池盖', '21', '20'],
    ],
  ),
  cutting: table(
    ['Cutting S355 with air', '空气切割S355'],
    [
      ['Thickness', '板厚', 'mm'],
      ['30 kW', '30 kW', 'm/min'],
      ['60 kW', '60 kW', 'm/min'],
      ['Plasma 400 A', '400 A等离子', 'm/min'],
    ],
    [
      ['12', '12', '8.9', '15.6', '3.6'],
      ['20', '20', '4.1', '8.2', '2.3'],
      ['30', '30', '1.6', '4.3', '1.5'],
      ['40', '40', '0.8', '2.4', '1.0'],
      ['60', '60', '0.2', '0.9', '0.5'],
    ],
  ),
  signs: table(
    ['Early signs of a leak', '漏胶的早期征兆'],
    [
      ['Sign', '征兆'],
      ['Before standstill', '停机前', 'h'],
    ],
    [
      ['Heater power of one zone rises by 6 %', '单区加热功率上升6%', '40 – 120'],
      ['Shot weight drifts by 0.3 %', '注射重量漂移0.3%', '10 – 60'],
      ['Valve pin closes 20 ms later', '阀针晚关20毫秒', '5 – 30'],
    ],
  ),
} satisfies Record<string, Tables>;
