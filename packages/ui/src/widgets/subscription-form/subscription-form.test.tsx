import { EDUCATION_LEVELS, GENDERS, SUBSCRIPTION_TYPES } from '@millwright/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { loadPlaces } from '../../behaviours/places/index.ts';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { checkSubscription, emptySubscription, subscriptionDraftKey, subscriptionOf } from './subscription-fields.ts';
import { draftStorage, metalworking, reader, somePlaces } from './subscription-form.fixtures.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import type { SubscriptionFormProps } from './subscription-form.types.ts';

Element.prototype.scrollIntoView ??= () => undefined;

const print = { ...reader, type: 'printMagazine', address: '18 Xinghai Street', email: '' };

describe('the check of a subscription', () => {
  it.each([
    [
      'nothing',
      emptySubscription,
      {
        type: 'missing',
        name: 'missing',
        gender: 'missing',
        education: 'missing',
        company: 'missing',
        country: 'missing',
      },
    ],
    ['an e-zine', reader, {}],
    ['an e-zine without an e-mail address', { ...reader, email: '' }, { email: 'missing' }],
    ['an e-zine with half an e-mail address', { ...reader, email: 'lin@example' }, { email: 'wrong' }],
    ['a magazine', print, {}],
    ['a magazine without an address', { ...print, address: ' ' }, { address: 'missing' }],
    ['a magazine with half an e-mail address, which is not asked for', { ...print, email: 'lin' }, {}],
    ['a place without province and city', { ...reader, province: '', city: '' }, {}],
    [
      'a choice that does not exist',
      { ...reader, education: 'none', gender: 'x', type: 'fax' },
      { education: 'wrong', gender: 'wrong', type: 'wrong' },
    ],
    ['a name of 100 characters', { ...reader, name: 'x'.repeat(100) }, {}],
    ['a name of 101 characters', { ...reader, name: 'x'.repeat(101) }, { name: 'wrong' }],
  ])('of %s', (_, values, problems) => expect(checkSubscription(values)).toEqual(problems));

  it('[EN-24] [EN-25] [EN-26] takes each form, each level of education and each form of address', () => {
    for (const type of SUBSCRIPTION_TYPES)
      for (const education of EDUCATION_LEVELS)
        for (const gender of GENDERS) {
          expect(checkSubscription({ ...print, email: 'lin@example.com', type, education, gender })).toEqual({});
        }
  });

  it('is followed by a subscription that holds what its form needs', () => {
    const both = { ...print, email: ' lin@example.com ' };
    expect([subscriptionOf(3, both).email, subscriptionOf(3, { ...both, type: 'eZine' })]).toMatchObject([
      '',
      { magazineId: 3, address: '', email: 'lin@example.com' },
    ]);
  });
});

const tree = (props: Partial<SubscriptionFormProps> = {}, member: typeof linXia | null = linXia) => (
  <SharedStateProvider store={sharedStateOf(member)}>
    <SubscriptionForm
      magazine={metalworking}
      onSubscribe={async () => ({ status: 'sent' })}
      loadPlaces={async () => somePlaces}
      draftStorage={draftStorage()}
      {...props}
    />
  </SharedStateProvider>
);
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('the subscription form', () => {
  it.each([
    ['cn', ['纸质杂志', '电子杂志'], ['先生', '女士'], ['大专', '本科', '硕士', '博士']],
    ['en', ['Print magazine', 'E-zine'], ['Mr', 'Ms'], ['Junior college', 'Undergraduate', 'Postgraduate', 'Doctoral']],
  ] as const)('[EN-24] [EN-25] [EN-26] offers its choices in %s', (edition, types, genders, levels) => {
    const { container } = renderIn(edition, tree());
    const labels = (name: string) =>
      [...container.querySelectorAll(`input[name="${name}"]`)].map(
        (input) => input.nextSibling!.firstChild!.textContent,
      );
    expect([
      labels('type'),
      labels('gender'),
      [...container.querySelectorAll('option')].slice(1).map(({ textContent }) => textContent),
    ]).toEqual([types, genders, levels]);
  });

  it('[EN-16] begins with the default country, and with the name of the member', async () => {
    renderIn('en', tree());
    await waitFor(() => expect(value('Country or region')).toBe('China'));
    expect([value('Name'), value('Province or state')]).toEqual(['Lin Xia', '']);
  });

  it('begins with the places of the profile, in the tables of both editions', async () => {
    renderIn('cn', tree({ loadPlaces, profile: { countryId: 256, provinceId: 320_000, cityId: 320_500 } }));
    await waitFor(() =>
      expect([value('国家或地区'), value('省份或州'), value('城市')]).toEqual(['中国', '江苏省', '苏州市']),
    );
  });

  it('forgets province and city with their country, and the city with its province', async () => {
    renderIn('en', tree({ draftStorage: draftStorage(reader) }));
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveAttribute('role', 'combobox'));
    await userEvent.type(screen.getByLabelText('Province or state'), 'x');
    expect([value('City'), value('Country or region')]).toEqual(['', 'China']);
    await userEvent.clear(screen.getByLabelText('Country or region'));
    await userEvent.type(screen.getByLabelText('Country or region'), 'Germany');
    expect(value('Province or state')).toBe('');
    expect(screen.getByLabelText('Province or state')).not.toHaveAttribute('role');
  });

  it('takes free text where the province has no list of cities, and where no places come', async () => {
    renderIn('en', tree({ draftStorage: draftStorage({ ...reader, province: 'Taiwan', city: '' }) }));
    await waitFor(() => expect(screen.getByLabelText('Province or state')).toHaveAttribute('role', 'combobox'));
    expect(screen.getByLabelText('City')).not.toHaveAttribute('role');
  });

  it('keeps the places of a draft', async () => {
    renderIn(
      'en',
      tree({
        draftStorage: draftStorage({ ...reader, country: 'Germany', province: 'Hesse', city: '' }),
        profile: { countryId: 256, provinceId: 320_000, cityId: null },
      }),
    );
    await waitFor(() => expect(screen.getByLabelText('Country or region')).toHaveAttribute('role', 'combobox'));
    expect([value('Country or region'), value('Province or state')]).toEqual(['Germany', 'Hesse']);
  });

  it('sends once, and forgets the draft', async () => {
    const storage = draftStorage(reader);
    const onSubscribe = vi.fn<SubscriptionFormProps['onSubscribe']>(async () => ({ status: 'sent' }));
    renderIn('en', tree({ draftStorage: storage, onSubscribe }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByRole('heading', { name: 'You have subscribed' })).toBeInTheDocument();
    expect([onSubscribe.mock.calls.length, storage().getItem(subscriptionDraftKey(3))]).toEqual([1, null]);
  });

  it('keeps what a visitor wrote through the login', async () => {
    const storage = draftStorage();
    const { unmount } = renderIn('en', tree({ draftStorage: storage }, null));
    await userEvent.type(screen.getByLabelText('Company'), 'Works');
    unmount();
    renderIn('en', tree({ draftStorage: storage }));
    expect(value('Company')).toBe('Works');
  });

  it.each(editionKeys)('hydrates without an error in %s', (edition) =>
    expectCleanHydration(edition, tree({ loadPlaces: () => new Promise(() => undefined) }), { changes: true }),
  );
});
