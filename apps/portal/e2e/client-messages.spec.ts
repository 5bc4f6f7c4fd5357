import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, test } from './support/test.ts';

const scripts = fileURLToPath(new URL('../build/client/assets/', import.meta.url));
const catalogs = fileURLToPath(new URL('../../../packages/i18n/src/catalogs/', import.meta.url));

/** Ids of messages, as the Lingui macros write them into scripts. */
async function idsIn(catalog: string): Promise<string[]> {
  const text = readFileSync(`${catalogs}en/${catalog}.po`, 'utf8');
  const context = { locale: 'en', sourceLocale: 'en', filename: catalog };
  const messages = await formatter({ lineNumbers: false }).parse(text, context);
  return Object.values(messages).map(({ message = '', context: meaning }) => generateMessageId(message, meaning));
}

/** The built scripts by their names, without the catalogs. */
const readScripts = () =>
  new Map(
    readdirSync(scripts)
      .filter((name) => name.endsWith('.js') && !/^(?:cn|en|enquiry)-[\w-]{8}\.js$/.test(name))
      .map((name) => [name, readFileSync(scripts + name, 'utf8')]),
  );

const says = (code: string, id: string): boolean => code.includes(`\`${id}\``) || code.includes(`"${id}"`);

const idsOf = async (...names: string[]): Promise<string[]> => (await Promise.all(names.map(idsIn))).flat();

test.beforeEach(() => {
  test.skip(test.info().project.name !== 'en-1280', 'The files are the same in every look.');
});

test('no script says a message that only the server has', async () => {
  const code = [...readScripts().values()].join('\n');
  const browser = await idsOf('shared', 'ui', 'portal', 'enquiry');
  expect(browser.filter((id) => says(code, id)).length).toBeGreaterThan(200);
  const known = new Set(browser);
  expect((await idsOf('static', 'server')).filter((id) => !known.has(id) && says(code, id))).toEqual([]);
});

test('only scripts of forms of members say a message that comes with them', async () => {
  const known = new Set(await idsOf('shared', 'ui', 'portal'));
  const own = (await idsOf('enquiry')).filter((id) => !known.has(id));
  const scripts = [...readScripts()];
  // Their loaders fetch the messages, too: `island-components.ts`.
  const forms = scripts.filter(([name]) =>
    /^(?:enquiry-island|subscription-island|evidence-card|local-time)-/.test(name),
  );
  const speaking = scripts.filter(([, code]) => own.some((id) => says(code, id))).map(([name]) => name);
  expect(speaking.length).toBeGreaterThan(0);
  expect(speaking.filter((name) => !forms.some(([form, code]) => form === name || code.includes(name)))).toEqual([]);
});
