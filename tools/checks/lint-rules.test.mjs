import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { checkDependencies } from '../lint/check-dependencies.mjs';

const samples = join(root, 'tools/lint-fixtures');
const widget = 'packages/ui/src/widgets/sample';

const imports = 'eslint(no-restricted-imports)';
const copy = 'lingui(no-unlocalized-strings)';

/** Each file of the samples that the linter must refuse, and the rule that must refuse it. */
const refused = [
  ['packages/domain/src/imports-react.ts', imports],
  ['packages/domain/src/imports-i18n.ts', imports],
  ['packages/i18n/src/imports-ui.ts', imports],
  ['packages/api-client/src/imports-i18n-later.ts', imports],
  ['packages/api-client/src/uses-dayjs.ts', imports],
  ['packages/ui/src/primitives/sample/imports-widget.ts', imports],
  [`${widget}/imports-api-client.ts`, imports],
  [`${widget}/imports-router.tsx`, imports],
  [`${widget}/imports-by-path.ts`, imports],
  [`${widget}/global-i18n.ts`, imports],
  [`${widget}/direct.machine.ts`, imports],
  [`${widget}/styled.machine.ts`, imports],
  ['apps/portal/app/imports-radix.tsx', imports],
  ['apps/portal/app/imports-machine.tsx', imports],
  ['apps/portal/app/imports-api.tsx', imports],
  ['apps/portal/app/imports-api.server.ts', imports],
  ['apps/portal/app/runtime/imports-feature.ts', imports],
  ['apps/portal/app/uses-private-interface.ts', 'millwright(public-interfaces)'],
  ['apps/api/src/imports-react.ts', imports],
  [`${widget}/fetches.ts`, 'eslint(no-restricted-globals)'],
  [`${widget}/timed.machine.ts`, 'eslint(no-restricted-globals)'],
  [`${widget}/bare-text.tsx`, copy],
  [`${widget}/bare-chinese.tsx`, copy],
  [`${widget}/bare-label.tsx`, copy],
  [`${widget}/bare-choice.tsx`, copy],
  [`${widget}/bare-title.tsx`, 'millwright(no-bare-attribute)'],
  [`${widget}/early-copy.tsx`, 'lingui(t-call-in-function)'],
  [`${widget}/which-edition.tsx`, 'millwright(ask-the-edition)'],
  [`${widget}/silent-prop.ts`, 'millwright(document-props)'],
  [`${widget}/silent-disable.ts`, 'millwright(explained-disable)'],
  [`${widget}/physical.css.ts`, 'millwright(logical-properties)'],
  [`${widget}/default-export.ts`, 'import(no-default-export)'],
  [`${widget}/NotKebab.ts`, 'unicorn(filename-case)'],
  [`${widget}/half-of-cycle.ts`, 'import(no-cycle)'],
];

const accepted = [
  `${widget}/allowed.tsx`,
  `${widget}/allowed.machine.ts`,
  `${widget}/allowed.types.ts`,
  `${widget}/allowed.css.ts`,
  'apps/portal/server/allowed.ts',
  'apps/portal/app/allowed.server.ts',
];

/** The module that closes a circle. It is there while the tests run, so that the project itself has no circle. */
const otherHalf = join(samples, widget, 'other-half.ts');
beforeAll(() => {
  writeFileSync(
    otherHalf,
    "import { a } from './half-of-cycle.ts';\n\n/** The other half. */\nexport const b = (): unknown => a;\n",
  );
});
afterAll(() => rmSync(otherHalf, { force: true }));

/** Runs the linter over the samples and returns `file → rules`. */
const lintSamples = async () => {
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/oxlint'),
    ['-c', 'samples.config.ts', '-f', 'json', '.'],
    { cwd: samples, maxBuffer: 2 ** 24 },
  ).catch((failed) => failed);
  const found = new Map();
  for (const { filename, code } of JSON.parse(stdout).diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code]);
  return found;
};

describe('the linter', () => {
  let found;
  beforeAll(async () => {
    found = await lintSamples();
  });

  it.each(refused)('refuses %s', (file, rule) => {
    expect(found.get(file) ?? []).toContain(rule);
  });

  it('finds every kind of physical side', () => {
    const sides = found.get(`${widget}/physical.css.ts`).filter((rule) => rule === 'millwright(logical-properties)');
    expect(sides).toHaveLength(12);
  });

  it.each(accepted)('accepts %s', (file) => {
    expect(found.get(file) ?? []).toEqual([]);
  });
});

describe('the dependency rules', () => {
  let violations;
  beforeAll(async () => {
    violations = await checkDependencies(['packages/ui/src'], samples);
  });

  it('refuse a machine that reaches React through a helper', () => {
    expect(violations).toContainEqual(
      expect.stringMatching(/^machine-pure: .*sly\.machine\.ts → .*helper\.ts → .*node_modules\/react\//),
    );
  });

  it('refuse a machine that reaches styles', () => {
    expect(violations).toContainEqual(expect.stringMatching(/^machine-pure: .*styled\.machine\.ts → .*\.css\.ts/));
  });

  it('refuse a package that is used but not declared', () => {
    expect(violations).toContainEqual(expect.stringMatching(/^undeclared: .*undeclared\.ts → .*autocannon/));
  });

  it('refuse the inside of another widget, types too', () => {
    const found = violations.filter((violation) => violation.startsWith('inside-of-widget: '));
    expect(found.sort()).toEqual([
      expect.stringMatching(/widgets\/sample\/imports-inside-of-widget\.ts → .*widgets\/other\/inside\.ts$/),
      expect.stringMatching(/widgets\/sample\/imports-type-of-widget\.ts → .*widgets\/other\/inside\.ts$/),
    ]);
  });

  it('refuse a cycle', () => {
    expect(violations).toContainEqual(expect.stringMatching(/^no-cycle: /));
  });

  it('accept a machine that knows only the type of a part', () => {
    expect(violations.filter((violation) => violation.includes('allowed'))).toEqual([]);
  });
});
