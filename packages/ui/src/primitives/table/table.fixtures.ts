import type { TableColumn } from './table.types.ts';

/** An order in stories and tests. */
export interface Order {
  id: string;
  part: string;
  material: string;
  pieces: number;
  /** EUR; null while there is no offer. */
  price: number | null;
}

/** Some orders. */
export const orders: readonly Order[] = [
  { id: '4711', part: 'Housing, die cast', material: 'EN AC-46000', pieces: 1200, price: 8.4 },
  { id: '4712', part: 'Flange DN 80', material: '1.4301', pieces: 90, price: 31.2 },
  { id: '4713', part: 'Axle shaft', material: '42CrMo4', pieces: 400, price: null },
  { id: '4714', part: 'Bracket, bent', material: 'EN AW-6061', pieces: 2500, price: 1.75 },
];

/** Their columns. */
export const columns: readonly TableColumn<Order>[] = [
  { id: 'part', header: 'Part', rowHeader: true, cell: ({ part }) => part, sortBy: ({ part }) => part },
  { id: 'material', header: 'Material', cell: ({ material }) => material },
  {
    id: 'pieces',
    header: 'Pieces',
    align: 'end',
    cell: ({ pieces }) => pieces.toLocaleString('en'),
    sortBy: ({ pieces }) => pieces,
  },
  {
    id: 'price',
    header: 'Price, EUR',
    align: 'end',
    cell: ({ price }) => price?.toFixed(2) ?? '–',
    sortBy: ({ price }) => price,
  },
];
