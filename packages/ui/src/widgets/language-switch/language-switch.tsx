'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { Link } from '../../primitives/link/index.ts';
import * as css from './language-switch.css.ts';

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps {
  /**
   * Where each edition's page is: the counterpart of this page on the other edition's host. An edition without a URL is
   * reached by a form post, which sets the cookie that chooses it.
   * @default none, so every choice is a form post
   */
  urls?: Readonly<Record<string, string | undefined>>;
  /**
   * The path that the form is posted to; it receives `edition` and `to`, or `to.` with the edition's key. Null leaves
   * editions without a URL out, where no server takes such a form.
   * @default '/edition'
   */
  action?: string | null;
  /** The own path that the visitor returns to after the post. @default '/' */
  returnTo?: string;
  /** The same for single editions, by their keys, where the page has another path there. @default `returnTo` */
  returnPaths?: Readonly<Record<string, string>>;
  /** Whether the names are written out or shortened to two letters. @default 'name' */
  names?: 'name' | 'short';
}

/** Copy of the language switch. The languages name themselves. */
const messages = { label: msg`Language` } as const;

/**
 * The languages of the site. The current one is text, so choosing it does nothing (spec §5); another is a link to its
 * own site, or without such a URL a button of a form post. Works without JavaScript. Nothing on a site of one
 * language.
 */
export const LanguageSwitch = ({
  urls = {},
  action = '/edition',
  returnTo = '/',
  returnPaths = {},
  names = 'name',
}: LanguageSwitchProps) => {
  const { t } = useLingui();
  const { key: current, languages } = useEdition();
  const shown = languages.filter(({ key }) => action !== null || key === current || urls[key] !== undefined);
  if (shown.length < 2) return null;
  return (
    <form action={action ?? undefined} method="post">
      <input type="hidden" name="to" value={returnTo} />
      {Object.entries(returnPaths).map(([key, path]) => (
        <input key={key} type="hidden" name={`to.${key}`} value={path} />
      ))}
      <div className={css.root} role="group" aria-label={t(messages.label)}>
        {shown.map((language) => {
          const shared = { className: css.choice, lang: language.lang, title: language.name };
          const url = urls[language.key];
          if (language.key === current) {
            return (
              <span key={language.key} {...shared} className={css.current} aria-current="true">
                {language[names]}
              </span>
            );
          }
          return url === undefined ? (
            <button key={language.key} {...shared} type="submit" name="edition" value={language.key}>
              {language[names]}
            </button>
          ) : (
            <Link key={language.key} {...shared} href={url} hrefLang={language.lang}>
              {language[names]}
            </Link>
          );
        })}
      </div>
    </form>
  );
};
