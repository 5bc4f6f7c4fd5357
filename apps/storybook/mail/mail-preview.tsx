import type { OwnEditionKey } from '@millwright/domain';
import { EDITION_KEYS, htmlLang } from '@millwright/domain';
import type { Mail } from '@millwright/i18n/mail';
import { frame, message, page, plain, subject } from './mail-preview.css.ts';

/** What is previewed. */
export interface MailPreviewProps {
  /** Makes the message in an edition. */
  mailIn: (edition: OwnEditionKey) => Mail;
}

/** A message in both languages, as e-mail programs show its HTML, as plain text, and as a text message. */
export const MailPreview = ({ mailIn }: MailPreviewProps) => (
  <div className={page}>
    {EDITION_KEYS.map((edition) => {
      const mail = mailIn(edition);
      return (
        <section key={edition} className={message} lang={htmlLang(edition)} data-edition={edition}>
          <h2 className={subject}>{mail.subject}</h2>
          {/* Nothing of it runs, here as in an e-mail program. */}
          <iframe className={frame} title={`HTML, ${edition}`} srcDoc={mail.html} sandbox="allow-same-origin" />
          <pre className={plain} data-part="text">
            {mail.text}
          </pre>
          <pre className={plain} data-part="short">
            {mail.short}
          </pre>
        </section>
      );
    })}
  </div>
);
