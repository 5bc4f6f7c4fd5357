import { editions } from '@millwright/i18n/editions';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, renderIn } from '../../testing/render.tsx';
import { ada, createSession, WholeHeader } from '../../testing/site-header.fixtures.tsx';

const names = {
  cn: { supplier: '供应商登录', logIn: '登录', logOut: '退出登录' },
  en: { supplier: 'Supplier login', logIn: 'Log in', logOut: 'Log out' },
};

describe.each(editionKeys)('the entries of members and suppliers in %s', (key) => {
  const { login, hosts } = editions[key];

  it('[RO-07] [RO-08] lead suppliers to a site of their own, which is not the one of members', () => {
    renderIn(key, <WholeHeader />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: new RegExp(names[key].supplier) });
    for (const link of links) expect(new URL(link.href).origin).toBe(hosts.supplier);
    const entry = screen.getAllByRole('button', { name: names[key].logIn })[0]!.closest('form')!;
    expect([new URL(entry.action).origin, entry.contains(links[0]!)]).toEqual([hosts.member, false]);
    expect([new URL(login.supplierUrl).origin, hosts.supplier === hosts.member]).toEqual([hosts.supplier, false]);
  });

  it('[RO-03] show a member the real name and a logout button, and the login no more', async () => {
    const session = createSession();
    const onLogout = vi.fn();
    renderIn(key, <WholeHeader session={session} onLogout={onLogout} />);
    const header = within(screen.getByRole('banner'));
    expect(header.queryByText(ada.trueName)).toBeNull();
    act(() => session.become(ada));
    expect(header.getAllByText(ada.trueName)[0]).toBeInTheDocument();
    await userEvent.click(header.getAllByRole('button', { name: names[key].logOut })[0]!);
    expect(onLogout).toHaveBeenCalledTimes(1);
    expect(document.querySelector(`form[action="${login.memberUrl}"]`)).toBeNull();
  });
});
