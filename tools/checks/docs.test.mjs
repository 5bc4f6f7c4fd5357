import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { projectFiles } from '../lib/project-files.mjs';

const files = projectFiles();
const read = (file) => readFileSync(join(root, file), 'utf8');
const folders = new Set(
  files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
  ),
);
const names = new Set(files.flatMap((file) => [file, posix.basename(file)]));
const scriptsOf = (folder) => Object.keys(JSON.parse(read(posix.join(folder, 'package.json'))).scripts ?? {});
const own = scriptsOf('.');
const ofWorkspaces = new Map(
  files
    .filter((file) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(file))
    .map((file) => [JSON.parse(read(file)).name, scriptsOf(dirname(file))]),
);

/** What tells a person how it is now. Decisions are dated, and may name what has gone. */
const documents = files.filter(
  (file) =>
    /\.mdx?$/.test(file) && !/CHANGELOG|^docs\/decisions\/|^tools\/(?:starter|consumers|lint-fixtures)\//.test(file),
);

/** Kinds of files of our own; names such as `robots.txt` are URLs. */
const isOwnFile = /^[\w.-]+\.(?:tsx?|mjs|mdx?|sql|po|(?:test|spec|css|machine|chart)\.tsx?)$/;
const isPlaceholder = /^(?:name|its-name)\./;
const isPath = /^(?:apps|packages|tools|docs|\.ci)\/[\w./@-]+$/;
/** What a build writes. */
const isMade = /\/(?:build|dist|storybook-static)(?:\/|$)/;

const missingIn = (text, place) => [
  ...[...text.matchAll(/npm run ([\w:-]+)(?: -w (\S+?))?(?=[\s`,.;)]|$)/gm)]
    .filter(
      ([, script, workspace]) => !(workspace ? ofWorkspaces.get(workspace)?.includes(script) : own.includes(script)),
    )
    .map(([command]) => command),
  ...[...text.matchAll(/`([^`\s*{}<>$|]+)`/g)]
    .map(([, code]) => code.replace(/\/$/, ''))
    .filter((code) => {
      if (isPath.test(code)) return !isMade.test(code) && !names.has(code) && !folders.has(code);
      return isOwnFile.test(code) && !isPlaceholder.test(code) && !names.has(code);
    }),
  ...[...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^(?:[a-z]+:|[/?])/.test(link) && !existsSync(join(root, dirname(place), link))),
];

describe('the documentation', () => {
  it.each(documents)('names only files, commands and pages that are there: %s', (file) => {
    expect(missingIn(read(file), file)).toEqual([]);
  });

  it('has a line in the README for every command', () => {
    const readme = read('README.md');
    expect(
      own.filter((script) => !new RegExp(`npm (?:run )?${script}\\b|\`(?:[^\`]*[ ,])?${script}\``).test(readme)),
    ).toEqual([]);
  });

  it('has a line in the map for every folder that a newcomer meets', () => {
    const map = read('docs/where-does-it-go.md');
    // The projects, the pages of the portal, and the layers of the library: all else is found from there.
    const met = [...folders].filter((folder) =>
      /^(?:apps|packages)\/[^/]+$|^apps\/portal\/app\/(?:features\/)?[^/]+$|^packages\/ui\/src\/[^/]+$/.test(folder),
    );
    expect(met.length).toBeGreaterThan(20);
    expect(met.filter((folder) => !map.includes(`\`${folder}\``))).toEqual([]);
  });

  it('numbers decisions without holes, and writes each as status, context, decision and consequences on a page', () => {
    const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file)).sort();
    expect(decisions.length).toBeGreaterThan(20);
    const list = read('docs/decisions/README.md');
    for (const [index, file] of decisions.entries()) {
      const number = String(index + 1).padStart(4, '0');
      const text = read(file);
      expect(text).toMatch(new RegExp(`^# ${number} \\S`));
      expect([file, [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)]).toEqual([
        file,
        ['Status', 'Context', 'Decision', 'Consequences'],
      ]);
      expect([file, text.split('\n').length < 70]).toEqual([file, true]);
      expect(list).toContain(`](${file.slice('docs/decisions/'.length)})`);
    }
  });

  it('would be reported for what is not there', () => {
    expect(
      missingIn(
        '`npm run nothing`, `npm run nothing -w @millwright/i18n`, `apps/none/at-all`, `no-such-file.test.ts`, [a](none.md)',
        'README.md',
      ),
    ).toHaveLength(5);
    expect(
      missingIn(
        '`npm run lint`, `npm run check -w @millwright/i18n`, `apps/portal/server`, `portal-server.ts`, `robots.txt`, [a](docs/pages.md)',
        'README.md',
      ),
    ).toEqual([]);
  });
});
