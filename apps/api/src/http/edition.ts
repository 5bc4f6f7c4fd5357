import type { EditionKey } from '@millwright/domain';

const editionOfLanguage: Readonly<Record<string, EditionKey>> = { zh: 'cn', en: 'en' };

/**
 * The edition that an `Accept-Language` asks for (D26): of the languages that an edition has, the one with the highest
 * weight, the first on a tie; Chinese where it names none.
 */
export function editionOf(acceptLanguage: string | undefined): EditionKey {
  let chosen: EditionKey = 'cn';
  let best = 0;
  for (const part of (acceptLanguage ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.trim().split('-')[0]!;
    if (!Object.hasOwn(editionOfLanguage, language)) continue;
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((q) => q !== undefined);
    const quality = weight === undefined ? 1 : Number(weight);
    if (quality > best) {
      best = quality;
      chosen = editionOfLanguage[language]!;
    }
  }
  return chosen;
}
