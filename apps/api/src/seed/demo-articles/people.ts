import type { Bilingual, OwnEditionKey } from '@millwright/domain';

/** The desks that seeded articles come from. */
export const desks: readonly Bilingual[] = [
  { en: 'Millwright', cn: '机匠工业网' },
  { en: 'Millwright', cn: '机匠工业网' },
  { en: 'Millwright research desk', cn: '机匠工业网研究部' },
  { en: 'Machine Hall Weekly', cn: '《机器车间》周刊' },
  { en: 'Works & Process', cn: '《工艺与装备》' },
  { en: 'East China bureau', cn: '机匠工业网华东站' },
  { en: 'Pearl River bureau', cn: '机匠工业网珠三角站' },
];

/** The reporters of the editions. */
export const reporters: Readonly<Record<OwnEditionKey, readonly string[]>> = {
  cn: ['周启明', '林若溪', '赵建国', '何晓岚', '陆鸣', '高思源', '江一帆', '田雨薇', '谢志刚', '杜蕾'],
  en: [
    'Hannah Brandt',
    'Zhou Qiming',
    'Marcus Ede',
    'Ruoxi Lin',
    'Ingrid Solheim',
    'David Okafor',
    'Clara Weiss',
    'Tom Hallam',
  ],
};
