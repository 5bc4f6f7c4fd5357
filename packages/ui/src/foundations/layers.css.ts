import { globalLayer } from '@vanilla-extract/css';
import { layerNames, type Layer } from './layer-order.ts';

/** All layers stand in this one, so that the layers of a site that uses the package can never be taken for ours. */
const parent = globalLayer('mw');

/**
 * The cascade layers. They are declared once, here, so that the order of files in a bundle never decides which rule
 * wins.
 */
export const layers = Object.fromEntries(layerNames.map((name) => [name, globalLayer({ parent }, name)])) as Record<
  Layer,
  string
>;
