'use client';

import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { labelled } from '../../foundations/joined-text.ts';
import { SentForm, type SentFormProps } from '../../parts/form/index.ts';
import { filesIn, incotermText } from '../../parts/trade/index.ts';
import { enquiryFields, enquiryOf } from './enquiry-fields.ts';
import { enquiryFieldNames } from '../../parts/trade/enquiry-field-names.ts';
import { messages } from './enquiry-form.messages.ts';
import type { EnquiryField, EnquiryFormProps, EnquiryState } from './enquiry-form.types.ts';

/** Props of {@link SentEnquiry}. */
export interface SentEnquiryProps
  extends Pick<SentFormProps, 'headingRef' | 'children'>, Pick<EnquiryFormProps, 'target' | 'supplier' | 'candidates'> {
  /** What was sent. */
  values: EnquiryState['values'];
  /** Suppliers that did not get it. */
  notAskedIds: readonly Id[];
}

/** What was sent, with lists and the quantity as the edition writes them. */
export const SentEnquiry = (props: SentEnquiryProps) => {
  const { target, supplier, candidates = [], values, notAskedIds, headingRef, children } = props;
  const { t } = useLingui();
  const edition = useEdition();
  const enquiry = enquiryOf(target.id, values);
  const named = [...(supplier ? [supplier] : []), ...candidates.filter(({ id }) => enquiry.supplierIds.includes(id))];
  const titlesOf = (suppliers: typeof named) => suppliers.map(({ title }) => title).join('\n');
  const written: Partial<Record<EnquiryField, string>> = {
    supplierIds: titlesOf(named.filter(({ id }) => !notAskedIds.includes(id))),
    parameters: enquiry.parameters.map(({ label, value }) => t(labelled(label, value))).join('\n'),
    quantity: formatNumber(enquiry.quantity, edition),
    incoterm: enquiry.incoterm ? incotermText(enquiry.incoterm, t) : '',
    uploads: filesIn(values.uploads)
      .map(({ name }) => name)
      .join('\n'),
  };
  return (
    <SentForm
      heading={t(messages.sent)}
      headingRef={headingRef}
      facts={[
        { name: t(messages.notAsked), value: titlesOf(named.filter(({ id }) => notAskedIds.includes(id))) },
        ...enquiryFields.map((field) => ({
          name: t(enquiryFieldNames[field]),
          value: written[field] ?? values[field],
        })),
      ]}
    >
      {children}
    </SentForm>
  );
};
