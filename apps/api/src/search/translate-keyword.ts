import { htmlLang, type EditionKey } from '@millwright/domain';
import { isGeneral } from './intents.ts';
import type { KeywordQuery } from './keyword-query.ts';
import { hasHan } from './words.ts';
import { and, oftenQuery, or, unitQuery, unitQueryIn, type Alternative } from './tsquery.ts';

/** A keyword in the language of another edition, as tsqueries. */
interface TranslatedQuery {
  /** All its terms, each in title, tags or brief, or often in the body. */
  about: string;
  /** All its terms, each in any field. */
  anywhere: string;
}

/**
 * Translates a keyword for an edition in whose language it was not typed: each term by its synonyms there, names such
 * as `HX-220` as they are, and general words (`machine`) left out. Null where a term has no translation, for what holds
 * only the others is about something else; and where no term needs one.
 */
export function translatedQuery({ terms }: KeywordQuery, edition: EditionKey): TranslatedQuery | null {
  const isHan = htmlLang(edition) === 'zh-CN';
  const isOfEdition = (text: string) => hasHan(text) === isHan;
  const isName = ({ text }: Alternative): boolean => !hasHan(text) && /\p{N}/u.test(text);
  const particular = terms.filter(({ alternatives }) => !isGeneral(alternatives[0]!.text));
  const units = particular.map(({ alternatives }) => ({
    alternatives: alternatives.filter((one) => isOfEdition(one.text) || isName(one)),
    isTranslated: alternatives.some((one) => one.by === 'synonym' && isOfEdition(one.text)),
  }));
  if (units.length === 0 || units.some(({ alternatives }) => alternatives.length === 0)) return null;
  if (!units.some(({ isTranslated }) => isTranslated)) return null;
  return {
    about: and([...new Set(units.map((unit) => or([unitQueryIn('ABC', unit), oftenQuery(unit)])))]),
    anywhere: and([...new Set(units.map(unitQuery))]),
  };
}
