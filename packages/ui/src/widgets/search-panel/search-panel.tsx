'use client';

import { useLingui } from '@lingui/react/macro';
import { KEYWORD_MAX_LENGTH, normaliseKeyword, searchPath } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { Icon } from '../../primitives/icon/index.ts';
import { useNavigate } from '../../primitives/link/index.ts';
import {
  hotKeywordAttribute,
  hotKeywordParameter,
  searchFormAttribute,
  sendSearchBy,
} from '../../parts/search/search-form.ts';
import * as css from '../../parts/search/search-panel.css.ts';
import { typeNames } from '../../parts/search/search-names.ts';
import { messages } from './search-panel.messages.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import type { SearchPanelProps } from './search-panel.types.ts';

/** Spaces alone are no keyword. */
const someLetter = '.*\\S.*';

const HotKeywords = ({ titles }: { titles: readonly string[] }) => {
  const { t } = useLingui();
  return (
    <div className={css.hot}>
      <p className={css.hotTitle} aria-hidden="true">
        {t(messages.hotKeywords)}
      </p>
      <ul className={css.hotList} aria-label={t(messages.hotKeywords)}>
        {titles.map((title) => (
          <li key={title} className={css.hotItem}>
            <button
              className={css.hotLink}
              type="submit"
              name={hotKeywordParameter}
              value={title}
              formNoValidate
              {...{ [hotKeywordAttribute]: '' }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * The search form with its hot keywords (spec §2 Search panel). A plain GET form, whose buttons the keywords are, so
 * that they search the chosen type; it may be rendered on the server only. `stopEmptySearch` lets an empty field pass
 * in silence, and suggestions come where a port for them is given.
 */
export const SearchPanel = ({
  hotKeywords,
  type,
  keyword = '',
  industryId,
  suggest,
  suggestions,
  takesFocus = true,
}: SearchPanelProps) => {
  const { t } = useLingui();
  const { searchTypes } = useEdition();
  const navigate = useNavigate();
  const chosen = type ?? searchTypes[0]!;
  const offered = hotKeywords.filter((title) => normaliseKeyword(title) !== '');

  return (
    <form
      className={css.form}
      role="search"
      action={searchPath}
      method="get"
      acceptCharset="utf-8"
      {...{ [searchFormAttribute]: '' }}
      {...(navigate && { onSubmit: sendSearchBy(navigate) })}
    >
      <div className={css.row}>
        <label className={css.typeField}>
          <span className={css.label}>{t(messages.type)}</span>
          <select className={css.type} name="type" defaultValue={chosen} autoComplete="off">
            {searchTypes.map((searchType) => (
              <option key={searchType} value={searchType}>
                {t(typeNames[searchType])}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={css.typeArrow} />
        </label>
        <label className={css.keywordField}>
          <span className={css.label}>{t(messages.keyword)}</span>
          <input
            className={css.keyword}
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={t(messages.placeholder)}
            maxLength={KEYWORD_MAX_LENGTH}
            required
            pattern={someLetter}
            enterKeyHint="search"
            autoComplete="off"
            autoFocus={takesFocus}
          />
        </label>
        {industryId === undefined ? null : <input type="hidden" name="sid" value={industryId} />}
        <button className={css.submit} type="submit">
          <Icon name="search" />
          {t(messages.submit)}
        </button>
        {suggest && (
          <div className={css.suggestions}>
            <SearchSuggestions suggest={suggest} {...suggestions} />
          </div>
        )}
      </div>
      {offered.length === 0 ? null : <HotKeywords titles={offered} />}
    </form>
  );
};
