import type { EditionKey, SignOnSites } from '@millwright/domain';
import type { Database } from '../db/database.ts';
import type { QueryCache } from '../db/query-cache.ts';
import type { ArticleHtmlSettings } from '../content/article-html.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { MessageSender } from '../members/messages.ts';
import type { Notifications } from '../members/notifications.types.ts';
import type { MetricsRecorder } from '../operations/metrics.ts';
import type { TicketSource } from '../routes/wechat/wechat-tickets.ts';
import type { SiteFile } from '../site/site-file.ts';

/** An image that the API draws. */
export interface Image {
  body: Uint8Array | string;
  contentType: string;
}

/** What handlers work with. */
export interface Services {
  db: Database;
  /** The application's clock: nothing reads the time from the system or the database. */
  clock: () => Date;
  html: ArticleHtmlSettings;
  /** Makes a key for a purpose from the secret of the installation. */
  keyFor: (purpose: string) => Promise<Buffer>;
  /** Draws the image at what follows `/img/`; null where there is none. */
  drawImage: (path: string) => Promise<Image | null>;
  /** What imports stored; null where there is none. */
  media: MediaStore | null;
  /** Folder of the files that members uploaded; null where none are taken. */
  uploadDir: string | null;
  /** Whether posts of members are published once they were reviewed, or at once. */
  postReview: 'required' | 'none';
  /** What the site says of itself; null where no `site.json` does. */
  site: SiteFile | null;
  /** Sends messages to phone numbers and e-mail addresses. */
  messages: MessageSender;
  /**
   * The sites of each edition: between them logins are carried, and messages lead to those of members and suppliers.
   * None where that is not configured.
   */
  signOn: SignOnSites;
  /** Tells members what happened in their threads. */
  notifications: Notifications;
  /** Origins, besides our own, that pages may call from. */
  allowedOrigins: readonly string[];
  /** Origins of our own pages; where none is configured, those of this machine. */
  siteOrigins: readonly string[];
  /** Gives tickets for sharing in WeChat; null where that is not configured. */
  wechat: TicketSource | null;
  /** Where what is done is counted. */
  meter: MetricsRecorder;
  /** Where it is written what the people who run the site should look at. */
  log: { warn(about: object, message: string): void };
  /** What the database has worked out. */
  queries: QueryCache;
}

/** What a request carries through the handlers. */
export interface ApiEnvironment {
  Bindings: {
    /** Address of the client, where the server that passes the request on knows it. */
    clientAddress?: string;
    /** Edition of the site that was requested, for clients that name no language of ours. */
    edition?: EditionKey;
  };
  Variables: {
    edition: EditionKey;
    /** Tells a request from others, in logs and for anyone who reports a fault. */
    requestId: string;
    /** Why it was refused; absent where it was not. */
    reason?: string;
  };
}
