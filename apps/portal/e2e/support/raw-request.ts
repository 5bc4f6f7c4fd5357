import { request } from 'node:http';

/** What a server answered, unfollowed. */
export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * Asks for `path` as it stands: nothing is normalised or followed. Goes to loopback with the host of `baseURL` as the
 * Host header, because only browsers resolve `*.localhost` everywhere.
 */
export const rawRequest = (baseURL: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> => {
  const { host, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    // A keep-alive connection that the server closes meanwhile: browsers ask again, too.
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && error.code === 'ECONNRESET') rawRequest(baseURL, path, headers).then(resolve, reject);
      else reject(error);
    });
    asked.setTimeout(10_000, () => asked.destroy(new Error(`No answer to ${path} within 10 s`)));
    asked.end();
  });
};
