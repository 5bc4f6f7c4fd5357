export { statusCopy, type StatusCopy } from './error-page.messages.ts';
export { ErrorPage } from './error-page.tsx';
export type { ErrorPageLink, ErrorPageProps, ErrorPageStatus } from './error-page.types.ts';
