import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { checked, expired, stated, today } from './certificate-list.fixtures.ts';
import { CertificateList, type CertificateListProps } from './certificate-list.tsx';

type Remove = CertificateListProps['onRemove'];

const store = sharedStateOf(linXia);
const tree = (props: Partial<CertificateListProps> = {}) => (
  <SharedStateProvider store={store}>
    <CertificateList
      state={{ status: 'ready', items: [checked, stated] }}
      today={today}
      onChange={() => undefined}
      onRemove={async () => ({ status: 'sent' })}
      {...props}
    />
  </SharedStateProvider>
);
const openRemoval = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Remove ${name}?` }));
};
const confirmIn = (dialog: Awaited<ReturnType<typeof openRemoval>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

describe('the certificate list', () => {
  it.each([
    [
      'en',
      ['TÜV Rheinland · 01 100 1900231 · Design and manufacture of injection moulding machines', '2026010307000123'],
    ],
    ['cn', ['德国莱茵 · 01 100 1900231 · 注塑机的设计与制造', '中国质量认证中心 · 2026010307000123 · 注塑机']],
  ] as const)('shows in %s what is stated in its language', (edition, facts) => {
    renderIn(edition, tree());
    expect(facts.filter((fact) => !screen.queryByText(fact))).toEqual([]);
  });

  it.each([
    ['2026-11-26', 'Checked'],
    ['2026-11-27', 'Checked'],
    ['2026-11-28', 'Expired'],
  ])('says on %s of a certificate that ends on 2026-11-27: %s', (day, state) => {
    renderIn('en', tree({ state: { status: 'ready', items: [expired] }, today: day }));
    expect(screen.getByText(state)).toBeInTheDocument();
    expect(screen.getByText('2026-11-27')).toBeInTheDocument();
  });

  it('removes nothing before it is confirmed, and then the one that was asked about', async () => {
    const onRemove = vi.fn<Remove>(async () => ({ status: 'sent' }));
    renderIn('en', tree({ onRemove }));
    const first = await openRemoval('ISO 9001:2015');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onRemove).not.toHaveBeenCalled();
    await confirmIn(await openRemoval('CCC'));
    expect(await screen.findByText('The certificate was removed.')).toBeInTheDocument();
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(stated, 1);
  });

  it('removes none of another list that came meanwhile', async () => {
    const onRemove = vi.fn<Remove>(async () => ({ status: 'sent' }));
    const { rerender } = renderIn('en', tree({ onRemove }));
    const dialog = await openRemoval('CCC');
    rerender(tree({ onRemove, state: { status: 'ready', items: [{ ...stated }, { ...checked }] } }));
    await confirmIn(dialog);
    expect(await dialog.findByText(/The list has changed meanwhile/)).toBeInTheDocument();
    expect(onRemove).not.toHaveBeenCalled();
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree()),
  );
});
