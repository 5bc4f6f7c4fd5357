import { ENQUIRY_LIMITS, type Id } from '@millwright/domain';
import type { FieldProblem, FormProblems, FormValues } from '../../behaviours/member-form/index.ts';
import { filesIn } from '../../parts/trade/list-fields.ts';
import type { MessageForm } from './enquiry-thread.types.ts';

/** What is filled in: the text, and the stored files as JSON. */
export type MessageField = 'text' | 'uploads';

/** The longest text, as the server takes it. */
export const MESSAGE_LENGTH = 4000;

/** A message in which nothing is filled in. */
export const emptyMessage: FormValues<MessageField> = { text: '', uploads: '' };

/** The fields, in the order shown. */
export const messageFields = Object.keys(emptyMessage) as readonly MessageField[];

/** Key of the draft for a thread. */
export const messageDraftKey = (threadId: Id): string => `millwright.message.${threadId}`;

/** What is wrong with a message: a text is needed. Pure. */
export const checkMessage = ({ text, uploads }: FormValues<MessageField>): FormProblems<MessageField> => {
  const problems: Partial<Record<MessageField, FieldProblem>> = {};
  if (text.trim() === '') problems.text = 'missing';
  else if (text.length > MESSAGE_LENGTH) problems.text = 'wrong';
  if (filesIn(uploads).length > ENQUIRY_LIMITS.uploads) problems.uploads = 'wrong';
  return problems;
};

/** The message that checked values stand for. */
export const messageOf = ({ text, uploads }: FormValues<MessageField>): MessageForm => ({
  text: text.trim(),
  uploads: filesIn(uploads).map(({ id }) => id),
});
