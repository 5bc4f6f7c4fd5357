import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FieldProblem } from '../../behaviours/member-form/index.ts';
import type { EnquiryField } from './enquiry-form.types.ts';

/** What is wrong with a field. */
export const problemTexts: Readonly<Record<EnquiryField, Readonly<Record<FieldProblem, MessageDescriptor>>>> = {
  supplierIds: { missing: msg`Choose a supplier`, wrong: msg`One of these suppliers cannot be asked` },
  specification: { missing: msg`Enter the specification`, wrong: msg`The specification is too long or cannot be read` },
  parameters: { missing: msg`Enter a parameter`, wrong: msg`A parameter has no name, or is too long` },
  quantity: { missing: msg`Enter the quantity`, wrong: msg`Enter a whole number from 1 to 1,000,000,000` },
  unit: { missing: msg`Enter the unit`, wrong: msg`The unit is too long or cannot be read` },
  targetDate: { missing: msg`Enter the target date`, wrong: msg`Enter a day from today on` },
  destination: { missing: msg`Enter the destination`, wrong: msg`The destination is too long or cannot be read` },
  incoterm: { missing: msg`Choose an Incoterm`, wrong: msg`Choose an Incoterm of the list` },
  message: { missing: msg`Write what you want to know`, wrong: msg`The message is too long or cannot be read` },
  uploads: { missing: msg`Add a file`, wrong: msg`A file is no longer stored. Remove it and add it again.` },
};

/** Copy of the enquiry form. */
export const messages = {
  specificationHint: msg`Material, dimensions, tolerances, standards`,
  unitHint: msg`For example pieces, sets, tonnes`,
  destinationHint: msg`City or port, and country`,
  incotermHint: msg`Who pays the transport and bears its risk, up to where`,
  incotermOpen: msg`Open to the supplier`,
  suppliersHint: msg`Each receives the same enquiry. None learns who else was asked. Nine at most can be added.`,
  alsoSendTo: msg`Also ask`,
  parameterName: msg`Name`,
  parameterValue: msg`Value`,
  addParameter: msg`Add a parameter`,
  /** Opens the parameters that the form was filled with. */
  parametersAsGiven: (count: number) =>
    msg`${plural(count, { one: '# parameter as this product has it', other: '# parameters as this product has them' })}`,
  nameMissing: msg`Enter the name of this parameter`,
  tooLong: msg`This is too long`,
  submit: msg`Send enquiry`,
  membersOnly: msg`Members can send enquiries. What you write is kept in this browser while you log in.`,
  sent: msg`Your enquiry was sent`,
  notAsked: msg`Not sent to, as they take no more enquiries from you`,
  noFiles: msg`Without JavaScript, files cannot be added.`,
  another: msg`Write another enquiry`,
  list: msg`My enquiries`,
} as const;
