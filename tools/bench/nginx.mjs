import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from '../lib/apt-install.mjs';
import { freePort } from '../lib/free-port.mjs';
import { isReady, startProgram, stopProgram } from './servers.mjs';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The program of nginx, installed where that is possible. Throws with the reason where it is not. */
const findNginx = () => {
  const find = () => places.find(existsSync);
  const found = find() ?? (aptInstall('nginx-light') ? find() : undefined);
  if (!found) throw new Error('nginx is not here and could not be installed (Debian: apt-get install nginx)');
  return found;
};

const configOf = (folder, port, upstreams) => `
daemon off;
worker_processes 1;
error_log ${folder}/error.log warn;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream millwright {
    least_conn;
${upstreams.map((each) => `    server 127.0.0.1:${each};`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://millwright;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_buffers 32 16k;
    }
  }
}
`;

/**
 * Starts nginx before several processes.
 * @param {string} folder of its own
 * @param {number[]} upstreams ports of the processes
 */
export const startNginx = async (folder, upstreams) => {
  mkdirSync(folder, { recursive: true });
  const [program, port] = [findNginx(), await freePort()];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder, port, upstreams));
  const child = startProgram(program, ['-c', file, '-p', folder], { stdio: 'ignore' });
  await isReady(child, port);
  return { port, pid: child.pid, origin: `http://127.0.0.1:${port}`, stop: () => stopProgram(child, 'SIGQUIT') };
};

/** Says why nginx cannot be started; undefined where it can. */
export const whyNoNginx = () => {
  try {
    findNginx();
    return undefined;
  } catch (error) {
    return error.message;
  }
};
