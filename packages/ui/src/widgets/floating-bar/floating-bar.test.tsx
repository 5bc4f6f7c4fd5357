import { editions } from '@millwright/i18n/editions';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSharedState, SharedStateProvider } from '../../behaviours/session/index.ts';
import { describeChart } from '../../testing/chart-suite.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { floatingBarChart } from './floating-bar.machine.ts';
import { FloatingBar } from './floating-bar.tsx';
import type { FloatingBarEvent } from './floating-bar.types.ts';

const expanded: FloatingBarEvent = { type: 'BAR.EXPANDED' };
const collapsed: FloatingBarEvent = { type: 'BAR.COLLAPSED' };
const email: FloatingBarEvent = { type: 'BLOCK.SHOWN', block: 'email' };
const phone: FloatingBarEvent = { type: 'BLOCK.SHOWN', block: 'phone' };
const hidden: FloatingBarEvent = { type: 'BLOCK.HIDDEN' };

describeChart(
  'the floating bar',
  () => floatingBarChart,
  [
    { from: 'undecided', when: expanded, to: 'expanded' },
    { from: 'undecided', when: collapsed, to: 'collapsed' },
    { from: 'undecided', when: email, to: 'showing', context: { block: 'email' } },
    { given: [expanded], from: 'expanded', when: email, to: 'showing', context: { block: 'email' } },
    { given: [expanded], from: 'expanded', when: collapsed, to: 'collapsed' },
    { given: [expanded], from: 'expanded', when: hidden, to: 'expanded' },
    { given: [email], from: 'showing', when: phone, to: 'showing', context: { block: 'phone' } },
    { given: [email], from: 'showing', when: hidden, to: 'expanded', context: { block: null } },
    { given: [email], from: 'showing', when: collapsed, to: 'collapsed', context: { block: null } },
    { given: [collapsed], from: 'collapsed', when: expanded, to: 'expanded' },
    { given: [collapsed], from: 'collapsed', when: email, to: 'collapsed', context: { block: null } },
  ],
  { events: [expanded, collapsed, email, hidden] },
);

const store = () => createSharedState({ loadMember: async () => null });
const bar = (shared = store()) => (
  <SharedStateProvider store={shared}>
    <FloatingBar />
  </SharedStateProvider>
);
const press = (name: string, pointerType: string) =>
  fireEvent(
    screen.getByRole('button', { name }),
    Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType }),
  );

describe('the floating bar', () => {
  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, bar());
  });

  it('[ST-23] [FB-02] opens the login dialog, and goes when somebody is logged in', () => {
    const shared = store();
    renderIn('en', bar(shared));
    fireEvent.click(screen.getByRole('button', { name: 'Log in or register' }));
    expect(shared.getState().loginDialog).toBe('open');
    act(() => shared.actions.setMember({ id: 7, trueName: 'Lin Xia' }));
    expect(screen.queryByRole('button', { name: 'Log in or register' })).toBeNull();
  });

  it('[FB-05] opens and closes a block by touching', () => {
    renderIn('en', bar());
    press('E-mail us', 'touch');
    expect(screen.getByRole('link', { name: editions.en.contact.email })).toBeInTheDocument();
    press('E-mail us', 'touch');
    expect(screen.queryByRole('link', { name: editions.en.contact.email })).toBeNull();
  });

  it.each(['mouse', ''])('does not close by a press what pointing or the focus has opened (%j)', (pointerType) => {
    renderIn('en', bar());
    press('E-mail us', pointerType);
    press('E-mail us', pointerType);
    expect(screen.getByRole('link', { name: editions.en.contact.email })).toBeInTheDocument();
  });

  it('[FB-06] closes a block by Esc, wherever the focus is, and when the focus goes on', () => {
    renderIn('en', bar());
    const button = screen.getByRole('button', { name: 'Call us' });
    press('Call us', '');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    press('Call us', '');
    fireEvent.blur(button, { relatedTarget: document.body });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps a block open while the focus is in it', () => {
    renderIn('en', bar());
    const button = screen.getByRole('button', { name: 'Call us' });
    press('Call us', '');
    fireEvent.blur(button, { relatedTarget: screen.getByRole('link', { name: editions.en.contact.phone }) });
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('[FB-09] has an app prompt only where the edition has an app', () => {
    renderIn('cn', bar());
    expect(document.querySelector('[data-app-prompt]')).not.toBeNull();
    document.body.innerHTML = '';
    renderIn('en', bar());
    expect(document.querySelector('[data-app-prompt]')).toBeNull();
  });
});
