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

test('no script says a message that only the server has', async () => {
  test.skip(test.info().project.name !== 'en-1280', 'The files are the same in every look.');
  const code = readdirSync(scripts)
    .filter((name) => name.endsWith('.js') && !/^(?:cn|en)-/.test(name))
    .map((name) => readFileSync(scripts + name, 'utf8'))
    .join('\n');
  const isSaid = (id: string): boolean => code.includes(`\`${id}\``) || code.includes(`"${id}"`);
  const [browser, server] = await Promise.all(
    [
      ['shared', 'ui', 'portal'],
      ['static', 'server'],
    ].map(async (names) => (await Promise.all(names.map(idsIn))).flat()),
  );
  expect(browser!.filter(isSaid).length).toBeGreaterThan(200);
  const known = new Set(browser);
  expect(server!.filter((id) => !known.has(id) && isSaid(id))).toEqual([]);
});
