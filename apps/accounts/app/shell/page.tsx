import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, type ReactNode } from 'react';
import * as css from './page.css.ts';

/** Sets the title of the document. */
function useTitle(title: string): void {
  const { t } = useLingui();
  const siteName = t(useEdition().siteName);
  useEffect(() => {
    document.title = `${title} – ${siteName}`;
  }, [title, siteName]);
}

/** Props of {@link Page}. */
export interface PageProps {
  /** The heading, which is the title of the document, too. */
  title: string;
  /** What the page is for, in a sentence. @default none */
  lead?: ReactNode;
  /** A page that is one form. @default false */
  slim?: boolean;
  children?: ReactNode;
}

/** What every page is. */
export function Page({ title, lead, slim = false, children }: PageProps) {
  useTitle(title);
  return (
    <div className={slim ? `${css.page} ${css.slim}` : css.page}>
      <h1 className={css.title}>{title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
  );
}
