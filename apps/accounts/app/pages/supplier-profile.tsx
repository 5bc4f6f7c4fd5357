import { useLingui } from '@lingui/react/macro';
import { changeSupplierProfile, getSupplierProfile } from '@millwright/api-client';
import { DESK_TEXT_LENGTH, FOUNDED_MIN, STAFF_MAX, type SupplierFacts, type SupplierProfile } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { bilingualIn } from '@millwright/ui/bilingual-field';
import { Field, Input } from '@millwright/ui/field';
import { useRef } from 'react';
import { valueOrNotFound } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { countIn, textIn } from '../runtime/form-texts.ts';
import { loadOfSupplier } from '../runtime/own-supplier.ts';
import { useServices } from '../runtime/services.ts';
import { useToday } from '../runtime/use-today.ts';
import { useVersionedSave, wrongFacts } from '../runtime/use-versioned-save.ts';
import { useData } from '../runtime/use-data.ts';
import { BothFields } from '../shell/both-fields.tsx';
import { SearchKeywordFields } from '../shell/search-keyword-fields.tsx';
import * as css from '../shell/page.css.ts';
import { SaveForm } from '../shell/save-form.tsx';
import { SaveNotice } from '../shell/save-notice.tsx';
import { SupplierPage } from '../shell/supplier-page.tsx';

/** What may be changed of the supplier; null for who speaks for none. */
export const load = (visit: MemberVisit): Promise<SupplierProfile | null> =>
  loadOfSupplier(visit, async (id) =>
    valueOrNotFound(await getSupplierProfile(visit.client, id, { signal: visit.signal })),
  );

/** What the form says of the supplier. */
const factsOf = (form: FormData): SupplierFacts => ({
  brief: bilingualIn(form, 'brief'),
  description: bilingualIn(form, 'description'),
  city: bilingualIn(form, 'city'),
  markets: bilingualIn(form, 'markets'),
  founded: countIn(form, 'founded'),
  staff: countIn(form, 'staff'),
  person: bilingualIn(form, 'person'),
  phone: textIn(form, 'phone'),
  email: textIn(form, 'email').trim(),
  address: bilingualIn(form, 'address'),
  searchKeywords: bilingualIn(form, 'searchKeywords'),
});

interface FactsProps {
  facts: SupplierFacts;
  wrong: ReadonlySet<string>;
}

/** What everybody reads of the supplier. */
function PublicFacts({ facts, wrong }: FactsProps) {
  const { t } = useLingui();
  const firstYear = String(FOUNDED_MIN);
  const thisYear = useToday().slice(0, 4);
  const most = formatNumber(STAFF_MAX, useEdition());
  const numbers = [
    {
      name: 'founded',
      label: t`Founded in`,
      hint: t`The year; leave it empty if unsure.`,
      problem: t`Enter a year from ${firstYear} to ${thisYear}`,
    },
    {
      name: 'staff',
      label: t`Employees`,
      hint: t`How many people work for you.`,
      problem: t`Enter a whole number, ${most} at most`,
    },
  ] as const;
  return (
    <section className={css.card} aria-labelledby="public-facts">
      <h2 className={css.subtitle} id="public-facts">{t`On your page`}</h2>
      <BothFields
        name="brief"
        label={t`Summary`}
        value={facts.brief}
        maxLength={DESK_TEXT_LENGTH.brief}
        rows={3}
        wrong={wrong}
      />
      <BothFields
        name="description"
        label={t`About the company`}
        value={facts.description}
        maxLength={DESK_TEXT_LENGTH.description}
        rows={8}
        hint={t`An empty line begins a new paragraph.`}
        wrong={wrong}
      />
      <BothFields name="city" label={t`City`} value={facts.city} maxLength={DESK_TEXT_LENGTH.city} wrong={wrong} />
      <BothFields
        name="markets"
        label={t`Markets`}
        value={facts.markets}
        maxLength={DESK_TEXT_LENGTH.markets}
        rows={4}
        hint={t`Where you sell, a market a line.`}
        wrong={wrong}
      />
      <div className={css.pair}>
        {numbers.map(({ name, label, hint, problem }) => (
          <Field key={name} label={label} hint={hint} error={wrong.has(name) ? problem : null}>
            {(control) => (
              <Input {...control} inputMode="numeric" name={name} autoComplete="off" defaultValue={facts[name] || ''} />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}

/** What members read of the supplier. */
function ContactFacts({ facts, wrong }: FactsProps) {
  const { t } = useLingui();
  const lines = [
    { name: 'phone', label: t`Phone`, type: 'tel', problem: t`Enter digits, spaces and + ( ) - . , ; / x alone` },
    { name: 'email', label: t`E-mail`, type: 'email', problem: t`Please enter the correct email` },
  ] as const;
  return (
    <section className={css.card} aria-labelledby="contact-facts">
      <h2 className={css.subtitle} id="contact-facts">{t`How buyers reach you`}</h2>
      <p className={css.lead}>{t`Only members who are logged in see it.`}</p>
      <BothFields
        name="person"
        label={t`Contact person`}
        value={facts.person}
        maxLength={DESK_TEXT_LENGTH.person}
        wrong={wrong}
      />
      <div className={css.pair}>
        {lines.map(({ name, label, type, problem }) => (
          <Field key={name} label={label} error={wrong.has(name) ? problem : null}>
            {(control) => (
              <Input
                {...control}
                type={type}
                name={name}
                defaultValue={facts[name]}
                maxLength={DESK_TEXT_LENGTH[name]}
              />
            )}
          </Field>
        ))}
      </div>
      <BothFields
        name="address"
        label={t`Address`}
        value={facts.address}
        maxLength={DESK_TEXT_LENGTH.address}
        rows={2}
        wrong={wrong}
      />
    </section>
  );
}

/** The form, over the version with which it was opened. */
function ProfileForm({ profile: { id, version, facts } }: { profile: SupplierProfile }) {
  const { t } = useLingui();
  const { client } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const { isSaving, result, save, saveAnyway } = useVersionedSave(version);
  const wrong = wrongFacts(result);
  const send = (over: string) =>
    changeSupplierProfile(client, id, { version: over, facts: factsOf(new FormData(form.current!)) });
  return (
    <SaveForm ref={form} label={t`Company profile`} isSaving={isSaving} onSave={() => void save(send)}>
      <PublicFacts facts={facts} wrong={wrong} />
      <ContactFacts facts={facts} wrong={wrong} />
      <SearchKeywordFields value={facts.searchKeywords} wrong={wrong} />
      <SaveNotice
        result={result}
        done={t`The profile was saved. Your page shows it at once.`}
        pageHref={`/profile?supplier=${id}`}
        onSaveAnyway={() => void saveAnyway(send)}
      />
    </SaveForm>
  );
}

/** What the portal shows of the supplier. */
export function Page() {
  const { t } = useLingui();
  const profile = useData<typeof load>();
  return (
    <SupplierPage
      title={t`Company profile`}
      lead={t`What readers see of your company. Names are changed by the editors; write to them.`}
    >
      {() => profile && <ProfileForm key={profile.id} profile={profile} />}
    </SupplierPage>
  );
}
