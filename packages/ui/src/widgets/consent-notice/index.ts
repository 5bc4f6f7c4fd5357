export { noticeId } from '../../parts/prompts/prompt-attribute.ts';
export { ConsentNotice, type ConsentNoticeProps } from './consent-notice.tsx';
