/** What a request is refused with where the router would have no words for a reader. */
const refusals = [400, 403, 405, 413, 414] as const;

/** A status with which a request is refused. */
export type RefusedStatus = (typeof refusals)[number];

/** Where the server leads, unseen, a request that it refuses, so that its error page is made like any other. */
export const refusedPath = (status: RefusedStatus): string => `/${status}`;

/** The status of such a path; undefined for any other path. */
export const statusOfRefusedPath = (pathname: string): RefusedStatus | undefined =>
  refusals.find((status) => pathname === refusedPath(status));
