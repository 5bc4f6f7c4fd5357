import { messages as en } from '@millwright/i18n/catalogs/en';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSharedState, SharedStateProvider, useSharedActions } from '../../behaviours/session/index.ts';
import { logInButtonId } from '../../parts/header/log-in-button.ts';
import { willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { LoginDialog } from './login-dialog.tsx';
import { loadLoginActor } from '../../parts/login/use-login.ts';
import { LoginDialogHost, type LoginDialogHostProps } from './login-dialog-host.tsx';

const Opener = () => <button onClick={useSharedActions().openLoginDialog}>Open</button>;

const page = (props: Partial<LoginDialogHostProps> = {}) => {
  const store = createSharedState({
    loadMember: async () => null,
  });
  const tree = (
    <EditionProvider edition={editions.en} i18n={createI18n('en', en)}>
      <SharedStateProvider store={store}>
        <Opener />
        <LoginDialogHost loadPorts={async () => willingPorts()} {...props} />
      </SharedStateProvider>
    </EditionProvider>
  );
  return { store, tree };
};

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

describe('the place of the login dialog', () => {
  // The chunk is not what is waited for here.
  beforeAll(() => Promise.all([import('./login-dialog.tsx'), loadLoginActor()]));

  it('holds nothing and fetches nothing until somebody opens it', () => {
    const loadPorts = vi.fn(async () => willingPorts());
    const { tree } = page({ loadPorts });
    expect(renderToString(tree)).toBe('<button>Open</button>');
    render(tree);
    expect(loadPorts).not.toHaveBeenCalled();
  });

  it('[ST-23] shows the dialog when any component opens it, fetches once, and gives the focus back when it closes', async () => {
    const loadPorts = vi.fn(async () => willingPorts());
    const { store, tree } = page({ loadPorts });
    render(tree);
    press('Open');
    await screen.findByRole('dialog');
    act(() => store.actions.closeLoginDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    press('Open');
    await screen.findByRole('dialog');
    expect(loadPorts).toHaveBeenCalledTimes(1);
  });

  it('fetches what it needs when the button goes down, once, and shows nothing for it', async () => {
    const loadPorts = vi.fn(async () => willingPorts());
    const { tree } = page({ loadPorts });
    render(
      <>
        {tree}
        <button id={logInButtonId}>
          <em>Log in</em>
        </button>
      </>,
    );
    fireEvent.pointerDown(screen.getByText('Open'));
    expect(loadPorts).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByText('Log in'));
    fireEvent.pointerDown(screen.getByText('Log in'));
    expect(loadPorts).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Open');
    await screen.findByRole('dialog');
    expect(loadPorts).toHaveBeenCalledTimes(1);
  });

  it(
    'shows the form in the very frame of the press where it was fetched after the first touch, before ' +
      'anything behind it is here',
    async () => {
      const loadDialog = vi.fn(async () => LoginDialog);
      const { tree } = page({ early: true, loadDialog, loadPorts: () => new Promise<never>(() => undefined) });
      render(tree);
      expect(loadDialog).not.toHaveBeenCalled();
      fireEvent.pointerDown(document.body);
      await waitFor(() => expect(loadDialog).toHaveBeenCalledTimes(1));
      await act(async () => undefined);
      press('Open');
      expect(screen.getByRole('dialog')).toContainElement(screen.getByLabelText('E-mail'));
    },
  );

  it('goes to the member site where the dialog cannot be loaded', async () => {
    const leave = vi.fn();
    const { store, tree } = page({ leave, loadDialog: () => Promise.reject(new Error('chunk')) });
    render(tree);
    press('Open');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(editions.en.login.memberUrl));
    expect(store.getState().loginDialog).toBe('closed');
  });

  it('goes to the member site where what is behind the form cannot be had', async () => {
    const leave = vi.fn();
    const { store, tree } = page({ leave, loadPorts: () => Promise.reject(new Error('chunk')) });
    render(tree);
    press('Open');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(editions.en.login.memberUrl));
    expect(store.getState().loginDialog).toBe('closed');
  });
});
