import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { countries } from '../combobox/combobox.fixtures.ts';
import { MultiCombobox } from './multi-combobox.tsx';

const control = (
  <MultiCombobox options={countries} listLabel="Countries" name="country" defaultValue={['376', '492']} />
);

describe('a combobox with several values', () => {
  it('submits each chosen one', async () => {
    const { container } = renderIn('en', <form>{control}</form>);
    const sent = () => new FormData(container.querySelector('form')!).getAll('country');
    expect(sent()).toEqual(['376', '492']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Germany' }));
    expect(sent()).toEqual(['492']);
  });

  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(edition, control),
  );
});
