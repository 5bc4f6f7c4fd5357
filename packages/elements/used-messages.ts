import type { Plugin } from 'vite';
import { withReadableIds } from '../../tools/library/readable-messages.mjs';

/** A built catalog of an edition. */
const catalog = /i18n[\\/]dist[\\/]catalogs[\\/]\w+[\\/]\w+\.js$/;

const literal = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/g;

/**
 * Keeps only those messages in the catalogs whose id, the English text, stands in a module that the elements are made of.
 * The packages hold the messages of all widgets.
 */
export const usedMessages = (): Plugin => ({
  name: 'used-messages',
  apply: 'build',
  transform(code, id) {
    const start = code.indexOf('{');
    if (!catalog.test(id)) return null;
    const messages = new Function(`return ${code.slice(start, code.indexOf('\n};', start) + 2)}`)() as object;
    return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
  },
  renderChunk(code) {
    if (!code.includes('JSON.parse(')) return null;
    const said = [...this.getModuleIds()].filter((id) => !catalog.test(id)).map((id) => this.getModuleInfo(id)?.code ?? '').join('\n');
    const isSaid = ([id]: [string, unknown]) => said.includes(JSON.stringify(id));
    return code.replaceAll(literal, (_whole, text: string) => {
      const messages = JSON.parse(JSON.parse(text) as string) as Record<string, unknown>;
      return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(Object.entries(messages).filter(isSaid))))})`;
    });
  },
});

/** A message whose id is its text already. */
const saidTwice = /id: ("(?:[^"\\]|\\.)*"),\s*message: \1/g;

/** Gives our own messages the English texts as ids, as the built packages have them, and writes no message twice. */
export const readableMessages = (): Plugin => ({
  name: 'readable-messages',
  apply: 'build',
  enforce: 'post',
  transform: (code) => (code.includes('message: "') ? withReadableIds(code).replace(saidTwice, 'id: $1') : null),
});
