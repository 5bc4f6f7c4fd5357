import { expect, it } from 'vitest';
import { contained } from './contain-styles.ts';

const ours = ':is([class^="mw-"], [class*=" mw-"])';
const inside = `:where([data-millwright] ${ours}, [data-millwright]${ours}, [data-millwright] ${ours} *)`;

const stylesheet = `
@layer mw.reset { * , ::before { box-sizing: border-box } body { margin: 0 } h1, h2 { margin: 0 } :focus-visible { outline: 2px solid } }
@layer mw.foundations { :root { color-scheme: light; --mw-color-ink: #12181f } :root:not([data-theme]) { color-scheme: dark }
  [data-theme="dark"] { --mw-color-ink: #fff } }
@layer mw.foundations { [lang] { font-family: var(--mw-font-family) } [lang|="zh"] { --mw-size-measure: 38em; line-break: strict }
  @supports (text-autospace: normal) { [lang|="zh"] { text-autospace: normal } } }
@layer mw.utilities { ::selection { color: red } @media (prefers-reduced-motion: reduce) { *, ::before { transition-duration: 1ms } } }
@layer mw.widgets { .mw-card { color: red } }`;

it('a page around the elements keeps its own look: only what stands inside of a widget is reset', () => {
  const text = contained(stylesheet, 'class="mw-card"');
  expect(text).not.toMatch(/body|color-scheme|:root:not/);
  expect(text).toContain(`h1${inside}`);
  expect(text).toContain(`${inside}::before`);
  expect(text).toContain(`${inside}:focus-visible`);
  expect(text).not.toMatch(/::selection|font-family/);
  expect(text).toContain('[lang|="zh"] { --mw-size-measure: 38em }');
  expect(text).toContain(`[lang|="zh"] ${inside} { line-break: strict }`);
  expect(text).toContain(`[lang|="zh"] ${inside} { text-autospace: normal }`);
  expect(text).toContain(`*${inside}, ${inside}::before { transition-duration: 1ms }`);
  expect(text).toContain('--mw-color-ink: #12181f');
  expect(text).toContain('[data-theme="dark"] { --mw-color-ink: #fff }');
  expect(text).toContain('.mw-card { color: red }');
  expect(text.indexOf('@layer mw.reset,mw.foundations')).toBe(0);
});

it('what no script of the elements names has no rule', () => {
  const text = contained(
    '@layer mw.widgets { .mw-card, .mw-gone { color: red } .mw-card:not(.mw-gone) { margin: 0 } @media print ' +
      '{ .mw-gone > a { color: blue } } }',
    'class="mw-card"',
  );
  expect(text).toContain('@layer mw.widgets { .mw-card { color: red } .mw-card:not(.mw-gone) { margin: 0 } }');
});
