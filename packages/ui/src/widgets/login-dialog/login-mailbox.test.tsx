import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { complete, email, start } from '../../parts/login/login-dialog.harness.ts';
import { willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { LoginDialog } from './login-dialog.tsx';
import type { LoginOutcome, LoginPorts } from '../../parts/login/login-dialog.types.ts';
import { createLoginMailbox, loadLoginActor } from '../../parts/login/use-login.ts';

describe('the mailbox of the login dialog', () => {
  it('shows what is typed and chosen before the machine is here, and that something is waited for', () => {
    const mailbox = createLoginMailbox(['code', 'password']);
    const listener = vi.fn();
    mailbox.subscribe(listener);
    mailbox.send({ type: 'FIELD.CHANGED', fields: { account: '138' } });
    mailbox.send({ type: 'MODE.CHOSEN', mode: 'password' });
    mailbox.send({ type: 'FORM.SUBMITTED' });
    const { value, context } = mailbox.snapshot();
    expect([context.fields.account, context.mode, value.form]).toEqual(['138', 'password', 'submitting']);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('tells the machine in the same order what was done before it came, and follows it from then on', () => {
    const mailbox = createLoginMailbox(email.modes);
    mailbox.send({ type: 'FIELD.CHANGED', fields: { ...complete, account: 'reader@example.com' } });
    mailbox.send({ type: 'FORM.SUBMITTED' });
    const login = start({ loginByPassword: () => new Promise<never>(() => undefined) }, email);
    const stop = mailbox.handOver(login.actor);
    expect(login.state().form).toBe('submitting');
    mailbox.send({ type: 'IMAGE.LOADED' });
    expect(mailbox.snapshot().value).toEqual(login.state());
    expect(mailbox.snapshot().value.image).toBe('shown');
    stop();
  });
});

describe('a login dialog whose ports are still to be fetched', () => {
  beforeAll(loadLoginActor);

  const open = (ports: () => Promise<LoginPorts>, onUnavailable = vi.fn()) => {
    renderIn('en', <LoginDialog open onClose={() => undefined} ports={ports} onUnavailable={onUnavailable} />);
    return { form: within(screen.getByRole('dialog')), onUnavailable };
  };

  it('has its form in the first frame, and sends what was filled in before they came', async () => {
    const loginByPassword = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    let resolvePorts: (ports: LoginPorts) => void = () => undefined;
    const { form } = open(() => new Promise((resolve) => (resolvePorts = resolve)));
    const fill = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
    fill('E-mail', 'reader@example.com');
    fill('Captcha', 'ah2x');
    fill('Password', 'long-enough-1');
    fireEvent.click(form.getByRole('checkbox'));
    fireEvent.click(form.getByRole('button', { name: 'Log in' }));
    expect(loginByPassword).not.toHaveBeenCalled();
    await act(async () => resolvePorts(willingPorts({ loginByPassword })));
    await waitFor(() =>
      expect(loginByPassword).toHaveBeenCalledWith(
        expect.objectContaining({ account: 'reader@example.com', password: 'long-enough-1' }),
      ),
    );
  });

  it('says so where they cannot be had', async () => {
    const { onUnavailable } = open(() => Promise.reject(new Error('offline')));
    await waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(1));
  });
});
