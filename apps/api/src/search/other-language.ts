import { htmlLang, type EditionKey } from '@millwright/domain';
import { isGeneral } from './intents.ts';
import type { KeywordQuery } from './keyword-query.ts';
import { and, oftenQuery, or, unitQuery, unitQueryIn, type Alternative } from './terms.ts';

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** What a text in another language has to hold, as tsqueries. */
interface TranslatedQuery {
  /** All of it, each in title, tags or brief, or often in the body. */
  about: string;
  /** All of it, in any field. */
  anywhere: string;
}

/**
 * A keyword as it is looked for in texts of an edition whose language it was not typed in: each of its words by what it
 * is called there, and names such as `HX-220` as they are. Null where a word that says something has no counterpart, for
 * what holds the others is about something else; and where nothing is left to translate.
 */
export function translatedQuery({ terms }: KeywordQuery, edition: EditionKey): TranslatedQuery | null {
  const isHan = htmlLang(edition) === 'zh-CN';
  const isOfEdition = (text: string) => hasHan(text) === isHan;
  const isName = ({ text }: Alternative): boolean => !hasHan(text) && /\p{N}/u.test(text);
  const telling = terms.filter(({ alternatives }) => !isGeneral(alternatives[0]!.text));
  const units = telling.map(({ alternatives }) => ({
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
