import type { Plugin, Rolldown } from 'vite';

type Messages = Record<string, unknown>;

/** A compiled catalog, as the Lingui plugin writes it. */
const catalog = /JSON\.parse\((["'`])((?:\\.|(?!\1)[^\\])*)\1\)/g;
/** A message id as the Lingui macro writes it: six signs of base64, or of its variant for URLs. */
const messageId = /["'`]([\w+/-]{6})["'`]/g;
/** A catalog of an edition, and where its messages go that are needed later. */
const editionOf = /catalogs[\\/](\w+)(?:[\\/]\w+\.po|-later\.ts)$/;
/** What an edition says of itself is shown by every page, whatever chunk it is in. */
const ofEdition = /i18n[\\/]src[\\/]editions/;

// The literal is a string of JSON inside a string of JavaScript.
const messagesIn = (quote: string, text: string) =>
  JSON.parse(new Function(`return ${quote}${text}${quote}`)() as string) as Messages;

const literalOf = (messages: Messages) => `JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;

const chosen = (messages: Messages, isWanted: (id: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => isWanted(id)));

/** The modules of the chunks that load with the page: those of entries and routes, and what they import. */
function firstModules(chunks: Record<string, Rolldown.RenderedChunk>): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks[name]?.imports.forEach(visit);
  };
  Object.values(chunks)
    .filter(({ isEntry }) => isEntry)
    .forEach(({ fileName }) => visit(fileName));
  return [...seen].flatMap((name) => Object.keys(chunks[name]?.modules ?? {}));
}

/**
 * Keeps only those messages in the browser's catalogs whose id stands in a module of the browser: most widgets are
 * rendered by the server, and their copy is in the page already. Those of chunks that are fetched later are fetched with
 * the first of them.
 */
export const usedMessages = (): Plugin => {
  const idsOf = new Map<string, Set<string>>();
  const all: Record<string, Messages> = {};
  const idsIn = (modules: Iterable<string>) => new Set([...modules].flatMap((id) => [...(idsOf.get(id) ?? [])]));
  return {
    name: 'used-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderStart() {
      for (const id of this.getModuleIds()) {
        const code = this.getModuleInfo(id)?.code ?? '';
        const edition = id.endsWith('.po') && editionOf.exec(id)?.[1];
        if (!edition) idsOf.set(id, new Set([...code.matchAll(messageId)].map(([, message]) => message!)));
        else
          for (const [, quote, text] of code.matchAll(catalog))
            all[edition] = { ...all[edition], ...messagesIn(quote!, text!) };
      }
    },
    renderChunk(code, chunk, _, { chunks }) {
      const catalogs = Object.keys(chunk.modules).filter((id) => editionOf.test(id));
      if (catalogs.length === 0) return null;
      const first = idsIn([...firstModules(chunks), ...[...idsOf.keys()].filter((id) => ofEdition.test(id))]);
      const later = catalogs.find((id) => !id.endsWith('.po'));
      if (!later)
        return code.replaceAll(catalog, (_literal, quote: string, text: string) =>
          literalOf(chosen(messagesIn(quote, text), (id) => first.has(id))),
        );
      const used = idsIn(idsOf.keys());
      return code.replace(
        catalog,
        literalOf(chosen(all[editionOf.exec(later)![1]!] ?? {}, (id) => used.has(id) && !first.has(id))),
      );
    },
  };
};
