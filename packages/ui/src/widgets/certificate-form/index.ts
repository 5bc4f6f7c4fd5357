export { CertificateForm } from './certificate-form.tsx';
export type { CertificateFormProps, CertificateOutcome } from './certificate-form.types.ts';
