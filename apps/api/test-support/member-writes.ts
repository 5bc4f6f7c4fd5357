import {
  addFavourite,
  blockThread,
  changeAccount,
  changeSupplierProduct,
  changeSupplierProfile,
  decideQuote,
  declineThread,
  endSession,
  getSupplierProduct,
  getSupplierProfile,
  listCertificates,
  markThreadRead,
  publishPost,
  removeCertificate,
  removeFavourite,
  reportThread,
  requestDeletion,
  type Result,
  saveCertificate,
  sendQuote,
  subscribe,
  uploadProductTable,
  valueOf,
  withdrawDeletion,
  withdrawPost,
} from '@millwright/api-client';
import { eq } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import {
  enquiryThread,
  entry,
  favourite,
  member,
  memberPost,
  memberSession,
  subscription,
  threadMessage,
  threadQuote,
  threadReport,
} from '../src/db/schema.ts';
import type { Browser } from './browser.ts';
import { sampleCertificate } from './call-cases-desk.ts';
import { nextKey, openThread, sampleQuote } from './call-cases-enquiries.ts';
import { subscriber } from './call-cases-member.ts';
import { samplePost } from './call-cases-posts.ts';

/** States of things by their names, such as `thread 7`; the first word says of what kind a thing is. */
type States = Readonly<Record<string, string>>;

/** What writers have sent: of each thing the state that was acknowledged last, and the one that was sent last. */
export interface Ledger {
  /** Sends one change, after which things are in `states`, and returns its value; null where nobody acknowledged it. */
  write<T>(states: States, sent: Promise<Result<T>>): Promise<T | null>;
  /** Kinds of which something was acknowledged since `startRound`. */
  kinds(): string[];
  startRound(): void;
  /** Changes that the API refused. */
  refused: string[];
  /** Things whose stored state is neither the one that was acknowledged last nor the one that was sent last. */
  lost(stored: ReadonlyMap<string, string>): string[];
}

export function openLedger(): Ledger {
  const things = new Map<string, { acknowledged?: string; sent: string }>();
  const kinds = new Set<string>();
  const refused: string[] = [];
  return {
    refused,
    async write(states, sent) {
      for (const [thing, state] of Object.entries(states)) things.set(thing, { ...things.get(thing), sent: state });
      const result = await sent;
      if (!result.ok) {
        if (result.failure.kind !== 'network')
          refused.push(`${Object.keys(states).join()}: ${JSON.stringify(result.failure)}`);
        return null;
      }
      for (const [thing, state] of Object.entries(states)) {
        things.get(thing)!.acknowledged = state;
        kinds.add(thing.split(' ')[0]!);
      }
      return result.value;
    },
    kinds: () => [...kinds].sort(),
    startRound: () => kinds.clear(),
    lost: (stored) =>
      [...things].flatMap(([thing, { acknowledged, sent }]) => {
        const state = stored.get(thing) ?? '';
        const isRight = acknowledged === undefined || state === acknowledged || state === sent;
        return isRight ? [] : [`${thing} is ${state}, not ${acknowledged}`];
      }),
  };
}

/** Kinds of things that `writeAsMembers` writes. */
export const writtenKinds = [
  'account',
  'block',
  'certificate',
  'city',
  'deletion',
  'favourite',
  'login',
  'model',
  'post',
  'quote',
  'reason',
  'report',
  'row',
  'subscription',
  'thread',
];

/** Id of a login of the second demo member that `writeAsMembers` ends. */
const loginId = (round: number, at: number): string => `elsewhere-${round}-${at}`.padEnd(22, '-');
const loginsOfRound = 4;

/** Stores the logins that `writeAsMembers` ends in so many rounds. */
export async function storeLogins(db: Database, rounds: number, now: Date): Promise<void> {
  const times = { createdAt: now, seenAt: now };
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < loginsOfRound; at += 1)
      await db
        .insert(memberSession)
        .values({ ...times, tokenHash: loginId(round, at), memberId: 2, loginId: loginId(round, at) });
}

/** Who writes, until when, and where it is recorded. */
export interface Writers {
  /** The first two demo members, and one who speaks for the suppliers 1000 and 1001. */
  buyer: Browser;
  asker: Browser;
  supplier: Browser;
  round: number;
  /** The last day of quotes. */
  validUntil: string;
  ledger: Ledger;
  isOver: () => boolean;
}

/** What becomes of enquiries: each is read, decided upon, blocked and reported. */
async function writeThreads({ asker, supplier, round, validUntil, ledger }: Writers, at: number): Promise<void> {
  const id = await openThread(asker);
  const [thread, reason, text] = [`thread ${id}`, `reason ${id}`, `${round} reason ${at}`];
  await ledger.write({ [thread]: 'read' }, markThreadRead(supplier.client, id));
  if (at % 3 === 0)
    await ledger.write({ [thread]: 'declined', [reason]: text }, declineThread(supplier.client, id, text));
  else {
    const decision = at % 3 === 1 ? 'accepted' : 'declined';
    const form = { ...sampleQuote, validUntil };
    const quote = await ledger.write({ [thread]: 'quoted' }, sendQuote(supplier.client, id, form, nextKey()));
    if (quote === null) return;
    await ledger.write(
      { [thread]: decision, [`quote ${quote}`]: decision, [reason]: text },
      decideQuote(asker.client, quote, decision, text),
    );
  }
  await ledger.write({ [`report ${id}`]: text }, reportThread(asker.client, id, { reason: 'spam', text }));
  await ledger.write({ [`block ${id}`]: 'true' }, blockThread(asker.client, id, true));
}

/** Posts of the supply hall, every second of which is withdrawn. */
async function writePosts({ buyer, round, ledger }: Writers, at: number): Promise<void> {
  const title = `${round} post ${at}`;
  const form = { ...samplePost, title };
  const post = await ledger.write({ [`post ${title}`]: 'published true' }, publishPost(buyer.client, form, nextKey()));
  if (post !== null && at % 2 === 1)
    await ledger.write({ [`post ${title}`]: 'withdrawn false' }, withdrawPost(buyer.client, post.id));
}

/** What the supplier states: its profile, a product, certificates of which one always stays, and tables. */
async function writeEntry({ supplier: { client }, round, ledger }: Writers, at: number): Promise<void> {
  const [text, name] = [`${round} at ${at}`, `${round} certificate ${at}`];
  const profile = valueOf(await getSupplierProfile(client, 1000));
  const facts = { ...profile.facts, city: { cn: text, en: text } };
  await ledger.write({ city: text }, changeSupplierProfile(client, 1000, { version: profile.version, facts }));
  const product = valueOf(await getSupplierProduct(client, 1500));
  const change = { version: product.version, facts: { ...product.facts, model: text } };
  await ledger.write({ model: text }, changeSupplierProduct(client, 1500, change));
  const table = new Blob([`id,model\n1501,${text}\n1502,${text}\n`]);
  await ledger.write({ 'row 1501': text, 'row 1502': text }, uploadProductTable(client, 1001, table));
  const { version, items } = valueOf(await listCertificates(client, 1000));
  const certificate = { ...sampleCertificate, name };
  const thing = `certificate ${name}`;
  const added = await ledger.write(
    { [thing]: 'there' },
    saveCertificate(client, 1000, { version, at: null, certificate }),
  );
  if (added !== null && at % 2 === 1)
    await ledger.write({ [thing]: '' }, removeCertificate(client, 1000, { version: added.version, at: items.length }));
}

/** What the buyer saves and subscribes to. */
async function writeSaved({ buyer: { client }, round, ledger }: Writers, at: number): Promise<void> {
  const id = 1500 + (at % 14);
  await ledger.write({ [`favourite ${id}`]: 'there' }, addFavourite(client, 'product', id));
  if (at % 3 === 0) await ledger.write({ [`favourite ${id}`]: '' }, removeFavourite(client, 'product', id));
  const company = `${round} company ${at}`;
  if (at < 8) await ledger.write({ subscription: company }, subscribe(client, { ...subscriber, company }));
}

/** Accounts: what their members state, how they are notified, that they are to be deleted, and which logins ended. */
async function writeAccounts({ buyer, asker, round, ledger }: Writers, at: number): Promise<void> {
  const position = `${round} position ${at}`;
  const notify = { enquiries: at % 2 === 0, reminders: at % 2 === 1 };
  await ledger.write(
    { account: `${position} ${notify.enquiries} ${notify.reminders}` },
    changeAccount(buyer.client, { position, notify }),
  );
  await ledger.write({ deletion: 'requested' }, requestDeletion(asker.client));
  if (at % 2 === 0) await ledger.write({ deletion: '' }, withdrawDeletion(asker.client));
  if (at < loginsOfRound) {
    const login = loginId(round, at);
    await ledger.write({ [`login ${login}`]: '' }, endSession(asker.client, login));
  }
}

/** Writes everything that members and suppliers may write, until it is over or their limits are reached. */
export async function writeAsMembers(writers: Writers): Promise<void> {
  const until = async (most: number, write: (writers: Writers, at: number) => Promise<void>): Promise<void> => {
    for (let at = 0; at < most && !writers.isOver(); at += 1) {
      await write(writers, at).catch((error: unknown) => {
        if (!writers.isOver()) throw error;
      });
    }
  };
  await Promise.all([
    until(5, writeThreads),
    until(2, writePosts),
    until(20, writeEntry),
    until(28, writeSaved),
    until(4, writeAccounts),
  ]);
}

/** The stored state of everything that `writeAsMembers` writes. */
export async function storedThings(db: Database): Promise<Map<string, string>> {
  const things = new Map<string, string>();
  for (const { id, status, buyerBlocked } of await db.select().from(enquiryThread)) {
    things.set(`thread ${id}`, status);
    things.set(`block ${id}`, String(buyerBlocked));
  }
  for (const { threadId, text } of await db.select().from(threadMessage)) things.set(`reason ${threadId}`, text);
  for (const { id, decision } of await db.select().from(threadQuote)) things.set(`quote ${id}`, decision);
  for (const { threadId, text } of await db.select().from(threadReport)) things.set(`report ${threadId}`, text);
  for (const { post, isShown } of await db
    .select({ post: memberPost, isShown: entry.published })
    .from(memberPost)
    .leftJoin(entry, eq(entry.id, memberPost.entryId)))
    things.set(`post ${post.title}`, `${post.status} ${isShown}`);
  for (const login of await db.select().from(memberSession)) things.set(`login ${login.loginId}`, 'there');
  for (const { targetId } of await db.select().from(favourite)) things.set(`favourite ${targetId}`, 'there');
  for (const { form } of await db.select().from(subscription)) things.set('subscription', String(form.company));
  for (const { id, deleteAt, ...one } of await db.select().from(member)) {
    if (id === 1) things.set('account', `${one.position} ${one.notifyEnquiries} ${one.notifyReminders}`);
    if (id === 2) things.set('deletion', deleteAt === null ? '' : 'requested');
  }
  for (const { id, kind, details } of await db.select().from(entry)) {
    if (id === 1000) things.set('city', String(details.city));
    if (id === 1500) things.set('model', String(details.model));
    if (kind === 'product') things.set(`row ${id}`, String(details.model));
    if (id !== 1000) continue;
    for (const { name } of details.certificates as { name: string }[]) things.set(`certificate ${name}`, 'there');
  }
  return things;
}
