import { msg } from '@lingui/core/macro';

/** Names of the fields of an enquiry. */
export const enquiryFieldNames = {
  supplierIds: msg`Suppliers`,
  specification: msg`Specification`,
  parameters: msg`Parameters`,
  quantity: msg`Quantity`,
  unit: msg`Unit`,
  targetDate: msg`Target date`,
  destination: msg`Destination`,
  incoterm: msg`Incoterm`,
  message: msg`Message`,
  uploads: msg`Files`,
} as const;
