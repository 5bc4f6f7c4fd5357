import { cover } from '../../testing/images.fixtures.ts';
import type { EzinePage } from './e-zine-reader.types.ts';

/** How many pages the issue of the stories has. */
export const pageCount = 9;

/** What stands where in it. */
export const contents = [
  { page: 1, title: 'Cover' },
  { page: 2, title: 'Editorial: what the floor knows' },
  { page: 4, title: 'Friction-stir welding of battery trays' },
  { page: 7, title: 'Measured: the energy of six machining centres' },
];

/** A page of it. */
export const pageOf = (page: number): EzinePage => ({
  page,
  image: cover(page),
  blocks: [
    { kind: 'heading', text: contents.filter((entry) => entry.page <= page).at(-1)!.title },
    {
      kind: 'paragraph',
      text:
        `On page ${page} the clamping comes first: a shop that wants a tray flat to half a millimetre ` +
        'begins with the fixture, not with the spindle.',
    },
    {
      kind: 'paragraph',
      text:
        'The heat goes where the fixture lets it go. Copper bars next to the seam halved the distortion in our ' +
        'trials, at the price of four seconds of cycle.',
    },
  ],
});

/** Responds with the pages of the issue. */
export const loadPage = async (page: number): Promise<EzinePage | null> => (page <= pageCount ? pageOf(page) : null);

/** The URL of a page. */
export const hrefOfPage = (page: number): string => `/magazines/info/21?page=${page}`;
