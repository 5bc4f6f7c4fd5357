import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { surfaces } from 'virtual:surfaces';
import { readSurface } from '../docs/read-surface.ts';
import { sizeOf } from '../docs/size-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'millwright-surface-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  join(folder, 'door.types.ts'),
  `/** Where a door stands. */
export type DoorState =
  /** Nobody goes through. */
  | 'closed'
  /** Everybody does. */
  | 'open';

/** Props of the door. */
export interface DoorProps extends Frame {
  /** How wide it is. @default 80 */
  width?: number;
  /** Somebody goes through {@link Door}. */
  onPass: (who: string) => void;
  plain: boolean;
}
`,
);
writeFileSync(
  join(folder, 'door.tsx'),
  `export const Door = ({ open }: { open: boolean }) => <div data-state={open ? 'open' : 'closed'} data-part="leaf" data-wide={open} />;\n`,
);

describe('what the documentation reads from the sources', () => {
  const { types, attributes, entry } = readSurface(folder, '@millwright/ui/door');

  it('holds the props with their sentences, types and defaults', () => {
    expect(entry).toBe('@millwright/ui/door');
    expect(types[0]).toEqual({
      name: 'DoorProps',
      doc: 'Props of the door.',
      text: 'Frame',
      isPublic: true,
      members: [
        { name: 'width', type: 'number', optional: true, doc: 'How wide it is.', fallback: '80' },
        {
          name: 'onPass',
          type: '(who: string) => void',
          optional: false,
          doc: 'Somebody goes through Door.',
          fallback: '',
        },
        { name: 'plain', type: 'boolean', optional: false, doc: '', fallback: '' },
      ],
    });
  });

  it('holds the states of a union, each with its sentence', () => {
    expect(types[1]?.members.map(({ name, doc }) => [name, doc])).toEqual([
      ["'closed'", 'Nobody goes through.'],
      ["'open'", 'Everybody does.'],
    ]);
  });

  it('holds the data attributes with the values that stand in the source', () => {
    expect(attributes).toEqual([
      { name: 'data-part', values: ['leaf'] },
      { name: 'data-state', values: ['open', 'closed'] },
      { name: 'data-wide', values: [] },
    ]);
  });

  it('holds what an index gives on of a shared part, and the attributes of the parts that are shown', () => {
    const header = surfaces['widgets/site-header']!;
    expect(header.types.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SiteHeaderProps', 'SiteHeaderEvent']),
    );
    expect(header.attributes.find(({ name }) => name === 'data-state')?.values).toEqual(['member', 'visitor']);
    expect(surfaces['widgets/subsite-header']?.types.map(({ name }) => name)).toEqual([
      'SubsiteHeaderProps',
      'SubsiteIndustry',
    ]);
  });

  it('covers the library', () => {
    expect(surfaces['widgets/top-banner']?.types.map(({ name }) => name)).toContain('TopBannerProps');
    expect(surfaces['primitives/button']?.entry).toBe('@millwright/ui/button');
  });

  it.each([
    ['widgets/site-header', 'SiteHeaderProps'],
    ['widgets/login-dialog', 'LoginDialogProps'],
    ['widgets/search-panel', 'SearchPanelProps'],
    ['primitives/date-field', 'DateFieldProps'],
  ])('%s begins with %s, and its parts are internals', (folder, props) => {
    const { types: of } = surfaces[folder]!;
    expect(of[0]).toMatchObject({ name: props, isPublic: true });
    expect(of.map(({ isPublic }) => isPublic)).toEqual(
      of
        .map(({ isPublic }) => isPublic)
        .toSorted()
        .toReversed(),
    );
  });

  it('says what an entry costs, from the page of sizes', () => {
    const row = '| `app-offer` | 3.0 | 1.0 | 0.6 | – | 2.0 | – |';
    expect(sizeOf('@millwright/ui/app-offer', row)).toBe(
      '3.0 kB of JavaScript and 1.0 kB of CSS over React, after brotli. A page that has the header of the site gets ' +
        '0.6 kB of JavaScript more. 2.0 kB of JavaScript come when a visitor reaches for them.',
    );
    expect(sizeOf('@millwright/ui/nothing', row)).toBeNull();
    expect(sizeOf('@millwright/ui/top-banner')).toMatch(/kB of JavaScript/);
  });
});
