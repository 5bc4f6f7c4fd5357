import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { codeMail, newsMail } from '@millwright/i18n/mail';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOfSender, createMailSender } from './mail-server.ts';
import { byKindOfAccount, messageTo, type Message } from './messages.ts';

/** What a mail server received. */
interface Received {
  commands: string[];
  /** The messages, with their headers. */
  messages: string[];
}

/** A mail server as RFC 5321 has it, on this machine; `refuse` responds to a recipient with its line. */
async function startMailServer(refuse?: (recipient: string) => string | null): Promise<Received & { url: string }> {
  const received: Received = { commands: [], messages: [] };
  const server = createServer((socket) => converse(socket, received, refuse));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(received, { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function converse(socket: Socket, received: Received, refuse?: (recipient: string) => string | null): void {
  let [buffer, isData] = ['', false];
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    received.commands.push(line);
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') return say('250-mail.test\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME');
    if (verb === 'STAR') return say('502 5.5.1 Not here');
    if (verb === 'AUTH') return say('235 2.7.0 Accepted');
    if (verb === 'RCPT') return say(refuse?.(line) ?? '250 2.1.5 OK');
    if (verb === 'QUIT') return void socket.end('221 2.0.0 Bye\r\n');
    if (verb !== 'DATA') return say('250 2.0.0 OK');
    isData = true;
    say('354 Go on');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + (isData ? 5 : 2));
      if (!isData) hear(text);
      else {
        received.messages.push(text);
        isData = false;
        say('250 2.0.0 Queued');
      }
    }
  });
  say('220 mail.test ESMTP');
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const from = 'Millwright 工业 <noreply@millwright.example>';
const mail = codeMail('cn', { siteName: 'Millwright', code: '012345', minutes: 5 });

/** The parts of a message, decoded. */
const decoded = (message: string): string =>
  message
    .replaceAll(/base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g, (_, text: string) => Buffer.from(text, 'base64').toString())
    .replaceAll(/quoted-printable\r\n\r\n([^]*?)(?=\r\n--)/g, (_, text: string) => {
      const bytes = text
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString();
    });

describe('a mail server', () => {
  it('is handed a message as text and as HTML, with its sender and one recipient', async () => {
    const server = await startMailServer();
    await createMailSender({ url: server.url, from }).send(messageTo('anna.berg@example.com', mail));
    expect(server.commands.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<noreply@millwright.example>',
      'RCPT TO:<anna.berg@example.com>',
    ]);
    const [message = ''] = server.messages;
    expect(message).toMatch(/^From: =\?UTF-8\?[^\r]*\r\n <noreply@millwright\.example>\r$/m);
    expect(message).toMatch(/^To: anna\.berg@example\.com\r$/m);
    expect(message).toContain('multipart/alternative');
    expect(decoded(message)).toContain('请在页面中输入以下验证码');
    expect(decoded(message)).toContain('<html lang="zh-CN">');
  });

  it('is informed where to unsubscribe from such messages, where that is possible', async () => {
    const server = await startMailServer();
    const sender = createMailSender({ url: server.url, from });
    const stopUrl = 'https://member.example.com/memberApi/unsubscribe?token=1.enquiries.a';
    const news = { siteName: 'M', news: 'quote', from: 'Anna', about: 'Press', url: '', stopUrl } as const;
    await sender.send(messageTo('a@example.com', newsMail('en', news)));
    await sender.send(messageTo('a@example.com', mail));
    const unfolded = server.messages.map((message) => message.replaceAll('\r\n ', ' '));
    expect(unfolded.map((message) => /^List-Unsubscribe: <(.*)>\r$/m.exec(message)?.[1])).toEqual([stopUrl, undefined]);
  });

  it.each([
    'a@example.com,b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    '"<b@example.com>"@example.com',
  ])('gets one recipient at most from %j, and no header or command', async (to) => {
    const server = await startMailServer();
    await createMailSender({ url: server.url, from })
      .send({ to, subject: 'a\r\nBcc: b@example.com', text: 't', html: 'h' })
      .catch(() => undefined);
    const recipients = server.commands.filter((line) => line.startsWith('RCPT'));
    expect(recipients.length).toBeLessThan(2);
    expect(recipients.join()).not.toMatch(/<b@example\.com>/);
    expect(server.messages.join()).not.toMatch(/^Bcc:/im);
  });

  it('that refuses, or is not there, makes sending fail', async () => {
    const server = await startMailServer((line) => (line.includes('nobody') ? '550 5.1.1 No such user' : null));
    const sender = createMailSender({ url: server.url, from });
    await expect(sender.send(messageTo('nobody@example.com', mail))).rejects.toThrow(/550/);
    await expect(
      createMailSender({ url: 'smtp://127.0.0.1:9', from }).send(messageTo('a@b.test', mail)),
    ).rejects.toThrow();
  });

  it('is logged in to on this machine, and gets no password over the network without encryption', async () => {
    const server = await startMailServer();
    const withPassword = (host: string): string => server.url.replace('127.0.0.1', `user%40a.test:p%3Aw@${host}`);
    await createMailSender({ url: withPassword('127.0.0.1'), from }).send(messageTo('a@example.com', mail));
    const given = server.commands.find((line) => line.startsWith('AUTH PLAIN'))?.split(' ')[2] ?? '';
    expect(Buffer.from(given, 'base64').toString()).toBe('\0user@a.test\0p:w');
    server.commands.length = 0;
    // Another address of this machine, which does not say that it is this one.
    await expect(
      createMailSender({ url: withPassword('0.0.0.0'), from }).send(messageTo('a@example.com', mail)),
    ).rejects.toThrow(/TLS/);
    expect(server.commands).toContain('STARTTLS');
    expect(server.commands.join()).not.toContain('AUTH');
  });
});

it('e-mail goes to the mail server, what is for phones to the gateway in a sentence', async () => {
  const sent: [string, Message][] = [];
  const sender = (name: string) => ({ send: async (message: Message) => void sent.push([name, message]) });
  const both = byKindOfAccount(sender('gateway'), sender('mail'));
  await both.send(messageTo('13800138000', mail));
  await both.send(messageTo('a@example.com', mail));
  expect(sent).toEqual([
    ['gateway', { to: '13800138000', text: mail.short }],
    ['mail', { to: 'a@example.com', subject: mail.subject, text: mail.text, html: mail.html, stopUrl: null }],
  ]);
});

it.each([
  ['noreply@example.com', 'noreply@example.com'],
  ['Millwright <noreply@example.com>', 'noreply@example.com'],
  ['noreply', null],
  ['Millwright <noreply>', null],
  ['a@example.com\r\nBcc: b@example.com', null],
  ['A <a@example.com> <b@example.com>', null],
])('the sender %j has the address %j', (text, address) => {
  expect(addressOfSender(text)).toBe(address);
});
