'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from '../../behaviours/chart/index.ts';
import type { ConsentActor } from '../../behaviours/consent/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { promptAttribute, noticeId } from '../../parts/prompts/prompt-attribute.ts';
import { useRootAttribute } from '../../parts/prompts/use-root-attribute.ts';
import * as css from './consent-notice.css.ts';

/** Props of {@link ConsentNotice}. */
export interface ConsentNoticeProps {
  /** The running consent of the app root. */
  consent: ConsentActor;
  /** Where the privacy policy stands. @default `/about/policy` */
  policyHref?: string;
}

/** Copy of the consent notice. */
const messages = {
  label: msg`Your privacy`,
  text: msg`We count which pages are read, with nothing that identifies you. Video players of other sites load only if you agree. “Refuse” stops both.`,
  policy: msg`Privacy policy`,
  give: msg`Agree`,
  refuse: msg`Refuse`,
} as const;

/**
 * Asks whether players of other sites may be loaded, and says that a refusal stops page views too. It lies over the
 * foot of the page, takes no focus by itself, holds none back and moves nothing; both choices are one press away and
 * look alike. Nothing is rendered on the server.
 */
export const ConsentNotice = ({ consent, policyHref = '/about/policy' }: ConsentNoticeProps) => {
  const { t } = useLingui();
  const prompted = useSnapshot(consent).state === 'prompted';
  useRootAttribute(promptAttribute, prompted);
  if (!prompted) return null;
  return (
    <section className={css.notice} id={noticeId} tabIndex={-1} aria-label={t(messages.label)} data-state="prompted">
      <p className={css.text}>
        {t(messages.text)} <Link href={policyHref}>{t(messages.policy)}</Link>
      </p>
      <div className={css.choices}>
        <Button variant="secondary" onClick={() => consent.send({ type: 'CONSENT.REFUSED' })}>
          {t(messages.refuse)}
        </Button>
        <Button variant="secondary" onClick={() => consent.send({ type: 'CONSENT.GIVEN' })}>
          {t(messages.give)}
        </Button>
      </div>
    </section>
  );
};
