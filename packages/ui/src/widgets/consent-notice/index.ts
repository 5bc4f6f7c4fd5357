export { noticeId } from './prompt-attribute.ts';
export { ConsentNotice, type ConsentNoticeProps } from './consent-notice.tsx';
