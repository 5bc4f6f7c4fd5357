import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { stoppable, type StopTimes } from './stop-server.ts';

async function serve(
  listener: RequestListener,
): Promise<{ stop: (times?: StopTimes) => Promise<void>; open: () => Promise<Socket> }> {
  const server: Server = createServer({ keepAliveTimeout: 60_000 }, listener);
  const stop = stoppable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    stop,
    open: async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    },
  };
}

const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const allOf = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', (error) => (text += error.message));
  await once(socket, 'close');
  return text;
};

it('a server that stops responds to what runs and what has arrived, and lets go of connections that wait for nothing', async () => {
  const slow = Promise.withResolvers<void>();
  const { stop, open } = await serve(
    (incoming, response) =>
      void (incoming.url === '/slow' ? slow.promise : Promise.resolve()).then(() => response.end('done')),
  );
  const [running, arriving, idle] = await Promise.all([open(), open(), open()]);
  const responses = [running, arriving, idle].map(allOf);
  running!.write(request.replace('/', '/slow'));
  await wait(50);
  const stopped = stop({ lastCall: 40 });
  // Sent after the word to stop, over a connection that was there before.
  arriving!.write(request);
  expect(await responses[1]).toMatch(/200 OK[\s\S]*done/);
  expect(await responses[2]).toBe('');
  await expect(open()).rejects.toThrow(/ECONNREFUSED/);
  slow.resolve();
  expect(await responses[0]).toMatch(/200 OK[\s\S]*done/);
  await stopped;
}, 30_000);

it('a server that stops waits for nobody longer than it may', async () => {
  const { stop, open } = await serve(() => undefined);
  const socket = await open();
  const response = allOf(socket);
  socket.write(request);
  await wait(50);
  await stop({ lastCall: 20, longest: 150 });
  expect(await response).not.toContain('200');
}, 30_000);

it('a server that stops says so with the last response on each connection, so that nobody sends a request on one that ends', async () => {
  const { stop, open } = await serve((_incoming, response) => void wait(5).then(() => response.end('done')));
  /**
   * Sends the next request as soon as there is a response, until one says that it is the last; settles with bytes
   * after that.
   */
  const requestOn = async (): Promise<string> => {
    const socket = await open();
    let text = '';
    socket.on('error', (error) => (text += error.message));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.includes('done')) return;
      const isLast = /connection: close/i.test(text);
      text = isLast ? 'told' : '';
      if (!isLast) socket.write(request);
    });
    socket.write(request);
    await once(socket, 'close');
    return text;
  };
  const requesting = Array.from({ length: 20 }, requestOn);
  await wait(50);
  await stop({ lastCall: 20 });
  expect(await Promise.all(requesting)).toEqual(Array(20).fill('told'));
}, 30_000);
