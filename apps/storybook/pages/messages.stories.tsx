import type { OwnEditionKey } from '@millwright/domain';
import { codeMail, deletionMail, newsMail } from '@millwright/i18n/mail';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MailPreview } from '../mail/mail-preview.tsx';

const siteName = 'Millwright';
const about: Readonly<Record<OwnEditionKey, string>> = {
  cn: '二板式注塑机 1,300 吨',
  en: 'Two-platen injection moulding machine, 13,000 kN',
};
const from: Readonly<Record<OwnEditionKey, string>> = { cn: '林晓', en: 'Anna Berg' };
const urls = {
  url: 'https://member.millwright.example/threads/12',
  stopUrl: 'https://member.millwright.example/memberApi/unsubscribe?token=1.enquiries.a',
};

// Each story shows both languages: it is looked at in one edition.
const meta = {
  id: 'messages',
  title: 'About/Messages',
  component: MailPreview,
  args: { mailIn: (edition) => codeMail(edition, { siteName, code: '048213', minutes: 5 }) },
  parameters: { controls: { disable: true } },
  globals: { edition: 'en' },
  play: async ({ canvas, canvasElement }) => {
    for (const edition of ['cn', 'en']) {
      const frame = canvas.getByTitle<HTMLIFrameElement>(`HTML, ${edition}`);
      await waitFor(() => expect(frame.contentDocument?.querySelector('h1')?.textContent).toBeTruthy());
      const section = canvasElement.querySelector(`[data-edition="${edition}"]`);
      await expect(section?.querySelector('h2')?.textContent).toBe(
        frame.contentDocument?.querySelector('h1')?.textContent,
      );
      // Nothing is wider than the message.
      const { scrollWidth, clientWidth } = frame.contentDocument!.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code for a login, a registration or a new password. */
export const Code: Story = {};

/** A new message in a thread; news of enquiries, quotes and decisions are the same. */
export const NewMessage: Story = {
  args: {
    mailIn: (edition) =>
      newsMail(edition, { siteName, news: 'message', about: about[edition], from: from[edition], ...urls }),
  },
};

/** Something in a thread waits for the member. */
export const Reminder: Story = {
  args: {
    mailIn: (edition) =>
      newsMail(edition, { siteName, news: 'waiting', about: about[edition], from: from[edition], ...urls }),
  },
};

/** The deletion of an account was requested. */
export const Deletion: Story = {
  args: {
    mailIn: (edition) =>
      deletionMail(edition, {
        siteName,
        account: edition === 'cn' ? '13800138001' : 'demo@example.com',
        deleteAt: '2026-12-23T08:00:00Z',
        url: 'https://member.millwright.example/account',
      }),
  },
};

/** What others write is shown as text, and cut where it is long. */
export const HostileText: Story = {
  args: {
    mailIn: (edition) =>
      newsMail(edition, {
        siteName,
        news: 'quote',
        about: `</h1><script>alert(1)</script>${'w'.repeat(300)}`,
        from: '<img src=x onerror=alert(1)>',
        ...urls,
      }),
  },
};
