import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes the counts of a run to the file named by STORY_COUNTS, for the summary of `npm test`. */
export default class JsonReporter {
  onRunComplete(_, { numPassedTests, numFailedTests, numPendingTests, testResults }) {
    const file = process.env.STORY_COUNTS;
    if (!file) return;
    const suites = testResults.map((suite) => ({
      name: suite.testFilePath,
      status: suite.numFailingTests > 0 || suite.testExecError ? 'failed' : 'passed',
      assertionResults: suite.testResults.map(({ fullName, status }) => ({ fullName, status })),
    }));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numPendingTests, testResults: suites }));
  }
}
