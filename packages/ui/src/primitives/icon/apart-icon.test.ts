import { expect, it } from 'vitest';
import sprite from '../industry-icon/industry-icons.svg?raw';
import { apartIconNames } from './apart-icon.tsx';
import { glyphs } from './glyphs.ts';

it.each(apartIconNames)('the icon %s is drawn from the file as it is in place', (name) => {
  expect(sprite).toContain(`<path id="${name}" d="${glyphs[name]}"/>`);
});
