export { EnquiryThread } from './enquiry-thread.tsx';
export type { EnquiryThreadProps, MessageForm, ThreadReport } from './enquiry-thread.types.ts';
