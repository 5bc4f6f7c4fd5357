import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '../../behaviours/member-form/index.ts';
import type { PostField } from './post-form.types.ts';

/** Names of the fields. */
export const fieldNames: Readonly<Record<PostField, MessageDescriptor>> = {
  side: msg`Kind`,
  title: msg`Title`,
  text: msg`Details`,
  industryId: msg`Industry`,
  regionId: msg`Region`,
  place: msg`Place`,
  quantity: msg`Quantity`,
  unit: msg`Unit`,
  parameters: msg`Parameters`,
  targetDate: msg`Target date`,
  validUntil: msg`Valid until`,
  incoterm: msg`Incoterm`,
};

/** What is wrong with a field. Only what is needed can be missing. */
export const problemTexts: Readonly<Record<PostField, Readonly<Partial<Record<FieldProblem, MessageDescriptor>>>>> = {
  side: { wrong: msg`Choose supply or demand` },
  title: { missing: msg`Enter a title`, wrong: msg`The title is too long or has more than three links` },
  text: {
    missing: msg`Describe what you offer or look for`,
    wrong: msg`The description is too long or has more than three links`,
  },
  industryId: { wrong: msg`Choose an industry of the list` },
  regionId: { wrong: msg`Choose a region of the list` },
  place: { wrong: msg`The place is too long or cannot be read` },
  quantity: { wrong: msg`Enter a whole number, or nothing where it is open` },
  unit: { wrong: msg`The unit is too long or cannot be read` },
  parameters: { wrong: msg`A parameter has no name, or is too long` },
  targetDate: { wrong: msg`Enter a day from today on` },
  validUntil: { wrong: msg`Enter a day from today on, within a year` },
  incoterm: { wrong: msg`Choose an Incoterm of the list` },
};

/** Copy of the form of a post. */
export const messages = {
  supply: msg`Supply`,
  supplyHint: msg`You offer something`,
  demand: msg`Demand`,
  demandHint: msg`You look for something`,
  titleHint: msg`What it is, with type and size`,
  textHint: msg`Plain text. Condition, delivery, what is included.`,
  noIndustry: msg`No industry`,
  noRegion: msg`No region`,
  placeHint: msg`Where the goods are, or where they are wanted`,
  quantityHint: msg`Leave empty if open to agreement`,
  unitHint: msg`For example pieces, sets, tonnes`,
  validHint: msg`90 days if left empty`,
  incotermHint: msg`Who pays the transport and bears its risk, up to where`,
  incotermOpen: msg`Open to agreement`,
  submit: msg`Submit the post`,
  membersOnly: msg`Members can publish posts. What you write is kept in this browser while you log in.`,
  sent: msg`Your post was submitted`,
  another: msg`Write another post`,
  list: msg`My posts`,
} as const;
