import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../create-i18n.ts';
import { messages as ar } from './ar.ts';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';

/** The files of a language: all that the portal says, or what the widgets say. */
const filesOf = { de: readdirSync(new URL('de', import.meta.url)).map((name) => `de/${name}`), ar: ['ar.po'] } as const;

/** Messages of a language by their English text. */
const textsOf = async (locale: keyof typeof filesOf): Promise<[english: string, text: string][]> => {
  const texts = new Map<string, string>();
  for (const name of filesOf[locale]) {
    const { pathname: filename } = new URL(name, import.meta.url);
    const context = { locale, sourceLocale: 'en', filename };
    const catalog = await formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), context);
    for (const { message = '', translation = '' } of Object.values(catalog)) texts.set(message, translation);
  }
  return [...texts];
};

/** Names, and words that German has from where English has them. */
const sameAsEnglish: Readonly<Record<'de' | 'ar', readonly string[]>> = {
  de: [
    '© {year} {site}',
    'Android',
    'App Store',
    'Atom',
    'Captcha',
    'Codes',
    'ECLASS',
    'GTIN',
    'Incoterm',
    'Medium',
    'Millwright',
    'Name',
    'Parameter',
    'Portal',
    'Position',
    'RSS',
    'Region',
    'Status',
    'UNSPSC',
    'Videos',
  ],
  ar: [],
};
const names = ['WeChat'];
/** Values with what parts them. */
const onlyValues = /^(?:\{\w+\}|[\s|:,–()])+$/;

type Compiled = ReturnType<typeof compileMessage>;
interface Shape {
  /** Values and tags. */
  values: Set<string>;
  /** The forms of each plural, by its value. */
  plurals: Map<string, Map<string, string>>;
}

/** What a message says besides words. */
const shapeOf = (compiled: Compiled, shape: Shape = { values: new Set(), plurals: new Map() }): Shape => {
  for (const part of typeof compiled === 'string' ? [compiled] : compiled) {
    if (typeof part === 'string') {
      for (const tag of part.match(/<\/?\d+\/?>/g) ?? []) shape.values.add(tag);
      continue;
    }
    const [name, type, forms] = part as [string, string?, Record<string, Compiled>?];
    if (name === '#') continue;
    shape.values.add(name);
    if (type !== 'plural' || !forms) continue;
    const said = Object.entries(forms).filter(([form]) => form !== 'offset');
    shape.plurals.set(name, new Map(said.map(([form, text]) => [form, JSON.stringify(text)])));
    for (const [, text] of said) shapeOf(text, shape);
  }
  return shape;
};

describe.each([
  { locale: 'de', messages: de, script: /\p{Script=Latin}/u },
  { locale: 'ar', messages: ar, script: /\p{Script=Arabic}/u },
] as const)('the catalog of $locale', async ({ locale, messages, script }) => {
  const texts = await textsOf(locale);
  const allowed = new Set([...names, ...sameAsEnglish[locale]]);
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();

  it('[EN-27] has every message of the widgets and no other', () =>
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort()));

  it('translates every message, but for names and for words that it shares with English', () => {
    const same = ([english, text]: [string, string]) => text === english && !onlyValues.test(english);
    expect(texts.filter((one) => one[1] === '' || (same(one) && !allowed.has(one[0])))).toEqual([]);
    expect([...allowed].filter((same) => !texts.some(([english, text]) => english === same && text === same))).toEqual(
      [],
    );
  });

  it('is written in its script', () => {
    const others = texts.filter(
      ([english, text]) => !allowed.has(english) && !script.test(text.replace(/\{\w+\}/g, '')),
    );
    expect(others.filter(([english]) => /[a-z]{2}/i.test(english.replace(/\{\w+\}/g, '')))).toEqual([]);
  });

  it('states the same values and tags as English, under the same names', () => {
    const differing = texts.filter(([english, text]) => {
      const [source, own] = [english, text].map((each) => [...shapeOf(compileMessage(each)).values].sort().join());
      return source !== own;
    });
    expect(differing).toEqual([]);
  });

  it(`has the plural forms of the language: ${forms.join(', ')}`, () => {
    const plurals = texts.flatMap(([english, text]) =>
      [...shapeOf(compileMessage(text)).plurals.values()].map((own) => ({ english, own })),
    );
    expect(plurals.length).toBeGreaterThan(10);
    for (const { english, own } of plurals) {
      expect([...own.keys()].sort(), english).toEqual(forms);
      // A form for many numbers says the number itself.
      for (const form of ['few', 'many', 'other']) if (own.has(form)) expect(own.get(form), english).toContain('"#"');
    }
  });

  it('has the quotation marks of the language', () => {
    const [opening, closing] = locale === 'de' ? ['„', '“'] : ['«', '»'];
    const foreign = locale === 'de' ? /["”«»]/ : /["“”„]/;
    const quoted = texts.filter(([english]) => /[“”"]/.test(english));
    expect(quoted.length).toBeGreaterThan(0);
    for (const [, text] of quoted) expect(text.indexOf(closing)).toBeGreaterThan(text.indexOf(opening));
    expect(texts.filter(([, text]) => foreign.test(text))).toEqual([]);
  });
});

it('German addresses its readers formally', async () => {
  const informal = /\b(?:du|dich|dir|dein\w*|euch|euer|eure\w*)\b/i;
  expect((await textsOf('de')).filter(([, text]) => informal.test(text))).toEqual([]);
});

it('Arabic isolates every value that may be Latin, and closes what it opens', async () => {
  for (const [, text] of await textsOf('ar')) {
    expect(text.match(/\u2068/g)?.length).toBe(text.match(/\u2069/g)?.length);
    for (const [value] of text.matchAll(/.?\{(?:title|name|host|industry|alt|term|address|site)\}.?/gu))
      expect(value).toMatch(/^\u2068.*\u2069$/u);
  }
});

it.each([
  [0, 'لا منتجات'],
  [1, 'منتج واحد'],
  [2, 'منتجان'],
  [3, '3 منتجات'],
  [11, '11 منتجًا'],
  [100, '100 منتج'],
])('%d products in Arabic', async (total, said) => {
  const english = '{total, plural, one {# product} other {# products}}';
  const text = (await textsOf('ar')).find(([message]) => message === english)![1];
  const i18n = createI18n({ locale: 'ar', lang: 'ar-AE' }, { products: compileMessage(text) });
  expect(i18n._('products', { total })).toBe(said);
});
