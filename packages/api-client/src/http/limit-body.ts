/** Thrown while reading a body that is larger than its limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** The same response, whose body fails once more than `limit` bytes of it have been read. */
export function limitBody(response: Response, limit: number): Response {
  if (Number(response.headers.get('content-length')) > limit) {
    void response.body?.cancel();
    throw new BodyTooLargeError(`The response is larger than ${limit} bytes.`);
  }
  if (!response.body || limit === Infinity) return response;
  let read = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > limit) controller.error(new BodyTooLargeError(`The response is larger than ${limit} bytes.`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counting), { status, statusText, headers });
}
