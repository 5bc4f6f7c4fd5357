'use client';

import { useLingui } from '@lingui/react/macro';
import type { Enquiry } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { FactsTable } from '../facts-table/index.ts';
import { enquiryFieldNames } from '../../parts/trade/enquiry-field-names.ts';
import { incotermText } from '../../parts/trade/index.ts';
import * as css from './enquiry-thread.css.ts';
import { messages } from './enquiry-thread.messages.ts';
import type { EnquiryThreadProps } from './enquiry-thread.types.ts';
import { UploadLinks } from './thread-messages.tsx';

/** What was asked, as it was sent. */
export const EnquiryFacts = ({
  enquiry,
  isOpen,
  uploadHref,
}: { enquiry: Enquiry; isOpen: boolean } & Pick<EnquiryThreadProps, 'uploadHref'>) => {
  const { t } = useLingui();
  const edition = useEdition();
  const written = (text: string) => text && <span className={css.written}>{text}</span>;
  return (
    <details className={css.enquiry} open={isOpen}>
      <summary className={css.summary}>{t(messages.enquiry)}</summary>
      <FactsTable
        facts={[
          { label: t(enquiryFieldNames.message), value: written(enquiry.message) },
          { label: t(enquiryFieldNames.quantity), value: `${formatNumber(enquiry.quantity, edition)} ${enquiry.unit}` },
          { label: t(enquiryFieldNames.specification), value: written(enquiry.specification) },
          ...enquiry.parameters.map(({ label, value }) => ({ label, value })),
          { label: t(enquiryFieldNames.targetDate), value: enquiry.targetDate },
          { label: t(enquiryFieldNames.destination), value: enquiry.destination },
          { label: t(enquiryFieldNames.incoterm), value: enquiry.incoterm && incotermText(enquiry.incoterm, t) },
        ]}
      />
      <UploadLinks uploads={enquiry.uploads} uploadHref={uploadHref} />
    </details>
  );
};
