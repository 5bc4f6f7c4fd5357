import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { countries } from './combobox.fixtures.ts';
import { comboboxMove, type ComboboxMove, type ComboboxPlace } from './combobox-keys.ts';
import { Combobox, findOptions, type ComboboxProps } from './combobox.tsx';

Element.prototype.scrollIntoView ??= () => undefined;

const closed: ComboboxPlace = { open: false, active: -1, count: 3, hasText: true };
const open = (active: number): ComboboxPlace => ({ ...closed, open: true, active });

describe('the keys of a combobox', () => {
  it.each<[string, ComboboxPlace, ComboboxMove | null]>([
    ['ArrowDown', closed, { type: 'activate', index: 0 }],
    ['ArrowDown', open(-1), { type: 'activate', index: 0 }],
    ['ArrowDown', open(2), { type: 'activate', index: 0 }],
    ['ArrowDown', { ...closed, count: 0 }, { type: 'activate', index: -1 }],
    ['ArrowUp', closed, { type: 'activate', index: 2 }],
    ['ArrowUp', open(0), { type: 'activate', index: 2 }],
    ['ArrowUp', open(2), { type: 'activate', index: 1 }],
    ['Enter', open(1), { type: 'choose' }],
    ['Enter', open(-1), null],
    ['Enter', { ...open(3) }, null],
    ['Enter', closed, null],
    ['Escape', open(1), { type: 'close' }],
    ['Escape', closed, { type: 'clear' }],
    ['Escape', { ...closed, hasText: false }, null],
    ['Home', open(1), { type: 'activate', index: -1 }],
    ['End', open(1), { type: 'activate', index: -1 }],
    ['Home', open(-1), null],
    ['Tab', open(1), null],
    ['x', open(1), null],
  ])('%s at %o does %o', (key, place, move) => expect(comboboxMove(key, place)).toEqual(move));

  it('with Alt open the list without a choice, and close it', () => {
    expect(comboboxMove('ArrowDown', closed, true)).toEqual({ type: 'activate', index: -1 });
    expect(comboboxMove('ArrowUp', open(1), true)).toEqual({ type: 'close' });
  });
});

describe('the choices that a text finds', () => {
  it('are all for no text, and first those that begin with it', () => {
    expect(findOptions(countries, '  ')).toBe(countries);
    expect(findOptions(countries, 'GUI').map(({ label }) => label)).toEqual(['Guinea', 'Papua New Guinea']);
  });

  it('do not mind accents, and know further words', () => {
    expect(findOptions(countries, 'cote').map(({ id }) => id)).toEqual(['484']);
    expect(findOptions(countries, 'zhong').map(({ id }) => id)).toEqual(['256']);
  });
});

const Controlled = ({ first = '', ...rest }: Partial<ComboboxProps> & { first?: string }) => {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      aria-label="Country"
      options={countries}
      listLabel="Countries"
      countText={(count) => `${count} results`}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  );
};

describe('a combobox', () => {
  it('is a closed text field at first, and on the server', () => {
    renderIn('en', <Controlled />);
    const field = screen.getByRole('combobox', { name: 'Country' });
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveAttribute('aria-autocomplete', 'list');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows all choices again when it opens with a chosen one', async () => {
    renderIn('en', <Controlled first="Japan" />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option')).toHaveLength(countries.length);
  });

  it('shows no list where the text finds nothing and nothing is to be said of it', async () => {
    renderIn('en', <Controlled />);
    await userEvent.type(screen.getByRole('combobox'), 'Atlantis');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps Enter for its form while no choice is active, and takes the choice otherwise', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderIn(
      'en',
      <form onSubmit={onSubmit}>
        <Controlled />
      </form>,
    );
    await userEvent.type(screen.getByRole('combobox'), 'jap{ArrowDown}{Enter}');
    expect([onSubmit.mock.calls.length, screen.getByRole<HTMLInputElement>('combobox').value]).toEqual([0, 'Japan']);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('closes its list and not the dialog around it by Esc', async () => {
    const onKeyDown = vi.fn();
    renderIn(
      'en',
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog that hears Esc
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <Controlled />
      </div>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), onKeyDown.mock.calls]).toEqual([null, []]);
  });

  it('in a real dialog closes its list by the first Esc and the dialog by the second', async () => {
    const onClose = vi.fn();
    renderIn(
      'en',
      <Dialog open onClose={onClose} title="Subscribe" closeLabel="Close">
        <Controlled />
      </Dialog>,
    );
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'ja');
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), (field as HTMLInputElement).value, onClose.mock.calls.length]).toEqual([
      null,
      'ja',
      0,
    ]);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes when the focus leaves', async () => {
    renderIn(
      'en',
      <>
        <Controlled />
        <button>After</button>
      </>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('hydrates without a difference', () => expectCleanHydration('cn', <Controlled first="中国" />));
});
