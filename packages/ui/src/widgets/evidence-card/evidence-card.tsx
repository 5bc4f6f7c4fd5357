'use client';

import { useLingui } from '@lingui/react/macro';
import { certificateState, type ReplyTime, type Certificate } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { Badge, type BadgeTone } from '../../primitives/badge/index.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { FactsTable } from '../facts-table/index.ts';
import * as css from './evidence-card.css.ts';
import { certificateStateNames, messages } from './evidence-card.messages.ts';

/** Props of the evidence card. */
export interface EvidenceCardProps {
  /** How the supplier replied to the enquiries of the last year; null where there were none. */
  replies: ReplyTime | null;
  /** Its certificates, in the order shown. */
  certificates: readonly Certificate[];
  /** The day of today, YYYY-MM-DD: a certificate that has expired says so by itself. */
  today: string;
  /** The level of its headings. @default 3 */
  headingLevel?: 2 | 3;
}

/**
 * What is known of a supplier, and from whom: how it replies to enquiries, which is counted, and its certificates,
 * each with issuer, number, scope, end and who checked it. Inert: a pure function of its props.
 */
export const EvidenceCard = ({ replies, certificates, today, headingLevel = 3 }: EvidenceCardProps) => {
  const { t } = useLingui();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.card}>
      <section className={css.part}>
        <Heading className={css.heading}>{t(messages.replies)}</Heading>
        {replies ? <Replies {...replies} /> : <p className={css.note}>{t(messages.noReplies)}</p>}
        <p className={css.note}>{t(messages.repliesNote)}</p>
      </section>
      <section className={css.part}>
        <Heading className={css.heading}>{t(messages.certificates)}</Heading>
        {certificates.length === 0 && <p className={css.note}>{t(messages.noCertificates)}</p>}
        <ul className={css.certificates}>
          {certificates.map((certificate, index) => (
            <li key={index} className={css.certificate} data-state={certificateState(certificate, today)}>
              <CertificateFacts certificate={certificate} today={today} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

/** Longer than this, a time is shown in days. */
const hoursOfTwoDays = 48;

/** "Answers 92 % of enquiries, half of them within 12 hours (13 enquiries)". */
const Replies = ({ medianHours, repliedPercent, enquiries }: ReplyTime) => {
  const { t } = useLingui();
  const edition = useEdition();
  const withinText = (hours: number) =>
    hours > hoursOfTwoDays ? t(messages.days(Math.ceil(hours / 24))) : t(messages.hours(Math.max(1, Math.ceil(hours))));
  const share =
    medianHours === null
      ? t(messages.repliesShare(repliedPercent))
      : t(messages.repliesWithin(repliedPercent, withinText(medianHours)));
  return (
    <p className={css.replies}>
      {share}
      <span className={css.basis}>{t(messages.basis(enquiries))}</span>
      <meter
        className={css.meter}
        min={0}
        max={100}
        value={repliedPercent}
        aria-label={`${formatNumber(repliedPercent, edition)} %`}
      />
    </p>
  );
};

const tones = { expired: 'negative', checked: 'positive', stated: 'neutral' } as const satisfies Record<
  string,
  BadgeTone
>;

const CertificateFacts = ({ certificate, today }: { certificate: Certificate; today: string }) => {
  const { t } = useLingui();
  const { name, issuer, number, scope, validUntil, checkedBy, checkedOn } = certificate;
  const state = certificateState(certificate, today);
  return (
    <>
      <p className={css.name}>
        {name} <Badge tone={tones[state]}>{t(certificateStateNames[state])}</Badge>
      </p>
      <FactsTable
        facts={[
          { label: t(messages.issuer), value: issuer },
          { label: t(messages.number), value: number },
          { label: t(messages.scope), value: scope },
          {
            label: t(state === 'expired' ? messages.expiredOn : messages.validUntil),
            value: validUntil && <DateText instant={validUntil} />,
          },
          {
            label: t(messages.checked),
            value: checkedBy && (
              <>
                {checkedBy}
                {checkedOn && ' · '}
                {checkedOn && <DateText instant={checkedOn} />}
              </>
            ),
          },
        ]}
      />
      {checkedBy === '' && <p className={css.note}>{t(messages.statedNote)}</p>}
    </>
  );
};
