import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { htmlLang, type EditionKey, type HtmlLang, type OtherLanguageHits } from '@millwright/domain';
import { ResultList } from '@millwright/ui/result-list';
import { SearchHitCard } from '@millwright/ui/search-hit-card';

/** Props of what only the other edition has. */
export interface OtherLanguageProps {
  /** Null where it was not looked for, or could not be had. */
  hits: OtherLanguageHits | null;
  /** Origins of the editions. */
  origins: Readonly<Record<EditionKey, string>>;
}

/** Headings, by the language that has it. */
const headings: Readonly<Record<HtmlLang, MessageDescriptor>> = {
  'zh-CN': msg`Only in Chinese`,
  en: msg`Only in English`,
  de: msg`Only in German`,
};

/** What only the other edition has of what was searched for. Without any nothing is shown. */
export function OtherLanguage({ hits, origins }: OtherLanguageProps) {
  const { t } = useLingui();
  // What is stored of an edition that the site does not have can be read nowhere.
  const origin = hits && (origins[hits.edition] as string | undefined);
  if (!hits || !origin || hits.items.length === 0) return null;
  const elsewhere = { edition: hits.edition, origin };
  return (
    <ResultList
      kind="searchHit"
      title={t(headings[htmlLang(hits.edition)])}
      headingLevel={2}
      result={{ status: 'ready', items: hits.items, total: hits.items.length }}
      renderItem={(hit, { headingLevel }) => (
        <SearchHitCard hit={hit} headingLevel={headingLevel} showKind elsewhere={elsewhere} />
      )}
    />
  );
}
