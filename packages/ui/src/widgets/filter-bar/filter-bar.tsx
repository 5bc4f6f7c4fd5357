'use client';

import { useLingui } from '@lingui/react/macro';
import { KEYWORD_MAX_LENGTH, type ArticleFacets, type ArticleType, type Id, type Tag } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { remarked } from '../../foundations/joined-text.ts';
import { Button } from '../../primitives/button/index.ts';
import { Input } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link, useNavigate } from '../../primitives/link/index.ts';
import { sendFormBy } from '../../primitives/link/send-form.ts';
import * as css from './filter-bar.css.ts';
import { messages } from './filter-bar.messages.ts';

/** A choice of a filter: a link to the list with this choice. */
export interface FilterOption {
  /** What is shown. */
  label: string;
  /** The list with this choice, on its first page. */
  href: string;
  /** Results with this choice; absent where they are not counted. */
  count?: number;
  /** Whether it is the choice at present. @default false */
  current?: boolean;
}

/** A filter: one line of choices of which one is current. */
export interface FilterGroup {
  /** Tells it from the others. */
  key: string;
  /** Its name. */
  label: string;
  /** The choices; the first takes the filter off. A filter without a second choice is not shown. */
  options: readonly FilterOption[];
  /** Fields for a range of the reader's own; absent where the filter has only its choices. */
  range?: FilterRange;
}

/** A range of a filter, as a form that is sent without any script: `from` and `to`. */
interface FilterRange {
  /** Where it is sent. */
  action: string;
  /** What the URL keeps next to the range. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** The unit of both ends; empty for what is counted. */
  unit: string;
  /** The least value at present; empty where there is none. */
  from: string;
  /** The highest value at present; empty where there is none. */
  to: string;
}

/** The keyword of a list, as a form that is sent without any script. */
export interface FilterKeyword {
  /** Where it is sent. */
  action: string;
  /** What the URL keeps next to the keyword. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** The keyword at present. */
  value: string;
}

/** Props of the filter bar. */
export interface FilterBarProps {
  /**
   * The filters, in the order shown. Of a long one the first choices and the current one are seen, the others unfold.
   * What is chosen stands above them all and can be taken off there.
   */
  groups: readonly FilterGroup[];
  /** The orders in which the list can stand, each a link, before the filters; absent where it has one only. */
  sort?: FilterGroup;
  /** The keyword form; absent where the list has none. */
  keyword?: FilterKeyword;
  /** The list without any filter; absent where no filter is on. */
  clearHref?: string;
}

/** The filters of an article list, as its URL states them (spec §2 Routes). Null is off. */
export interface ArticleFilterValues {
  /** Industry: `sid`. */
  industryId: Id | null;
  /** Tag: `tid`. */
  tagId: Id | null;
  /** Kind: the path `/articles/{type}`. */
  type: ArticleType | null;
  year: number | null;
  /** 1 to 12, of the year. */
  month: number | null;
  /** Empty is off. */
  keyword: string;
}

/** Props of the filters of an article list. */
export interface ArticleFiltersProps {
  /** The filters at present. */
  filters: ArticleFilterValues;
  /** Results by choice. */
  facets: ArticleFacets;
  /** Names of the industries that may be chosen. One that has no name here is left out. */
  industries: readonly { id: Id; name: string }[];
  /** Names of the tags that may be chosen. */
  tags: readonly Tag[];
  /** URL of the list with other filters. @default articleListHref */
  hrefOf?: (filters: ArticleFilterValues) => string;
  /** The orders in which the list can stand, each a link; absent where it has one only. */
  sort?: FilterGroup;
  /** Whether the list has a keyword form of its own. @default true */
  withKeyword?: boolean;
}

/**
 * The filters of a list, each choice a link, the keyword a form: all of them live in the URL. In a column of at
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
            <Group key={group.key} name={group.key} label={group.label} options={group.options} range={group.range} />
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

const Group = ({
  name,
  label,
  options,
  range,
}: Pick<FilterGroup, 'label' | 'options' | 'range'> & { name: string }) => {
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
        {range && <RangeForm label={label} {...range} />}
      </div>
    </div>
  );
};

/**
 * A decimal number as people type it: with separators as the list shows them, and with the wide digits of a Chinese
 * keyboard. For browsers that check a form before they send it.
 */
const decimal = /(?:-|－)?(?:[0-9０-９]{1,3}(?:[,，\s][0-9０-９]{3}){1,4}|[0-9０-９]{1,15})(?:[.．][0-9０-９]{1,9})?/u;

const RangeForm = ({ label, action, hidden, unit, from, to }: FilterRange & { label: string }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const end = (name: 'from' | 'to', value: string) => (
    <Input
      name={name}
      defaultValue={value}
      inputMode="decimal"
      pattern={decimal.source}
      maxLength={26}
      autoComplete="off"
      aria-label={t(messages[name](unit ? t(remarked(label, unit)) : label))}
      placeholder={t(messages[`${name}Short`])}
      className={css.rangeField}
    />
  );
  return (
    <form
      action={action}
      method="get"
      className={css.range}
      aria-label={t(messages.range(label))}
      {...(navigate && { onSubmit: sendFormBy(navigate) })}
    >
      {hidden.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      {end('from', from)}
      <span aria-hidden>–</span>
      {end('to', to)}
      <Button type="submit" variant="secondary" size="small" aria-label={t(messages.applyTo(label))}>
        {t(messages.apply)}
      </Button>
    </form>
  );
};

const Option = ({ label, href, count, current = false }: FilterOption) => {
  const { t } = useLingui();
  const edition = useEdition();
  return (
    <Link href={href} className={css.option} aria-current={current || undefined}>
      <span className={css.optionName}>{label}</span>
      {count !== undefined && (
        <>
          <span className={css.count} aria-hidden>
            {formatNumber(count, edition)}
          </span>
          <span className={visuallyHidden}>{t(messages.count(count))}</span>
        </>
      )}
    </Link>
  );
};

const KeywordForm = ({ action, hidden, value }: FilterKeyword) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <form
      action={action}
      method="get"
      role="search"
      className={css.form}
      {...(navigate && { onSubmit: sendFormBy(navigate) })}
    >
      {hidden.map(([name, text]) => (
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
