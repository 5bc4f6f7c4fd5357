import type { ConsentMemory } from './consent.machine.ts';

/** What a browser tells every site in its visitor's name. */
export interface PrivacySignals {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean;
  /** Do Not Track. */
  doNotTrack?: string | null;
}

/** Whether the browser refuses in its visitor's name, by Global Privacy Control or Do Not Track. */
export const hasPrivacySignal = ({ globalPrivacyControl, doNotTrack }: PrivacySignals = navigator): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/**
 * Whether page views may be sent. They carry no identifier, so they are unless somebody refuses: the visitor, in this
 * tab or another one, or the browser in the visitor's name.
 *
 * @param memory Read each time, for another tab may have written since.
 */
export const mayRecordViews = (memory: Pick<ConsentMemory, 'read'>, signals?: PrivacySignals): boolean =>
  memory.read() !== 'refused' && !hasPrivacySignal(signals);

/** What the consent starts with: the stored choice, else what the browser says. Null asks the visitor. */
export const initialChoice = (
  memory: Pick<ConsentMemory, 'read'>,
  signals?: PrivacySignals,
): ReturnType<ConsentMemory['read']> => memory.read() ?? (hasPrivacySignal(signals) ? 'refused' : null);
