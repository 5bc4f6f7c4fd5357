// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = new URL('../', import.meta.url);

it('no rule balances the lines of Chinese', () => {
  const balancing = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    // The reset balances headings, and `typography.css.ts` takes that back.
    .filter((name) => name.endsWith('.css.ts') && !name.endsWith('reset.css.ts'))
    .map((name) => ({ name, text: readFileSync(new URL(name, sources), 'utf8') }))
    .filter(({ text }) => text.includes("textWrap: 'balance'"));
  expect(balancing.length).toBeGreaterThan(0);
  for (const { name, text } of balancing)
    expect(text.split('selectors: unbalancedInChinese').length, name).toBe(text.split("textWrap: 'balance'").length);
});
