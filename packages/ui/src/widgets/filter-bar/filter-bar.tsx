'use client';

import { useLingui } from '@lingui/react/macro';
import { KEYWORD_MAX_LENGTH } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Button } from '../../primitives/button/index.ts';
import { Input } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './filter-bar.css.ts';
import { messages } from './filter-bar.messages.ts';
import type { FilterBarProps, FilterGroup, FilterKeyword, FilterOption } from './filter-bar.types.ts';

/**
 * The filters of a list, each choice a link, the keyword a form: all of them live in the address. In a column of at
 * most 416 px it is a rail of lists, in a wider one a block of lines, on a phone lines that scroll sideways and are
 * folded away, for the list is what was come for. Inert: a pure function of its props.
 */
export const FilterBar = ({ groups, keyword, clearHref, sort }: FilterBarProps) => {
  const { t } = useLingui();
  const shown = groups.filter((group) => group.options.length > 1);
  const chosen = groups.flatMap(chosenOf);
  return (
    <nav className={css.bar} aria-label={t(messages.label)}>
      {(keyword || clearHref || chosen.length > 0) && (
        <div className={css.head}>
          {keyword && <KeywordForm {...keyword} />}
          {chosen.length > 0 && (
            <ul className={css.chosen} aria-label={t(messages.active)}>
              {chosen.map(({ key, filter, choice, href }) => (
                <li key={key} className={css.chosenItem}>
                  <Link href={href} className={css.chip} aria-label={t(messages.remove(filter, choice))}>
                    <span className={css.optionName}>{choice}</span>
                    <Icon name="close" className={css.chipIcon} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {clearHref && (
            <Link href={clearHref} className={css.clear}>
              {t(messages.clear)}
            </Link>
          )}
        </div>
      )}
      <details className={css.panel} data-panel="">
        <summary className={css.panelToggle}>
          {t(messages.unfold)}
          <Icon name="chevron-down" className={css.panelIcon} />
        </summary>
        <div className={css.groups}>
          {sort && sort.options.length > 1 && <Group name={sort.key} label={sort.label} options={sort.options} />}
          {shown.map((group) => (
            <Group key={group.key} name={group.key} label={group.label} options={group.options} />
          ))}
        </div>
      </details>
    </nav>
  );
};

/** Choices of a filter that are always seen; a few more are not worth folding. */
const SEEN = 10;
const WORTH_FOLDING = 4;

/** What is chosen of a filter, and the list without it; nothing where it is off. */
const chosenOf = ({ key, label: filter, options }: FilterGroup) => {
  const [off, ...choices] = options;
  const current = choices.find((choice) => choice.current);
  return off && current ? [{ key, filter, choice: current.label, href: off.href }] : [];
};

const Group = ({ name, label, options }: Pick<FilterGroup, 'label' | 'options'> & { name: string }) => {
  const { t } = useLingui();
  const isLong = options.length > SEEN + WORTH_FOLDING;
  const isSeen = (option: FilterOption, index: number) => !isLong || index < SEEN || option.current === true;
  const folded = options.filter((option, index) => !isSeen(option, index));
  const items = (shown: readonly FilterOption[]) =>
    shown.map((option) => (
      <li key={option.href}>
        <Option {...option} />
      </li>
    ));
  return (
    <div className={css.group} data-filter={name}>
      <p className={css.name}>{label}</p>
      <div className={css.choices}>
        <ul className={css.options} aria-label={label}>
          {items(options.filter(isSeen))}
        </ul>
        {folded.length > 0 && (
          <details className={css.fold}>
            <summary className={css.unfold}>
              <Icon name="chevron-down" className={css.foldIcon} />
              {t(messages.all(folded.length))}
            </summary>
            <ul className={css.unfolded} aria-label={label}>
              {items(folded)}
            </ul>
          </details>
        )}
      </div>
    </div>
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
