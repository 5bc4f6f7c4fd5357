import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { builtInName, htmlLang, isEditionKey, type Bilingual, type EditionKey } from '@millwright/domain';
import { parameterOf, readQuantityText } from '@millwright/domain/parameters';
import { formatQuantity } from '@millwright/i18n/quantities';
import { inLanguage } from '../../primitives/bilingual-field/in-language.ts';

/** What the facts of a supplier and of a product are called. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  brief: msg`Summary`,
  description: msg`About the company`,
  city: msg`City`,
  markets: msg`Markets`,
  person: msg`Contact person`,
  address: msg`Address`,
  title: msg`Product name`,
  founded: msg`Founded in`,
  staff: msg`Employees`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  certificate: msg`Certificate`,
  model: msg`Model`,
  searchKeywords: msg`Search keywords`,
  order: msg`Order of the parameters`,
  lines: msg`Other parameters`,
};

/** A built-in name, of what is there. */
const nameOf = (named: { names: Bilingual } | undefined, edition: EditionKey): string | undefined =>
  named && builtInName(named.names, edition);

const keyOf = (field: string): string => field.replace(/^parameter\./, '');

/** What a changed fact is called: a parameter by its name in the edition. */
export function fieldName(field: string, i18n: I18n, edition: EditionKey): string {
  const [fact = '', language] = field.split('.');
  const name = Object.hasOwn(names, fact) ? names[fact] : undefined;
  if (!name) return nameOf(parameterOf(keyOf(field)), edition) ?? field;
  return isEditionKey(language) ? inLanguage(i18n, i18n._(name), language) : i18n._(name);
}

/** A changed text as readers read it: a quantity with its unit, a choice by its name. */
export function changeText(field: string, text: string, edition: EditionKey): string {
  const definition = field === keyOf(field) || text === '' ? undefined : parameterOf(keyOf(field));
  if (definition?.kind === 'choice')
    return (
      nameOf(
        definition.choices.find(({ key }) => key === text),
        edition,
      ) ?? text
    );
  if (definition?.kind !== 'quantity' || /^["{]/.test(text)) return text;
  const { low = null, high = null } = readQuantityText(text);
  return formatQuantity({ low, high, unit: definition.unit }, htmlLang(edition));
}
