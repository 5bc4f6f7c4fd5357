import {
  areSearchKeywords,
  DESK_TEXT_LENGTH,
  FOUNDED_MIN,
  isEmail,
  STAFF_MAX,
  type DeskCertificates,
  type DeskChange,
  type StatedCertificate,
  type SupplierFacts,
  type SupplierProfile,
} from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension } from './call.ts';
import {
  queryId,
  queryPage,
  queryRows,
  requiredText,
  wireCount,
  wireMemberList,
  wireFlag,
  wireId,
  wireInstant,
  wirePage,
  writtenDay,
  writtenText,
} from './fields.ts';

/** Bytes of a body that holds all texts of a supplier, or of a product, at their longest. */
export const longTexts = 512 * 1024;

const longest = DESK_TEXT_LENGTH;
/** A text in both languages, at most so long in each. */
export const both = (most: number) =>
  v.object({ cn: writtenText(most), en: writtenText(most), de: v.optional(writtenText(most)) });
const phrases = v.pipe(writtenText(longest.searchKeywords), v.check(areSearchKeywords));
/** Search keywords, at most 30 phrases of 60 characters in each language; where they are missing, they stay as they are. */
export const writtenKeywords = v.optional(v.object({ cn: phrases, en: phrases, de: v.optional(phrases) }));
/** The version of what is stored. */
export const version = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const optionalEmail = v.pipe(
  writtenText(longest.email),
  v.check((text) => text.trim() === '' || isEmail(text.trim())),
);
/** What a phone number is written with, an extension included. */
const phone = v.pipe(writtenText(longest.phone), v.regex(/^[\d\s+().,;/xX转-]*$/));

const writtenFacts = v.object({
  brief: both(longest.brief),
  description: both(longest.description),
  city: both(longest.city),
  markets: both(longest.markets),
  founded: v.union([
    v.literal(0),
    // A year that is still to come is refused by the service, which knows what year it is.
    v.pipe(v.number(), v.integer(), v.minValue(FOUNDED_MIN), v.maxValue(9999)),
  ]),
  staff: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STAFF_MAX)),
  person: both(longest.person),
  phone,
  email: optionalEmail,
  address: both(longest.address),
  searchKeywords: writtenKeywords,
});

/** A text in each language as it is stored; in German where the site has a third edition. */
export const shownBoth = v.object({ cn: v.string(), en: v.string(), de: v.optional(v.string()) });

/** Facts as they are stored: editors may have written more than a form takes. */
const shownFacts = v.object({
  brief: shownBoth,
  description: shownBoth,
  city: shownBoth,
  markets: shownBoth,
  founded: wireCount,
  staff: wireCount,
  person: shownBoth,
  phone: v.string(),
  email: v.string(),
  address: shownBoth,
  searchKeywords: shownBoth,
});

/** What was stored: the version from which the next change starts. */
export const stored = v.object({ version });

/** What the people of a supplier may change of it. */
export const deskProfile = defineExtension({
  method: 'GET',
  path: '/memberApi/supplier/profile',
  request: v.object({ supplier: queryId }),
  response: v.object({ id: wireId, title: shownBoth, version, facts: shownFacts }),
});

/**
 * Stores what a supplier's people state of it. A change of another version than the stored one is refused with
 * `changed_meanwhile` and the stored `version`.
 */
export const changeDeskProfile = defineExtension({
  method: 'POST',
  path: '/memberApi/supplier/profile',
  request: v.object({ supplier: wireId, version, facts: writtenFacts }),
  response: stored,
  largestBody: longTexts,
});

const shownCertificate = v.object({
  name: v.string(),
  issuer: shownBoth,
  number: v.string(),
  scope: shownBoth,
  valid_until: v.nullish(v.string(), null),
  is_checked: wireFlag,
});

/** The certificates of a supplier, for its people. */
export const deskCertificates = defineExtension({
  method: 'GET',
  path: '/memberApi/supplier/certificates',
  request: v.object({ supplier: queryId }),
  response: v.object({ version, list: v.array(shownCertificate) }),
});

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/**
 * Adds a certificate, or changes the one at a place of the list, from 0. It is then stated by the supplier, also
 * where it was checked. Refused as a change of the profile is.
 */
export const saveCertificate = defineExtension({
  method: 'POST',
  path: '/memberApi/supplier/certificates',
  request: v.object({
    supplier: wireId,
    version,
    at: v.nullable(place),
    certificate: v.object({
      name: requiredText(longest.certificateName),
      issuer: both(longest.issuer),
      number: writtenText(longest.number),
      scope: both(longest.scope),
      valid_until: v.nullable(writtenDay),
    }),
  }),
  response: stored,
});

/** Removes the certificate at a place of the list. Refused as a change of the profile is. */
export const removeCertificate = defineExtension({
  method: 'DELETE',
  path: '/memberApi/supplier/certificates',
  request: v.object({ supplier: wireId, version, at: place }),
  response: stored,
});

/** What the people of a supplier changed, the latest first. */
export const deskChanges = defineExtension({
  method: 'GET',
  path: '/memberApi/supplier/changes',
  request: v.object({ supplier: queryId, page: queryPage, rows: queryRows }),
  response: wireMemberList(
    wirePage(
      v.object({
        id: wireId,
        time: wireInstant,
        author: v.string(),
        entry: v.object({ id: wireId, product: wireFlag, title: v.string() }),
        fields: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
      }),
    ),
  ),
});

/** A profile as the domain knows it. */
export const readDeskProfile = (wire: v.InferOutput<typeof deskProfile.response>): SupplierProfile => wire;

/** Facts on the wire. */
export const writeFacts = (facts: SupplierFacts): v.InferInput<typeof writtenFacts> => facts;

/** Certificates as the domain knows them. */
export const readDeskCertificates = (wire: v.InferOutput<typeof deskCertificates.response>): DeskCertificates => ({
  version: wire.version,
  items: wire.list.map(({ valid_until: validUntil, is_checked: isChecked, ...one }) => ({
    ...one,
    validUntil,
    isChecked,
  })),
});

/** A certificate on the wire. */
export const writeCertificate = ({
  validUntil,
  ...one
}: StatedCertificate): v.InferInput<typeof saveCertificate.request>['certificate'] => ({
  ...one,
  valid_until: validUntil,
});

/** A change as the domain knows it. */
export const readDeskChange = ({
  time: changedAt,
  entry: { product: isProduct, ...entry },
  ...change
}: v.InferOutput<typeof deskChanges.response>['list'][number]): DeskChange => ({
  ...change,
  changedAt,
  entry: { ...entry, isProduct },
});
