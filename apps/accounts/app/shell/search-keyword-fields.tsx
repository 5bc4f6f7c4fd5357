import { useLingui } from '@lingui/react/macro';
import { DESK_TEXT_LENGTH } from '@millwright/domain';
import { BothFields, type BothFieldsProps } from './both-fields.tsx';
import * as css from './page.css.ts';

/** The search keywords of a supplier or a product. */
export function SearchKeywordFields({ value, wrong }: Pick<BothFieldsProps, 'value' | 'wrong'>) {
  const { t } = useLingui();
  return (
    <section className={css.card} aria-labelledby="searchKeywords">
      <h2 className={css.subtitle} id="searchKeywords">{t`How buyers find you`}</h2>
      <p className={css.lead}>
        {t`Words that buyers search for and your texts do not say, such as other names, or the problems that you solve. Never shown.`}
      </p>
      <BothFields
        name="searchKeywords"
        label={t`Search keywords`}
        value={value}
        maxLength={DESK_TEXT_LENGTH.searchKeywords}
        rows={5}
        hint={t`A phrase a line, or with semicolons between them.`}
        error={t`At most 30 phrases, each of 60 characters at most`}
        wrong={wrong}
      />
    </section>
  );
}
