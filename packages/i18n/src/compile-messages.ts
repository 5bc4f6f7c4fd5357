import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { LocaleMessages, MessageId } from './catalogs/message-id.ts';

/**
 * Compiles texts that a site writes itself: other words for some messages, or a whole language. Give the result to
 * `createI18n` after the catalog that it changes.
 *
 * @param texts By the id of the message, in the form of its English text: values as `{name}`, tags as `<0>…</0>`,
 *   plurals as ICU writes them. A text that breaks the form is shown as it stands. All messages of a language make a
 *   complete pack.
 */
export function compileMessages(texts: Readonly<Record<MessageId, string>>): LocaleMessages;
/** Some messages, which a site says otherwise. */
export function compileMessages(texts: Readonly<Partial<Record<MessageId, string>>>): Messages;
/** Both of them. */
export function compileMessages(texts: Readonly<Partial<Record<MessageId, string>>>): Messages {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([id, text]) => (text === undefined ? [] : [[id, compileMessage(text)]])),
  );
}
