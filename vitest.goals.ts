import { TestRunner, type RunnerTestCase } from 'vitest';

/**
 * Says how many cases of a goal of docs/reliability.md the running test tried. The report carries the number to
 * `node tools/hardening.mjs`, which counts cases and not tests: a test that tries a thousand bodies is not one of one.
 *
 * @param goal such as `G6`
 * @param cases how many were tried, each of them judged
 */
export const countCases = (goal: string, cases: number): void => {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>();
  if (!test) throw new Error('Cases are counted inside of a test');
  const meta = test.meta as { cases?: Record<string, number> };
  meta.cases = { ...meta.cases, [goal]: (meta.cases?.[goal] ?? 0) + cases };
};
