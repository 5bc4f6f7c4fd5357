import type { EditionKey, Id, StatedCertificate } from '@millwright/domain';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { DraftStorage, MemberForm, SendOutcome } from '../../behaviours/member-form/index.ts';

/** What a supplier fills in, as texts; those in several languages are several fields. */
export type CertificateField = 'name' | 'number' | 'validUntil' | `${'issuer' | 'scope'}.${EditionKey}`;

/** The running form of a certificate. */
export type CertificateState = MemberForm<CertificateField>;

/** What became of a certificate that was to be stored. */
export type CertificateOutcome =
  | SendOutcome
  /** Somebody else has changed the list meanwhile: nothing was stored, and the place may be another's by now. */
  | { status: 'conflict' };

/** Props of {@link CertificateForm}. */
export interface CertificateFormProps {
  /** Whose certificate it is: each supplier has drafts of its own. */
  supplierId: Id;
  /** The certificate that is changed. @default a new one */
  certificate?: StatedCertificate | undefined;
  /** The editors have checked it, which ends when it is changed. @default false */
  isChecked?: boolean;
  /**
   * Stores it. It may reject, which counts as unreachable, or never settle. `isNew` says that it is added to the list:
   * a new one, and any after a conflict.
   */
  onSave: (certificate: StatedCertificate, options: { isNew: boolean }) => Promise<CertificateOutcome>;
  /** The form is no longer wanted: it was stored, or the visitor goes back. */
  onClose: () => void;
  /** Where drafts are stored. It may throw. @default the browser's local storage */
  draftStorage?: (() => DraftStorage) | undefined;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
