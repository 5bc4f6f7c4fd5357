import { noticeId } from '@millwright/ui/consent-notice';
import { flushSync } from 'react-dom';
import type { IslandContextProps } from './islands.types.ts';
import { PrivacyChoices } from './privacy-choices.tsx';

/** Opens the question about counting views and players of other sites again, and brings the focus to it: it stands before the page. */
export const ConsentIsland = ({ runtime }: IslandContextProps) => {
  const ask = () => {
    flushSync(() => runtime.consent.send({ type: 'CONSENT.REOPENED' }));
    document.getElementById(noticeId)?.focus();
  };
  return <PrivacyChoices onClick={ask} />;
};
