import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { FactsTable } from './facts-table.tsx';

const facts = [
  { label: 'Founded', value: 2003 },
  { label: 'Staff', value: 0 },
  { label: 'Markets', value: '' },
];

describe('the facts table', () => {
  it('leaves out what nobody stated', () => {
    renderIn('en', <FactsTable facts={facts} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Founded']);
  });

  it('of nothing is none', () => {
    const { container } = renderIn('en', <FactsTable facts={facts.slice(1)} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (key) =>
    expectCleanHydration(key, <FactsTable facts={facts} />),
  );
});
