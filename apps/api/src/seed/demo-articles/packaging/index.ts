import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { stories } from './stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Packaging. */
export const packaging: IndustryContent = {
  slug: 'packaging',
  searchKeywords,
  companies: [
    company(
      'Wenzhou Barrier Papers|温州隔纸',
      'Wenzhou|温州',
      'zhejiang',
      2013,
      280,
      'Coated and metallised barrier papers|涂布与镀铝阻隔纸',
    ),
    company(
      'Xiangshan Filling|香山灌装',
      'Zhongshan|中山',
      'guangdong',
      1998,
      470,
      'Aseptic filling lines for juices and dairy|果汁乳品无菌灌装线',
    ),
    company(
      'Tongxiang Cartoning|桐乡装盒',
      'Jiaxing|嘉兴',
      'zhejiang',
      2001,
      360,
      'Cartoners and case packers|装盒机与装箱机',
    ),
    company(
      'Handan Board|邯郸纸板',
      'Handan|邯郸',
      'hebei',
      1992,
      610,
      'Corrugated board and heavy-duty boxes|瓦楞纸板与重型纸箱',
    ),
  ],
  products: [
    product(
      'Barrier paper|阻隔纸',
      'WP',
      'flexible',
      'Paper for dry food, recyclable as paper.|干货食品用，可进废纸。',
      'Grammage|克重 = 60..110 g/m²',
      'Water vapour|透湿 = 5..0.9 g/m²·d',
      'Seal|热封 = 150 – 170 °C',
    ),
    product(
      'Aseptic pouch filler|无菌袋灌装机',
      'XF',
      'filling',
      'Steam injection and sterile pouches for low-acid drinks.|蒸汽直喷，低酸饮料无菌袋装。',
      'Output|产能 = 1500..6000 /h',
      'Pouch volume|袋容 = 0.2..5 L',
      'Holding time|保持时间 = 4 s',
    ),
    product(
      'Cartoning machine|装盒机',
      'TX',
      'cartoning',
      'Servo cartoner with format change by recipe.|全伺服，按配方换型。',
      'Speed|速度 = 60..320 /min',
      'Carton width|盒宽 = 30 – 160 mm',
      'Changeover|换型 = 4..15 min',
    ),
    product(
      'Heavy-duty box|重型纸箱',
      'HB',
      'corrugated',
      'Seven-layer board in place of wooden crates.|七层瓦楞替代木箱。',
      'Load|承重 = 150..900 kg',
      'Layers|层数 = 7',
      'Edge crush|边压 = 14..26 kN/m',
    ),
  ],
  stories: [...stories, ...briefNews],
};
