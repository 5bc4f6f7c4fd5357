import { expect, it } from 'vitest';
import { awaitRenderSlot } from './handle-request.server.tsx';

it('lets one document be rendered in each round of the event loop, in the order in which they were requested', async () => {
  const rendered: { number: number; round: number }[] = [];
  let round = 0;
  const counting = (): void => {
    round += 1;
    if (rendered.length < 5) setImmediate(counting);
  };
  setImmediate(counting);
  await Promise.all(
    Array.from({ length: 5 }, async (_, number) => {
      await awaitRenderSlot();
      rendered.push({ number, round });
    }),
  );
  expect(rendered.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(rendered.map((one) => one.round)).size).toBe(5);
});
