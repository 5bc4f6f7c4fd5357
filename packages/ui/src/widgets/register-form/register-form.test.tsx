import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { refused, willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { loadLoginActor } from '../../parts/login/use-login.ts';
import { CodeLoginForm } from './code-login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const fillIn = async () => {
  type('E-mail', 'buyer@example.com');
  type('Captcha', 'ah2x');
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText(/The code was sent/);
  type('Verification code', '123456');
  type('Your name', '  Kim Weber ');
  type('Company', 'Weber Pumps');
  type('Password', 'long-enough-1');
  fireEvent.click(screen.getByRole('checkbox'));
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }));

beforeAll(() => loadLoginActor());

describe('the login by a code', () => {
  it('logs in by account and code, and leads back to the password', async () => {
    const onLogin = vi.fn(async () => ({ ok: true }) as const);
    renderIn('en', <CodeLoginForm ports={willingPorts()} onLogin={onLogin} loginHref="/login" />);
    type('E-mail', 'buyer@example.com');
    type('Captcha', 'ah2x');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/The code was sent/);
    type('Verification code', '123456');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(onLogin).toHaveBeenCalledExactlyOnceWith({ account: 'buyer@example.com', smsCode: '123456' }),
    );
    expect(screen.getByRole('link', { name: 'Log in by password' })).toHaveAttribute('href', '/login');
  });
});

describe('the registration', () => {
  it('sends what was filled in, and says that it is done', async () => {
    const onRegister = vi.fn(async () => ({ ok: true }) as const);
    const onSuccess = vi.fn();
    renderIn('en', <RegisterForm ports={willingPorts({ onSuccess })} onRegister={onRegister} loginHref="/login" />);
    await fillIn();
    submit();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(onRegister).toHaveBeenCalledExactlyOnceWith({
      account: 'buyer@example.com',
      smsCode: '123456',
      trueName: 'Kim Weber',
      company: 'Weber Pumps',
      password: 'long-enough-1',
    });
    expect(screen.getByText('Your account was made')).toBeInTheDocument();
  });

  it('sends nothing without the agreement, or with a password that is too short', async () => {
    const onRegister = vi.fn(async () => ({ ok: true }) as const);
    renderIn('en', <RegisterForm ports={willingPorts()} onRegister={onRegister} loginHref="/login" />);
    await fillIn();
    type('Password', '1234567');
    submit();
    expect(screen.getByText('A password has at least 8 characters')).toBeInTheDocument();
    type('Password', '12345678');
    fireEvent.click(screen.getByRole('checkbox'));
    submit();
    await screen.findByText(/agree to the privacy policy/, { selector: 'p' });
    expect(onRegister).not.toHaveBeenCalled();
  });

  it.each([
    ['en', 'I have read and agree to the terms of use and the privacy policy', 'terms of use'],
    ['cn', '我已阅读并同意《使用条款》和《隐私政策》', '《使用条款》'],
  ] as const)(
    'asks in the edition %s to agree to terms, where there are some, which can be read',
    (edition, name, link) => {
      renderIn(
        edition,
        <RegisterForm ports={willingPorts()} onRegister={vi.fn()} loginHref="/login" termsHref="/about/terms" />,
      );
      const box = screen.getByRole('checkbox', { name: (text) => text.replaceAll(/\s*\(.*?\)|（.*?）/g, '') === name });
      expect(box).not.toBeChecked();
      const links = ['/about/terms', '/about/policy'].map((href) => document.querySelector(`form a[href="${href}"]`));
      expect(links[0]).toHaveTextContent(link);
      expect(links[1]).not.toBeNull();
      fireEvent.submit(document.querySelector('form')!);
      expect(box).toHaveAttribute('aria-invalid', 'true');
      expect(box).toHaveAccessibleDescription(/terms of use and the privacy policy|使用条款/);
    },
  );

  it('marks all that is wrong at once, takes the focus to the first, and forgives what was put right', () => {
    const onRegister = vi.fn(async () => ({ ok: true }) as const);
    renderIn('en', <RegisterForm ports={willingPorts()} onRegister={onRegister} loginHref="/login" />);
    const wrong = () =>
      [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name, type: kind }) =>
        name === '' ? kind : name,
      );
    expect(wrong()).toEqual([]);
    submit();
    expect(wrong()).toEqual(['account', 'img_code', 'vcode', 'name', 'new-password', 'checkbox']);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    type('E-mail', 'buyer@example.com');
    type('Your name', 'Kim Weber');
    expect(wrong()).toEqual(['img_code', 'vcode', 'new-password', 'checkbox']);
    submit();
    expect(screen.getByLabelText('Captcha')).toHaveFocus();
    expect(onRegister).not.toHaveBeenCalled();
  });

  it('says what the server refused, and leads to the login', async () => {
    const onRegister = async () => refused('This account exists.');
    renderIn('en', <RegisterForm ports={async () => willingPorts()} onRegister={onRegister} loginHref="/login" />);
    await fillIn();
    submit();
    expect(await screen.findByText('This account exists.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['cn', 'tel', false],
    ['en', 'email', true],
  ] as const)(
    'in the edition %s is for an account of the type %s, and needs a password: %s',
    (edition, type, needed) => {
      renderIn(edition, <RegisterForm ports={willingPorts()} onRegister={vi.fn()} loginHref="/login" />);
      expect(document.querySelector('[name="account"]')).toHaveAttribute('type', type);
      expect(document.querySelector<HTMLInputElement>('[name="new-password"]')!.required).toBe(needed);
    },
  );

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', async (edition) => {
    await expectCleanHydration(
      edition,
      <RegisterForm ports={async () => willingPorts()} onRegister={vi.fn()} loginHref="/login" />,
      // The captcha comes.
      { changes: true },
    );
  });
});
