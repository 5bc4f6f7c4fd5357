export { CertificateList, type CertificateListProps, type ListedCertificate } from './certificate-list.tsx';
