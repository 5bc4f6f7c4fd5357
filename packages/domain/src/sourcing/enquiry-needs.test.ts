import { describe, expect, it } from 'vitest';
import { completenessOf, enquiryNeeds, goodsFieldOf, type EnquirySoFar, type GoodsField } from './enquiry-needs.ts';

const nothing: EnquirySoFar = {
  specification: '',
  message: '',
  parameters: [],
  unit: '',
  targetDate: null,
  destination: '',
  incoterm: null,
  files: 0,
};
const fields: readonly GoodsField[] = [
  'castings',
  'controls',
  'fluidPower',
  'general',
  'instruments',
  'machines',
  'moulds',
  'parts',
  'robots',
  'transmissions',
];

/** A sentence in each language that says all that the field's suppliers ask for. */
const sentences: Readonly<Record<GoodsField, readonly [en: string, cn: string]>> = {
  castings: ['EN AC-46000 alloy, 2.4 kg each, ±0.2 mm, Ra 3.2', '材质ZL104，单重2.4 kg，公差CT6，表面喷砂'],
  controls: ['24 V DC, PROFINET, IP67, −20 to 60 °C, CE', '电压24V，总线接口，防护等级IP67，环境温度60℃，CE认证'],
  fluidPower: ['HLP 46 oil, 250 bar, 120 l/min, 70 °C, DN 25', '介质液压油，压力25 MPa，流量120 L，温度70℃，法兰连接'],
  general: ['Steel, 40 x 20 mm, DIN 471', '材料不锈钢，尺寸40×20，国家标准'],
  instruments: [
    'Range 0 to 500 mm, accuracy 2 µm, USB interface, ISO 10360',
    '测量范围500 mm，精度2 µm，接口USB，标准ISO 10360',
  ],
  machines: [
    'For aluminium sheet, 40 parts per hour, table 3000 x 1500 mm, 400 V, 12 m footprint, CE',
    '加工铝板，产能40件/小时，幅面3000×1500，电压380V，占地12平方米，CE认证',
  ],
  moulds: ['ABS, 4 cavities, ±0.05 mm, 500,000 shots', '材料ABS，一模四穴，公差0.05，寿命50万模次'],
  parts: ['1.4404 steel, ±0.02 mm, anodised, AS 9100', '材质316L，公差±0.02，表面阳极氧化，AS9100认证'],
  robots: [
    'Payload 12 kg, reach 1,400 mm, repeatability 0.03 mm, 400 V, small footprint',
    '负载12 kg，臂展1400，重复定位精度0.03，电源380V，占地小',
  ],
  transmissions: ['Torque 400 Nm, 1,450 rpm, hollow shaft, 40 °C', '扭矩400 Nm，转速1450，空心轴，环境温度40℃'],
};

describe('what suppliers ask for', () => {
  it.each([
    ['moulds', 'moulds'],
    ['plastics', 'machines'],
    ['no-such-industry', 'general'],
    ['constructor', 'general'],
    [null, 'general'],
  ] as const)('is in the industry %s that of the field %s', (slug, field) => expect(goodsFieldOf(slug)).toBe(field));

  it.each(fields)('in the field %s ends with what every quote depends on, and names nothing twice', (field) => {
    const needs = enquiryNeeds(field);
    expect(needs.slice(-4)).toEqual(['unit', 'targetDate', 'destination', 'incoterm']);
    expect(new Set(needs).size).toBe(needs.length);
    expect(needs.length).toBeGreaterThan(6);
  });

  it.each(fields)('is missing in the field %s where nothing was written', (field) =>
    expect(completenessOf(nothing, enquiryNeeds(field))).toEqual({ said: [], missing: enquiryNeeds(field) }),
  );

  it.each(fields.flatMap((field) => sentences[field].map((text) => [field, text] as const)))(
    'is found in the field %s in “%s“',
    (field, text) => {
      const { missing } = completenessOf({ ...nothing, files: 1, specification: text }, enquiryNeeds(field));
      expect(missing).toEqual(['unit', 'targetDate', 'destination', 'incoterm']);
    },
  );

  it('is said by the fields of the form', () => {
    const filledIn = { ...nothing, unit: 'pieces', targetDate: '2027-03-31', destination: 'Hamburg', incoterm: 'CIF' };
    expect(completenessOf(filledIn, enquiryNeeds('moulds')).said).toEqual([
      'unit',
      'targetDate',
      'destination',
      'incoterm',
    ]);
  });

  it('is said by a parameter with a value, and by none without', () => {
    const needs = ['cavities', 'tolerance'] as const;
    const parameters = [
      { label: 'Cavities', value: '4' },
      { label: 'Tolerance', value: ' ' },
    ];
    expect(completenessOf({ ...nothing, parameters }, needs)).toEqual({ said: ['cavities'], missing: ['tolerance'] });
  });

  it('is said by a parameter that has the name of the page, in any language', () => {
    const enquiry = { ...nothing, parameters: [{ label: 'Kavitäten', value: '4' }] };
    expect(completenessOf(enquiry, ['cavities', 'weight'], { cavities: 'Kavitäten' }).said).toEqual(['cavities']);
    expect(completenessOf(enquiry, ['weight']).said).toEqual([]);
  });

  it('is not met by blanks', () => {
    const blank = { ...nothing, unit: ' ', destination: ' ', message: ' ', targetDate: '', incoterm: '' };
    expect(completenessOf(blank, enquiryNeeds('general')).said).toEqual([]);
  });
});
