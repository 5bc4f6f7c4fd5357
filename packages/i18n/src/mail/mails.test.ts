import { describe, expect, it } from 'vitest';
import { codeMail, deletionMail, newsMail, type Mail, type ThreadNews } from './mails.ts';

const urls = { url: 'https://member.example.com/threads/5', stopUrl: 'https://member.example.com/stop?token=a&b=c' };
const kinds: readonly ThreadNews[] = ['enquiry', 'message', 'quote', 'decision', 'waiting', 'ending'];
const hostile = `<script>alert("1")</script> & 'x' {from} {url}`;

/** Every message in an edition, with a text in each place that others write. */
const mailsOf = (edition: 'cn' | 'en', text: string): Record<string, Mail> => ({
  code: codeMail(edition, { siteName: text, code: '012345', minutes: 5 }),
  ...Object.fromEntries(
    kinds.map((news) => [news, newsMail(edition, { siteName: text, news, about: text, from: text, ...urls })]),
  ),
  deletion: deletionMail(edition, {
    siteName: text,
    account: text,
    deleteAt: '2026-05-12T17:00:00Z',
    url: urls.url,
  }),
});
const names = Object.keys(mailsOf('cn', ''));

describe.each(['cn', 'en'] as const)('messages in the edition %s', (edition) => {
  it.each(names)('%s has a subject of one line, the same words as text and as HTML, and a short form', (name) => {
    const { subject, text, html, short } = mailsOf(edition, 'Berg')[name]!;
    expect(subject).toMatch(/^\S.*\S$/);
    for (const part of [subject, text, html, short]) expect(part).not.toMatch(/\{\w+\}|undefined/);
    const words = html
      .replace(/<head>.*?<\/head>/s, '')
      .replaceAll(/<[^>]+>/g, '\n')
      .split('\n')
      .map((line) => line.replaceAll('&amp;', '&').trim())
      .filter((line) => line !== '');
    expect(words.filter((line) => !text.includes(line))).toEqual([]);
    expect(html).toContain(`<html lang="${edition === 'cn' ? 'zh-CN' : 'en'}">`);
    expect(/\p{Script=Han}/u.test(text + subject + short)).toBe(edition === 'cn');
    expect(short).not.toContain('\n');
  });

  it.each(names)('%s shows what others write as text: no element, no attribute, no line of a header', (name) => {
    const { subject, html, short } = mailsOf(edition, `${hostile}\r\nBcc: a@example.com`)[name]!;
    expect(html).not.toContain('<script');
    expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(short).not.toMatch(/[\r\n]/);
    // A value is not read again for names of values.
    if (name === 'message') expect(html).toContain('{from}');
  });
});

it('news say who did what, and lead to the thread and to where they stop', () => {
  const { subject, text, html, short } = newsMail('en', {
    siteName: 'Millwright',
    news: 'quote',
    about: 'Two-platen press',
    from: 'Anna Berg',
    ...urls,
  });
  expect(subject).toBe('Anna Berg sent you a quote for “Two-platen press”');
  expect(html).toContain(`href="${urls.url}"`);
  expect(html).toContain('href="https://member.example.com/stop?token=a&amp;b=c"');
  for (const url of Object.values(urls)) expect(text).toContain(url);
  expect(short).toBe(`Millwright: ${subject}. ${urls.url} Stop: ${urls.stopUrl}`);
  const without = newsMail('cn', { siteName: 'M', news: 'quote', from: 'A', about: 'B', url: '', stopUrl: '' });
  expect([without.short, without.html.includes('href'), without.stopUrl]).toEqual([
    '【M】A 就“B”向您报价。',
    false,
    null,
  ]);
  expect(
    new Set(kinds.map((news) => newsMail('en', { siteName: 'M', news, about: 'a', from: 'b', ...urls }).subject)).size,
  ).toBe(kinds.length);
});

it('what leads nowhere into the web is left out', () => {
  const { html, text } = deletionMail('en', {
    siteName: 'M',
    account: 'a',
    deleteAt: '2026-05-12',
    url: 'javascript:1',
  });
  expect(html + text).not.toMatch(/javascript|href/);
});

it('the day of a deletion is the one of the site’s time zone', () => {
  expect(mailsOf('en', 'M')['deletion']!.subject).toBe('Your account will be deleted on 2026-05-13');
});

it('long names and titles are cut between characters', () => {
  const { subject, short } = newsMail('cn', {
    siteName: 'M',
    news: 'message',
    about: '😀'.repeat(500),
    from: '字'.repeat(500),
    ...urls,
  });
  expect([subject.isWellFormed(), short.isWellFormed()]).toEqual([true, true]);
  expect([...subject].length).toBeLessThan(200);
  expect(short).toContain(urls.url);
});
