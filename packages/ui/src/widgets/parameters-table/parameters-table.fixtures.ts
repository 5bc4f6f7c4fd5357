import type { EditionKey } from '@millwright/domain';
import type { ParameterGroup } from './parameters-table.types.ts';

/** The parameters of a machining centre, as each edition tells them. */
export const parameterGroups: Readonly<Record<EditionKey, readonly ParameterGroup[]>> = {
  cn: [
    {
      name: '主轴',
      parameters: [
        { name: '最高转速', value: '18000', unit: 'r/min' },
        { name: '锥孔', value: 'HSK-A63', unit: null },
        { name: '额定功率', value: '25', unit: 'kW' },
      ],
    },
    {
      name: '行程与精度',
      parameters: [
        { name: 'X / Y / Z 行程', value: '650 / 800 / 500', unit: 'mm' },
        { name: '定位精度', value: '0.004', unit: 'mm' },
        { name: '工作台承重', value: '600', unit: 'kg' },
      ],
    },
  ],
  en: [
    {
      name: 'Spindle',
      parameters: [
        { name: 'Highest speed', value: '18000', unit: 'r/min' },
        { name: 'Taper', value: 'HSK-A63', unit: null },
        { name: 'Rated power', value: '25', unit: 'kW' },
      ],
    },
    {
      name: 'Travel and accuracy',
      parameters: [
        { name: 'Travel in X / Y / Z', value: '650 / 800 / 500', unit: 'mm' },
        { name: 'Positioning', value: '0.004', unit: 'mm' },
        { name: 'Table load', value: '600', unit: 'kg' },
      ],
    },
  ],
};
