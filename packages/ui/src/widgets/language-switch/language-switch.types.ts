import type { EditionKey } from '@millwright/domain';

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps {
  /**
   * Where each edition's page is: the twin of this page on the other edition's host. An edition without an address is
   * reached by a form post, which sets the cookie that chooses it.
   * @default none, so every choice is a form post
   */
  addresses?: Partial<Record<EditionKey, string>>;
  /** The path that the form is posted to; it receives `edition` and `to`. @default '/edition' */
  action?: string;
  /** The own path that the visitor returns to after the post. @default '/' */
  returnTo?: string;
  /** Whether the names are written out or shortened to two letters. @default 'name' */
  names?: 'name' | 'short';
}
