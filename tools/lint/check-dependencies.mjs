import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from '../lib/bootstrap.mjs';

const config = createRequire(import.meta.url)('./dependencies.config.cjs');

/** What must stand outside a machine's reach. */
const impure = /(^|\/)node_modules\/(react|react-dom|@lingui|@xstate\/react)\/|\.css(\.ts)?$|\.messages\.ts$/;

const leavesTrace = (dependency) => !dependency.dependencyTypes.includes('type-only');

/** The shortest way from a module to something impure, or undefined. Imports of types leave no trace in what runs. */
const wayToImpurity = (start, modules) => {
  const seen = new Set([start]);
  const ways = [[start]];
  for (const way of ways) {
    for (const { resolved } of (modules.get(way.at(-1))?.dependencies ?? []).filter(leavesTrace)) {
      if (seen.has(resolved)) continue;
      if (impure.test(resolved)) return [...way, resolved];
      seen.add(resolved);
      ways.push([...way, resolved]);
    }
  }
  return undefined;
};

/**
 * Every violation of the dependency rules in some folders, one sentence each.
 * @param {string[]} folders relative to `base`
 * @param {string} [base] absolute path
 */
export const checkDependencies = async (folders, base = root) => {
  const { forbidden, options } = config;
  const { output } = await cruise(folders, {
    ...options,
    baseDir: base,
    ruleSet: { forbidden },
    validate: true,
    outputType: 'json',
  });
  const result = typeof output === 'string' ? JSON.parse(output) : output;
  const violations = result.summary.violations.map(
    ({ rule, from, to, cycle }) =>
      `${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to}`,
  );
  const modules = new Map(result.modules.map((module) => [module.source, module]));
  const impurities = [...modules.keys()]
    .filter((source) => source.endsWith('.machine.ts'))
    .map((source) => wayToImpurity(source, modules))
    .filter((way) => way !== undefined)
    .map((way) => `machine-pure: ${way.join(' → ')}`);
  return [...new Set([...violations, ...impurities])];
};

/** The folders of the project that hold code which runs. */
const codeFolders = [
  'packages/domain/src',
  'packages/i18n/src',
  'packages/api-client/src',
  'packages/ui/src',
  'apps/api/src',
  'apps/portal/app',
  'apps/portal/server',
  'apps/storybook/.storybook',
  'apps/storybook/checks',
];

if (process.argv[1] === join(import.meta.dirname, 'check-dependencies.mjs')) {
  const violations = await checkDependencies(codeFolders);
  for (const violation of violations) console.error(violation);
  console.log(
    violations.length === 0 ? 'Dependencies are in order.' : `${violations.length} violations of the dependency rules.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}
