export { ConsentNotice } from '@millwright/ui/consent-notice';
