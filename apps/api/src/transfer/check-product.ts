import { parseEclass, parseGtin, parseStoredParameters, parseUnspsc } from '@millwright/domain/parameters';

const codes = { eclass: parseEclass, unspsc: parseUnspsc, gtin: parseGtin } as const;

/**
 * Checks what the details of a product say in numbers and codes, and writes them as they are stored. Returns in one line
 * everything that is wrong.
 */
export function checkProduct(
  details: Record<string, unknown>,
): { details: Record<string, unknown> } | { error: string } {
  const mistakes: string[] = [];
  const checked = { ...details };
  if (details.parameters !== undefined) {
    const parsed = parseStoredParameters(details.parameters);
    if ('errors' in parsed) mistakes.push(...parsed.errors);
    else checked.parameters = parsed.parameters;
  }
  if (details.codes !== undefined) {
    const stated = Object.entries(Object(details.codes) as object).filter(([, code]) => code !== '' && code !== null);
    const parsed = stated.map(([name, code]) => {
      const parse = Object.hasOwn(codes, name) ? codes[name as keyof typeof codes] : undefined;
      const value = parse && typeof code === 'string' ? parse(code) : null;
      if (value === null) mistakes.push(`the ${name} code ${JSON.stringify(code)?.slice(0, 40)} is none`);
      return [name, value] as const;
    });
    checked.codes = Object.fromEntries(parsed);
  }
  return mistakes.length > 0 ? { error: mistakes.join('; ') } : { details: checked };
}
