import type { Mail } from '@millwright/i18n/mail';

/** A message to a visitor. */
export interface Message {
  /** Phone number or e-mail address. */
  to: string;
  /** All of it, as plain text. */
  text: string;
  /** Of an e-mail: one line. */
  subject?: string;
  /** Of an e-mail: the same as HTML. */
  html?: string;
  /** Of an e-mail: where such messages are stopped; null where they are not. */
  stopUrl?: string | null;
}

/** A message as its account takes it: all of it by e-mail, a sentence or two on a phone. */
export const messageTo = (account: string, { short, ...mail }: Mail): Message =>
  account.includes('@') ? { to: account, ...mail } : { to: account, text: short };

/** How messages leave the house: a gateway for text messages, a mail server, or the outbox. */
export interface MessageSender {
  /** Rejects where the message could not be handed over. */
  send(message: Message): Promise<void>;
}

/** Messages that are shown to the operator of the installation instead of being sent (D40). */
export interface Outbox extends MessageSender {
  /** The last messages, the newest first. */
  list(): readonly (Message & { at: Date })[];
}

const mostStored = 50;

/** Keeps messages in memory, never in a log. */
export function createOutbox(clock: () => Date): Outbox {
  const messages: (Message & { at: Date })[] = [];
  return {
    send: async (message) => {
      messages.unshift({ ...message, at: clock() });
      messages.length = Math.min(messages.length, mostStored);
    },
    list: () => messages,
  };
}

/** Sends nothing: a visitor who requests a code is shown that it could not be sent. */
export const noMessages: MessageSender = {
  send: () => Promise.reject(new Error('There is no MESSAGE_GATEWAY.')),
};

/** Hands messages to e-mail addresses to `mail`, and those to phone numbers to `phone`. */
export const byKindOfAccount = (phone: MessageSender, mail: MessageSender): MessageSender => ({
  send: (message) => (message.to.includes('@') ? mail : phone).send(message),
});

/**
 * Hands messages to a gateway by HTTP: a POST of `{ "to", "text" }` as JSON; any status of success means it took it.
 */
export function createGateway(address: string, send: typeof fetch = fetch): MessageSender {
  return {
    async send({ to, text }) {
      const response = await send(address, {
        method: 'POST',
        body: JSON.stringify({ to, text }),
        headers: { 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      });
      if (!response.ok) throw new Error(`The message gateway answered ${response.status}.`);
    },
  };
}

/** A phone number or address as a log may show it. */
export const masked = (account: string): string =>
  account.includes('@')
    ? account.replace(/^(.).*(@.*)$/u, '$1***$2')
    : account.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
