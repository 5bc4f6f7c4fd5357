import type { OwnEditionKey } from '@millwright/domain';
import type { ParameterGroup } from './parameters-table.tsx';

/** The parameters of a machining centre, as each edition tells them. */
export const parameterGroups: Readonly<Record<OwnEditionKey, readonly ParameterGroup[]>> = {
  cn: [
    {
      name: '主轴',
      parameters: [
        { label: '最高转速', value: '18000 r/min' },
        { label: '锥孔', value: 'HSK-A63' },
        { label: '额定功率', value: '25 kW' },
      ],
    },
    {
      name: '行程与精度',
      parameters: [
        { label: 'X / Y / Z 行程', value: '650 / 800 / 500 mm' },
        { label: '定位精度', value: '0.004 mm' },
        { label: '工作台承重', value: '600 kg' },
      ],
    },
  ],
  en: [
    {
      name: 'Spindle',
      parameters: [
        { label: 'Highest speed', value: '18000 r/min' },
        { label: 'Taper', value: 'HSK-A63' },
        { label: 'Rated power', value: '25 kW' },
      ],
    },
    {
      name: 'Travel and accuracy',
      parameters: [
        { label: 'Travel in X / Y / Z', value: '650 / 800 / 500 mm' },
        { label: 'Positioning', value: '0.004 mm' },
        { label: 'Table load', value: '600 kg' },
      ],
    },
  ],
};
