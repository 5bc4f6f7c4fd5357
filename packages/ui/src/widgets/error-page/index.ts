export {
  statusCopy,
  type StatusCopy,
  ErrorPage,
  type ErrorPageLink,
  type ErrorPageProps,
  type ErrorPageStatus,
} from './error-page.tsx';
