import { useLingui } from '@lingui/react/macro';
import { listCertificates, removeCertificate, saveCertificate, sendOutcomeOf } from '@millwright/api-client';
import { CERTIFICATES_MAX, type DeskCertificates, type Id, type StatedCertificate } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import type { CertificateFormProps } from '@millwright/ui/certificate-form';
import { CertificateList } from '@millwright/ui/certificate-list';
import { SkeletonText } from '@millwright/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { valueOrNotFound } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { loadOfSupplier } from '../runtime/own-supplier.ts';
import { useServices } from '../runtime/services.ts';
import { useToday } from '../runtime/use-today.ts';
import { useAct } from '../runtime/use-act.ts';
import { useData } from '../runtime/use-data.ts';
import { factName, isConflict, useVersionedSave } from '../runtime/use-versioned-save.ts';
import { Opened, useFocusBack } from '../shell/opened.tsx';
import * as css from '../shell/page.css.ts';
import { SupplierPage } from '../shell/supplier-page.tsx';

/** The certificates of the supplier; null for who speaks for none. */
export const load = (visit: MemberVisit): Promise<DeskCertificates | null> =>
  loadOfSupplier(visit, async (id) =>
    valueOrNotFound(await listCertificates(visit.client, id, { signal: visit.signal })),
  );

// Its calendar is a quarter of what a page may fetch.
const CertificateForm = lazy(async () => ({
  default: (await import('@millwright/ui/certificate-form')).CertificateForm,
}));

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
  const { result, save, saveAnyway } = useVersionedSave(version);
  const onSave: CertificateFormProps['onSave'] = async (certificate, { isNew }) => {
    const send = (over: string) =>
      saveCertificate(client, supplier, { version: over, at: isNew ? null : at, certificate });
    const stored = await (result && isConflict(result) ? saveAnyway(send) : save(send));
    if (!stored.ok && !isConflict(stored)) return sendOutcomeOf(stored, factName);
    void revalidate();
    return { status: stored.ok ? 'sent' : 'conflict' };
  };
  return (
    <Opened className={css.card}>
      <CertificateForm supplierId={supplier} onSave={onSave} {...form} />
    </Opened>
  );
}

/** The certificate that is open in the form; `at` is its place in the list, null for a new one. */
type Open = { at: number | null; certificate?: StatedCertificate } | null;

/** The list, and the form that is open. */
function Certificates({ supplier, certificates }: { supplier: Id; certificates: DeskCertificates }) {
  const { t } = useLingui();
  const { client } = useServices();
  const act = useAct();
  const today = useToday();
  const [open, setOpen] = useState<Open>(null);
  const buttons = useFocusBack(open !== null);
  const { version, items } = certificates;
  return (
    <>
      {(items.length > 0 || open === null) && (
        <CertificateList
          state={{ status: 'ready', items }}
          today={today}
          onChange={(certificate, at) => setOpen({ at, certificate })}
          onRemove={(_, at) => act(removeCertificate(client, supplier, { version, at }))}
        />
      )}
      {open ? (
        <Suspense fallback={<SkeletonText />}>
          <Stating
            key={`${open.at}`}
            supplier={supplier}
            version={version}
            at={open.at}
            certificate={open.certificate}
            isChecked={open.at !== null && (items[open.at]?.isChecked ?? false)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : (
        items.length < CERTIFICATES_MAX && (
          <div ref={buttons} className={css.actions}>
            <Button icon="plus" onClick={() => setOpen({ at: null })}>
              {t`Add a certificate`}
            </Button>
          </div>
        )
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
