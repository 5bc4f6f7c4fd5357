import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '@millwright/domain';
import type { FieldProblem } from '../../behaviours/member-form/index.ts';
import type { MessageField } from './message-fields.ts';

/** Why a thread is reported. */
export const reasonNames: Readonly<Record<ReportReason, MessageDescriptor>> = {
  spam: msg`Advertising that nobody asked for`,
  fraud: msg`Attempted fraud`,
  insult: msg`Insult or threat`,
  other: msg`Something else`,
};

/** What is wrong with a message. */
export const problemTexts: Readonly<Record<MessageField, Readonly<Record<FieldProblem, MessageDescriptor>>>> = {
  text: { missing: msg`Write a message`, wrong: msg`The message is too long or cannot be read` },
  uploads: { missing: msg`Add a file`, wrong: msg`A file is no longer stored. Remove it and add it again.` },
};

/** Copy of the thread. */
export const messages = {
  ownSide: msg`your side`,
  enquiry: msg`The enquiry`,
  earlier: msg`Earlier messages`,
  empty: msg`Nobody has answered yet`,
  emptyBuyer: msg`The supplier has received your enquiry. You are notified when it answers.`,
  emptySupplier: msg`Answer with a question or with a quote. The buyer is notified.`,
  message: msg`Message`,
  messageHint: msg`Write in your own language. The other side sees which one it is.`,
  send: msg`Send message`,
  sent: msg`Your message was sent`,
  membersOnly: msg`Members can write messages. What you write is kept in this browser while you log in.`,
  report: msg`Report`,
  reportTitle: msg`Report this conversation`,
  reportText: msg`The people who run this site read the conversation. The other side does not learn of it.`,
  reason: msg`Reason`,
  reasonMissing: msg`Choose a reason`,
  details: msg`Details`,
  reported: msg`Thank you. The conversation was reported.`,
  block: msg`Block`,
  blockTitle: msg`Block the other side?`,
  blockText: msg`Its messages and quotes no longer reach you. You can take this back at any time.`,
  unblock: msg`Unblock`,
  unblockTitle: msg`Unblock the other side?`,
  unblockText: msg`Its messages and quotes reach you again.`,
  blocked: msg`You have blocked the other side. Neither messages nor quotes come from it.`,
} as const;
