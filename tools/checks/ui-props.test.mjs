import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { surfaceFile, uiSurface } from '../ui-props.mjs';

it('the props of the component library are those on record; after a wanted change, run `npm run props`', () => {
  expect(uiSurface()).toBe(readFileSync(surfaceFile, 'utf8'));
});
