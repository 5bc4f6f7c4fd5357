import { describe, expect, it } from 'vitest';
import { runInPool } from '../lib/pool.mjs';

/** Runs tasks whose ends are told by hand, and says what began when. */
const start = (tasks, atOnce) => {
  const begun = [];
  const ends = {};
  const all = runInPool(tasks, atOnce, ({ name }) => {
    begun.push(name);
    return new Promise((resolve) => (ends[name] = resolve));
  });
  const end = async (name) => {
    ends[name]();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, end, all };
};

describe('the pool of steps', () => {
  it('begins the longest first, and another one as soon as there is room', async () => {
    const { begun, end, all } = start(
      [
        { name: 'short', seconds: 1 },
        { name: 'long', seconds: 9 },
        { name: 'middle', seconds: 5 },
      ],
      2,
    );
    expect(begun).toEqual(['long', 'middle']);
    await end('middle');
    expect(begun).toEqual(['long', 'middle', 'short']);
    await end('short');
    await end('long');
    await all;
  });

  it('lets a step wait for what it uses, and others go before it', async () => {
    const { begun, end, all } = start(
      [
        { name: 'use', seconds: 9, after: ['build', 'not asked for'] },
        { name: 'build', seconds: 2 },
        { name: 'other', seconds: 1 },
      ],
      2,
    );
    expect(begun).toEqual(['build', 'other']);
    await end('build');
    expect(begun).toEqual(['build', 'other', 'use']);
    await end('other');
    await end('use');
    await all;
  });

  it('begins early what the longest waits for', async () => {
    const { begun, end, all } = start(
      [
        { name: 'middle', seconds: 5 },
        { name: 'build', seconds: 1 },
        { name: 'long', seconds: 9, after: ['build'] },
      ],
      1,
    );
    for (const name of ['build', 'long', 'middle']) {
      expect(begun.at(-1)).toBe(name);
      await end(name);
    }
    await all;
  });

  it('says so when steps wait for each other', async () => {
    const tasks = [
      { name: 'one', seconds: 1, after: ['other'] },
      { name: 'other', seconds: 1, after: ['one'] },
    ];
    await expect(runInPool(tasks, 2, async () => undefined)).rejects.toThrow('These wait for each other: one, other');
  });
});
