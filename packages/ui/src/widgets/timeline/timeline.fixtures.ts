import type { OwnEditionKey } from '@millwright/domain';
import { sampleImage } from '../../testing/images.fixtures.ts';
import type { TimelineEntry } from './timeline.tsx';

/** A publisher's history, as each edition tells it. */
export const history: Readonly<Record<OwnEditionKey, readonly TimelineEntry[]>> = {
  cn: [
    { when: '1998', title: '首本机床月刊创刊', text: '创刊号发行六千册，读者以模具厂与机床厂的工程师为主。' },
    { when: '2007', title: '行业网站上线', text: '编辑部开始每日更新行业资讯。', image: sampleImage(1) },
    { when: '2007', title: '橡塑与表面处理两刊加入' },
    { when: '2019', title: '在线展厅开放', text: '供应商可展示产品参数并接受询价。' },
    { when: '2026', title: '供需大厅上线' },
  ],
  en: [
    {
      when: '1998',
      title: 'The first machine tool monthly appears',
      text: 'Six thousand copies, read mostly by engineers of mould makers and machine builders.',
    },
    {
      when: '2007',
      title: 'The portal goes online',
      text: 'The editors begin to report every day.',
      image: sampleImage(1),
    },
    { when: '2007', title: 'Titles for plastics and surface finishing join' },
    { when: '2019', title: 'The online showroom opens', text: 'Suppliers show their figures and receive enquiries.' },
    { when: '2026', title: 'The supply hall opens' },
  ],
};
