import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const here = resolve(import.meta.dirname, '../..');
const repository = resolve(here, '../..');
const modules = join(repository, 'node_modules');
let project: string;

/** Runs Lingui's command line in the small project, under the configuration of this package. */
const lingui = (command: string, ...options: string[]) => {
  const program = join(modules, '@lingui/cli/dist', `lingui-${command}.js`);
  const run = spawnSync(process.execPath, [program, ...options, '--workers', '1'], {
    cwd: join(project, 'packages/i18n'),
    encoding: 'utf8',
  });
  return { status: run.status, output: run.stdout + run.stderr };
};
const isStale = () => lingui('check', 'sync', '--clean', '--verbose');
const isIncomplete = () => lingui('check', 'missing', '--mode', 'catalog', '--verbose');

const write = (file: string, text: string) => {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const catalog = (name: string, locale = 'cn') => join(project, 'packages/i18n/src/catalogs', locale, `${name}.po`);
const translate = (name: string, text: string, translations: { cn: string; de: string }) => {
  for (const [locale, translation] of Object.entries(translations)) {
    const po = readFileSync(catalog(name, locale), 'utf8');
    const untranslated = `msgid "${text}"\nmsgstr ""`;
    writeFileSync(catalog(name, locale), po.replace(untranslated, `msgid "${text}"\nmsgstr "${translation}"`));
  }
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'catalogs-'));
  symlinkSync(modules, join(project, 'node_modules'));
  mkdirSync(join(project, 'packages/i18n'), { recursive: true });
  cpSync(join(here, 'lingui.config.ts'), join(project, 'packages/i18n/lingui.config.ts'));
  write('packages/i18n/package.json', '{ "type": "module" }');
  write(
    'packages/i18n/src/editions/cn.ts',
    "import { msg } from '@lingui/core/macro';\nexport const name = msg`Meetings`;\n",
  );
  write(
    'packages/ui/src/card.tsx',
    "import { Trans } from '@lingui/react/macro';\nexport const Card = () => <Trans>Published</Trans>;\n",
  );
  write(
    'packages/ui/src/card.test.tsx',
    "import { msg } from '@lingui/core/macro';\nexport const x = msg`Only of a test`;\n",
  );
  write(
    'apps/portal/app/root.tsx',
    "import { msg } from '@lingui/core/macro';\nexport const title = msg`Front page`;\n",
  );
  write(
    'apps/portal/app/lead.server.tsx',
    "import { msg } from '@lingui/core/macro';\nexport const lead = msg`Lead story`;\n",
  );
  expect(lingui('extract', '--clean').status).toBe(0);
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

describe('the check of the catalogs', { timeout: 60_000 }, () => {
  it('every source folder has its catalog, and tests have none', () => {
    const texts = ['shared', 'ui', 'portal', 'server'].map((name) =>
      [...readFileSync(catalog(name), 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, text]) => text),
    );
    expect(texts).toEqual([['Meetings'], ['Published'], ['Front page'], ['Lead story']]);
  });

  it('[EN-27] fails while a translation is missing, and passes when all are there', () => {
    const missing = isIncomplete();
    expect(missing.status).toBe(1);
    expect(missing.output).toContain('Found 8 missing');
    translate('shared', 'Meetings', { cn: '会议', de: 'Tagungen' });
    translate('ui', 'Published', { cn: '发布时间', de: 'Veröffentlicht' });
    translate('portal', 'Front page', { cn: '首页', de: 'Startseite' });
    expect(isIncomplete().status).toBe(1);
    translate('server', 'Lead story', { cn: '头条', de: 'Aufmacher' });
    expect(isIncomplete()).toMatchObject({ status: 0 });
    expect(isStale()).toMatchObject({ status: 0 });
  });

  it('fails when the sources say something that the catalogs do not', () => {
    expect(isStale().status).toBe(0);
    write('packages/ui/src/badge.tsx', "import { msg } from '@lingui/core/macro';\nexport const badge = msg`New`;\n");
    const stale = isStale();
    expect(stale.status).toBe(1);
    expect(stale.output).toContain('cn/ui.po');
  });

  it('fails when the catalogs keep what no source says any more', () => {
    rmSync(join(project, 'packages/ui/src/card.tsx'));
    expect(isStale().status).toBe(1);
  });

  it('extraction is idempotent', () => {
    const before = readFileSync(catalog('ui'), 'utf8');
    expect(lingui('extract', '--clean').status).toBe(0);
    expect(readFileSync(catalog('ui'), 'utf8')).toBe(before);
  });
});
