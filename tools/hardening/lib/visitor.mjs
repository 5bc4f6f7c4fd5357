import { Agent, get } from 'node:http';

/** What a server that closes a keep-alive connection just when it is used again breaks a request with. */
const closedMeanwhile = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Visitors of a server, who keep their connections as browsers do. A server may close a connection that waited just
 * when it is used again, and no server can help that: the client then sends it once more on a new one, as browsers do
 * (RFC 9112, 9.3.1). That holds for keep-alive connections only, and before any response: a request that breaks on a
 * new one got no response.
 */
export const openVisitors = () => {
  const agent = new Agent({ keepAlive: true });
  const reported = { again: 0 };
  /** One request: its response, or with the status 0 what it broke with; `text` is cut where `isWhole` is false. */
  const requestOnce = (url, headers, own) =>
    new Promise((resolve) => {
      const request = get(url, { agent: own, headers }, (response) => {
        let text = '';
        const end = (reason) =>
          resolve({ status: response.statusCode, headers: response.headers, text, isWhole: response.complete, reason });
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.once('end', () => end(''));
        response.once('error', ({ code, message }) => end(code ?? message));
      });
      request.once('error', ({ code, message }) =>
        resolve({
          status: 0,
          headers: {},
          text: '',
          isWhole: false,
          reason: code ?? message,
          wasKept: request.reusedSocket,
        }),
      );
    });
  return {
    /** Requests a page in an edition. */
    request: async (origin, path, { edition = 'en' } = {}) => {
      const headers = { cookie: `edition=${edition}`, accept: 'text/html' };
      const first = await requestOnce(origin + path, headers, agent);
      if (!first.wasKept || !closedMeanwhile.has(first.reason)) return first;
      reported.again += 1;
      return requestOnce(origin + path, headers, false);
    },
    /** How often a request was sent again, because its keep-alive connection was closed meanwhile. */
    again: () => reported.again,
    leave: () => agent.destroy(),
  };
};
