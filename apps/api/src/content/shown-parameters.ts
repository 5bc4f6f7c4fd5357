import { builtInName, htmlLang, type EditionKey } from '@millwright/domain';
import { isUnitCode, parameterOf, parseDecimal, type ParameterDefinition } from '@millwright/domain/parameters';
import { formatQuantity } from '@millwright/i18n/quantities';
import { partIn } from '../db/in-edition.ts';

/** A parameter as responses have it: the line that is shown, and what it states. */
export interface ShownParameter {
  label: string;
  value: string;
  key?: string;
  low?: string;
  high?: string;
  unit?: string;
  choice?: string;
}

/** Words that stand in one language, or in several; empty for anything else. */
const textIn = (value: unknown, edition: EditionKey): string => {
  const text = typeof value === 'object' && value !== null ? partIn(value, edition) : value;
  return typeof text === 'string' ? text : '';
};

function quantityOf(
  { key, names }: ParameterDefinition,
  item: Record<string, unknown>,
  edition: EditionKey,
): ShownParameter | null {
  const [low, high] = [parseDecimal(item.low), parseDecimal(item.high)];
  const unit = isUnitCode(item.unit) ? item.unit : null;
  if (low === null && high === null) return null;
  return {
    label: builtInName(names, edition),
    value: formatQuantity({ low, high, unit }, htmlLang(edition)),
    key,
    ...(low !== null && { low }),
    ...(high !== null && { high }),
    ...(unit !== null && { unit }),
  };
}

function parameterIn(item: Record<string, unknown>, edition: EditionKey): ShownParameter | null {
  const { key, choice } = item;
  const [label, value] = [textIn(item.label, edition), textIn(item.value, edition)];
  if (key === undefined) return label ? { label, value } : null;
  const definition = typeof key === 'string' ? parameterOf(key) : undefined;
  if (!definition) return null;
  const { names } = definition;
  const text = textIn(item.text, edition);
  if (text) return { label: builtInName(names, edition), value: text, key: definition.key };
  if (definition.kind === 'quantity') return quantityOf(definition, item, edition);
  const chosen = definition.kind === 'choice' && definition.choices.find((one) => one.key === choice);
  return chosen
    ? {
        label: builtInName(names, edition),
        value: builtInName(chosen.names, edition),
        key: definition.key,
        choice: chosen.key,
      }
    : null;
}

/** The parameters of stored details as an edition shows them. What nothing can show is left out. */
export const shownParameters = (stored: unknown, edition: EditionKey): ShownParameter[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((item) =>
    typeof item === 'object' && item !== null ? (parameterIn(item as Record<string, unknown>, edition) ?? []) : [],
  );
