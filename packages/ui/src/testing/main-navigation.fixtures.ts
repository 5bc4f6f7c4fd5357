import type { NavigationEntry } from '@millwright/domain';
import { drawnImage } from './industry-menu.fixtures.ts';

/** One entry of each kind. */
export const entries: readonly NavigationEntry[] = [
  { name: 'Plain', path: '/plain' },
  { name: 'Elsewhere', path: 'https://meeting.example/', blank: true },
  { name: 'Pictured', path: '/pictured', image: drawnImage(40, 40, '#b94700', 'P') },
  {
    name: 'Parent',
    path: '/parent',
    children: [
      { name: 'First child', path: '/parent/first' },
      { name: 'Outer child', path: 'https://webinar.example/past', blank: true },
    ],
  },
  { name: 'Coming', path: '' },
];
