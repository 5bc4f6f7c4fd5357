import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

/** Below node_modules, so that the configuration of the copy finds its packages and no other check finds the copy. */
const scratch = join(root, 'node_modules/.cache/millwright');
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, 'catalogs-'));
const catalog = (locale) => join(folder, 'src/catalogs', locale, 'ui.po');

const source = (text) => `import { msg } from '@lingui/core/macro';\nexport const title = msg\`${text}\`;\n`;
const po = (text, translation) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n#: src/title.ts\nmsgid "${text}"\nmsgstr "${translation}"\n`;

/** Runs one of the package's own two checks on the copy. */
const check = (...args) =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules/.bin/lingui'), 'check', ...args, '--workers', '1'], {
    cwd: folder,
  }).then(
    () => 'complete',
    (failed) => `${failed.stdout}${failed.stderr}`,
  );
const missing = () => check('missing', '--mode', 'catalog', '--verbose');
const sync = () => check('sync', '--clean', '--verbose');

beforeEach(() => {
  for (const locale of ['cn', 'en', 'de']) mkdirSync(join(folder, 'src/catalogs', locale), { recursive: true });
  const config = `import config from ${JSON.stringify(join(root, 'packages/i18n/lingui.config.ts'))};
export default { ...config, catalogs: [{ path: '<rootDir>/src/catalogs/{locale}/ui', include: ['<rootDir>/src'] }] };\n`;
  writeFileSync(join(folder, 'lingui.config.ts'), config);
  cpSync(join(root, 'packages/i18n/package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, 'src/title.ts'), source('Latest news'));
  writeFileSync(catalog('cn'), po('Latest news', '最新资讯'));
  writeFileSync(catalog('en'), po('Latest news', 'Latest news'));
  writeFileSync(catalog('de'), po('Latest news', 'Aktuelles'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the check of the catalogs', () => {
  it('accepts a catalog in which everything is translated', async () => {
    expect(await missing()).toBe('complete');
  });

  it('refuses a message without its Chinese text', async () => {
    writeFileSync(catalog('cn'), po('Latest news', ''));
    expect(await missing()).toContain('Latest news');
  });

  it('refuses a catalog that knows another text than the code', async () => {
    writeFileSync(join(folder, 'src/title.ts'), source('Freshest news'));
    expect(await sync()).toMatch(/out.of.sync/i);
  });

  it('is what the i18n package runs', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'packages/i18n/package.json'), 'utf8'));
    expect(scripts.check).toContain('lingui check sync --clean');
    expect(scripts.check).toContain('lingui check missing --mode catalog');
  });
});
