import { isAccount } from '@millwright/api/set-up';
import { isOrigin } from '@millwright/api/site-file';
import {
  ALL_EDITION_KEYS,
  isEditionKey,
  languageId,
  LANGUAGES,
  SITES_WITH_ACCOUNTS,
  type EditionKey,
  type HtmlLang,
} from '@millwright/domain';

/** One thing that a site is asked for: by a flag, by an environment variable, or in words. */
export interface Question {
  /** The flag without its dashes; the variable is the same with `SITE_` before it, in capitals. */
  flag: string;
  /** What a person is asked. */
  text: string;
  /** What is wrong with an answer; null where nothing is. An empty answer is always allowed. */
  check?: (answer: string) => string | null;
  /** Whether it is asked, by what was said before. @default always */
  isAsked?: (answers: Answers) => boolean;
  /** Whether it has to be answered, by what was said before. @default never */
  isNeeded?: (answers: Answers) => boolean;
  /** What stands where nobody says anything; a site that is there already has an administrator. @default nothing */
  fallback?: (answers: Answers, isNew: boolean) => string;
}

/** What was said, by flag; an empty text is nothing. */
export type Answers = Readonly<Record<string, string>>;

const origin = (text: string) => (isOrigin(text) ? null : 'An origin such as https://www.example.com is needed.');
const color = (text: string) => (/^#[0-9a-f]{6}$/i.test(text) ? null : 'A colour such as #0a5c3f is needed.');
const oneOf = (words: readonly string[]) => (text: string) =>
  words.includes(text) ? null : `One of ${words.join(', ')} is needed.`;

/** An edition that was chosen. */
export interface ChosenEdition {
  /** Its name in flags, hosts and tables: `de`. */
  id: string;
  lang: HtmlLang;
  /** The key under which its content is stored. */
  key: EditionKey;
}

const languages = new Map(LANGUAGES.map((lang) => [languageId(lang), lang] as const));
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const idsOf = (editions: string): string[] => editions.split(',').map((id) => id.trim());

/**
 * The editions that were chosen. One that the site has already stays under its key, where its content is. Else each is
 * stored under the key of its language, or where another language has that, under one that is free.
 * @param before Keys of the editions that the site has, by their names.
 */
export function chosenEditions(
  { editions = '' }: Answers,
  before: ReadonlyMap<string, EditionKey> = new Map(),
): ChosenEdition[] {
  const ids = idsOf(editions).filter((id) => languages.has(id));
  const keys = new Map(ids.flatMap((id) => (before.has(id) ? [[id, before.get(id)!] as const] : [])));
  const isFree = (key: EditionKey) => ![...keys.values()].includes(key);
  for (const id of ids) if (!keys.has(id) && isEditionKey(id) && isFree(id)) keys.set(id, id);
  const rest = ALL_EDITION_KEYS.filter(isFree);
  return ids.map((id) => ({ id, lang: languages.get(id)!, key: keys.get(id) ?? rest.shift()! }));
}

/** What is wrong with a choice of editions; null where nothing is. */
function mistakeOfEditions(text: string): string | null {
  const ids = idsOf(text);
  const known = [...languages.keys()];
  if (new Set(ids).size !== ids.length || ids.some((id) => !languages.has(id)))
    return `One or more of ${known.join(', ')} are needed, such as en or ${known.slice(0, 2).join()}.`;
  return null;
}
const has = (id: string) => (answers: Answers) => chosenEditions(answers).some((chosen) => chosen.id === id);

const ofEdition = (id: string, lang: HtmlLang): Question[] => {
  const language = languageNames.of(lang.split('-')[0]!)!;
  return [
    {
      flag: `name-${id}`,
      text: `Name of the ${language} edition`,
      isAsked: has(id),
      fallback: (answers) => [...languages.keys()].map((other) => answers[`name-${other}`]).find(Boolean) ?? '',
    },
    {
      flag: `tagline-${id}`,
      text: `One sentence about it, in ${language}`,
      isAsked: has(id),
      fallback: (answers) => answers[`name-${id}`] ?? '',
    },
    { flag: `origin-${id}`, text: 'Its public URL, empty on this machine', check: origin, isAsked: has(id) },
    ...SITES_WITH_ACCOUNTS.flatMap((site): Question[] => {
      const is = (...places: string[]) => {
        return (answers: Answers) => has(id)(answers) && places.includes(answers[`${site}-site-${id}`] ?? '');
      };
      return [
        {
          flag: `${site}-site-${id}`,
          text: `Its ${site} site: here, elsewhere or none`,
          check: oneOf(['here', 'elsewhere', 'none']),
          isAsked: has(id),
          fallback: () => 'none',
        },
        {
          flag: `${site}-origin-${id}`,
          text: `Public URL of that ${site} site, empty here for ${site}. before the host of the edition`,
          check: origin,
          isAsked: is('here', 'elsewhere'),
          isNeeded: is('elsewhere'),
        },
      ];
    }),
  ];
};

/** Everything that a site is asked for, in this order. */
export const questions: readonly Question[] = [
  {
    flag: 'editions',
    text: 'Editions: one or more of cn, en, de, such as cn,en',
    check: mistakeOfEditions,
    fallback: () => 'cn,en',
  },
  ...['en', 'cn', 'de'].flatMap((id) => ofEdition(id, languages.get(id)!)),
  { flag: 'color', text: 'Colour of the brand, such as #0a5c3f', check: color },
  { flag: 'signal', text: 'Colour of calls to action', check: color, isAsked: ({ color: own }) => Boolean(own) },
  {
    flag: 'corners',
    text: 'Corners: sharp, soft or round',
    check: oneOf(['sharp', 'soft', 'round']),
    isAsked: ({ color: own }) => Boolean(own),
  },
  { flag: 'logo', text: 'Logo: a file (SVG, PNG, WebP), empty for the name as text' },
  { flag: 'email', text: 'E-mail address of the editors' },
  { flag: 'phone', text: 'Telephone number of the editors' },
  { flag: 'operator', text: 'Imprint: operator (company or person)' },
  { flag: 'address', text: 'Imprint: postal address' },
  { flag: 'representative', text: 'Imprint: represented by' },
  { flag: 'register', text: 'Imprint: register and number' },
  { flag: 'tax-id', text: 'Imprint: tax number' },
  { flag: 'responsible', text: 'Imprint: responsible for the content' },
  { flag: 'filing-number', text: 'Filing number (ICP)', isAsked: has('cn') },
  {
    flag: 'filing-url',
    text: 'Register of filing numbers',
    isAsked: (answers) => Boolean(answers['filing-number']),
    fallback: () => 'https://beian.miit.gov.cn/',
  },
  ...(['meeting', 'webinar'] as const).map((site): Question => ({
    flag: `${site}-site`,
    text: `Origin of your ${site} site, if there is one`,
    check: origin,
  })),
  {
    flag: 'demo',
    text: 'Invented content to look around in: yes or no',
    check: oneOf(['yes', 'no']),
    fallback: () => 'no',
  },
  {
    flag: 'industries',
    text: 'Industries: ours, none, or a file (CSV or JSON)',
    isAsked: ({ demo }) => demo !== 'yes',
    fallback: ({ demo }) => (demo === 'yes' ? 'ours' : 'none'),
  },
  {
    flag: 'admin',
    text: 'Account of the administrator (e-mail address, or mainland phone number)',
    check: (text) => (isAccount(text) ? null : 'An e-mail address or a mainland phone number is needed.'),
    fallback: ({ email = '' }, isNew) => (isNew ? email : ''),
  },
  {
    flag: 'admin-name',
    text: 'Name of the administrator',
    isAsked: ({ admin }) => Boolean(admin),
    fallback: () => 'Administrator',
  },
];

/** The environment variable of a flag. */
export const variableOf = (flag: string): string => `SITE_${flag.replaceAll('-', '_').toUpperCase()}`;
