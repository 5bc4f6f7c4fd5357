import { definitionsFor, type StoredParameter } from '@millwright/domain/parameters';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { ParameterFields } from './parameter-fields.tsx';
import { readParameters } from './read-parameters.ts';

const stated: StoredParameter[] = [
  { key: 'clamping-force', low: '30', high: '120', unit: 'B47' },
  { key: 'drive', choice: 'servo-hydraulic' },
  { key: 'opening-stroke', text: { cn: '可调', en: 'Adjustable' } },
  { label: { cn: '油箱容积', en: 'Oil tank' }, value: '220 L' },
];
const definitions = definitionsFor('plastics', stated);

describe('the parameter fields', () => {
  it('show what is stated so that an untouched form says the same again', () => {
    const { container } = renderIn(
      'en',
      <form>
        <ParameterFields definitions={definitions} stated={stated} />
      </form>,
    );
    expect(readParameters(new FormData(container.querySelector('form')!), definitions, stated)).toEqual(stated);
  });

  it('offer every choice in the words of the edition, and none', async () => {
    renderIn('cn', <ParameterFields definitions={definitions} stated={stated} />);
    const drive = screen.getByLabelText('驱动');
    expect(drive).toHaveDisplayValue('伺服液压');
    await userEvent.selectOptions(drive, '未填写');
    expect(drive).toHaveValue('');
    expect(screen.getByText('油箱容积')).toBeInTheDocument();
  });

  it('name the unit of a quantity, and state one in words by two fields', () => {
    renderIn('en', <ParameterFields definitions={definitions} stated={stated} />);
    expect(screen.getByLabelText('Clamping force (kN)')).toHaveValue('30..120');
    expect(screen.getByLabelText('Opening stroke, in Chinese')).toHaveValue('可调');
    expect(screen.queryByLabelText('Opening stroke (mm)')).toBeNull();
  });

  it('mark what is wrong, where it is', () => {
    renderIn(
      'en',
      <ParameterFields
        definitions={definitions}
        stated={stated}
        mistakes={[
          { key: 'clamping-force', mistake: 'noNumber' },
          { key: '', mistake: 'noLine' },
        ]}
      />,
    );
    expect(screen.getByLabelText('Clamping force (kN)')).toHaveAccessibleDescription(/^This is no number/);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  });

  it.each(editionKeys)('are the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, <ParameterFields definitions={definitions} stated={stated} />),
  );
});
