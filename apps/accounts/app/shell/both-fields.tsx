import { useLingui } from '@lingui/react/macro';
import { byEdition, storedKeys, type Bilingual, type EditionKey } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { BilingualField, type BilingualFieldProps } from '@millwright/ui/bilingual-field';

/** Props of {@link BothFields}. */
export interface BothFieldsProps extends Pick<BilingualFieldProps, 'name' | 'label' | 'maxLength' | 'rows' | 'hint'> {
  /** The texts at first. */
  value: Bilingual;
  /** Fields that are wrong, by their names: `brief.cn`, or `brief` for both. */
  wrong: ReadonlySet<string>;
  /** What is said of a wrong text. @default how long it may be */
  error?: string;
}

/** A fact in both languages, with what the service says of it. */
export function BothFields({ value, wrong, error, ...field }: BothFieldsProps) {
  const { t } = useLingui();
  const most = formatNumber(field.maxLength, useEdition());
  const errorOf = (key: EditionKey) =>
    wrong.has(`${field.name}.${key}`) || wrong.has(field.name) ? (error ?? t`Enter at most ${most} characters`) : null;
  return <BilingualField {...field} defaultValue={value} errors={byEdition(storedKeys(), errorOf)} />;
}
