import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { htmlLang, type EditionKey } from '@millwright/domain';
import { parameterOf, readQuantityText } from '@millwright/domain/parameters';
import { formatQuantity } from '@millwright/i18n/quantities';

/** What the facts of a supplier and of a product are called. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  'brief.cn': msg`Summary, in Chinese`,
  'brief.en': msg`Summary, in English`,
  'description.cn': msg`About the company, in Chinese`,
  'description.en': msg`About the company, in English`,
  'city.cn': msg`City, in Chinese`,
  'city.en': msg`City, in English`,
  'markets.cn': msg`Markets, in Chinese`,
  'markets.en': msg`Markets, in English`,
  'person.cn': msg`Contact person, in Chinese`,
  'person.en': msg`Contact person, in English`,
  'address.cn': msg`Address, in Chinese`,
  'address.en': msg`Address, in English`,
  'title.cn': msg`Product name, in Chinese`,
  'title.en': msg`Product name, in English`,
  founded: msg`Founded in`,
  staff: msg`Employees`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  certificate: msg`Certificate`,
  model: msg`Model`,
  order: msg`Order of the parameters`,
  lines: msg`Other parameters`,
};

const keyOf = (field: string): string => field.replace(/^parameter\./, '');

/** What a changed fact is called: a parameter by its name in the edition. */
export function fieldName(field: string, i18n: I18n, edition: EditionKey): string {
  const name = Object.hasOwn(names, field) ? names[field] : undefined;
  return name ? i18n._(name) : (parameterOf(keyOf(field))?.names[edition] ?? field);
}

/** A changed text as readers read it: a quantity with its unit, a choice by its name. */
export function changeText(field: string, text: string, edition: EditionKey): string {
  const definition = field === keyOf(field) || text === '' ? undefined : parameterOf(keyOf(field));
  if (definition?.kind === 'choice') return definition.choices.find(({ key }) => key === text)?.names[edition] ?? text;
  if (definition?.kind !== 'quantity' || /^["{]/.test(text)) return text;
  const { low = null, high = null } = readQuantityText(text);
  return formatQuantity({ low, high, unit: definition.unit }, htmlLang(edition));
}
