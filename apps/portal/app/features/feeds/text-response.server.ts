/* oxlint-disable lingui/no-unlocalized-strings -- formats that machines read */
/** A response that machines read. It differs by edition only, as pages do. */
export const textResponse = (body: string, type: string, maxAge = 600): Response =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${maxAge}` },
  });
