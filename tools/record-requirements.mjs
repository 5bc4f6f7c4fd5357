import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/bootstrap.mjs';
import { runOnRecord } from './lib/requirements.mjs';
import { resultsFolder } from './lib/results.mjs';

/** `npm run update -- requirements`: stores what the last whole run of `npm test` proved, for Storybook. */
const report = join(resultsFolder, 'published/requirements.json');
const { groups } = JSON.parse(readFileSync(join(root, 'docs/requirements.json'), 'utf8'));
const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { requirements: {} };
const missing = groups.flatMap(({ lines }) => lines).filter(({ id }) => !results.requirements[id]);
if (missing.length > 0) {
  console.error(`The last run of npm test was not a whole one: no test of ${missing.length} requirements ran.`);
  process.exit(1);
}
writeFileSync(join(root, 'docs/requirements-run.json'), runOnRecord(results));
