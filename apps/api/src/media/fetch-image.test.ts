import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleImages, startImageHost, type ImageHost } from '../../test-support/image-host.ts';
import { fetchImage, type FetchLimits } from './fetch-image.ts';
import { isPrivateAddress } from './private-address.ts';

let host: ImageHost;
beforeAll(async () => {
  host = await startImageHost((request, response) => {
    const path = request.url!;
    const redirect = (location: string): void => void response.writeHead(302, { location }).end();
    if (path === '/a.png') return void response.end(sampleImages.png);
    if (path === '/announced.png') return void response.writeHead(200, { 'content-length': 5000 }).end();
    if (path === '/endless.png') {
      const timer = setInterval(() => response.write(Buffer.alloc(400)), 1);
      return void response.on('close', () => clearInterval(timer));
    }
    if (path === '/slow.png') return void response.writeHead(200).write('x');
    if (path === '/cut.png') {
      response.writeHead(200, { 'content-length': 100 }).write('x');
      return void setTimeout(() => response.destroy(), 20);
    }
    if (path.startsWith('/hop/')) return redirect(path === '/hop/0' ? '/a.png' : `/hop/${Number(path.slice(5)) - 1}`);
    if (path === '/to-private.png') return redirect(`${host.privateOrigin}/a.png`);
    if (path === '/to-name.png') return redirect('http://inside.test/a.png');
    if (path === '/to-file.png') return redirect('file:///etc/passwd');
    return void response.writeHead(404).end();
  });
});
afterAll(() => host.close());

/** Only the first address of the server is public. */
const isRefused = (address: string): boolean => address !== '127.0.0.1' && isPrivateAddress(address);
const reason = (path: string, limits: FetchLimits = {}) =>
  fetchImage(path.startsWith('http') ? path : host.origin + path, { isRefused, ...limits }).then(
    () => 'fetched',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const resolveTo = (...addresses: string[]): NonNullable<FetchLimits['resolve']> =>
  ((
    _name: string,
    _options: unknown,
    callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
  ) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as NonNullable<FetchLimits['resolve']>;

describe('an image of another site', () => {
  it('is fetched, through three redirects', async () => {
    expect(await fetchImage(`${host.origin}/a.png`, { isRefused })).toEqual(sampleImages.png);
    expect([await reason('/hop/2'), await reason('/hop/3')]).toEqual([
      'fetched',
      'FetchError: it is redirected too often',
    ]);
  });

  it.each<[string, string, FetchLimits?]>([
    ['/none.png', 'the host answers with the status 404'],
    ['/announced.png', 'it is larger than 0 MB', { bytes: 1000 }],
    ['/endless.png', 'it is larger than 0 MB', { bytes: 1000 }],
    ['/endless.png', 'it took longer than 0.2 s', { time: 200 }],
    ['/slow.png', 'it took longer than 0.2 s', { time: 200 }],
    ['/cut.png', 'the connection broke off'],
    ['/to-file.png', 'it leads to what is neither http nor https'],
    ['http://127.0.0.1:1/a.png', 'the host refuses the connection'],
    ['http://nobody.invalid/a.png', 'there is no such host'],
  ])('%s is not fetched: %s', async (path, expected, limits) => {
    const reported = await reason(path, limits);
    // Without a network, the name cannot be looked up.
    expect(reported.replace('the name of the host cannot be looked up now', 'there is no such host')).toBe(
      `FetchError: ${expected}`,
    );
  });

  it('is never fetched from a private address, whether it is written, resolved or redirected to', async () => {
    host.requested.length = 0;
    const refused = 'FetchError: its address is not of the public internet';
    const port = new URL(host.origin).port;
    for (const name of [
      '127.0.0.2',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706434',
      '0x7f.0.0.2',
      '169.254.169.254',
      '10.1.2.3',
    ])
      expect([name, await reason(`http://${name}:${port}/a.png`)]).toEqual([name, refused]);
    const resolve = resolveTo('127.0.0.2', '::1', 'fd00::1');
    expect(await reason('http://inside.test/a.png', { resolve })).toBe(refused);
    expect(host.requested).toEqual([]);
    expect(await reason('/to-private.png')).toBe(refused);
    expect(await reason('/to-name.png', { resolve })).toBe(refused);
    expect(host.requested).toEqual(['/to-private.png', '/to-name.png']);
    expect(await reason(`http://outside.test:${port}/a.png`, { resolve: resolveTo('127.0.0.2', '127.0.0.1') })).toBe(
      'fetched',
    );
    // A name is looked up once for a request, so that no second response can lead elsewhere.
    let lookups = 0;
    const changing: NonNullable<FetchLimits['resolve']> = ((...args: Parameters<typeof resolve>) => {
      lookups += 1;
      return (resolveTo(lookups === 1 ? '127.0.0.1' : '127.0.0.2') as (...all: unknown[]) => void)(...args);
    }) as unknown as NonNullable<FetchLimits['resolve']>;
    expect(await reason(`http://rebound.test:${port}/a.png`, { resolve: changing })).toBe('fetched');
    expect(lookups).toBe(1);
  });

  it('is fetched from private addresses where they are allowed', async () => {
    expect(await reason(`${host.privateOrigin}/a.png`, { isRefused: () => false })).toBe('fetched');
  });
});

it.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
it.each([
  '0.0.0.0',
  '127.0.0.1',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.1.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '239.255.255.255',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2002:a00:1::',
  '2001::1',
  'localhost',
  '',
])('%j is not', (address) => expect(isPrivateAddress(address)).toBe(true));
