'use client';

import { useLingui } from '@lingui/react/macro';
import { REPORT_REASONS, type ReportReason } from '@millwright/domain';
import { useState } from 'react';
import { useConfirmedAction, type ConfirmedAction } from '../../behaviours/confirmed-action/index.ts';
import type { SendOutcome } from '../../behaviours/member-form/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { ConfirmDialog } from '../trade-parts/index.ts';
import * as css from './enquiry-thread.css.ts';
import { messages, reasonNames } from './enquiry-thread.messages.ts';
import type { EnquiryThreadProps, ThreadReport } from './enquiry-thread.types.ts';

/** The longest text of a report, as the server takes it. */
const reportLength = 2000;

const refused = (): Promise<SendOutcome> => Promise.resolve({ status: 'failed' });

interface ReportDialogProps {
  action: ConfirmedAction;
  report: { reason: ReportReason | ''; text: string };
  onChange: (report: ReportDialogProps['report']) => void;
}

/** Asks why the thread is reported. */
const ReportDialog = ({ action, report, onChange }: ReportDialogProps) => {
  const { t } = useLingui();
  const [isMarked, setMarked] = useState(false);
  const isMissing = report.reason === '';
  return (
    <ConfirmDialog
      action={action}
      title={t(messages.reportTitle)}
      description={t(messages.reportText)}
      confirm={t(messages.report)}
      negative
      onConfirm={() => {
        setMarked(isMissing);
        if (!isMissing) action.confirm();
      }}
    >
      <RadioGroup
        label={t(messages.reason)}
        name="reason"
        required
        options={REPORT_REASONS.map((value) => ({ value, label: t(reasonNames[value]) }))}
        value={report.reason}
        onValueChange={(reason) => onChange({ ...report, reason })}
        error={isMarked && isMissing ? t(messages.reasonMissing) : null}
      />
      <Field label={t(messages.details)}>
        {(control) => (
          <Textarea
            {...control}
            name="details"
            value={report.text}
            onChange={({ target }) => onChange({ ...report, text: target.value })}
            maxLength={reportLength}
            rows={3}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
};

/** Asks whether the other side is blocked, or no longer. */
const BlockDialog = ({ action, isBlocked }: { action: ConfirmedAction; isBlocked: boolean }) => {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      action={action}
      title={t(isBlocked ? messages.unblockTitle : messages.blockTitle)}
      description={t(isBlocked ? messages.unblockText : messages.blockText)}
      confirm={t(isBlocked ? messages.unblock : messages.block)}
      negative={!isBlocked}
    />
  );
};

/** What can be done about a thread besides replying: to report it, to block the other side. */
export const ThreadActions = (props: Pick<EnquiryThreadProps, 'thread' | 'onReport' | 'onBlock' | 'clock'>) => {
  const { thread, onReport, onBlock, clock } = props;
  const { t } = useLingui();
  const { blocked } = thread;
  const [report, setReport] = useState<ReportDialogProps['report']>({ reason: '', text: '' });
  const reporting = useConfirmedAction(
    () =>
      onReport && report.reason !== '' ? onReport({ ...report, text: report.text.trim() } as ThreadReport) : refused(),
    clock,
  );
  const blocking = useConfirmedAction(() => (onBlock ? onBlock(!blocked) : refused()), clock);
  if (!onReport && !onBlock) return null;
  return (
    <>
      {onReport && (
        <Button variant="quiet" size="small" onClick={reporting.want}>
          {t(messages.report)}
        </Button>
      )}
      {onBlock && (
        <Button variant="quiet" size="small" onClick={blocking.want}>
          {t(blocked ? messages.unblock : messages.block)}
        </Button>
      )}
      <ReportDialog action={reporting} report={report} onChange={setReport} />
      <BlockDialog action={blocking} isBlocked={blocked} />
      <p className={css.done} role="status">
        {reporting.state === 'done' && t(messages.reported)}
      </p>
    </>
  );
};
