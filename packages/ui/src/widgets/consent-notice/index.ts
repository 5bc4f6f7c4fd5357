export { noticeId } from './asking-attribute.ts';
export { ConsentNotice } from './consent-notice.tsx';
export type { ConsentNoticeProps } from './consent-notice.types.ts';
