import type { ConsentActor } from '../../behaviours/consent/index.ts';

/** Props of {@link ConsentNotice}. */
export interface ConsentNoticeProps {
  /** The running consent of the app root. */
  consent: ConsentActor;
  /** Where the privacy policy stands. @default `/about/policy` */
  policyHref?: string;
}
