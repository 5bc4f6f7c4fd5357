'use client';

import { useLingui } from '@lingui/react/macro';
import { REPORT_REASONS, type ReportReason } from '@millwright/domain';
import { useState } from 'react';
import type { ConfirmedAction } from '../../behaviours/confirmed-action/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { ConfirmDialog } from '../../parts/trade/index.ts';
import { messages, reasonNames } from './enquiry-thread.messages.ts';

/** The longest text of a report, as the server takes it. */
const reportLength = 2000;

/** Props of {@link ReportDialog}. */
export interface ReportDialogProps {
  /** What is confirmed. */
  action: ConfirmedAction;
  /** What was chosen and written so far. */
  report: { reason: ReportReason | ''; text: string };
  /** Something was chosen or written. */
  onChange: (report: ReportDialogProps['report']) => void;
}

/** Asks why the thread is reported. */
export const ReportDialog = ({ action, report, onChange }: ReportDialogProps) => {
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
