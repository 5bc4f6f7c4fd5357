import { useLingui } from '@lingui/react/macro';
import type { Bilingual } from '@millwright/domain';
import { Field, Input } from '@millwright/ui/field';
import { Textarea } from '@millwright/ui/textarea';
import * as css from './page.css.ts';

/** Props of {@link BothFields}. */
export interface BothFieldsProps {
  /** Name of the fact; the fields of the form are `name.cn` and `name.en`. */
  name: string;
  label: string;
  value: Bilingual;
  maxLength: number;
  /** Lines of a text of several; one line without. */
  rows?: number;
  hint?: string;
  /** Fields that are wrong, by their names. */
  wrong: ReadonlySet<string>;
}

/** A text in both languages: two fields next to each other, where there is room. */
export function BothFields({ name, label, value, maxLength, rows, hint, wrong }: BothFieldsProps) {
  const { t } = useLingui();
  const languages = [
    { key: 'cn', lang: 'zh-CN', label: t`${label}, in Chinese` },
    { key: 'en', lang: 'en', label: t`${label}, in English` },
  ] as const;
  return (
    <div className={css.pair}>
      {languages.map(({ key, lang, label: own }) => (
        <Field
          key={key}
          label={own}
          error={wrong.has(`${name}.${key}`) || wrong.has(name) ? t`This cannot be stored as it is` : null}
          {...(hint !== undefined && { hint })}
        >
          {(control) => {
            const props = { ...control, lang, name: `${name}.${key}`, defaultValue: value[key], maxLength };
            return rows === undefined ? <Input {...props} /> : <Textarea {...props} rows={rows} />;
          }}
        </Field>
      ))}
    </div>
  );
}
