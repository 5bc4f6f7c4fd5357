import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { contact } from './contact-block.fixtures.ts';
import { ContactBlock, type ContactState } from './contact-block.tsx';

const loginHref = 'https://member.example/login';
const block = (state: ContactState, props = {}) => <ContactBlock state={state} loginHref={loginHref} {...props} />;

describe('the contact block', () => {
  it('leads a visitor to the member site until it can open the dialog', () => {
    renderIn('en', block({ status: 'forMembers' }));
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', loginHref);
    expect(screen.queryByText(contact.person)).toBeNull();
  });

  it('opens the dialog instead of leaving the page', async () => {
    const onLogin = vi.fn();
    renderIn('en', block({ status: 'forMembers' }, { onLogin }));
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(onLogin).toHaveBeenCalledOnce();
  });

  it('shows a member person, phone, e-mail and address', () => {
    renderIn('en', block({ status: 'ready', contact }));
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      contact.person,
      contact.phone,
      contact.email,
      contact.address,
    ]);
  });

  it('leaves out what is not stated, and points to the enquiry where nothing is', () => {
    const { rerender } = renderIn('en', block({ status: 'ready', contact: { ...contact, phone: '' } }));
    expect(screen.queryByText('Phone')).toBeNull();
    rerender(block({ status: 'ready', contact: { person: '', phone: '', email: '', address: '' } }));
    expect(screen.getByText(/Ask by an enquiry/)).toBeInTheDocument();
  });

  describe.each(editionKeys)('in %s', (key) => {
    it.each<ContactState>([
      { status: 'forMembers' },
      { status: 'loading' },
      { status: 'failed' },
      { status: 'ready', contact },
    ])('hydrates $status without a difference', (state) => expectCleanHydration(key, block(state)));
  });
});
