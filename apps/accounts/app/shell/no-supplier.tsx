import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@millwright/ui/button';
import { EmptyState } from '@millwright/ui/empty-state';
import { usePortal } from '../runtime/services.ts';

/** Says to whom speaks for no supplier how that begins. */
export function NoSupplier() {
  const { t } = useLingui();
  const portal = usePortal();
  return (
    <EmptyState
      title={t`Your account speaks for no supplier yet`}
      message={t`Write to the editors with the name of your company. They tie your account to its entry.`}
      icon="user"
      actions={<LinkButton href={`${portal}/about/contact`}>{t`Contact`}</LinkButton>}
    />
  );
}
