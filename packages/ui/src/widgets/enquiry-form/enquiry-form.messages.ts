import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '../../behaviours/member-form/index.ts';
import type { EnquiryField } from './enquiry-form.types.ts';

/** Names of the fields. */
export const fieldNames: Readonly<Record<EnquiryField, MessageDescriptor>> = {
  specification: msg`Specification`,
  quantity: msg`Quantity`,
  unit: msg`Unit`,
  targetDate: msg`Target date`,
  destination: msg`Destination`,
  message: msg`Message`,
};

/** What is wrong with a field. */
export const problemTexts: Readonly<Record<EnquiryField, Readonly<Record<FieldProblem, MessageDescriptor>>>> = {
  specification: { missing: msg`Enter the specification`, wrong: msg`The specification is too long or cannot be read` },
  quantity: { missing: msg`Enter the quantity`, wrong: msg`Enter a whole number from 1 to 1,000,000,000` },
  unit: { missing: msg`Enter the unit`, wrong: msg`The unit is too long or cannot be read` },
  targetDate: { missing: msg`Enter the target date`, wrong: msg`Enter a day of the calendar, such as 2027-03-31` },
  destination: { missing: msg`Enter the destination`, wrong: msg`The destination is too long or cannot be read` },
  message: { missing: msg`Write what you want to know`, wrong: msg`The message is too long or cannot be read` },
};

/** Copy of the enquiry form. */
export const messages = {
  specificationHint: msg`Material, dimensions, tolerances, standards`,
  unitHint: msg`For example pieces, sets, tonnes`,
  destinationHint: msg`City or port, and country`,
  submit: msg`Send enquiry`,
  membersOnly: msg`Members can send enquiries. What you write is kept in this browser while you log in.`,
  needsScript: msg`This form needs JavaScript.`,
  sent: msg`Your enquiry was sent`,
  another: msg`Write another enquiry`,
  list: msg`My enquiries`,
} as const;
