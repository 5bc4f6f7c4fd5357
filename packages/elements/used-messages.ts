import type { Plugin } from 'vite';
import { withReadableIds } from '../../tools/library/readable-messages.mjs';

/** A built catalog of an edition. */
const catalog = /i18n[\\/]dist[\\/]catalogs[\\/](\w+)[\\/]\w+\.js$/;
/** Where the messages of an edition go that come with the login dialog. */
const laterCatalog = /i18n[\\/]dist[\\/]catalogs[\\/](\w+)-later\.js$/;
/** What is fetched with the login dialog, which only those open who want to log in. */
const ofDialog = /(?:parts[\\/]login|widgets[\\/]login-dialog)[\\/](?!login-dialog-host)/;

/** Where a module uses a message, by its id. */
const usedId = /\/\*\*?\s*i18n\s*\*\/\s*\{\s*id: ("(?:[^"\\]|\\.)*")/g;

const literal = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/g;
const literalOf = (messages: object) => `JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;

/**
 * Keeps only those messages in the catalogs whose id, the English text, stands in a module that the elements are made
 * of, and puts apart what the login dialog alone says. The packages hold the messages of all widgets. Fails where a
 * module uses a message that no catalog of the browser has: visitors would read its id.
 */
export const usedMessages = (): Plugin => {
  const editions = new Map<string, object>();
  return {
    name: 'used-messages',
    apply: 'build',
    transform(code, id) {
      const [, edition] = catalog.exec(id) ?? [];
      if (!edition) return null;
      const [, written] = /^var messages = (\{.*\});\nexport /ms.exec(code) ?? [];
      if (!written) throw new Error(`No messages in ${id}`);
      const messages = new Function(`return ${written}`)() as object;
      editions.set(edition, { ...editions.get(edition), ...messages });
      return `export const messages = ${literalOf(messages)};`;
    },
    buildEnd() {
      const known = new Set([...editions.values()].flatMap((messages) => Object.keys(messages)));
      const unknown = [...this.getModuleIds()].flatMap((module) =>
        [...(this.getModuleInfo(module)?.code ?? '').matchAll(usedId)]
          .map(([, id = '']) => JSON.parse(id) as string)
          .filter((id) => !known.has(id))
          .map((id) => `"${id}" of ${module}`),
      );
      if (unknown.length > 0) this.error(`No message for\n${unknown.join('\n')}`);
    },
    renderChunk(code, chunk) {
      if (!code.includes('JSON.parse(')) return null;
      const modules = [...this.getModuleIds()].filter((id) => !catalog.test(id));
      const saidBy = (ids: readonly string[]) => {
        const text = ids.map((id) => this.getModuleInfo(id)?.code ?? '').join('\n');
        return (id: string) => text.includes(JSON.stringify(id));
      };
      const isSaidFirst = saidBy(modules.filter((id) => !ofDialog.test(id)));
      const isSaidLater = saidBy(modules.filter((id) => ofDialog.test(id)));
      const [, later] = laterCatalog.exec(Object.keys(chunk.modules).find((id) => laterCatalog.test(id)) ?? '') ?? [];
      const pick = (messages: object, isWanted: (id: string) => boolean) =>
        literalOf(Object.fromEntries(Object.entries(messages).filter(([id]) => isWanted(id))));
      return code.replaceAll(literal, (_whole, text: string) =>
        later
          ? pick(editions.get(later) ?? {}, (id) => isSaidLater(id) && !isSaidFirst(id))
          : pick(JSON.parse(JSON.parse(text) as string) as object, isSaidFirst),
      );
    },
  };
};

/** A message whose id is its text already. */
const saidTwice = /id: ("(?:[^"\\]|\\.)*"),\s*message: \1/g;

/** Gives our own messages the English texts as ids, as the built packages have them, and writes no message twice. */
export const readableMessages = (): Plugin => ({
  name: 'readable-messages',
  apply: 'build',
  enforce: 'post',
  transform: (code) => (code.includes('message: "') ? withReadableIds(code).replace(saidTwice, 'id: $1') : null),
});
