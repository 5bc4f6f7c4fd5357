import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { comparedGroups, comparedItems } from './comparison-table.fixtures.ts';
import { ComparisonTable, rowDiffers } from './comparison-table.tsx';

const row = (...texts: (string | null)[]) => ({
  key: 'a',
  label: 'A',
  values: texts.map((text) => (text === null ? null : { text })),
});

describe('a row of a comparison', () => {
  it.each([
    [['1', '1'], false],
    [['1', '2'], true],
    [['1', '1', '2'], true],
    [['1', null], true],
    [[null, '1'], true],
    [[null, null], false],
  ])('of %j differs: %s', (texts, differs) => expect(rowDiffers(row(...texts))).toBe(differs));
});

describe('the comparison table', () => {
  it('has a column for each thing and a value of each in every row', () => {
    renderIn('en', <ComparisonTable items={comparedItems('en', 3)} groups={comparedGroups('en', 3)} />);
    const table = screen.getByRole('table', { name: 'Comparison' });
    expect(within(table).getAllByRole('columnheader').slice(1)).toHaveLength(3);
    const cells = within(screen.getByRole('row', { name: /^Clamping force/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['2,170 kN', '3,830 kN', '5,500 kN']);
  });

  it('marks what differs in words, too, and names what is missing', () => {
    renderIn('en', <ComparisonTable items={comparedItems('en')} groups={comparedGroups('en')} />);
    const marked = screen.getAllByRole('row').filter((one) => one.dataset['differs'] !== undefined);
    expect(marked.map((one) => within(one).getByRole('rowheader').textContent)).toEqual([
      'Clamping force, differs',
      'Opening stroke, differs',
      'Machine mass, differs',
    ]);
    expect(screen.getByText('not stated')).toBeInTheDocument();
  });

  it('leads to what is compared, and to the comparison without it', () => {
    renderIn('en', <ComparisonTable items={comparedItems('en', 3)} groups={comparedGroups('en', 3)} />);
    expect(screen.getByRole('link', { name: /^All-electric.*HX-120$/ })).toHaveAttribute(
      'href',
      '/showroom/products/info/1',
    );
    expect(screen.getByRole('link', { name: /^Remove.*HX-220/ })).toHaveAttribute('href', '/compare?products=1,3');
  });

  it('says in Chinese that nothing is compared', () => {
    renderIn('cn', <ComparisonTable items={[]} groups={[]} />);
    expect(screen.getByText('没有可对比的内容')).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <ComparisonTable items={comparedItems(edition, 3)} groups={comparedGroups(edition, 3)} />,
    ),
  );
});
