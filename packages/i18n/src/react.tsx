'use client';

import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, useContext, type ReactNode } from 'react';
import type { Edition } from './editions/types.ts';

const EditionContext = createContext<Edition | null>(null);

/** What an {@link EditionProvider} needs. */
export interface EditionProviderProps {
  /** The structure of the edition that is shown. */
  edition: Edition;
  /** The Lingui instance of this request or page, from `createI18n`. */
  i18n: I18n;
  /** The tree that reads edition and copy. */
  children?: ReactNode;
}

/** Gives the edition's structure and its copy to the tree below. */
export const EditionProvider = ({ edition, i18n, children }: EditionProviderProps) => (
  <EditionContext value={edition}>
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  </EditionContext>
);

/**
 * The edition of the nearest provider. Throws without one: copy without an edition is a fault of the program.
 * @template Own What the editions of the site have besides, where all of them have it.
 */
export const useEdition = <Own extends Edition = Edition>(): Own => {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('useEdition needs an EditionProvider above it');
  return edition as Own;
};
