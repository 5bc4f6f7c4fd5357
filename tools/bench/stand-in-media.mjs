import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';

/** Hosts on this machine that stand in for those of an export: each URL has a small file of its own. */

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
};

const [width, height] = [48, 32];

/** A PNG of one colour with a text in it, so that no two are the same. */
const png = (name) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const color = createHash('sha256').update(name).digest().subarray(0, 3);
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => color)]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\0${encodeURI(name)}`, 'latin1')),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const svg = (name) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><title>${encodeURI(name)}</title></svg>`;

/** What files of other kinds begin with. */
const beginnings = {
  mp3: ['audio/mpeg', 'ID3'],
  ogg: ['audio/ogg', 'OggS'],
  wav: ['audio/wav', 'RIFF\0\0\0\0WAVE'],
  m4a: ['audio/mp4', '\0\0\0\x18ftypM4A '],
  mp4: ['video/mp4', '\0\0\0\x18ftypisom'],
  m4v: ['video/mp4', '\0\0\0\x18ftypisom'],
  mov: ['video/quicktime', '\0\0\0\x18ftypqt  '],
  webm: ['video/webm', '\x1AE\xDF\xA3'],
  pdf: ['application/pdf', '%PDF-1.4 '],
  zip: ['application/zip', 'PK\x03\x04'],
};

/** @returns {[type: string, body: Buffer]} the file of a URL */
const fileOf = (host, path) => {
  const name = host + path;
  const ending = /\.(\w{3,4})$/.exec(path.split('?')[0])?.[1]?.toLowerCase() ?? '';
  if (ending === 'svg') return ['image/svg+xml', Buffer.from(svg(name))];
  const [type, beginning] = beginnings[ending] ?? [];
  return type ? [type, Buffer.from(beginning + encodeURI(name), 'latin1')] : ['image/png', png(name)];
};

const withoutWww = (host) => host.toLowerCase().replace(/^www\./, '');

/**
 * Starts a server for each host, and writes their URLs into a text.
 * @param {readonly string[]} hosts
 */
export const startStandIns = async (hosts) => {
  const servers = [];
  const originOf = new Map();
  for (const host of new Set(hosts.map(withoutWww))) {
    const server = createServer((request, response) => {
      const [type, body] = fileOf(host, request.url);
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    originOf.set(host, `http://127.0.0.1:${server.address().port}`);
  }
  const hostOf = new Map([...originOf].map(([host, origin]) => [origin, host]));
  const named = [...originOf.keys()].map((host) => host.replaceAll('.', String.raw`\.`)).join('|');
  const url = new RegExp(String.raw`(?:https?:)?\/\/(?:www\.)?(${named})(?![\w.:-])`, 'gi');
  return {
    /** A text in which the hosts are those of this machine. */
    rewritten: (text) => (named === '' ? text : text.replace(url, (_, host) => originOf.get(host.toLowerCase()))),
    /** The bytes of the file of a URL of this machine; null of others. */
    bytesOf: (href) => {
      const { origin, pathname, search } = new URL(href);
      const host = hostOf.get(origin);
      return host === undefined ? null : fileOf(host, pathname + search)[1];
    },
    /** The URL as the export has it. */
    original: (href) => href.replace(new URL(href).origin, `https://${hostOf.get(new URL(href).origin)}`),
    close: () => {
      for (const server of servers) server.close();
    },
  };
};
