'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { certificateState, type CertificateState, type DeskCertificates } from '@millwright/domain';
import { useState } from 'react';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import { useConfirmedAction } from '../../behaviours/confirmed-action/index.ts';
import type { SendOutcome } from '../../behaviours/member-form/index.ts';
import { useNamesOf } from '../../foundations/use-names-of.ts';
import { Badge, type BadgeTone } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { ListFrame, rowStyles, useFocusAfterRow, type ListState } from '../../parts/rows/index.ts';
import { ConfirmDialog } from '../../parts/trade/index.ts';

/** A certificate, with whether who runs the site has checked it. */
export type ListedCertificate = DeskCertificates['items'][number];

/** Props of {@link CertificateList}. */
export interface CertificateListProps {
  /** The certificates, or why they are not shown. */
  state: ListState<ListedCertificate>;
  /** The day of today in the time zone of the edition, YYYY-MM-DD: what ended before it has expired. */
  today: string;
  /** Opens one in a form. `at` is its place in the list, from 0. */
  onChange: (certificate: ListedCertificate, at: number) => void;
  /**
   * Removes one, once that is confirmed; `at` is its place in the list that is given now, from 0. It may reject, which
   * counts as unreachable, or never settle; 15 s later the question says so. Afterwards the host gives a list without
   * it.
   */
  onRemove: (certificate: ListedCertificate, at: number) => Promise<SendOutcome>;
  /** Tries again. @default there is no button for it */
  onRetry?: () => void;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}

const states: Readonly<Record<CertificateState, { name: MessageDescriptor; tone: BadgeTone }>> = {
  expired: { name: msg`Expired`, tone: 'warning' },
  checked: { name: msg`Checked`, tone: 'positive' },
  stated: { name: msg`Stated by you`, tone: 'neutral' },
};

/** Copy of the list of certificates. */
const messages = {
  label: msg`Certificates`,
  loading: msg`Loading certificates`,
  failed: msg`The certificates are temporarily unavailable`,
  empty: msg`No certificates yet`,
  emptyAdvice: msg`Buyers look for them before they ask.`,
  validUntil: msg`Valid until`,
  endless: msg`Without an end`,
  change: msg`Change`,
  remove: msg`Remove`,
  removeText: msg`Your page no longer shows it.`,
  removed: msg`The certificate was removed.`,
  listChanged: msg`The list has changed meanwhile. Go back and look at it again.`,
} as const;

/**
 * The certificates of a supplier as its people see them: what each states, until when it holds, and whether it was
 * checked. Each is changed and removed from its row; a removal is asked about first.
 */
export const CertificateList = ({ state, today, onChange, onRemove, onRetry, clock }: CertificateListProps) => {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<ListedCertificate | null>(null);
  const items = state.status === 'ready' ? state.items : [];
  const removal = useConfirmedAction(async () => {
    const at = wanted ? items.indexOf(wanted) : -1;
    // A place in another list may be that of another certificate.
    if (!wanted || at < 0) return { status: 'failed', message: t(messages.listChanged) };
    return onRemove(wanted, at);
  }, clock);
  const noteRef = useFocusAfterRow<HTMLDivElement>(items.length, removal.state === 'done');
  const name = wanted?.name ?? '';
  return (
    <div className={rowStyles.stack}>
      <ListFrame
        state={state}
        label={t(messages.label)}
        loading={t(messages.loading)}
        failed={t(messages.failed)}
        empty={<EmptyState icon="info" title={t(messages.empty)} message={t(messages.emptyAdvice)} />}
        onRetry={onRetry}
      >
        {(certificate, at) => (
          <CertificateRow
            // Nothing else tells two of the same name apart.
            key={`${certificate.name} ${at}`}
            certificate={certificate}
            today={today}
            onChange={() => onChange(certificate, at)}
            onRemove={() => {
              setWanted(certificate);
              removal.want();
            }}
          />
        )}
      </ListFrame>
      <div className={rowStyles.note} role="status" data-tone="positive" ref={noteRef} tabIndex={-1}>
        {removal.state === 'done' && t(messages.removed)}
      </div>
      <ConfirmDialog
        action={removal}
        title={t`Remove ${name}?`}
        description={t(messages.removeText)}
        confirm={t(messages.remove)}
        negative
      />
    </div>
  );
};

interface CertificateRowProps extends Pick<CertificateListProps, 'today'> {
  certificate: ListedCertificate;
  onChange: () => void;
  onRemove: () => void;
}

const CertificateRow = ({ certificate, today, onChange, onRemove }: CertificateRowProps) => {
  const { t } = useLingui();
  const language = useNamesOf();
  const { name, issuer, number, scope, validUntil, isChecked } = certificate;
  const state = states[certificateState({ validUntil, checkedBy: isChecked ? 'editors' : '' }, today)];
  const facts = [issuer[language], number, scope[language]].filter(Boolean).join(' · ');
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.words}>
        <span className={rowStyles.name}>
          <span className={rowStyles.strong}>{name}</span>
          <Badge tone={state.tone}>{t(state.name)}</Badge>
        </span>
        {facts !== '' && <span>{facts}</span>}
        <span className={rowStyles.faint}>
          {validUntil === null ? (
            t(messages.endless)
          ) : (
            <>
              {t(messages.validUntil)} <DateText instant={validUntil} />
            </>
          )}
        </span>
      </div>
      <div className={rowStyles.actions}>
        <Button variant="secondary" size="small" onClick={onChange} aria-label={t`Change ${name}`}>
          {t(messages.change)}
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove} aria-label={t`Remove ${name}`}>
          {t(messages.remove)}
        </Button>
      </div>
    </li>
  );
};
