import { expect, it } from 'vitest';
import { z } from './z-index.ts';

it('what must never be covered lies in front: dialog over header, toast over dialog, loading bar over both', () => {
  expect(z.header).toBeGreaterThan(z.floatingBar);
  expect(z.panel).toBeGreaterThan(z.scrim);
  expect(z.dialog).toBeGreaterThan(z.header);
  expect(z.toast).toBeGreaterThan(z.dialog);
  expect(z.loadingBar).toBeGreaterThan(z.toast);
});
