import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root } from '../lib/bootstrap.mjs';
import { run } from '../lib/run.mjs';
import { packages } from '../surface/declarations.mjs';
import { recordRelease, writeRecords } from '../surface/records.mjs';
import { inTwoLanguages } from './changelog.mjs';

const readVersion = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version;

/** The head of a changelog, its newest version, and the ones before. */
const partsOf = (text) => {
  const [head = '', newest = '', ...older] = text.split(/^(?=## )/m);
  return { head, newest, older: older.join('') };
};

/** Takes the newest version of a package's changelog apart into its two files. */
const separate = (name) => {
  const english = join(root, 'packages', name, 'CHANGELOG.md');
  const chinese = join(root, 'packages', name, 'CHANGELOG.zh.md');
  const { head, newest, older } = partsOf(readFileSync(english, 'utf8'));
  const { en, zh } = inTwoLanguages(newest);
  writeFileSync(english, [head, en, older && '\n', older].join(''));
  const before = existsSync(chinese) ? partsOf(readFileSync(chinese, 'utf8')) : { head, newest: '', older: '' };
  writeFileSync(chinese, [before.head, zh, before.newest && '\n', before.newest, before.older].join(''));
};

const before = readVersion('ui');
const { code, output } = await run('changeset', ['version'], { env: bootstrap().env, quiet: true });
process.stdout.write(output);
if (code !== 0) process.exit(code);
const version = readVersion('ui');
if (version === before) {
  console.log('There is nothing to release: no changeset is waiting.');
} else {
  packages.forEach(separate);
  await writeRecords();
  await recordRelease(version);
  console.log(
    `All packages are ${version}; their changelogs stand next to them, and docs/contracts/released.json keeps what is public.`,
  );
}
