import { EDUCATION_LEVELS, EMAIL_MAX_LENGTH, GENDERS, type Subscription } from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension } from './call.ts';
import { requiredText, wireId, wireInstant, writtenText } from './fields.ts';

const email = v.pipe(writtenText(EMAIL_MAX_LENGTH), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));

const person = {
  mid: wireId,
  name: requiredText(100),
  gender: v.picklist(GENDERS),
  education: v.picklist(EDUCATION_LEVELS),
  company: requiredText(200),
  country: requiredText(100),
  province: v.optional(writtenText(100), ''),
  city: v.optional(writtenText(100), ''),
};

/** A subscription: print needs an address, the e-zine an e-mail address. */
const form = v.variant('type', [
  v.object({
    ...person,
    type: v.literal('printMagazine'),
    address: requiredText(400),
    email: v.optional(v.union([v.literal(''), email]), ''),
  }),
  v.object({ ...person, type: v.literal('eZine'), address: v.optional(writtenText(400), ''), email }),
]);

/**
 * Subscribes to a magazine; a second time in the same form replaces what was written. A refusal names the `fields` that
 * are wrong.
 */
export const subscribe = defineExtension({
  method: 'POST',
  path: '/memberApi/subscriptions',
  request: form,
  response: v.object({ id: wireId }),
});

/** The member's subscriptions, the latest first. */
export const subscriptionList = defineExtension({
  method: 'GET',
  path: '/memberApi/subscriptions',
  request: v.object({}),
  response: v.object({ list: v.array(v.intersect([form, v.object({ id: wireId, time: wireInstant })])) }),
});

/** A subscription as the domain knows it. */
export const readSubscription = ({
  mid: magazineId,
  time: subscribedAt,
  ...rest
}: v.InferOutput<typeof subscriptionList.response>['list'][number]): Subscription => ({
  ...rest,
  magazineId,
  subscribedAt,
});
