import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { allStoryCode } from '../code/all-story-code.ts';
import { loadStoryCode } from '../code/load-story-code.ts';
import { codeOfUnseen } from '../code/machine-code.ts';
import type { StoryCode } from '../code/story-code.ts';
import { registeredMachines } from '../machines/machine-registry.ts';
import themeStories from '../pages/theme.stories.tsx';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/story-code');
const machines = registeredMachines.map(({ name }) => name);

/**
 * The code that the packages print in their own READMEs; that of `@millwright/ui` names its first module as the second
 * imports it.
 */
const generated: Readonly<Record<string, string>> = Object.fromEntries(
  ['ui', 'i18n', 'domain', 'api-client'].flatMap((name) =>
    [...readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').matchAll(/^```tsx\n(.*?)^```/gms)].map(
      ([, code = ''], at) => [code.includes('export const Providers') ? 'providers' : `readme-${name}-${at}`, code],
    ),
  ),
);

/** Compiles modules as a site would that has only the packages. */
const compile = async (codes: Readonly<Record<string, string>>): Promise<string> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, code] of Object.entries(codes)) writeFileSync(join(folder, `${id.replaceAll('/', '.')}.tsx`), code);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', include: ['*.tsx', '../../packages/i18n/src/po.d.ts'] }),
  );
  try {
    await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
      maxBuffer: 10_000_000,
    });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
};

describe('the code that a story hands out', () => {
  let codes: ReadonlyMap<string, StoryCode>;
  beforeAll(async () => {
    codes = await allStoryCode();
  }, 120_000);

  it('is there for every story, and has only what can be imported', () => {
    expect(codes.size).toBeGreaterThan(500);
    expect(
      [...codes]
        .filter(([, { missing }]) => missing.length > 0)
        .map(([id, { missing }]) => `${id}: ${missing.join(', ')}`),
    ).toEqual([]);
    for (const [id, { code }] of codes) {
      expect(code, id).toContain('export const Example = () => ');
      expect(code, id).not.toMatch(/from '(?!@millwright\/(?:ui|i18n)\/)|storybook|fixtures/);
    }
  });

  it(
    'compiles on a site that has the packages, for every story, and so does that of the READMEs; code that is ' +
      'wrong next to it does not',
    async () => {
      expect(Object.keys(generated)).toEqual([
        'providers',
        'readme-ui-1',
        'readme-i18n-0',
        'readme-domain-0',
        'readme-api-client-0',
      ]);
      const wrong =
        'import { Button } from \'@millwright/ui/button\';\n\nexport const Example = () => <Button variant="loud">Search</Button>;\n';
      const errors = await compile({
        ...generated,
        ...codeOfUnseen,
        theme: themeStories.parameters.code,
        ...Object.fromEntries([...codes].map(([id, { code }]) => [id, code])),
        wrong,
      });
      expect(errors.split('\n').filter((line) => /: error TS/.test(line))).toEqual([
        expect.stringMatching(/wrong\.tsx.*"loud"/),
      ]);
    },
    // A machine that fifteen other processes share takes five times as long.
    600_000,
  );

  it('is there for the chart of every machine: that of the widget which runs it', async () => {
    expect(machines.length).toBeGreaterThan(20);
    const given = await Promise.all(
      machines.map(
        async (machine) =>
          [
            machine,
            await loadStoryCode({ parameters: { fileName: `virtual:machine-stories/${machine}.js` } }),
          ] as const,
      ),
    );
    expect(
      given
        .filter(([, code]) => !/^import .*'@millwright\/ui\//m.test(code))
        .map(([machine, code]) => `${machine}: ${code}`),
    ).toEqual([]);
    expect(Object.fromEntries(given)['verifyCode']).toContain("from '@millwright/ui/login-dialog';");
  });

  it('imports a widget from its own entry and has the content of the story', () => {
    expect(codes.get('primitives/button/button/AsLink')?.code).toBe(
      '// Stands inside the EditionProvider of a page: see About/On your site.\nimport { LinkButton } from ' +
        '\'@millwright/ui/button\';\n\nexport const Example = () => <LinkButton href="/articles" ' +
        'icon="arrow-right">All news</LinkButton>;\n',
    );
  });
});
