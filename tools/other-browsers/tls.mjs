import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';

/**
 * Starts what stands before the portal in production: it speaks TLS, by a certificate that nobody signed. Safari stores
 * no secure cookie of a plain origin, so that nobody could log in there.
 *
 * @param {{ folder: string, port: number, portalPort: number }} options where the certificate goes, the port to listen
 *   on, and that of the portal
 * @returns stops it
 */
export async function startTls({ folder, port, portalPort }) {
  const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const { method, url: path } = request;
    const headers = { ...request.headers, 'x-forwarded-for': '127.0.0.1' };
    const forwarded = requestPlain({ host: '127.0.0.1', port: portalPort, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode, reply.headers);
      reply.pipe(response);
    });
    // A browser that leaves a page takes its requests back.
    forwarded.once('error', () => response.destroy());
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
