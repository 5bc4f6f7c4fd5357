import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'cabinet-wiring-robot',
    date: '2024-12-24',
    types: ['newswire', 'latest'],
    tags: ['plc', 'skills'],
    child: 'power-supply',
    en: {
      title: 'Wires cut, labelled and in order: cabinet builder halves its wiring time',
      brief: 'Preparation is done by a machine; plugging in is still done by people, now from a screen.',
      body: `In a control cabinet with 1,100 wires a fitter spends most of his time looking: for the end, the length, the label. Xinwu Switchgear of Wuxi has had the wires cut, crimped, printed and bundled in plugging order by an automatic machine since summer, straight from the circuit diagram. A screen shows the next two ends. Time per cabinet has fallen from 46 to 24 hours.
The machine needs a diagram without errors. In the first week 9 per cent of the wires did not fit, because engineers had routed them through a duct that existed only in the drawing.`,
    },
    cn: {
      title: '线先剪好、打号、排好序：无锡一家柜厂接线工时减半',
      brief: '备线交给机器，插线还是人，看着屏幕插。',
      body: `一台1100根线的电柜，电工大半时间在找：找线头，找长度，找线号。无锡新吴电气夏天起用自动备线机，直接读原理图，剪断、压接、打号，按接线顺序成捆；屏幕提示下一根线的两端。单柜接线由46小时降到24小时。
机器要的是没有错的图。头一个星期9%的线装不上，因为设计时走的那条线槽只存在于图纸里。`,
    },
  },
  {
    key: 'standards-survey-external',
    drawing: 'JM-220 section',
    date: '2025-03-18',
    types: ['newswire'],
    tags: ['standards', 'industrial-ethernet'],
    child: 'networks',
    externalUrl: 'https://automation-expo.example.com/reports/field-networks-2025',
    source: { en: 'Automation Expo', cn: '自动化博览会' },
    en: {
      title: 'Survey: what speaks in Chinese factories',
      brief: 'The organisers of Automation Expo have asked 860 plants about their field networks.',
      body: `The organisers of Automation Expo have published a survey of 860 plants about field networks. Industrial Ethernet is found in 71 per cent of the plants, classic field buses in 64, wireless in 38; most have three or more protocols at once.
What troubles the plants most is not bandwidth but versions: the same device from the next batch no longer fits. The complete report with figures by industry is available on the site of the exhibition.`,
    },
    cn: {
      title: '调查：中国工厂里的网络讲什么“话”',
      brief: '自动化博览会主办方问了860家工厂。',
      body: `自动化博览会主办方公布860家工厂现场网络调查结果：71%用工业以太网，64%仍有传统现场总线，38%用无线，多数工厂同时跑三种以上协议。
受访厂家最头疼的不是带宽，而是同一台设备换了批次、协议版本就对不上。分行业数据和完整报告见博览会网站。`,
    },
  },
];
