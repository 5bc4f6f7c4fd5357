'use client';

import { useLingui } from '@lingui/react/macro';
import { ENQUIRY_LIMITS } from '@millwright/domain';
import { useId } from 'react';
import { Checkbox, FieldError } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { listText } from '../../parts/trade/list-fields.ts';
import { supplierIdsIn } from './enquiry-fields.ts';
import * as css from './enquiry-form.css.ts';
import { enquiryFieldNames } from '../../parts/trade/enquiry-field-names.ts';
import { messages, problemTexts } from './enquiry-form.messages.ts';
import type { EnquiryFormProps, EnquiryState } from './enquiry-form.types.ts';

/** Props of {@link ChosenSuppliers}. */
export interface ChosenSuppliersProps extends Pick<EnquiryFormProps, 'supplier' | 'candidates' | 'aboutSupplier'> {
  /** The form that they are part of. */
  form: EnquiryState;
}

/** Who is asked: the supplier of the target, and others that are chosen. Nothing where that would say nothing. */
export const ChosenSuppliers = ({
  form: { values, problems, change },
  supplier,
  candidates = [],
  aboutSupplier,
}: ChosenSuppliersProps) => {
  const { t } = useLingui();
  const id = useId();
  const chosen = supplierIdsIn(values.supplierIds);
  const isFull = chosen.length >= ENQUIRY_LIMITS.furtherSuppliers;
  const problem = problems.supplierIds;
  if (candidates.length === 0 && !problem && !(supplier && aboutSupplier)) return null;
  return (
    <fieldset className={css.group} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={css.legend}>{t(enquiryFieldNames.supplierIds)}</legend>
      {supplier && (
        <p className={css.fixed}>
          <Icon name="check" />
          {supplier.title}
        </p>
      )}
      {supplier && aboutSupplier?.(supplier.id)}
      {supplier && candidates.length > 0 && <p className={css.also}>{t(messages.alsoSendTo)}</p>}
      <div className={css.candidates}>
        {candidates.map(({ id: candidate, title }) => (
          <div key={candidate}>
            <Checkbox
              name="supplierIds"
              value={candidate}
              checked={chosen.includes(candidate)}
              disabled={isFull && !chosen.includes(candidate)}
              onChange={({ target }) => {
                const others = chosen.filter((one) => one !== candidate);
                change({ supplierIds: listText(target.checked ? [...others, candidate] : others) });
              }}
            >
              {title}
            </Checkbox>
            {chosen.includes(candidate) && aboutSupplier?.(candidate)}
          </div>
        ))}
      </div>
      {candidates.length > 0 && (
        <p id={`${id}-hint`} className={css.hint}>
          {t(messages.suppliersHint)}
        </p>
      )}
      <FieldError id={`${id}-error`} error={problem ? t(problemTexts.supplierIds[problem]) : null} />
    </fieldset>
  );
};
