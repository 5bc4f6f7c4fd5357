/** How each requirement stands, without the tests themselves. */
export const summaryOfRun: (results: {
  at: string;
  requirements: Readonly<Record<string, { tests: readonly { passed: boolean }[] }>>;
}) => { at: string; requirements: Record<string, { tests: number; failed: number }> };
