import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@millwright/ui/button';

/** The button that opens the privacy choices again. */
export function PrivacyChoices(props: Omit<ButtonProps, 'children' | 'variant'>) {
  const { t } = useLingui();
  return <Button {...props} variant="secondary">{t`Privacy choices`}</Button>;
}
