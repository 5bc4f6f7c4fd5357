import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, test } from './support/test.ts';

const scripts = fileURLToPath(new URL('../build/client/assets/', import.meta.url));
const accountScripts = fileURLToPath(new URL('../../accounts/build/assets/', import.meta.url));
const catalogs = fileURLToPath(new URL('../../../packages/i18n/src/catalogs/', import.meta.url));

/** Ids of messages, as the Lingui macros write them into scripts. */
async function idsIn(catalog: string): Promise<string[]> {
  const text = readFileSync(`${catalogs}en/${catalog}.po`, 'utf8');
  const context = { locale: 'en', sourceLocale: 'en', filename: catalog };
  const messages = await formatter({ lineNumbers: false }).parse(text, context);
  return Object.values(messages).map(({ message = '', context: meaning }) => generateMessageId(message, meaning));
}

/** The built scripts of a folder by their names, without the catalogs. */
const scriptsIn = (folder: string, catalogNames: RegExp) =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js') && !catalogNames.test(name))
      .map((name) => [name, readFileSync(folder + name, 'utf8')]),
  );
const readScripts = () => scriptsIn(scripts, /^(?:portal-cn|portal-en|later|enquiry)-[\w-]{8}\.js$/);

const says = (code: string, id: string): boolean => code.includes(`\`${id}\``) || code.includes(`"${id}"`);

const idsOf = async (...names: string[]): Promise<string[]> => (await Promise.all(names.map(idsIn))).flat();

test('no script says a message that only the server has', async () => {
  const code = [...readScripts().values()].join('\n');
  const browser = await idsOf('shared', 'ui', 'portal', 'later', 'enquiry');
  expect(browser.filter((id) => says(code, id)).length).toBeGreaterThan(200);
  const known = new Set(browser);
  expect((await idsOf('static', 'members', 'server')).filter((id) => !known.has(id) && says(code, id))).toEqual([]);
});

test('no script of the sites with accounts says a message that they lack', async () => {
  const code = [...scriptsIn(accountScripts, /^accounts-(?:cn|en|de)-[\w-]{8}\.js$/).values()].join('\n');
  const known = new Set(await idsOf('shared', 'members', 'enquiry', 'later', 'ui', 'accounts'));
  expect([...known].filter((id) => says(code, id)).length).toBeGreaterThan(400);
  expect((await idsOf('static', 'portal', 'server')).filter((id) => !known.has(id) && says(code, id))).toEqual([]);
});

test('the script of every page says no message that is fetched later', async () => {
  const known = new Set(await idsOf('shared', 'ui', 'portal'));
  const later = (await idsOf('later', 'enquiry')).filter((id) => !known.has(id));
  const [, entry = ''] = [...readScripts()].find(([, code]) => code.includes('__vite__mapDeps='))!;
  expect([...known].filter((id) => says(entry, id)).length).toBeGreaterThan(40);
  expect(later.length).toBeGreaterThan(100);
  expect(later.filter((id) => says(entry, id))).toEqual([]);
});

test('only scripts of the enquiry form say a message that comes with it', async () => {
  const known = new Set(await idsOf('shared', 'ui', 'portal', 'later'));
  const own = (await idsOf('enquiry')).filter((id) => !known.has(id));
  const speaking = [...readScripts()].filter(([, code]) => own.some((id) => says(code, id)));
  const [, form = ''] = speaking.find(([name]) => name.startsWith('enquiry-island-'))!;
  const others = speaking.map(([name]) => name).filter((name) => !name.startsWith('enquiry-island-'));
  expect(others.filter((name) => !form.includes(name))).toEqual([]);
});
