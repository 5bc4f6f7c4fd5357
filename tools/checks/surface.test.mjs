import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSurfaces, recordsOf, readReleased } from '../surface/records.mjs';
import { unlistedProperties } from '../surface/custom-properties.mjs';
import { goneTooSoon, namesOf, vagueDeprecations } from '../surface/deprecations.mjs';
import { readModule } from '../surface/read-module.mjs';

describe('the public surface', () => {
  let surfaces;
  beforeAll(async () => {
    surfaces = await readSurfaces();
  }, 240_000);

  it('is the one on record; after a wanted change, run `npm run update -- contracts`', async () => {
    for (const [file, text] of Object.entries(await recordsOf(surfaces))) {
      expect(text, basename(file)).toBe(readFileSync(file, 'utf8'));
    }
  });

  it('says of everything deprecated since when, and what takes its place', () => {
    expect(vagueDeprecations(namesOf(surfaces))).toEqual([]);
  });

  it('has lost nothing too soon since the last release', () => {
    expect(goneTooSoon(readReleased(), namesOf(surfaces))).toEqual([]);
  });

  it('lists every custom property that the widgets name', async () => {
    expect(await unlistedProperties()).toEqual([]);
  });
});

describe('the record of a module', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-surface-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has every signature on one line, members below it, and what is deprecated', () => {
    const file = join(folder, 'made.d.ts');
    writeFileSync(
      file,
      [
        '/** A button.',
        ' * @deprecated since 0.3: use {@link Other} */',
        'export declare const Old: (props: OldProps) => import("react").JSX.Element;',
        'export interface OldProps {',
        '  /** Its text. */',
        '  label: string;',
        '  /** @deprecated since 0.4: use `label` */',
        '  text?: string;',
        '}',
        '',
      ].join('\n'),
    );
    const { declared } = readModule(file);
    expect(declared.get('Old')).toMatchObject({
      text: 'const Old: (props: OldProps) => react.JSX.Element',
      deprecated: 'since 0.3: use {@link Other}',
    });
    expect(declared.get('OldProps').members).toEqual([
      'label: string',
      'text?: string // deprecated since 0.4: use `label`',
    ]);
  });
});

describe('what is deprecated', () => {
  const minors = ['0.1', '0.2', '0.3', '0.4'];
  const since = (version) => ({ minors, names: { 'ui/a Old': `since ${version}: use New instead` } });

  it('may go after two further minor versions, and not sooner', () => {
    expect(goneTooSoon(since('0.2'), {})).toEqual([]);
    expect(goneTooSoon(since('0.3'), {})).toEqual([
      'ui/a Old is gone, deprecated since 0.3: it stays for 2 further minor versions, and had 1',
    ]);
    expect(goneTooSoon(since('0.4'), {})).toHaveLength(1);
    expect(goneTooSoon(since('0.5'), {})).toHaveLength(1);
  });

  it('stays as long as it likes', () => {
    expect(goneTooSoon(since('0.1'), { 'ui/a Old': 'since 0.1: use New instead' })).toEqual([]);
  });

  it('was deprecated at all: nothing goes from one version to the next, and no prop', () => {
    const names = { 'ui/a Props': null, 'ui/a Props.label': null, 'ui/a Other': null };
    expect(goneTooSoon({ minors, names }, { 'ui/a Props': null, 'ui/a Other': null })).toEqual([
      'ui/a Props.label is gone and was never deprecated',
    ]);
    expect(goneTooSoon({ minors, names }, { 'ui/a Other': null })).toEqual([
      'ui/a Props is gone and was never deprecated',
    ]);
  });

  it.each(['', 'use New', 'since 0.3', 'since soon: use New'])('says since when and what to use, unlike %j', (text) => {
    expect(vagueDeprecations({ 'ui/a Old': text })).toHaveLength(1);
  });
});
