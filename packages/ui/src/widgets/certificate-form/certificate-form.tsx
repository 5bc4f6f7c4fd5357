import { useLingui } from '@lingui/react/macro';
import { saveCertificate } from '@millwright/api-client';
import { DESK_TEXT_LENGTH, type Id, type StatedCertificate } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import { DateField } from '@millwright/ui/date-field';
import { Field, Input } from '@millwright/ui/field';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { outcomeOf, type Outcome } from '../runtime/calls.ts';
import { bothIn, textIn } from '../runtime/form-texts.ts';
import { useServices } from '../runtime/services.ts';
import { useVersionedSave, wrongFacts, type SaveOutcome } from '../runtime/use-versioned-save.ts';
import { BothFields } from './both-fields.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import * as css from './page.css.ts';
import { SaveForm } from './save-form.tsx';

/** Props of {@link CertificateForm}. */
export interface CertificateFormProps {
  supplier: Id;
  /** Version of the list. */
  version: string;
  /** Its place in the list; null for a new one. */
  at: number | null;
  /** What the form says at first. */
  certificate: StatedCertificate;
  /** Somebody has checked it: that ends when it is changed. */
  isChecked: boolean;
  /** It was stored, or is not wanted. */
  onClose: () => void;
}

/** What the form says. */
const certificateOf = (form: FormData): StatedCertificate => ({
  name: textIn(form, 'name'),
  issuer: bothIn(form, 'issuer'),
  number: textIn(form, 'number'),
  scope: bothIn(form, 'scope'),
  validUntil: textIn(form, 'validUntil') || null,
});

/** Its fields. */
function Fields({ certificate, wrong }: { certificate: StatedCertificate; wrong: ReadonlySet<string> }) {
  const { t } = useLingui();
  const wrongText = t`This cannot be stored as it is`;
  return (
    <>
      <Field
        label={t`Standard or mark`}
        hint={t`Such as ISO 9001:2015 or CE`}
        required
        error={wrong.has('name') ? wrongText : null}
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            defaultValue={certificate.name}
            maxLength={DESK_TEXT_LENGTH.certificateName}
          />
        )}
      </Field>
      <BothFields
        name="issuer"
        label={t`Issuer`}
        value={certificate.issuer}
        maxLength={DESK_TEXT_LENGTH.issuer}
        wrong={wrong}
      />
      <div className={css.pair}>
        <Field label={t`Certificate number`} error={wrong.has('number') ? wrongText : null}>
          {(control) => (
            <Input {...control} name="number" defaultValue={certificate.number} maxLength={DESK_TEXT_LENGTH.number} />
          )}
        </Field>
        <Field
          label={t`Last day of validity`}
          hint={t`Empty where it has no end`}
          error={wrong.has('validUntil') ? wrongText : null}
        >
          {(control) => <DateField {...control} name="validUntil" defaultValue={certificate.validUntil ?? ''} />}
        </Field>
      </div>
      <BothFields
        name="scope"
        label={t`Scope`}
        value={certificate.scope}
        maxLength={DESK_TEXT_LENGTH.scope}
        rows={2}
        wrong={wrong}
      />
    </>
  );
}

/** Says what became of it. Where somebody else was faster, the place of the certificate may be another's by now. */
function Notice({ outcome }: { outcome: SaveOutcome | undefined }) {
  const { t } = useLingui();
  if (outcome?.status === 'conflict')
    return (
      <div className={css.notice} data-tone="warning" role="alert">
        {t`Somebody else has changed the certificates meanwhile: the list shows what is stored now. What you wrote is still here, and is added to the list when you store it.`}
      </div>
    );
  const reported: Outcome | undefined =
    outcome?.status === 'failed' ? outcomeOf({ ok: false, failure: outcome.failure }) : undefined;
  return <OutcomeNotice outcome={reported} done="" />;
}

/** Adds or changes a certificate. */
export function CertificateForm({ supplier, version, at, certificate, isChecked, onClose }: CertificateFormProps) {
  const { t } = useLingui();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const { isSaving, outcome, save, saveAnyway } = useVersionedSave(version);
  // After a conflict the place may be another's.
  const [place, setPlace] = useState(at);
  const store = async (form: HTMLFormElement) => {
    const said = certificateOf(new FormData(form));
    const isAfterConflict = outcome?.status === 'conflict';
    const send = (over: string) => saveCertificate(client, supplier, { version: over, at: place, certificate: said });
    const done = await (isAfterConflict ? saveAnyway(send) : save(send));
    if (done.status === 'conflict') setPlace(null);
    if (done.status !== 'failed') void revalidate();
    if (done.status === 'done') onClose();
  };
  return (
    <SaveForm
      label={t`Certificate`}
      isSaving={isSaving}
      onSave={(form) => void store(form)}
      isCard
      further={
        <Button variant="quiet" onClick={onClose}>
          {t`Back`}
        </Button>
      }
    >
      <h2 className={css.subtitle}>{place === null ? t`New certificate` : t`Change the certificate`}</h2>
      {isChecked && (
        <p className={css.notice} data-tone="warning">
          {t`The editors have checked this certificate. Once you change it, it is shown as stated by you.`}
        </p>
      )}
      <Fields certificate={certificate} wrong={wrongFacts(outcome)} />
      <Notice outcome={outcome} />
    </SaveForm>
  );
}
