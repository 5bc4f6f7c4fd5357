'use client';

import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import type { ComponentProps } from 'react';
import { Checkbox } from '../../primitives/field/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from '../login/login-dialog.css.ts';
import { messages } from '../login/login-dialog.messages.ts';

/** Where the links stand in the sentence, in the order that the language has. */
const places = { terms: '\u0001', policy: '\u0002' } as const;

/** Props of {@link TermsAgreement}. */
export interface TermsAgreementProps extends Pick<ComponentProps<typeof Checkbox>, 'ref' | 'checked' | 'onChange'> {
  /** Where the terms are. */
  termsHref: string;
  /** Whether it was not agreed to. */
  isMissing: boolean;
}

/** The box of the agreement to the terms and the privacy policy, whose name is a sentence with both links in it. */
export const TermsAgreement = ({ termsHref, isMissing, ...box }: TermsAgreementProps) => {
  const { t } = useLingui();
  const { login } = useEdition();
  const { terms, policy } = places;
  const parts = t`I have read and agree to the ${terms} and the ${policy}`.split(/([\u0001\u0002])/);
  const links: Partial<Record<string, { href: string; text: string }>> = {
    [terms]: { href: termsHref, text: t`terms of use` },
    [policy]: { href: login.policyPath, text: t(messages.policy) },
  };
  return (
    <Checkbox {...box} error={isMissing ? t`Please read and agree to the terms of use and the privacy policy` : null}>
      {parts.map((part) => {
        const link = links[part];
        return link ? (
          <Link key={part} className={css.link} href={link.href} newWindow>
            {link.text}
          </Link>
        ) : (
          part
        );
      })}
    </Checkbox>
  );
};
