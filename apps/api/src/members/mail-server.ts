import { isEmail } from '@millwright/domain';
import { isLoopback } from './client-address.ts';
import type { MessageSender } from './messages.ts';

/** Milliseconds that a mail server may take for each step. */
const patience = 10_000;

/** Where e-mail is handed over. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user name and password where the server wants them. */
  url: string;
  /** What stands in the `From` line: an address, or a name with an address in angle brackets. */
  from: string;
}

/** The address of a sender, which may stand behind a name; null for what has none. */
export function addressOfSender(from: string): string | null {
  if (/[\p{Cc}]/u.test(from)) return null;
  const address = /^[^<>]*<([^<>]+)>$/.exec(from)?.[1] ?? from;
  return isEmail(address) ? address : null;
}

/** Whether a password would cross the network in the clear if the server offered no encryption. */
const needsTls = ({ protocol, username, hostname }: URL): boolean =>
  protocol === 'smtp:' && username !== '' && hostname !== 'localhost' && !isLoopback(hostname.replaceAll(/[[\]]/g, ''));

/**
 * Hands e-mail to a mail server by SMTP, encrypted where the server can (STARTTLS), and always where a password goes to
 * another machine. Rejects where the server did not take it.
 */
export function createMailSender({ url, from }: MailServer): MessageSender {
  const server = new URL(url);
  return {
    async send({ to, subject, text, html, stopUrl }) {
      // Loaded with the first message: most processes of tests and demos send none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(
        {
          host: server.hostname.replaceAll(/[[\]]/g, ''),
          port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
          secure: server.protocol === 'smtps:',
          requireTLS: needsTls(server),
          ...(server.username && {
            auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
          }),
          connectionTimeout: patience,
          greetingTimeout: patience,
          socketTimeout: patience,
          disableFileAccess: true,
          disableUrlAccess: true,
        },
        { from },
      );
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(stopUrl && { list: { unsubscribe: stopUrl } }),
        });
      } finally {
        transport.close();
      }
    },
  };
}
