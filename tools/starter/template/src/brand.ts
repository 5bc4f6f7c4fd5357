import type { Brand } from '@millwright/ui/theme';

/** All that the site says of its brand; every other colour and size follows from it. */
export const brand: Brand = {
  color: '#0a5c3f',
  signal: '#7a2e1f',
  corners: 'round',
  tint: 0.4,
};
