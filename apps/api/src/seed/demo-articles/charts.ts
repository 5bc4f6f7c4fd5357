import type { Bilingual } from '@millwright/domain';
import { both } from './both.ts';

/** How the editors draw a table: see `data-chart` of article HTML. */
export interface SeedChart {
  /** The kind, and the columns counted from 1; or `none`. */
  kind: string;
  /** What the chart shows; empty where there is none. */
  title: Bilingual;
}

const chart = (kind: string, title = ''): SeedChart => ({ kind, title: both(title) });

/** The charts of the tables, by `industry/story/table`. */
export const charts: Readonly<Record<string, SeedChart>> = {
  'plastics/all-electric-cap-line/trial': chart(
    'multiples 3 5 7 8',
    'All electric: half the energy, a quarter of the rejects|全电动：单耗近乎减半，不良率约四分之一',
  ),
  'plastics/nine-layer-film-line/layers': chart(
    'bar 6',
    'The new structures let through a twentieth of the oxygen|新结构的透氧率约为二十分之一',
  ),
  'plastics/bottle-to-bottle-decontamination/water': chart(
    'ranked 3',
    'A third of the electricity goes into pelletising|三分之一的电用在造粒',
  ),
  'plastics/resin-prices-autumn/prices': chart(
    'ranked 6',
    'Only POM and PC are dearer than a year ago|只有POM和PC同比上涨',
  ),
  'plastics/twenty-four-hours-in-a-moulding-shop/day': chart(
    'multiples 6 7 8 9',
    'At night nine people make the most parts with the least scrap|夜班九个人，产量最高，废品最少',
  ),
  'plastics/twenty-four-hours-in-a-moulding-shop/lost': chart(
    'ranked 2',
    'Mould changes cost more hours than anything else|换模丢的机时最多',
  ),
  'metalworking/unmanned-night-shift-dalian/night': chart(
    'bar 3',
    'A broken drill cost Wednesday a fifth of its parts|一支断钻让周三少做五分之一',
  ),
  'metalworking/press-brake-angle-laser/bends': chart(
    'bar 2',
    'With learnt springback nearly every first part is right|学会回弹后，首件几乎件件合格',
  ),
  'auto/rear-body-one-piece/compare': chart(
    'slope 7 8',
    'At 200,000 a year steel is the cheapest again|年产20万时，钢件反而最便宜',
  ),
  'auto/hairpin-winding-seconds/ctq': chart('ranked 4', 'Penetration takes the longest to measure|熔深检测用时最长'),
  'auto/ev-sales-october/sales': chart(
    'ranked 3',
    'Combustion falls, everything with a plug grows|燃油下滑，插电的都在涨',
  ),
  'laser/sixty-kilowatt-plate/cut': chart(
    'line 2 3 4',
    'From 40 mm plasma is faster than 30 kW of laser|40毫米起，等离子快过30千瓦激光',
  ),
  'laser/blue-laser-copper-foils/foils': chart(
    'bar 5',
    'Blue light leaves a twentieth of the particles of ultrasound|蓝光的颗粒是超声的二十分之一',
  ),
  'medical/prefilled-syringe-bubble/polymer': chart(
    'bar 8',
    'Cyclic olefin costs at least twice as much|环烯烃针管的价格至少翻倍',
  ),
  'moulds/conformal-cooling-accounts/cases': chart(
    'dumbbell 4 5',
    'The double-walled cup gains 19 seconds, the hinge none|双层杯省19秒，铰链一秒没省',
  ),
  'moulds/hot-runner-leak/signs': chart(
    'range 2',
    'The heater tells first, up to five days ahead|加热功率最早示警，最多提前五天',
  ),
  'casting/vacuum-in-the-big-die/vac': chart(
    'bar 6',
    'Each step of vacuum takes scrap down, from 11.6 to 3.9 per cent|真空每进一步，废品率就降一截：从11.6%到3.9%',
  ),
  'automation/scada-open-protocol/latency': chart(
    'bar 4',
    'The worst case falls from 19 milliseconds to 0.3|最差时延从19毫秒降到0.3毫秒',
  ),
  'automation/model-in-the-control-room/answers': chart(
    'bar 3',
    'The further from the manual, the fewer right answers|离手册越远，答对得越少',
  ),
  'robotics/humanoid-in-the-kitting-aisle/weeks': chart(
    'line 3 4',
    'In twelve weeks they reach half the human pace|十二周后达到人工的一半',
  ),
  // Each row has a unit of its own.
  'robotics/reducer-wave-wear/test': chart('none'),
  'robotics/robot-orders-third-quarter/orders': chart(
    'ranked 3',
    'Collaborative robots grow by more than a third|协作机器人增长超过三分之一',
  ),
  'additive/twelve-lasers-one-bed/overlap': chart(
    'bar 7',
    'Where four lasers meet, fatigue strength falls by an eighth|四束激光交汇处，疲劳强度降约八分之一',
  ),
  'electronics/void-free-power-module/voids': chart(
    'dumbbell 2 3',
    'Sintering leaves 0.2 per cent of voids, convection 6.8|烧结只留0.2%空洞，对流回流6.8%',
  ),
  'electronics/capacitor-mlcc-shortage/leads': chart(
    'dumbbell 4 3',
    'Large capacitors take nearly three times as long as a year ago|大容量电容的交期近去年三倍',
  ),
  'packaging/paper-pouch-on-old-lines/trial': chart(
    'bar 4',
    'Paper slows the line by a quarter or more|纸袋让速度至少慢四分之一',
  ),
  'food/dumpling-line-minus-40/freeze': chart(
    'bar 3',
    'Blown from above, dumplings freeze in 11 minutes instead of 31|从上往下吹，31分钟变成11分钟',
  ),
  'logistics/clad-rack-warehouse-wuhu/options': chart(
    'multiples 5 6 7',
    'Shuttles move the most pallets and cost the most|四向车吞吐最大，也最贵',
  ),
  'environment/zero-discharge-salt/balance': chart('bar 8', 'The last litres are the dearest|最后一点水最贵'),
  'textile/low-liquor-dyeing/recipes': chart(
    'bar 3',
    'A kilogram of jersey takes less than half the water|每公斤汗布用水减少一半以上',
  ),
  'metrology/measuring-room-moves-out/compare': chart(
    'bar 7',
    'The measuring room is exact, after five hours of waiting|测量室最准，却要等五个小时',
  ),
  'surface/hard-chrome-successors/options': chart(
    'ranked 4',
    'Laser cladding lasts four times as long in salt spray|激光熔覆耐盐雾是硬铬的四倍',
  ),
  'fluid-power/press-with-small-pumps/drives': chart(
    'bar 5',
    'Servo pumps halve the energy of a part|伺服泵让单件耗电减半',
  ),
  'power-transmission/shaft-currents-800-volt/rig': chart(
    'bar 4',
    'Ceramic balls leave the raceway all but untouched|陶瓷球轴承的滚道几乎无损',
  ),
  'battery/dry-electrodes-second-try/lines': chart(
    'multiples 4 5 6',
    'Dry lines save electricity and gas, and lose yield|干法省电省气，良率还差一截',
  ),
  'renewables/blade-resin-that-dissolves/ways': chart('dumbbell 7 8', 'No way earns what it costs|没有一种能回本'),
  'semiconductor/silicon-carbide-200-mm/dies': chart(
    'bar 8',
    'For the first time a die costs less than from 150 mm|单颗成本首次低于150毫米晶圆',
  ),
  'aerospace/wing-rib-thermoplastic/ribs': chart(
    'bar 8',
    'Welded thermoplastic comes close to aluminium|焊接热塑性翼肋的成本接近铝件',
  ),
  'aerospace/titanium-bulkhead-routes/routes': chart(
    'bar 8',
    'Die forging is the cheapest, wire arc is close behind|模锻最便宜，电弧增材紧随其后',
  ),
};
