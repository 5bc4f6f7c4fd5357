import { request } from 'node:http';

/** A response of a server, without following redirects. */
export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * Requests `path` as it stands: nothing is normalised or followed. Goes to loopback with the host of `baseURL` as the
 * Host header, because only browsers resolve `*.localhost` everywhere.
 */
export const rawRequest = (
  baseURL: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> => {
  const { host, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const requested = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    // A keep-alive connection that the server closes meanwhile: browsers request again, too.
    requested.on('error', (error: NodeJS.ErrnoException) => {
      if (requested.reusedSocket && error.code === 'ECONNRESET')
        rawRequest(baseURL, path, headers).then(resolve, reject);
      else reject(error);
    });
    requested.setTimeout(10_000, () => requested.destroy(new Error(`No answer to ${path} within 10 s`)));
    requested.end();
  });
};
