import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. They are declared once, here, so that the order of files in a bundle never
 * decides which rule wins. Each folder of this package writes into the layer of its own name.
 */
export const layers = {
  reset: globalLayer('reset'),
  foundations: globalLayer('foundations'),
  primitives: globalLayer('primitives'),
  behaviours: globalLayer('behaviours'),
  widgets: globalLayer('widgets'),
  layouts: globalLayer('layouts'),
  pages: globalLayer('pages'),
  utilities: globalLayer('utilities'),
};

/** The name of a cascade layer. */
export type Layer = keyof typeof layers;
