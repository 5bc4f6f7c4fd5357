import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

/** A request that never settles. */
export const never = () => new Promise<never>(() => undefined);

/** The dialog, once it has faded in. */
export const dialog = async () => {
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};

type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

/** The form with e-mail and password, filled in whole. */
export const fillWithPassword = async (userEvent: User) => {
  const form = await dialog();
  await userEvent.type(form.getByLabelText('E-mail'), 'reader@example.com');
  await userEvent.type(form.getByLabelText('Captcha'), 'ah2x');
  await userEvent.type(form.getByLabelText('Password'), 'long-enough-1');
  await userEvent.click(form.getByRole('checkbox'));
  return form;
};

/** The form with a phone, filled in as far as a verification code needs it. */
export const fillPhone = async (userEvent: User) => {
  const form = await dialog();
  await userEvent.type(form.getByLabelText('Mobile phone number'), '13800138000');
  await userEvent.type(form.getByLabelText('Captcha'), 'ah2x');
  return form;
};
