import type { Plugin } from 'vite';

/** A compiled catalog, as the Lingui plugin writes it. */
const catalog = /JSON\.parse\((["'`])((?:\\.|(?!\1)[^\\])*)\1\)/g;
/** A message id as the Lingui macro writes it: six signs of base64, or of its variant for addresses. */
const messageId = /["'`]([\w+/-]{6})["'`]/g;

/**
 * Keeps only those messages in the browser's catalogs whose id stands in a module of the browser: most widgets are
 * printed by the server, and their copy is in the page already.
 */
export const usedMessages = (): Plugin => {
  const used = new Set<string>();
  return {
    name: 'used-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderStart() {
      for (const id of this.getModuleIds()) {
        if (id.includes('.po')) continue;
        for (const [, message] of this.getModuleInfo(id)?.code?.matchAll(messageId) ?? []) used.add(message!);
      }
    },
    renderChunk(code, chunk) {
      if (!Object.keys(chunk.modules).some((id) => id.endsWith('.po'))) return null;
      return code.replaceAll(catalog, (_literal, quote: string, text: string) => {
        // The literal is a string of JSON inside a string of JavaScript.
        const messages = JSON.parse(new Function(`return ${quote}${text}${quote}`)() as string) as Record<string, unknown>;
        const kept = Object.fromEntries(Object.entries(messages).filter(([id]) => used.has(id)));
        return `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`;
      });
    },
  };
};
