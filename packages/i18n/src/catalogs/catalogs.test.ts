import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { describe, expect, it } from 'vitest';
import { loadClientEdition } from '../client/load.ts';
import { serverCatalogs } from './server.ts';
import { createI18n } from '../create-i18n.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(new URL('cn', folder)).filter((name) => name.endsWith('.po'));

/** Every message of the Chinese catalogs: the English source text and its translation. */
const messages = await Promise.all(
  files.map(async (name) => {
    const context = { locale: 'cn', sourceLocale: 'en', filename: name };
    const catalog = await formatter({ lineNumbers: false }).parse(
      readFileSync(new URL(`cn/${name}`, folder), 'utf8'),
      context,
    );
    return Object.values(catalog).map(({ message = '', translation = '' }) => ({ message, translation }));
  }),
).then((lists) => lists.flat());

const arguments_ = (text: string) =>
  [...new Set(text.match(/\{\s*\w+/g))].map((name) => name.replace(/\W/g, '')).sort();
const tags = (text: string) => [...new Set(text.match(/<\/?\d+\/?>/g))].sort();

/** Words that both languages write alike. */
const sameInBoth = /^(?:App Store|© \{year\} \{site\}|[:：]?\s?(?:\{\w+\}[\s|:：–,()-]*)+|\{\w+\} \(\{\w+\}\))$/;

describe('the catalogs', () => {
  it.each(messages)('[EN-27] $message is Chinese in cn and English in en', ({ message, translation }) => {
    expect(message).not.toMatch(/\p{Script=Han}/u);
    if (!sameInBoth.test(message)) expect(translation).toMatch(/\p{Script=Han}/u);
  });

  it.each(messages.filter(({ message }) => /[{<]/.test(message)))(
    '$message states the same values in both languages',
    ({ message, translation }) => {
      expect(arguments_(translation)).toEqual(arguments_(message));
      expect(tags(translation)).toEqual(tags(message));
    },
  );

  it('have typographic quotes and apostrophes', () => {
    // An apostrophe next to a brace belongs to the syntax of messages.
    const straight = messages.filter(({ message, translation }) => /\p{L}'(?!\{)|"/u.test(`${message} ${translation}`));
    expect(straight).toEqual([]);
  });

  it('Chinese has brackets and colons of its own next to its words and to values', () => {
    const narrow = /[\p{Script=Han}}]\s?[(:;!?]|[):]\s?[\p{Script=Han}{]|\p{Script=Han},/u;
    expect(messages.filter(({ translation }) => narrow.test(translation))).toEqual([]);
  });

  it('one source text has one translation, whichever catalog it is in', () => {
    const known = new Map<string, string>();
    for (const { message, translation } of messages) {
      expect(known.get(message) ?? translation, message).toBe(translation);
      known.set(message, translation);
    }
  });

  it('what every page fetches says nothing that only forms of members and conversations say', async () => {
    const context = { locale: 'cn', sourceLocale: 'en', filename: 'ui' };
    const read = async (name: string) =>
      Object.values(
        await formatter({ lineNumbers: false }).parse(readFileSync(new URL(`cn/${name}.po`, folder), 'utf8'), context),
      );
    const ofMembers = [
      /widgets\/(?:certificate-|change-list|member-post-list|session-list|thread-filter)|parts\/rows/,
      /widgets\/(?:comparison-table|completeness-meter|decline-dialog|enquiry-|evidence-card)/,
      /widgets\/(?:parameter-fields|password-form|post-form|table-upload)|primitives\/bilingual-field/,
      /widgets\/(?:quote-|register-form|thread-list)|parts\/(?:trade|code-form)|primitives\/file-upload|apps\/accounts/,
    ];
    const isTheirs = ({ origin = [] }: { origin?: readonly (readonly [string, ...unknown[]])[] | undefined }) =>
      origin.every(([file]) => ofMembers.some((part) => part.test(file)));
    // The pattern finds them where they are.
    expect((await read('enquiry')).every(isTheirs)).toBe(true);
    const everywhere = [...(await read('ui')), ...(await read('shared')), ...(await read('portal'))];
    expect(everywhere.filter(isTheirs).map(({ message }) => message)).toEqual([]);
  });

  it('[EN-27] both languages have the same messages', () => {
    expect(Object.keys(serverCatalogs.cn).sort()).toEqual(Object.keys(serverCatalogs.en).sort());
  });
});

describe('what the browser loads', () => {
  it.each(['cn', 'en'] as const)('of %s is part of what the server has', async (edition) => {
    const { messages: client } = await loadClientEdition(edition);
    expect(Object.keys(client).length).toBeGreaterThan(40);
    expect(serverCatalogs[edition]).toMatchObject(client);
  });
});

it.each([
  ['ER-02', 'Page Not Found'],
  ['ER-21', 'Please login first'],
  ['ER-22', 'Login successfully'],
  ['ER-23', 'Logout success'],
  ['ER-24', 'Please enter the graphic verification code'],
  ['ER-25', 'Please enter the correct mobile phone number'],
  ['ER-26', 'Copy Failed'],
  ['ER-27', 'Link Copied'],
  ['ER-28', 'No data'],
  ['ER-29', 'Please read and agree to the privacy policy'],
  ['ER-30', 'Please enter the correct email'],
])('[%s] %s exists in both editions', (_, text) => {
  const id = generateMessageId(text);
  expect(createI18n('en', serverCatalogs.en)._(id)).toBe(text);
  expect(createI18n('cn', serverCatalogs.cn)._(id)).toMatch(/\p{Script=Han}/u);
});
