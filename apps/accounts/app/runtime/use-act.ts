import { sendOutcomeOf, type Result } from '@millwright/api-client';
import type { SendOutcome } from '@millwright/ui/member-form';
import { useRevalidator } from 'react-router';

/** Waits for what a member has asked for on the page, loads the page again, and says what became of it. */
export function useAct(): (call: Promise<Result<unknown>>) => Promise<SendOutcome> {
  const { revalidate } = useRevalidator();
  return async (call) => {
    const outcome = sendOutcomeOf(await call);
    void revalidate();
    return outcome;
  };
}
