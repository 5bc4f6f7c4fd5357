export { readContext } from '../read-context.ts';
export { createHttp } from './http.ts';
export type { CallOptions, Http, HttpOptions } from './http.types.ts';
