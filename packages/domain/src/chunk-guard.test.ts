import { describe, expect, it } from 'vitest';
import { guardChunkFailure, isChunkLoadError, mayReloadForChunk, type ChunkGuardPorts } from './chunk-guard.ts';

const now = 1_800_000_000_000;

/** Ports over a stored value and a clock that the test moves. */
const memory = (stored: string | null = null) => {
  const state = { stored, time: now };
  const ports: ChunkGuardPorts = {
    read: () => state.stored,
    write: (time) => void (state.stored = time),
    now: () => state.time,
  };
  return { state, ports };
};

describe('isChunkLoadError', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://a.example/x.js',
    'error loading dynamically imported module: https://a.example/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('knows %j', (message) => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true);
  });

  it('knows the words in any case, and where they are thrown without an error', () => {
    expect(isChunkLoadError('IMPORTING a module script failed')).toBe(true);
  });

  it.each([new Error('x is not a function'), new TypeError('Failed to fetch'), '', 'lost', null, undefined, {}, 404])(
    'leaves %j alone',
    (error) => {
      expect(isChunkLoadError(error)).toBe(false);
    },
  );
});

describe('the guard', () => {
  it('reloads once, and not again within 60 s', () => {
    const { state, ports } = memory();
    expect(guardChunkFailure(ports)).toBe(true);
    state.time += 1;
    expect(guardChunkFailure(ports)).toBe(false);
    state.time = now + 60_000;
    expect(guardChunkFailure(ports)).toBe(false);
    state.time = now + 60_001;
    expect(guardChunkFailure(ports)).toBe(true);
  });

  it('[ST-41] allows a reload only where the last one is longer ago than 60 000 ms', () => {
    expect(mayReloadForChunk(null, now)).toBe(true);
    expect(mayReloadForChunk(now - 60_000, now)).toBe(false);
    expect(mayReloadForChunk(now - 60_001, now)).toBe(true);
    expect(mayReloadForChunk(Number.NaN, now)).toBe(true);
  });

  it('does not wait for a clock that was set back', () => {
    const { state, ports } = memory(String(now + 86_400_000));
    expect(guardChunkFailure(ports)).toBe(true);
    state.time += 1;
    expect(guardChunkFailure(ports)).toBe(false);
  });

  it('reloads over a stored value that is no time', () => {
    expect(guardChunkFailure(memory('x').ports)).toBe(true);
    expect(guardChunkFailure(memory('').ports)).toBe(true);
  });

  it('never reloads where storage throws or stores nothing', () => {
    const fail = () => {
      throw new Error('blocked');
    };
    expect(guardChunkFailure({ ...memory().ports, read: fail })).toBe(false);
    expect(guardChunkFailure({ ...memory().ports, write: fail })).toBe(false);
    expect(guardChunkFailure({ ...memory().ports, write: () => {} })).toBe(false);
  });
});
