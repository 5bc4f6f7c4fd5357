import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The projects in which a target is affected where a file changes. */
const affected = async (target, file) => {
  const args = ['show', 'projects', '--affected', `--files=${file}`, '-t', target, '--json'];
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/nx'), args, { cwd: root });
  return JSON.parse(stdout).sort();
};

const widget = 'packages/ui/src/widgets/pagination/pagination.tsx';

describe('Nx', () => {
  it.each([
    ['test', widget, ['accounts', 'elements', 'portal', 'storybook', 'tools', 'ui']],
    ['e2e', widget, ['elements', 'portal']],
    ['build', widget.replace('.tsx', '.test.tsx'), []],
    ['test', 'tools/bench/visit.mjs', ['tools']],
    ['build', 'tools/build-library.mjs', ['api-client', 'domain', 'elements', 'i18n', 'ui']],
  ])('runs the target %s again after a change of %s in these projects alone: %j', async (target, file, projects) => {
    expect(await affected(target, file)).toEqual(projects);
  });

  it('takes no tool for an input of everything', () => {
    const { sharedGlobals, default: own } = readJson('nx.json').namedInputs;
    expect(own).toEqual(['{projectRoot}/**/*', 'sharedGlobals']);
    expect(sharedGlobals.filter((input) => !/^\{workspaceRoot\}\/[\w.-]+$/.test(input))).toEqual([]);
  });

  it('knows every project by its folder, so that commands are short', () => {
    const projects = globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => file.split(/[\\/]/)[1]);
    expect(projects.length).toBeGreaterThan(7);
    for (const project of projects) {
      const [file] = globSync(`{packages,apps}/${project}/project.json`, { cwd: root });
      const { name, tags, targets } = readJson(file);
      expect([name, tags.length > 0]).toEqual([project, true]);
      expect(Object.keys(targets)).toEqual(expect.arrayContaining(['lint', 'typecheck', 'test']));
    }
  });
});
