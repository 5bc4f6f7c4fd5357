import { describe, expect, it } from 'vitest';
import { distanceOf, mostMistakes, spellingKeys } from './spelling-keys.ts';

const shared = (one: string, other: string): boolean => {
  const keys = new Set(spellingKeys(one));
  return spellingKeys(other).some((key) => keys.has(key));
};

describe('similar words', () => {
  it.each([
    ['colaborative', 'collaborative', 1],
    ['hydrualic', 'hydraulic', 1],
    ['injecton', 'injection', 1],
    ['bearngs', 'bearings', 1],
    ['lazer', 'laser', 1],
    ['photovoltaik', 'photovoltaic', 1],
  ])('%s and %s differ in %i letters and share a key', (one, other, distance) => {
    expect([distanceOf(one, other, 2), shared(one, other)]).toEqual([distance, true]);
  });

  it('differ in two letters at most, in one if they are short, and in none below four letters', () => {
    expect(distanceOf('laser', 'lathe', 1)).toBe(2);
    expect(distanceOf('abcdefgh', 'abc', 2)).toBe(3);
    expect(['cnc', 'weld', 'welder'].map(mostMistakes)).toEqual([0, 1, 2]);
  });

  it('have few keys, however long they are', () => {
    expect(spellingKeys('electroencephalographically').length).toBeLessThanOrEqual(29);
  });
});
