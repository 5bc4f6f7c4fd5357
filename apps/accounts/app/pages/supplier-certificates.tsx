import { useLingui } from '@lingui/react/macro';
import { listCertificates, removeCertificate, saveCertificate } from '@millwright/api-client';
import {
  CERTIFICATES_MAX,
  certificateState,
  type DeskCertificates,
  type Id,
  type StatedCertificate,
} from '@millwright/domain';
import { Badge } from '@millwright/ui/badge';
import { Button } from '@millwright/ui/button';
import type { CertificateFormProps } from '@millwright/ui/certificate-form';
import { Dialog } from '@millwright/ui/dialog';
import { EmptyState } from '@millwright/ui/empty-state';
import { SkeletonText } from '@millwright/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { outcomeOf, sendOutcomeOf, valueOrNotFound, type Outcome } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { ownSupplier } from '../runtime/own-supplier.ts';
import { useServices } from '../runtime/services.ts';
import { useToday } from '../runtime/use-today.ts';
import { useData } from '../runtime/use-data.ts';
import { factName, useVersionedSave } from '../runtime/use-versioned-save.ts';
import { OutcomeNotice } from '../shell/outcome-notice.tsx';
import * as css from '../shell/page.css.ts';
import { SupplierPage } from '../shell/supplier-page.tsx';

/** The certificates of the supplier; null for who speaks for none. */
export async function load({ client, account, url, signal }: MemberVisit): Promise<DeskCertificates | null> {
  const supplier = ownSupplier(url.searchParams, account);
  return supplier === undefined ? null : valueOrNotFound(await listCertificates(client, supplier.id, { signal }));
}

// Its calendar is a quarter of what a page may fetch.
const CertificateForm = lazy(async () => ({
  default: (await import('@millwright/ui/certificate-form')).CertificateForm,
}));

type Certificate = DeskCertificates['items'][number];

interface ItemProps {
  certificate: Certificate;
  onChange: () => void;
  onRemove: () => void;
}

/** A certificate of the list, with what can be done to it. */
function Item({ certificate, onChange, onRemove }: ItemProps) {
  const { t } = useLingui();
  const { editionKey } = useServices().site;
  const { name, issuer, number, scope, validUntil, isChecked } = certificate;
  const state = certificateState({ validUntil, checkedBy: isChecked ? 'editors' : '' }, useToday());
  const states = {
    expired: { tone: 'warning', text: t`Expired` },
    checked: { tone: 'positive', text: t`Checked` },
    stated: { tone: 'neutral', text: t`Stated by you` },
  } as const;
  const facts = [issuer[editionKey], number, scope[editionKey]].filter((fact) => fact !== '');
  return (
    <li className={css.item}>
      <div className={css.itemText}>
        <span className={css.actions}>
          <span className={css.strong}>{name}</span>
          <Badge tone={states[state].tone}>{states[state].text}</Badge>
        </span>
        <span>{facts.join(' · ')}</span>
        <span className={css.faint}>{validUntil === null ? t`Without an end` : t`Valid until ${validUntil}`}</span>
      </div>
      <div className={css.actions}>
        <Button variant="secondary" size="small" onClick={onChange} aria-label={t`Change ${name}`}>
          {t`Change`}
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove} aria-label={t`Remove ${name}`}>
          {t`Remove`}
        </Button>
      </div>
    </li>
  );
}

interface RemovalProps {
  supplier: Id;
  version: string;
  at: number;
  name: string;
  onClose: () => void;
}

/** Removes a certificate, once that is confirmed. */
function Removal({ supplier, version, at, name, onClose }: RemovalProps) {
  const { t } = useLingui();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const [isRemoving, setRemoving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const remove = async () => {
    setRemoving(true);
    const result = outcomeOf(await removeCertificate(client, supplier, { version, at }));
    setRemoving(false);
    setOutcome(result);
    if (result.status === 'done') onClose();
    void revalidate();
  };
  return (
    <Dialog open onClose={onClose} title={t`Remove ${name}?`} closeLabel={t`Close`}>
      <div className={css.form}>
        <p>{t`Your page no longer shows it.`}</p>
        <OutcomeNotice outcome={outcome} done="" />
        <div className={css.actions}>
          <Button loading={isRemoving} disabled={outcome !== undefined} onClick={() => void remove()}>
            {t`Remove`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t`Back`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface StatingProps extends Pick<CertificateFormProps, 'certificate' | 'isChecked' | 'onClose'> {
  supplier: Id;
  version: string;
  /** Its place in the list; null for a new one. */
  at: number | null;
}

/** The form, over the version of the list with which it was opened. */
function Stating({ supplier, version, at, ...form }: StatingProps) {
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const { outcome, save, saveAnyway } = useVersionedSave(version);
  const onSave: CertificateFormProps['onSave'] = async (certificate, { isNew }) => {
    const send = (over: string) =>
      saveCertificate(client, supplier, { version: over, at: isNew ? null : at, certificate });
    const done = await (outcome?.status === 'conflict' ? saveAnyway(send) : save(send));
    if (done.status === 'failed') return sendOutcomeOf({ ok: false, failure: done.failure }, factName);
    void revalidate();
    return { status: done.status === 'done' ? 'sent' : 'conflict' };
  };
  return (
    <div className={css.card}>
      <CertificateForm supplierId={supplier} onSave={onSave} {...form} />
    </div>
  );
}

/** What is open: the form for a certificate, or the question whether it is removed. */
type Open =
  | { kind: 'form'; at: number | null; certificate?: StatedCertificate }
  | { kind: 'removal'; at: number }
  | null;

/** The list, and the form or question that is open. */
function Certificates({ supplier, certificates }: { supplier: Id; certificates: DeskCertificates }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>(null);
  const { version, items } = certificates;
  const close = () => setOpen(null);
  return (
    <>
      {items.length === 0 && open === null && (
        <EmptyState title={t`No certificates yet`} message={t`Buyers look for them before they ask.`} icon="info" />
      )}
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map((certificate, at) => (
            <Item
              // Nothing else tells two of the same name apart.
              // oxlint-disable-next-line react/no-array-index-key -- a version of the list has one order
              key={`${version} ${at}`}
              certificate={certificate}
              onChange={() => setOpen({ kind: 'form', at, certificate })}
              onRemove={() => setOpen({ kind: 'removal', at })}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'form' ? (
        <Suspense fallback={<SkeletonText />}>
          <Stating
            key={`${open.at}`}
            supplier={supplier}
            version={version}
            at={open.at}
            certificate={open.certificate}
            isChecked={open.at !== null && (items[open.at]?.isChecked ?? false)}
            onClose={close}
          />
        </Suspense>
      ) : (
        items.length < CERTIFICATES_MAX && (
          <div className={css.actions}>
            <Button icon="plus" onClick={() => setOpen({ kind: 'form', at: null })}>
              {t`Add a certificate`}
            </Button>
          </div>
        )
      )}
      {open?.kind === 'removal' && (
        <Removal supplier={supplier} version={version} at={open.at} name={items[open.at]?.name ?? ''} onClose={close} />
      )}
    </>
  );
}

/** The certificates that the supplier's page shows. */
export function Page() {
  const { t } = useLingui();
  const certificates = useData<typeof load>();
  return (
    <SupplierPage
      title={t`Certificates`}
      lead={t`What you write is shown as stated by you. The editors mark what they have checked.`}
    >
      {({ id }) => certificates && <Certificates key={id} supplier={id} certificates={certificates} />}
    </SupplierPage>
  );
}
