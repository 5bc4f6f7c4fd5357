import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The smallest image of each format from which it is detected, and drawings. */
export const sampleImages = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>'),
};

/** A web server of another site, with images. */
export interface ImageHost {
  /** By a URL that the test calls public. */
  origin: string;
  /** The same server by an address that stays private. */
  privateOrigin: string;
  /** Paths that were requested since it was last emptied. */
  requested: string[];
  close(): void;
}

/** Starts a web server at two URLs of this machine. */
export async function startImageHost(respond: RequestListener): Promise<ImageHost> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url!);
    respond(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    privateOrigin: `http://127.0.0.2:${port}`,
    requested,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
