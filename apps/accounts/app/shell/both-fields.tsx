import { useLingui } from '@lingui/react/macro';
import { EDITION_KEYS, htmlLang, type Bilingual } from '@millwright/domain';
import { Field, Input } from '@millwright/ui/field';
import { Textarea } from '@millwright/ui/textarea';
import { inLanguage } from './in-language.ts';
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
  const { t, i18n } = useLingui();
  return (
    <div className={css.pair}>
      {EDITION_KEYS.map((key) => (
        <Field
          key={key}
          label={inLanguage(i18n, label, key)}
          error={wrong.has(`${name}.${key}`) || wrong.has(name) ? t`This cannot be stored as it is` : null}
          {...(hint !== undefined && { hint })}
        >
          {(control) => {
            const props = {
              ...control,
              lang: htmlLang(key),
              name: `${name}.${key}`,
              defaultValue: value[key],
              maxLength,
            };
            return rows === undefined ? <Input {...props} /> : <Textarea {...props} rows={rows} />;
          }}
        </Field>
      ))}
    </div>
  );
}
