'use client';

import { useLingui } from '@lingui/react/macro';
import { INCOTERMS, QUOTE_CURRENCIES } from '@millwright/domain';
import { formatDate } from '@millwright/i18n/dates';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useRef, useState } from 'react';
import { createFormDraft, useMemberForm } from '../../behaviours/member-form/index.ts';
import { labelled } from '../../foundations/joined-text.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field, focusFirstInvalid, Input, Select } from '../../primitives/field/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { FormFrame, formStyles as css, SentForm, useFormFocus, type SentFormProps } from '../../parts/form/index.ts';
import { formatAmount, incotermMeanings, incotermOptions, incotermText, listText } from '../../parts/trade/index.ts';
import { PriceRows } from './price-rows.tsx';
import { checkQuote, emptyQuote, NOTES_LENGTH, quoteDraftKey, quoteFields, quoteOf } from './quote-fields.ts';
import { fieldNames, messages, problemTexts } from './quote-form.messages.ts';
import type { QuoteField, QuoteFormProps, QuoteState } from './quote-form.types.ts';

/**
 * What a supplier quotes, in rows that can be compared: prices by quantity, lead time, validity, Incoterm, tooling.
 * What is written is saved in the browser, for each conversation, until it was sent.
 */
export const QuoteForm = (props: QuoteFormProps) => (
  // Another conversation in the same place begins again: its draft is its own.
  <Quoting key={props.threadId} {...props} />
);

const useQuote = (props: QuoteFormProps, onInvalid: () => void): QuoteState => {
  const { threadId, quantity, today, incoterm, currency = emptyQuote.currency, onSend, draftStorage, clock } = props;
  const [draft] = useState(() => createFormDraft<QuoteField>(quoteDraftKey(threadId), quoteFields, draftStorage));
  const [empty] = useState(() => ({
    ...emptyQuote,
    currency,
    incoterm: incoterm ?? '',
    prices: listText([{ quantity: String(quantity), unitPrice: '' }]),
  }));
  return useMemberForm<QuoteField>(
    'quoteForm',
    {
      empty,
      check: (values) => checkQuote(values, today),
      onSend: (values, key) => onSend(quoteOf(values), key),
      draft,
      clock,
    },
    onInvalid,
  );
};

const Quoting = (props: QuoteFormProps) => {
  const { t } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLHeadingElement>(null);
  const form = useQuote(props, () => focusFirstInvalid(formRef.current));
  useFormFocus(form.state, formRef, sentRef);
  if (form.state === 'sent')
    return (
      <SentQuote values={form.values} unit={props.unit} headingRef={sentRef}>
        <Button variant="secondary" onClick={() => form.actor.send({ type: 'FORM.RESTARTED' })}>
          {t(messages.another)}
        </Button>
      </SentQuote>
    );
  return (
    <FormFrame
      form={form}
      formRef={formRef}
      label={t(messages.label)}
      submit={t(messages.submit)}
      membersOnly={t(messages.membersOnly)}
    >
      <PriceRows form={form} unit={props.unit} />
      <QuoteInputs form={form} today={props.today} />
    </FormFrame>
  );
};

/** What was sent, as the edition writes it. */
const SentQuote = ({
  values,
  unit,
  headingRef,
  children,
}: Pick<QuoteState, 'values'> & { unit: string } & Pick<SentFormProps, 'headingRef' | 'children'>) => {
  const { t } = useLingui();
  const edition = useEdition();
  const quote = quoteOf(values);
  const money = (amount: number) => formatAmount(amount, quote.currency, edition.lang);
  const prices = quote.prices.map(({ quantity, unitPrice }) => {
    const amount = `${formatNumber(quantity, edition)} ${unit}`.trim();
    return t(labelled(amount, money(unitPrice)));
  });
  const written: Partial<Record<QuoteField, string>> = {
    prices: prices.join('\n'),
    validUntil: formatDate(quote.validUntil, edition.formats),
    incoterm: quote.incoterm ? incotermText(quote.incoterm, t) : '',
    toolingCost: quote.toolingCost === null ? '' : money(quote.toolingCost),
  };
  return (
    <SentForm
      heading={t(messages.sent)}
      headingRef={headingRef}
      facts={quoteFields.map((field) => ({ name: t(fieldNames[field]), value: written[field] ?? values[field] }))}
    >
      {children}
    </SentForm>
  );
};

/** Everything but the prices. */
const QuoteInputs = ({ form: { values, problems, change }, today }: { form: QuoteState; today: string }) => {
  const { t } = useLingui();
  const field = (name: QuoteField) => ({
    label: t(fieldNames[name]),
    error: problems[name] ? t(problemTexts[name][problems[name]]) : null,
  });
  const bound = (name: QuoteField) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const rule = INCOTERMS.find((one) => one === values.incoterm);
  return (
    <>
      <div className={css.pair}>
        <Field {...field('currency')}>
          {(control) => (
            <Select
              {...control}
              {...bound('currency')}
              options={QUOTE_CURRENCIES.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        <Field {...field('toolingCost')} hint={t(messages.toolingHint)}>
          {(control) => (
            <Input {...control} {...bound('toolingCost')} inputMode="decimal" autoComplete="off" maxLength={20} />
          )}
        </Field>
        <Field {...field('leadTimeDays')} hint={t(messages.leadTimeHint)}>
          {(control) => (
            <Input {...control} {...bound('leadTimeDays')} inputMode="numeric" autoComplete="off" maxLength={6} />
          )}
        </Field>
        <Field {...field('validUntil')} required>
          {(control) => <Input {...control} {...bound('validUntil')} type="date" min={today} max="9999-12-31" />}
        </Field>
      </div>
      <Field {...field('incoterm')} hint={t(rule ? incotermMeanings[rule] : messages.incotermHint)}>
        {(control) => (
          <Select {...control} {...bound('incoterm')} options={incotermOptions(t(messages.incotermNone), t)} />
        )}
      </Field>
      <Field {...field('notes')}>
        {(control) => (
          <Textarea
            {...control}
            {...bound('notes')}
            maxLength={NOTES_LENGTH}
            leftText={(count) => t`Characters left: ${count}`}
            rows={3}
          />
        )}
      </Field>
    </>
  );
};
