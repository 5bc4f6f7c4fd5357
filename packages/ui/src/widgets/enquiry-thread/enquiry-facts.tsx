'use client';

import { useLingui } from '@lingui/react/macro';
import { htmlLang, type Enquiry } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { DateText } from '../../primitives/date-text/index.ts';
import { FactsTable } from '../facts-table/index.ts';
import { enquiryFieldNames } from '../../parts/trade/enquiry-field-names.ts';
import { incotermText } from '../../parts/trade/index.ts';
import { LanguageBadge } from '../../parts/trade/language-badge.tsx';
import * as css from './enquiry-thread.css.ts';
import { messages } from './enquiry-thread.messages.ts';
import type { EnquiryThreadProps } from './enquiry-thread.types.ts';
import { UploadLinks } from './thread-messages.tsx';

/** What was asked, as it was sent. What the buyer wrote is marked where it is in another language than the page. */
export const EnquiryFacts = ({
  enquiry,
  isOpen,
  uploadHref,
}: { enquiry: Enquiry; isOpen: boolean } & Pick<EnquiryThreadProps, 'uploadHref'>) => {
  const { t } = useLingui();
  const edition = useEdition();
  const lang = htmlLang(enquiry.lang);
  const written = (text: string) =>
    text && (
      <span className={css.written} lang={lang} dir="auto">
        {text}
      </span>
    );
  return (
    <details className={css.enquiry} open={isOpen}>
      <summary className={css.summary}>
        {t(messages.enquiry)} <LanguageBadge lang={enquiry.lang} />
      </summary>
      <FactsTable
        facts={[
          { label: t(enquiryFieldNames.message), value: written(enquiry.message) },
          { label: t(enquiryFieldNames.quantity), value: `${formatNumber(enquiry.quantity, edition)} ${enquiry.unit}` },
          { label: t(enquiryFieldNames.specification), value: written(enquiry.specification) },
          ...enquiry.parameters.map(({ label, value }) => ({ label: written(label), value: written(value) })),
          {
            label: t(enquiryFieldNames.targetDate),
            value: enquiry.targetDate && <DateText instant={enquiry.targetDate} />,
          },
          { label: t(enquiryFieldNames.destination), value: written(enquiry.destination) },
          { label: t(enquiryFieldNames.incoterm), value: enquiry.incoterm && incotermText(enquiry.incoterm, t) },
        ]}
      />
      <UploadLinks uploads={enquiry.uploads} uploadHref={uploadHref} />
    </details>
  );
};
