import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { measuredValue, ParametersTable } from './parameters-table.tsx';
import { parameterGroups } from './parameters-table.fixtures.ts';

describe('a measured value', () => {
  it.each([
    ['18000 r/min', '18000', 'r/min'],
    ['650 / 800 / 500 mm', '650 / 800 / 500', 'mm'],
    ['3000 × 1500 mm', '3000 × 1500', 'mm'],
    ['≤ 0.004 mm', '≤ 0.004', 'mm'],
    ['500–2000 kN', '500–2000', 'kN'],
    ['−38 °C', '−38', '°C'],
    ['−45…110 °C', '−45…110', '°C'],
    ['−45 to 110 °C', '−45 to 110', '°C'],
    ['−45～−5 °C', '−45～−5', '°C'],
    ['−45 bis −5 °C', '−45 bis −5', '°C'],
    ['Tools to 8 kg', 'Tools to 8 kg', ''],
    ['HSK-A63', 'HSK-A63', ''],
    ['Siemens 840D sl', 'Siemens 840D sl', ''],
    ['12', '12', ''],
    ['', '', ''],
  ])('of %j is %j with the unit %j', (value, figure, unit) => {
    expect(measuredValue(value)).toEqual({ figure, unit });
  });
});

describe('the parameters table', () => {
  it('names each value by its row and its group', () => {
    renderIn('en', <ParametersTable groups={parameterGroups.en} />);
    const row = screen.getByRole('row', { name: /Rated power/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Rated power');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['25', 'kW']);
    expect(screen.getByText('Spindle')).toHaveAttribute('scope', 'rowgroup');
  });

  it('stands ranges under other figures', () => {
    const parameters = ['−45 to 110 °C', '−45～110 °C', '18–22 µm', 'steel'].map((value) => ({ label: value, value }));
    const { container } = renderIn('en', <ParametersTable groups={[{ name: '', parameters }]} />);
    expect([...container.querySelectorAll('[data-words]')].map((cell) => cell.textContent)).toEqual(['steel']);
  });

  it('leaves out groups without parameters, and says so where none is left', () => {
    const { rerender } = renderIn(
      'en',
      <ParametersTable groups={[...parameterGroups.en, { name: 'Coolant', parameters: [] }]} />,
    );
    expect(screen.queryByText('Coolant')).toBeNull();
    rerender(<ParametersTable groups={[]} />);
    expect(screen.getByText('No parameters are given')).toBeInTheDocument();
  });

  it('keeps two parameters of the same name', () => {
    renderIn(
      'en',
      <ParametersTable
        groups={[
          {
            name: '',
            parameters: [
              { label: 'Travel', value: '650 mm' },
              { label: 'Travel', value: '800 mm' },
            ],
          },
        ]}
      />,
    );
    expect(screen.getAllByRole('rowheader', { name: 'Travel' })).toHaveLength(2);
  });

  it('has Chinese headings in the Chinese edition', () => {
    renderIn('cn', <ParametersTable groups={parameterGroups.cn} />);
    expect(screen.getByRole('table', { name: '技术参数' })).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(edition, <ParametersTable groups={parameterGroups[edition]} />),
  );
});
