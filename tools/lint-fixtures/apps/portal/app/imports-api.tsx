/** Breaks: only the portal's server holds the API. */
export { createApi } from '@millwright/api';
