import {
  ACCOUNT_SITES,
  ACCOUNT_TEXT_LENGTH,
  ALL_EDITION_KEYS,
  REDIRECT_MAX_LENGTH,
  type AccountChange,
  type MemberAccount,
  type MemberSession,
} from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension } from './call.ts';
import { requiredText, wireFlag, wireId, wireInstant, wireText, writtenText } from './fields.ts';
import { encrypted, keyId, smsCode } from './login.ts';

const language = v.picklist(ALL_EDITION_KEYS);
/** The id of a country, province or city; 0 where none is chosen. */
const placeId = v.union([wireId, v.literal(0)]);

/**
 * Registers an account that a code was sent to, and logs in. Whether the account exists is said to those alone who have
 * the code: the refusal is `account_exists`, and the code is still good for a login.
 */
export const register = defineExtension({
  method: 'POST',
  path: '/memberApi/register',
  request: v.object({
    account: encrypted,
    vcode: smsCode,
    kid: keyId,
    true_name: requiredText(ACCOUNT_TEXT_LENGTH.trueName),
    company: v.optional(writtenText(ACCOUNT_TEXT_LENGTH.company), ''),
    /** The terms were agreed to. */
    agreed: v.literal(true),
    password: v.optional(encrypted),
  }),
  response: v.any(),
});

/** The account of the member who is logged in. */
export const accountDetail = defineExtension({
  method: 'GET',
  path: '/memberApi/account',
  request: v.object({}),
  response: v.object({
    account: v.string(),
    true_name: wireText,
    company: wireText,
    position: wireText,
    country_id: v.nullish(placeId, 0),
    province_id: v.nullish(placeId, 0),
    city_id: v.nullish(placeId, 0),
    language,
    notify: v.object({ enquiries: wireFlag, reminders: wireFlag }),
    has_password: wireFlag,
    created: wireInstant,
    delete_at: v.nullish(wireInstant, null),
    suppliers: v.nullish(v.array(v.object({ id: wireId, title: wireText })), []),
  }),
});

/** Changes what a member may change; fields that are absent stay. A refusal names the `fields` that are wrong. */
export const changeAccount = defineExtension({
  method: 'POST',
  path: '/memberApi/account',
  request: v.object({
    true_name: v.optional(requiredText(ACCOUNT_TEXT_LENGTH.trueName)),
    company: v.optional(writtenText(ACCOUNT_TEXT_LENGTH.company)),
    position: v.optional(writtenText(ACCOUNT_TEXT_LENGTH.position)),
    country_id: v.optional(placeId),
    province_id: v.optional(placeId),
    city_id: v.optional(placeId),
    language: v.optional(language),
    notify: v.optional(v.object({ enquiries: v.boolean(), reminders: v.boolean() })),
  }),
  response: v.any(),
});

/** Sets a password, with a code that was sent to the account; all other logins end. */
export const changePassword = defineExtension({
  method: 'POST',
  path: '/memberApi/account/password',
  request: v.object({ password: encrypted, vcode: smsCode, kid: keyId }),
  response: v.any(),
});

const sessionId = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** The member's logins that last, the one used last first, at most 50. */
export const sessionList = defineExtension({
  method: 'GET',
  path: '/memberApi/account/sessions',
  request: v.object({}),
  response: v.object({
    list: v.array(
      v.object({ id: sessionId, created: wireInstant, seen: wireInstant, agent: wireText, here: wireFlag }),
    ),
  }),
});

/** Ends one login on all sites that it was carried to, or all but the one of the request. */
export const endSessions = defineExtension({
  method: 'DELETE',
  path: '/memberApi/account/sessions',
  request: v.union([v.object({ id: sessionId }), v.object({ others: v.literal(true) })]),
  response: v.any(),
});

/** Requests the account to be deleted after the days of grace. Done twice, the first day stays. */
export const requestDeletion = defineExtension({
  method: 'POST',
  path: '/memberApi/account/deletion',
  request: v.object({}),
  response: v.object({ delete_at: wireInstant }),
});

/** Withdraws that; where nobody asked for it, nothing changes. */
export const withdrawDeletion = defineExtension({
  method: 'DELETE',
  path: '/memberApi/account/deletion',
  request: v.object({}),
  response: v.any(),
});

/** A file of everything that is stored about the member. It returns JSON that is no envelope, as an attachment. */
export const accountExport = {
  method: 'GET',
  path: '/memberApi/account/export',
  request: v.object({}),
} as const;

const site = v.picklist(ACCOUNT_SITES);
const returnPath = v.optional(v.pipe(v.string(), v.maxLength(REDIRECT_MAX_LENGTH)), '/');
const token = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/));

/**
 * Carries a login here from another site of the edition, in three redirects: to `from`, back with a one-time code, and
 * to the path. Where nobody is logged in there, or anything is wrong, the path has `sign_on=none` in its query. A
 * navigation, no envelope.
 */
export const signOn = {
  method: 'GET',
  path: '/memberApi/sign_on',
  request: v.object({ from: site, path: returnPath }),
} as const;

/**
 * The second step, at the site where the visitor is logged in: hands out the code for `to`. `edition` says of which one
 * where a host has several.
 */
export const signOnCode = {
  method: 'GET',
  path: '/memberApi/sign_on/code',
  request: v.object({ to: site, state: token, path: returnPath, edition: v.optional(v.string()) }),
} as const;

/** The last step: uses the code up, in the browser that began, and logs in. */
export const signOnAccept = {
  method: 'GET',
  path: '/memberApi/sign_on/accept',
  request: v.object({ code: token, path: returnPath }),
} as const;

/** An account as the domain knows it. */
export const readAccount = (wire: v.InferOutput<typeof accountDetail.response>): MemberAccount => ({
  account: wire.account,
  trueName: wire.true_name,
  company: wire.company,
  position: wire.position,
  countryId: wire.country_id || null,
  provinceId: wire.province_id || null,
  cityId: wire.city_id || null,
  language: wire.language,
  notify: wire.notify,
  hasPassword: wire.has_password,
  createdAt: wire.created,
  deleteAt: wire.delete_at,
  suppliers: wire.suppliers,
});

/** What is changed in an account, on the wire; what is absent is left out when it becomes JSON. */
export const writeAccount = (change: AccountChange): v.InferInput<typeof changeAccount.request> => ({
  true_name: change.trueName,
  company: change.company,
  position: change.position,
  country_id: change.countryId === null ? 0 : change.countryId,
  province_id: change.provinceId === null ? 0 : change.provinceId,
  city_id: change.cityId === null ? 0 : change.cityId,
  language: change.language,
  notify: change.notify,
});

/** A login that lasts as the domain knows it. */
export const readSession = (wire: v.InferOutput<typeof sessionList.response>['list'][number]): MemberSession => ({
  id: wire.id,
  createdAt: wire.created,
  seenAt: wire.seen,
  agent: wire.agent,
  isCurrent: wire.here,
});
