'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useConfirmedAction, type ConfirmedAction } from '../../behaviours/confirmed-action/index.ts';
import { useLazyComponent } from '../../behaviours/lazy-component/index.ts';
import type { SendOutcome } from '../../behaviours/member-form/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../parts/trade/index.ts';
import * as css from './enquiry-thread.css.ts';
import { messages } from './enquiry-thread.messages.ts';
import type { EnquiryThreadProps, ThreadReport } from './enquiry-thread.types.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

// Few report anything: it is fetched when it is opened.
const loadReportDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

const refused = (): Promise<SendOutcome> => Promise.resolve({ status: 'failed' });

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
  const [isReporting, setReporting] = useState(false);
  const ReportDialog = useLazyComponent(loadReportDialog, { wanted: isReporting });
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
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setReporting(true);
            reporting.want();
          }}
        >
          {t(messages.report)}
        </Button>
      )}
      {onBlock && (
        <Button variant="quiet" size="small" onClick={blocking.want}>
          {t(blocked ? messages.unblock : messages.block)}
        </Button>
      )}
      {ReportDialog && <ReportDialog action={reporting} report={report} onChange={setReport} />}
      <BlockDialog action={blocking} isBlocked={blocked} />
      <p className={css.done} role="status">
        {reporting.state === 'done' && t(messages.reported)}
      </p>
    </>
  );
};
