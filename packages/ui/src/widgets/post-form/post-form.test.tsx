import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { listText } from '../../parts/trade/index.ts';
import { checkPost, emptyPost, postOf } from './post-fields.ts';
import { choices, postStorage } from './post-form.fixtures.ts';
import { PostForm } from './post-form.tsx';
import type { PostField } from './post-form.types.ts';

const today = '2027-01-31';
const right = { ...emptyPost('supply'), title: 'Lathe', text: 'As new' };
const links = (count: number) => Array.from({ length: count }, (_, place) => `https://a${place}.example/b`).join(' ');
const rows = (length: number) => Array.from({ length }, (_, place) => ({ label: `Row ${place}`, value: '4' }));

describe('the check of a post', () => {
  it.each<[Partial<Record<PostField, string>>, object]>([
    [{}, {}],
    [{ title: ' ' }, { title: 'missing' }],
    [{ title: 'x'.repeat(120) }, {}],
    [{ title: 'x'.repeat(121) }, { title: 'wrong' }],
    [{ text: '\n' }, { text: 'missing' }],
    [{ text: 'x'.repeat(4000) }, {}],
    [{ text: 'x'.repeat(4001) }, { text: 'wrong' }],
    [{ text: links(3) }, {}],
    [{ text: links(4) }, { text: 'wrong' }],
    [{ text: 'a.com ｂ.com www.c.example d.cn' }, { text: 'wrong' }],
    [{ text: 'Bore 3.5 mm, 24.000 rpm, DIN 625, e.g. sealed' }, {}],
    [{ side: 'both' }, { side: 'wrong' }],
    [{ industryId: '0' }, { industryId: 'wrong' }],
    [{ regionId: 'x' }, { regionId: 'wrong' }],
    [{ place: 'x'.repeat(101) }, { place: 'wrong' }],
    [{ quantity: '1000000000' }, {}],
    [{ quantity: '1000000001' }, { quantity: 'wrong' }],
    [{ quantity: '-1' }, { quantity: 'wrong' }],
    [{ quantity: '１２' }, {}],
    [{ unit: 'x'.repeat(41) }, { unit: 'wrong' }],
    [{ parameters: listText(rows(30)) }, {}],
    [{ parameters: listText(rows(31)) }, { parameters: 'wrong' }],
    [{ targetDate: '2027-02-29' }, { targetDate: 'wrong' }],
    [{ targetDate: '2027-01-30' }, { targetDate: 'wrong' }],
    [{ targetDate: '2027-01-31' }, {}],
    [{ validUntil: '2027-01-30' }, { validUntil: 'wrong' }],
    [{ validUntil: '2028-02-29' }, {}],
    [{ incoterm: 'FOP' }, { incoterm: 'wrong' }],
  ])('of %j finds %j', (values, problems) => expect(checkPost({ ...right, ...values }, today)).toEqual(problems));
});

describe('the post of a form', () => {
  it('has numbers, dates and rows where texts stand in the form', () => {
    expect(
      postOf({
        ...right,
        side: 'demand',
        industryId: '5',
        quantity: ' 12 ',
        parameters: listText([
          { label: 'Swing', value: '400 mm' },
          { label: 'Weight', value: '' },
        ]),
        targetDate: '2027-03-31',
        incoterm: 'FCA',
      }),
    ).toEqual({
      side: 'demand',
      title: 'Lathe',
      text: 'As new',
      industryId: 5,
      regionId: null,
      place: '',
      quantity: 12,
      unit: '',
      specification: [{ label: 'Swing', value: '400 mm' }],
      targetDate: '2027-03-31',
      validUntil: null,
      incoterm: 'FCA',
    });
  });
});

const form = (
  <SharedStateProvider store={sharedStateOf(linXia)}>
    <PostForm
      {...choices}
      contact="kim@example.com"
      today={today}
      onSend={vi.fn()}
      listHref="/posts"
      draftStorage={postStorage()}
      side="demand"
    />
  </SharedStateProvider>
);

it.each([
  ['cn', '提交', '主轴：40 kW'],
  ['en', 'Submit the post', '主轴: 40 kW'],
] as const)('shows in %s what was submitted, punctuated in its language', async (edition, submit, fact) => {
  const draft = { ...right, parameters: listText([{ label: '主轴', value: '40 kW' }]) };
  renderIn(
    edition,
    <SharedStateProvider store={sharedStateOf(linXia)}>
      <PostForm
        {...choices}
        contact="kim@example.com"
        today={today}
        onSend={async () => ({ status: 'sent' })}
        listHref="/posts"
        draftStorage={postStorage(draft)}
      />
    </SharedStateProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: new RegExp(submit) }));
  expect(await screen.findByText(fact)).toBeInTheDocument();
});

describe.each(editionKeys)('the form in the edition %s', (edition) => {
  it('is the same on the server as at first in the browser', () => expectCleanHydration(edition, form));
  it('begins with the side that was wanted', () => {
    renderIn(edition, form);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true]);
  });
});
