import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { edition, instant } from './columns.ts';

/** The tables of members and of logging in. Accounts and URLs that only limits need are stored as keyed hashes. */

/** A member. */
export const member = pgTable('member', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Mainland phone number, or e-mail address in small letters; of a deleted one, `deleted:` and the id. */
  account: text('account').notNull(),
  trueName: text('true_name').notNull(),
  /** Argon2id in its usual text form; null for members who log in by code only. */
  passwordHash: text('password_hash'),
  /** 0 where none is chosen, as are province and city. */
  countryId: integer('country_id').notNull().default(0),
  provinceId: integer('province_id').notNull().default(0),
  cityId: integer('city_id').notNull().default(0),
  /** May not log in, and no session of it counts. */
  disabled: boolean('disabled').notNull().default(false),
  /** Looks after the site: pages tell it what is empty. */
  isEditor: boolean('is_editor').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  company: text('company').notNull().default(''),
  /** What the member does there. */
  position: text('position').notNull().default(''),
  /** The language that messages to the member are written in. */
  language: edition('language').notNull().default('cn'),
  /** Notified of messages and quotes in threads. */
  notifyEnquiries: boolean('notify_enquiries').notNull().default(true),
  /** Reminded of what waits. */
  notifyReminders: boolean('notify_reminders').notNull().default(true),
  /** When the terms were agreed to; null for members that were not registered here. */
  agreedAt: instant('agreed_at'),
  /** From when the account is deleted; null where nobody requested that. */
  deleteAt: instant('delete_at'),
  /** When it was; the row stays, without what says who it was. */
  deletedAt: instant('deleted_at'),
});

/** A login that lasts, on one site. Only the hash of the cookie is stored. */
export const memberSession = pgTable('member_session', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: integer('member_id').notNull(),
  /** The same on every site that a login was carried to. */
  loginId: text('login_id').notNull(),
  /** Names of browser and system; empty where they are not known. */
  agent: text('agent').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});

/** A login on its way to another site. Used up by one try. */
export const signOnCode = pgTable('sign_on_code', {
  codeHash: text('code_hash').primaryKey(),
  loginId: text('login_id').notNull(),
  /** Hash of the pre-session cookie of the browser that began it, at the site that it leads to. */
  preSession: text('pre_session').notNull(),
  /** The site that it leads to. */
  origin: text('origin').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A captcha that waits for its solution, or the task that stands for one. Used up by one try. */
export const captcha = pgTable(
  'image_code',
  {
    /** Hash of the pre-session cookie. */
    preSession: text('pre_session').notNull(),
    imageKey: text('image_key').notNull(),
    kind: text('kind').$type<'image' | 'proof'>().notNull(),
    /** Keyed hash of the code; of a task, its challenge. */
    answer: text('answer').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.preSession, table.imageKey] })],
);

/** The one verification code of an account that is still valid. */
export const verificationCode = pgTable('verification_code', {
  accountHash: text('account_hash').primaryKey(),
  preSession: text('pre_session').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

/** A verification code that was sent, for the limits. */
export const codeSent = pgTable('code_sent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountHash: text('account_hash').notNull(),
  addressHash: text('address_hash').notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** A login that was tried, for the limits. */
export const loginAttempt = pgTable('login_attempt', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountHash: text('account_hash').notNull(),
  addressHash: text('address_hash').notNull(),
  failed: boolean('failed').notNull(),
  triedAt: instant('tried_at').notNull(),
});

/** A key pair that accounts and passwords are encrypted with on their way. */
export const loginKey = pgTable('login_key', {
  kid: text('kid').primaryKey(),
  /** PKCS#8 in PEM. */
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});
