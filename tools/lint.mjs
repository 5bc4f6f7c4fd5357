import { bootstrap } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';
import { lintSteps } from './lint/steps.mjs';

/** `npm run lint`: every step of tools/lint/steps.mjs. `-- --fix` mends what can be mended, the format above all. */
const { node, env } = bootstrap();
const fixing = { lint: ['--fix'], format: [] };
for (const { name, command, args } of lintSteps(node)) {
  const { code } = await run(command, (process.argv.includes('--fix') && fixing[name]) || args, { env });
  if (code !== 0) process.exitCode = 1;
}
