import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** A message as the macro writes it: the id that it made, and next to it the English text. */
const descriptor = /id: ("[\w+/-]{6}"),(\s*)message: ("(?:[^"\\]|\\.)*")/g;

/** Replaces made-up ids by the English texts in a module. */
export const withReadableIds = (code) =>
  code.replace(descriptor, (whole, id, _space, text) =>
    generateMessageId(JSON.parse(text)) === JSON.parse(id) ? `id: ${text}` : whole,
  );

/** Replaces made-up ids by the English texts, so that another site can read, find and override every message. */
export const readableIds = () => ({
  name: 'millwright:readable-ids',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = withReadableIds(chunk.code);
    }
  },
});

const readCatalog = async (file) => {
  const locale = basename(dirname(file));
  const catalog = await formatter({ lineNumbers: false }).parse(readFileSync(file, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename: file,
  });
  return Object.entries(catalog).map(([id, { message = id, translation = '' }]) => [message, translation || message]);
};

/** Compiles catalogs under the English texts as ids, in place of Lingui's plugin. */
export const readableCatalogs = () => ({
  name: 'millwright:readable-catalogs',
  enforce: 'pre',
  async load(file) {
    if (!file.endsWith('.po')) return undefined;
    const messages = Object.fromEntries(
      (await readCatalog(file)).map(([message, translation]) => [message, compileMessage(translation)]),
    );
    return `export const messages = ${JSON.stringify(messages, null, 1)};`;
  },
});

/** What translators begin with: every English text, by itself as its id. */
const templateName = 'messages.template.json';

/**
 * Writes the template for translators, and the ids into the declaration of their type: all English texts, so that a
 * locale pack that lacks one does not compile. In the workspace, where ids are made up, it is a plain string.
 * @param {{ source: string, dist: string }} folders Of packages/i18n.
 */
export const writeMessageIds = async ({ source, dist }) => {
  const catalogs = ['static', 'members', 'enquiry', 'later', 'ui', 'portal'].map((name) =>
    join(source, 'catalogs/en', `${name}.po`),
  );
  const ids = [...new Set((await Promise.all(catalogs.map(readCatalog))).flat().map(([message]) => message))].sort();
  writeFileSync(
    join(dist, templateName),
    `${JSON.stringify(Object.fromEntries(ids.map((id) => [id, id])), null, 2)}\n`,
  );
  const file = join(dist, 'catalogs/message-id.d.ts');
  const union = `export type MessageId =\n${ids.map((id) => `  | ${JSON.stringify(id)}`).join('\n')};`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('export type MessageId = string;', union));
};
