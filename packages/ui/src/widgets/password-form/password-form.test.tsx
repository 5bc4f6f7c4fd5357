import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { loadLoginActor } from '../../parts/login/use-login.ts';
import { PasswordForm } from './password-form.tsx';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeAll(() => loadLoginActor());

describe('the form that sets a password', () => {
  it('sends the code to the account of the member, and the password with the code', async () => {
    const requestCode = vi.fn(async () => ({ ok: true }) as const);
    const onChange = vi.fn(async () => ({ ok: true }) as const);
    renderIn('en', <PasswordForm ports={willingPorts({ requestCode })} account="me@example.com" onChange={onChange} />);
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    type('Captcha', 'ah2x');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/The code was sent/);
    expect(requestCode).toHaveBeenCalledWith(expect.objectContaining({ account: 'me@example.com' }));
    type('Verification code', '123456');
    type('New password', '1234567');
    fireEvent.click(screen.getByRole('button', { name: 'Set a password' }));
    expect(onChange).not.toHaveBeenCalled();
    type('New password', '12345678');
    fireEvent.click(screen.getByRole('button', { name: 'Set a password' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ password: '12345678', smsCode: '123456' }));
    expect(await screen.findByText('The password was set')).toBeInTheDocument();
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', async (edition) => {
    await expectCleanHydration(
      edition,
      <PasswordForm ports={async () => willingPorts()} account="me@example.com" onChange={vi.fn()} />,
      // The captcha comes.
      { changes: true },
    );
  });
});
