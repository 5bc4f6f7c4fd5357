import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { surfaces } from 'virtual:surfaces';
import { readSurface } from '../docs/read-surface.ts';

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

  it('covers the library', () => {
    expect(surfaces['widgets/top-banner']?.types.map(({ name }) => name)).toContain('TopBannerProps');
    expect(surfaces['primitives/button']?.entry).toBe('@millwright/ui/button');
  });
});
