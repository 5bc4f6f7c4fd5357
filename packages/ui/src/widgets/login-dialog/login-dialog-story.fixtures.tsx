import { messages as cn } from '@millwright/i18n/catalogs/cn';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import type { Decorator, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

/** A request that is never answered. */
export const never = () => new Promise<never>(() => undefined);

/** The Chinese edition has two ways to log in, so its states are shown in it whatever the toolbar says. */
export const inChinese: Decorator = (Story) => (
  <EditionProvider edition={editions.cn} i18n={createI18n('cn', cn)}>
    <Story />
  </EditionProvider>
);

/** The dialog, once it has faded in. */
export const dialog = async () => {
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};

type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

/** The English form, filled in whole. */
export const fillEnglish = async (userEvent: User) => {
  const form = await dialog();
  await userEvent.type(form.getByLabelText('E-mail'), 'reader@example.com');
  await userEvent.type(form.getByLabelText('Captcha'), 'ah2x');
  await userEvent.type(form.getByLabelText('Password'), 'long-enough-1');
  await userEvent.click(form.getByRole('checkbox'));
  return form;
};

/** The Chinese form, filled in as far as a verification code needs it. */
export const fillChinese = async (userEvent: User) => {
  const form = await dialog();
  await userEvent.type(form.getByLabelText('手机号码'), '13800138000');
  await userEvent.type(form.getByLabelText('图形验证码'), 'ah2x');
  return form;
};
