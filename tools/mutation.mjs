import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';

/**
 * Mutation testing with StrykerJS: writes code otherwise, place by place, and counts how often a test notices.
 * `node tools/mutation.mjs [scope …] [part of a path …]` measures; `--changed` what is on record with another text,
 * `--write` puts the scores into docs/mutation.json. It fails below 85 percent.
 */
const { node, env } = bootstrap();
const { code } = await run(node, [join(root, 'tools/mutation/measure.mjs'), ...process.argv.slice(2)], { env });
process.exit(code);
