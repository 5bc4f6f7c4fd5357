import { describe, expect, it } from 'vitest';
import { normaliseProfile } from './profile.ts';

describe('normaliseProfile', () => {
  it('[EN-16] country 0 is 256', () => {
    expect(normaliseProfile({ id: 1, countryId: 0 }).countryId).toBe(256);
    expect(normaliseProfile({ id: 1 }).countryId).toBe(256);
    expect(normaliseProfile({ id: 1, countryId: 12 }).countryId).toBe(12);
  });

  it('[EN-17] province 0 is empty', () => {
    expect(normaliseProfile({ id: 1, provinceId: 0 }).provinceId).toBeNull();
    expect(normaliseProfile({ id: 1, provinceId: 31 }).provinceId).toBe(31);
  });

  it('[EN-18] city 0 is empty', () => {
    expect(normaliseProfile({ id: 1, cityId: 0 }).cityId).toBeNull();
    expect(normaliseProfile({ id: 1, cityId: 310 }).cityId).toBe(310);
  });
});
