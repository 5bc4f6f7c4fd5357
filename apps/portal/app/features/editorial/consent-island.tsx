import { noticeId } from '@millwright/ui/consent-notice';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDocumentScope } from '../../shell/frame/document-scope.ts';
import { PrivacyChoices } from './privacy-choices.tsx';

/**
 * Opens the question about players of other sites and page views again, and brings the focus to it: it stands
 * before the page. Once it is answered the focus comes back.
 */
export const ConsentIsland = () => {
  const { consent } = useDocumentScope();
  const request = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    flushSync(() => consent.send({ type: 'CONSENT.REOPENED' }));
    document.getElementById(noticeId)?.focus();
    const stop = consent.subscribe(() => {
      if (consent.snapshot().state === 'prompted') return;
      stop();
      currentTarget.focus();
    });
  };
  return <PrivacyChoices onClick={request} />;
};
