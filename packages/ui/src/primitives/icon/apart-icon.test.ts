import { expect, it } from 'vitest';
import sprite from '../industry-icon/industry-icons.svg?raw';
import { apartIconNames } from './apart-icon.tsx';
import { glyphs } from './glyphs.ts';

it.each(apartIconNames)('the icon %s is drawn from the file as it is in place', (name) => {
  expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 24 24"><path d="${glyphs[name]}"/></symbol>`);
});
