import { Trans, useLingui } from '@lingui/react/macro';

/** Props of the sample. */
export interface AllowedProps {
  /** Whether it is open. @default false */
  open?: boolean;
  /** Called with what was chosen. */
  onChoose?(choice: { key: string }): void;
}

/** Breaks nothing: copy is marked, keys and classes are no copy. */
export const Allowed = ({ open = false }: AllowedProps) => {
  const { t } = useLingui();
  return (
    <p className="lead-story wide" data-state={open ? 'open' : 'closed'} aria-label={t`Lead story`}>
      <Trans>Read on</Trans> · {'some-key'} 2026
    </p>
  );
};
