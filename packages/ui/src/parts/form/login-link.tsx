'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isPlainPress } from '../../behaviours/press/is-plain-press.ts';
import { LinkButton, type ButtonLook } from '../../primitives/button/index.ts';

const login = msg`Log in`;

/** Props of {@link LoginLink}. */
export interface LoginLinkProps extends Pick<ButtonLook, 'variant'> {
  /** Where it leads without JavaScript: the member site. */
  href: string;
  /** Opens the login dialog in its place; absent until the page is hydrated. */
  onLogin?: (() => void) | undefined;
}

/** The way to log in from a place that only members see. */
export const LoginLink = ({ href, variant, onLogin }: LoginLinkProps) => {
  const { t } = useLingui();
  return (
    <LinkButton
      href={href}
      icon="user"
      variant={variant}
      onClick={
        onLogin &&
        ((event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onLogin();
        })
      }
    >
      {t(login)}
    </LinkButton>
  );
};
