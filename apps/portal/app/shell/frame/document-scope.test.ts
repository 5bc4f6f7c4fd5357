// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { BrowserServices } from './browser-services.ts';
import type { Site } from '../page/site.ts';
import { createDocumentScope } from './document-scope.ts';

const site = {} as Site;
const withMessages = (addLaterMessages: () => Promise<void>) =>
  createDocumentScope(site, { addLaterMessages } as BrowserServices).withLaterMessages;

it('a part comes with its messages, and fails where either does', async () => {
  const part = () => Promise.resolve('dialog');
  const lost = () => Promise.reject(new Error('lost'));
  expect(await withMessages(() => Promise.resolve())(part)).toBe('dialog');
  await expect(withMessages(lost)(part)).rejects.toThrow('lost');
  await expect(withMessages(() => Promise.resolve())(lost)).rejects.toThrow('lost');
  expect(await createDocumentScope(site, null).withLaterMessages(part)).toBe('dialog');
});

it('a part that fails has not failed before its messages have ended: until then they are fetched ahead', async () => {
  const messages = Promise.withResolvers<void>();
  const ended: string[] = [];
  const coming = withMessages(() => messages.promise.finally(() => void ended.push('messages')))(() =>
    Promise.reject(new Error('lost')),
  ).catch(() => void ended.push('both'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).toEqual([]);
  messages.reject(new Error('lost too'));
  await coming;
  expect(ended).toEqual(['messages', 'both']);
});
