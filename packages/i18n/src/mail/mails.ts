import type { EditionKey } from '@millwright/domain';
import { formatDate } from '../dates.ts';
import { layOutMail, type Mail } from './mail-layout.ts';
import { mailText } from './mail-texts.ts';

export type { Mail } from './mail-layout.ts';

/** The longest name or title in a message, in characters. */
const longestName = 80;

/** A name or a title on one line, and not longer than a message bears. */
const plain = (text: string): string => {
  const characters = [...text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()];
  return characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : characters.join('');
};

/** The verification code of a request. */
export function codeMail(edition: EditionKey, values: { siteName: string; code: string; minutes: number }): Mail {
  const text = (name: Parameters<typeof mailText>[1]) => mailText(edition, name, values);
  return layOutMail(edition, {
    siteName: values.siteName,
    subject: text('codeSubject'),
    paragraphs: [text('codeBody')],
    code: values.code,
    footer: [text('codeFooter')],
    short: text('codeShort'),
  });
}

/** What a member is notified of: what the other side of a thread did, and reminders of what waits or ends. */
export type ThreadNews = 'enquiry' | 'message' | 'quote' | 'decision' | 'waiting' | 'ending';

const newsTexts = {
  enquiry: 'newsEnquiry',
  message: 'newsMessage',
  quote: 'newsQuote',
  decision: 'newsDecision',
  waiting: 'newsWaiting',
  ending: 'newsEnding',
} as const satisfies Record<ThreadNews, string>;

/** News of a thread: a new enquiry, message, quote or decision, and reminders. What was written stands in the thread. */
export function newsMail(
  edition: EditionKey,
  values: {
    siteName: string;
    news: ThreadNews;
    /** The name of the other side. */
    from: string;
    /** The title of what the thread is about. */
    about: string;
    /** Where the thread is: an http(s) URL; empty where the site has none. */
    url: string;
    /** Where such messages are stopped: an http(s) URL; empty where the site has none. */
    stopUrl: string;
  },
): Mail {
  const { siteName, url, stopUrl } = values;
  const news = mailText(edition, newsTexts[values.news], { from: plain(values.from), about: plain(values.about) });
  return layOutMail(edition, {
    siteName,
    subject: news,
    paragraphs: [],
    link: { label: mailText(edition, 'open'), url },
    footer: [mailText(edition, 'newsFooter')],
    stop: { label: mailText(edition, 'newsStop'), url: stopUrl },
    short: [
      mailText(edition, 'newsShort', { siteName, news }),
      url,
      stopUrl && mailText(edition, 'newsStopShort', { stopUrl }),
    ]
      .filter((part) => part !== '')
      .join(' '),
  });
}

/** The deletion of an account that was requested. */
export function deletionMail(
  edition: EditionKey,
  values: {
    siteName: string;
    account: string;
    /** ISO 8601 instant. */
    deleteAt: string;
    /** Where the account is: an http(s) URL; empty where the site has none. */
    url: string;
  },
): Mail {
  const stated = { siteName: values.siteName, account: values.account, day: formatDate(values.deleteAt) };
  const text = (name: Parameters<typeof mailText>[1]) => mailText(edition, name, stated);
  return layOutMail(edition, {
    siteName: values.siteName,
    subject: text('deletionSubject'),
    paragraphs: [text('deletionBody'), text('deletionRetained')],
    link: { label: text('openAccount'), url: values.url },
    footer: [text('deletionFooter')],
    short: text('deletionShort'),
  });
}
