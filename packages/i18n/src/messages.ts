export type { LocaleMessages, MessageId } from './catalogs/message-id.ts';
export { compileMessages } from './compile-messages.ts';
