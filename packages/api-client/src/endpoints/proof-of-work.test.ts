import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstBitsOfHash, solveProofOfWork } from './proof-of-work.ts';

describe('the hash', () => {
  it('is SHA-256, for every length around the borders of its blocks', () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Buffer.from(Array.from({ length }, (_, at) => (at * 37 + length) & 255));
      expect(firstBitsOfHash(bytes.toString('latin1')), String(length)).toBe(
        createHash('sha256').update(bytes).digest().readUInt32BE(),
      );
    }
  });
});

describe('the proof of work', () => {
  it.each([
    ['challenge', 0],
    ['challenge', 9],
    ['\u6311\u6218', 8],
    ['x'.repeat(200), 10],
  ])('solves %j of %i bits as the server reads it', async (challenge, difficulty) => {
    const solution = await solveProofOfWork(challenge, difficulty);
    const hash = createHash('sha256').update(`${challenge}:${solution}`).digest();
    expect(Math.clz32(hash.readUInt32BE())).toBeGreaterThanOrEqual(difficulty);
  });

  it('ends when it is not wanted any more, and lets the page respond meanwhile', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 60);
    expect(await solveProofOfWork('challenge', 32, controller.signal)).toBeNull();
  });
});
