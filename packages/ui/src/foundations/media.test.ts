import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NARROW_BREAKPOINT_PX, NARROW_BREAKPOINT_REM } from '@millwright/domain';
import { expect, it } from 'vitest';
import { media } from './media.ts';

const source = join(import.meta.dirname, '..');
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts'));

it('[CO-07] narrow and wide meet at the breakpoint that scripts use', () => {
  expect(NARROW_BREAKPOINT_REM).toBe(`${NARROW_BREAKPOINT_PX / 16}rem`);
  expect(media.narrow).toBe(`(width < ${NARROW_BREAKPOINT_REM})`);
  expect(media.wide).toBe(`(width >= ${NARROW_BREAKPOINT_REM})`);
});

it('[CO-07] no stylesheet writes the breakpoint as a number of its own, nor a width in pixels', () => {
  expect(styles.length).toBeGreaterThan(30);
  const written = styles.filter((file) =>
    new RegExp(`\\b${NARROW_BREAKPOINT_PX}(?:px)?\\b|width [<>]=? (?:[\\d.]+px|${NARROW_BREAKPOINT_REM})`).test(
      readFileSync(join(source, file), 'utf8').replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, ''),
    ),
  );
  expect(written).toEqual([]);
});
