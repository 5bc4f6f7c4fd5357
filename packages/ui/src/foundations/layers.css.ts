import { globalLayer } from '@vanilla-extract/css';

/** All layers stand in this one, so that the layers of a site that uses the package can never be taken for ours. */
const parent = globalLayer('mw');

/**
 * The cascade layers, weakest first. They are declared once, here, so that the order of files in a bundle never
 * decides which rule wins. Each folder of this package writes into the layer of its own name.
 */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  foundations: globalLayer({ parent }, 'foundations'),
  primitives: globalLayer({ parent }, 'primitives'),
  behaviours: globalLayer({ parent }, 'behaviours'),
  widgets: globalLayer({ parent }, 'widgets'),
  layouts: globalLayer({ parent }, 'layouts'),
  pages: globalLayer({ parent }, 'pages'),
  utilities: globalLayer({ parent }, 'utilities'),
};

/** The name of a cascade layer. */
export type Layer = keyof typeof layers;
