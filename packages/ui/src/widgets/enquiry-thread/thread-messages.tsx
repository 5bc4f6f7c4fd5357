'use client';

import { useLingui } from '@lingui/react/macro';
import { htmlLang, type ThreadMessage, type Upload } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { fileSize } from '../../primitives/file-upload/file-size.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { MomentText } from '../../parts/trade/index.ts';
import { LanguageBadge } from '../../parts/trade/language-badge.tsx';
import * as css from './enquiry-thread.css.ts';
import { messages } from './enquiry-thread.messages.ts';
import type { EnquiryThreadProps } from './enquiry-thread.types.ts';

/** Files as links that save them. */
export const UploadLinks = ({
  uploads,
  uploadHref,
}: { uploads: readonly Upload[] } & Pick<EnquiryThreadProps, 'uploadHref'>) => {
  const { lang } = useEdition();
  if (uploads.length === 0) return null;
  return (
    <ul className={css.uploads}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <Link href={uploadHref(upload)} className={css.upload} download={upload.name}>
            <Icon name="download" />
            <span className={css.uploadName}>{upload.name}</span>
            <span className={css.uploadSize}>{fileSize(upload.bytes, lang)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Props of {@link ThreadMessages}. */
export interface ThreadMessagesProps extends Pick<EnquiryThreadProps, 'uploadHref'> {
  /** The messages, the first of them first. */
  items: readonly ThreadMessage[];
  /** Whose side the reader is on. */
  side: ThreadMessage['side'];
}

/** The messages of both sides. A text in another language than the page's is marked as such. */
export const ThreadMessages = ({ items, side, uploadHref }: ThreadMessagesProps) => {
  const { t } = useLingui();
  return (
    <ol className={css.messages}>
      {items.map(({ id, side: from, author, text, lang, sentAt, uploads }) => (
        <li key={id} className={css.message} data-side={from === side ? 'own' : 'other'}>
          <p className={css.byline}>
            <span className={css.author}>{author}</span>
            {from === side && <span className={css.faint}>{t(messages.ownSide)}</span>}
            <MomentText instant={sentAt} className={css.faint} />
            <LanguageBadge lang={lang} />
          </p>
          <p className={css.text} lang={htmlLang(lang)} dir="auto">
            {text}
          </p>
          <UploadLinks uploads={uploads} uploadHref={uploadHref} />
        </li>
      ))}
    </ol>
  );
};
