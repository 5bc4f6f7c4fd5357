import { loadAccountsEdition } from '@millwright/i18n/accounts';
import { createI18n } from '@millwright/i18n/create-i18n';
import { EditionProvider } from '@millwright/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { memberSite } from '../../test-support/site-facts.ts';
import { memberPage } from '../runtime/define-page.ts';
import { createServices, ServicesContext } from '../runtime/services.ts';
import * as profile from './profile.tsx';

/** A server at which the login can end, and which knows the company of its member. */
function fakeServer() {
  const server = { isMember: true, company: 'Weber Tools' };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/userinfo')
      return Response.json({ code: 1, data: { profile: server.isMember ? { id: 7, truename: 'Kim Weber' } : null } });
    if (!server.isMember) return Response.json({ code: 0, msg: 'Log in first', reason: 'login_first', data: null });
    if (request.method === 'POST') server.company = ((await request.json()) as { company: string }).company;
    const account = { account: 'kim@example.com', true_name: 'Kim Weber', company: server.company, position: '' };
    const rest = { language: 'en', notify: { enquiries: true, reminders: true }, has_password: true };
    return Response.json({ code: 1, data: { ...account, ...rest, created: '2026-11-23T08:00:00.000Z' } });
  };
  return { server, fetch: fetch as typeof globalThis.fetch };
}

/** Opens the profile in the English edition. */
async function open({ server, fetch }: ReturnType<typeof fakeServer>) {
  const services = createServices(memberSite, { baseUrl: 'http://member.en.localhost', fetch });
  const router = createMemoryRouter(
    [
      {
        id: 'frame',
        loader: () => services.session.account(),
        shouldRevalidate: () => true,
        hydrateFallbackElement: <p>Loading</p>,
        children: [
          { path: 'profile', lazy: memberPage(services, async () => profile) },
          { path: 'login', element: <p>The login</p> },
        ],
      },
    ],
    { initialEntries: ['/profile'] },
  );
  const { edition, messages } = await loadAccountsEdition('en', {});
  render(
    <EditionProvider edition={edition} i18n={createI18n(edition, messages)}>
      <ServicesContext value={services}>
        <RouterProvider router={router} />
      </ServicesContext>
    </EditionProvider>,
  );
  const company = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Company' });
  const save = async (text: string) => {
    await userEvent.clear(await company());
    await userEvent.type(await company(), text);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  /** The login ends elsewhere before something is saved; then the member logs in again. */
  const saveAfterEnd = async (text: string) => {
    await company();
    server.isMember = false;
    await save(text);
    await screen.findByText('The login');
    server.isMember = true;
    services.session.forget();
    await router.navigate('/profile');
  };
  return { router, company, save, saveAfterEnd };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('has what was written where the login had ended, once the member has logged in again', async () => {
  const fake = fakeServer();
  const { router, company, save, saveAfterEnd } = await open(fake);
  await saveAfterEnd('Weber and Sons');
  expect(await company()).toHaveProperty('value', 'Weber and Sons');
  expect(screen.getByText('What you wrote last time is back.')).toBeTruthy();
  await save('Weber and Daughters');
  await screen.findByText('Your profile was saved.');
  expect(screen.queryByText('What you wrote last time is back.')).toBeNull();
  expect(fake.server.company).toBe('Weber and Daughters');
  await router.navigate('/login');
  await router.navigate('/profile');
  expect(await company()).toHaveProperty('value', 'Weber and Daughters');
  expect(screen.queryByText('What you wrote last time is back.')).toBeNull();
});

it('brings back what is stored where the draft is not wanted', async () => {
  const { company, saveAfterEnd } = await open(fakeServer());
  await saveAfterEnd('Weber and Sons');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  expect(await company()).toHaveProperty('value', 'Weber Tools');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your name' }));
  expect(sessionStorage).toHaveLength(0);
});
