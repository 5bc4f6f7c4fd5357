export { noticeId } from './asking-attribute.ts';
export { ConsentNotice, type ConsentNoticeProps } from './consent-notice.tsx';
