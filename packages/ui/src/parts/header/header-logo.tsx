'use client';

import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';
import * as css from './header-parts.css.ts';
import { messages } from './header.messages.ts';

/** The mark: an M whose strokes are the teeth of a rack. */
const mark = 'M4 26V6h5l7 9 7-9h5v20h-5V14l-7 9-7-9v12z';

/** The logo, which leads home (spec §2 Header). Its children stand for our mark and the name of the site. */
export const HeaderLogo = ({ children }: { children?: ReactNode }) => {
  const { t, i18n } = useLingui();
  const siteName = i18n._(useEdition().siteName);
  return (
    <Link className={css.logo} href="/" aria-label={t(messages.home(siteName))}>
      {children ?? (
        <>
          <svg className={css.mark} viewBox="0 0 32 32" aria-hidden>
            <path d={mark} />
          </svg>
          {siteName}
        </>
      )}
    </Link>
  );
};
