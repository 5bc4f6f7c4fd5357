'use client';

import { LocaleProvider } from '@ark-ui/react/locale';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';

/** Gives the library the language of the edition, by which it formats numbers and dates and knows the writing direction. */
export const InLocale = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale={useEdition().lang}>{children}</LocaleProvider>
);
