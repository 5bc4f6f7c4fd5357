'use client';

import { useLingui } from '@lingui/react/macro';
import { byEdition, htmlLang, storedKeys, type Bilingual, type EditionKey } from '@millwright/domain';
import { Field, Input, type FieldControl } from '../field/index.ts';
import { Textarea } from '../textarea/index.ts';
import * as css from './bilingual-field.css.ts';
import { inLanguage } from './in-language.ts';

/** What is wrong, by the edition whose text it is; null and absent for nothing. */
export type BilingualErrors = Readonly<Partial<Record<EditionKey, string | null>>>;

/** Props of {@link BilingualField}. */
export interface BilingualFieldProps {
  /** Name of the text; the controls submit `name.cn`, `name.en` and, on sites with a third edition, `name.de`. */
  name: string;
  /** What the text is; each control adds its language: "Issuer, in English". */
  label: string;
  /** The texts, where the parent keeps them. */
  value?: Bilingual;
  /** The texts at first, where the controls keep them. @default empty */
  defaultValue?: Bilingual;
  /** One of the texts was changed. */
  onValueChange?: (edition: EditionKey, text: string) => void;
  /** Characters that each text may have. */
  maxLength: number;
  /** Lines of a text of several. @default one line */
  rows?: number;
  /** Help that is always shown, for each of the texts. */
  hint?: string;
  /** What is wrong with one of the texts; announced when it appears. @default nothing */
  errors?: BilingualErrors;
}

interface TextControlProps extends Pick<BilingualFieldProps, 'maxLength' | 'rows'> {
  control: FieldControl;
  edition: EditionKey;
  name: string;
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: (text: string) => void;
}

const TextControl = ({ control, edition, rows, value, defaultValue, onChange, ...rest }: TextControlProps) => {
  const props = {
    ...control,
    ...rest,
    ...(value === undefined ? { defaultValue } : { value }),
    lang: htmlLang(edition),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return rows === undefined ? <Input {...props} /> : <Textarea {...props} rows={rows} />;
};

/**
 * A text in the language of each edition: a control for each, next to each other where there is room. Each says its
 * language to the eye, to assistive technology and to the browser's spelling check.
 */
export const BilingualField = (props: BilingualFieldProps) => {
  const { name, label, value, defaultValue, onValueChange, maxLength, rows, hint, errors = {} } = props;
  const { i18n } = useLingui();
  return (
    <div className={css.pair}>
      {storedKeys().map((key) => (
        <Field
          key={key}
          label={inLanguage(i18n, label, key)}
          error={errors[key] ?? null}
          {...(hint !== undefined && { hint })}
        >
          {(control) => (
            <TextControl
              control={control}
              edition={key}
              name={`${name}.${key}`}
              value={value?.[key]}
              defaultValue={defaultValue?.[key]}
              onChange={(text) => onValueChange?.(key, text)}
              maxLength={maxLength}
              {...(rows !== undefined && { rows })}
            />
          )}
        </Field>
      ))}
    </div>
  );
};

/** What a form says of a text in each language, by the name of its field; empty where there is no such field. */
export const bilingualIn = (form: FormData, name: string): Bilingual => {
  const textOf = (key: EditionKey): string => {
    const text = form.get(`${name}.${key}`);
    return typeof text === 'string' ? text : '';
  };
  return byEdition(storedKeys(), textOf);
};
