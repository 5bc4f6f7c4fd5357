import type { DeskChange } from '@millwright/domain';

/** What was changed of a supplier itself. */
export const ofSupplier: DeskChange = {
  id: 12,
  changedAt: '2026-11-27T02:30:00Z',
  author: 'Lin Xia',
  entry: { id: 51, isProduct: false, title: 'HX Spindles' },
  fields: [
    { field: 'city.cn', before: '', after: '宁波' },
    { field: 'founded', before: '1998', after: '1989' },
    { field: 'certificate', before: '', after: 'ISO 9001:2015 · TÜV Rheinland' },
  ],
};

/** What was changed of a product, by somebody whose account is deleted. */
export const ofProduct: DeskChange = {
  id: 11,
  changedAt: '2026-11-20T08:05:00Z',
  author: '',
  entry: { id: 31, isProduct: true, title: 'Servo press SP-400' },
  fields: [{ field: 'parameter.clamping-force', before: '3000..5000', after: '..5500' }],
};

/** What was changed of a product that is no longer there. */
export const ofAProductGone: DeskChange = {
  ...ofProduct,
  id: 10,
  entry: { id: 30, isProduct: true, title: '' },
  fields: [{ field: 'model', before: 'SP-300', after: '' }],
};
