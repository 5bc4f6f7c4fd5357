import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { resultsFolder } from './lib/results.mjs';
import { mutationChecks } from './mutation-checks/mutation-checks.mjs';
import { runWithout } from './mutation-checks/run-without.mjs';

/**
 * Switches off each check in turn and runs the tests that guard it, which must fail; in each project one that is
 * replaced by itself is the control. Words choose the mutation checks whose names hold them.
 */
bootstrap();
const words = process.argv.slice(2);
const chosen = mutationChecks.filter(({ name }) => words.every((word) => name.includes(word)));
const outcomes = await runWithout(chosen);
for (const { name, ok, failed, passed } of outcomes)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: ${failed} failed, ${passed} passed`);
const failed = outcomes.filter(({ ok }) => !ok).length;
console.log(`${outcomes.length - failed} of ${outcomes.length}`);
const results = join(resultsFolder, 'tools');
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'mutation-checks.json'), JSON.stringify({ passed: outcomes.length - failed, failed }));
process.exit(failed === 0 && outcomes.length > 0 ? 0 : 1);
