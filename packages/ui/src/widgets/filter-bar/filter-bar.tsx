import { useLingui } from '@lingui/react/macro';
import { KEYWORD_MAX_LENGTH } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Button } from '../../primitives/button/index.ts';
import { Input } from '../../primitives/field/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './filter-bar.css.ts';
import { messages } from './filter-bar.messages.ts';
import type { FilterBarProps, FilterKeyword, FilterOption } from './filter-bar.types.ts';

/**
 * The filters of a list, each choice a link, the keyword a form: all of them live in the address. In a column of at most
 * 416 px it is a rail of lists, in a wider one a block of lines, on a phone lines that scroll sideways. Inert: a pure
 * function of its props.
 */
export const FilterBar = ({ groups, keyword, clearHref }: FilterBarProps) => {
  const { t } = useLingui();
  const shown = groups.filter((group) => group.options.length > 1);
  return (
    <nav className={css.bar} aria-label={t(messages.label)}>
      {(keyword || clearHref) && (
        <div className={css.head}>
          {keyword && <KeywordForm {...keyword} />}
          {clearHref && (
            <Link href={clearHref} className={css.clear}>
              {t(messages.clear)}
            </Link>
          )}
        </div>
      )}
      <div className={css.groups}>
        {shown.map((group) => (
          <div key={group.key} className={css.group} data-filter={group.key}>
            <p className={css.name}>{group.label}</p>
            <ul className={css.options} aria-label={group.label}>
              {group.options.map((option) => (
                <li key={option.href}>
                  <Option {...option} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
};

const Option = ({ label, href, count, current = false }: FilterOption) => {
  const { t } = useLingui();
  const { key } = useEdition();
  return (
    <Link href={href} className={css.option} aria-current={current || undefined}>
      <span className={css.optionName}>{label}</span>
      {count !== undefined && (
        <>
          <span className={css.count} aria-hidden>
            {formatNumber(count, key)}
          </span>
          <span className={visuallyHidden}>, {t(messages.count(count))}</span>
        </>
      )}
    </Link>
  );
};

const KeywordForm = ({ action, kept, value }: FilterKeyword) => {
  const { t } = useLingui();
  return (
    <form action={action} method="get" role="search" className={css.form}>
      {kept.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <Input
        type="search"
        name="keyword"
        defaultValue={value}
        maxLength={KEYWORD_MAX_LENGTH}
        aria-label={t(messages.keyword)}
        placeholder={t(messages.keyword)}
        className={css.field}
      />
      <Button type="submit" variant="secondary">
        {t(messages.submit)}
      </Button>
    </form>
  );
};
