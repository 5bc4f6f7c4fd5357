import { isAccount } from '@millwright/api/set-up';

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
  /** What stands where nobody says anything; a site that is there already has an administrator. @default nothing */
  fallback?: (answers: Answers, isNew: boolean) => string;
}

/** What was said, by flag; an empty text is nothing. */
export type Answers = Readonly<Record<string, string>>;

const isOrigin = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.origin === text;
const origin = (text: string) => (isOrigin(text) ? null : 'An origin such as https://www.example.com is needed.');
const color = (text: string) => (/^#[0-9a-f]{6}$/i.test(text) ? null : 'A colour such as #0a5c3f is needed.');
const oneOf = (words: readonly string[]) => (text: string) =>
  words.includes(text) ? null : `One of ${words.join(', ')} is needed.`;

/** The editions that were chosen. */
export const chosenEditions = ({ editions = '' }: Answers): ('cn' | 'en')[] =>
  (['cn', 'en'] as const).filter((key) => editions.split(',').includes(key));
const has = (key: 'cn' | 'en') => (answers: Answers) => chosenEditions(answers).includes(key);
const languages = { cn: 'Chinese', en: 'English' } as const;

const ofEdition = (key: 'cn' | 'en'): Question[] => [
  {
    flag: `name-${key}`,
    text: `Name of the ${languages[key]} edition`,
    isAsked: has(key),
    fallback: (answers) => answers['name-en'] || answers['name-cn'] || '',
  },
  {
    flag: `tagline-${key}`,
    text: `One sentence about it, in ${languages[key]}`,
    isAsked: has(key),
    fallback: (answers) => answers[`name-${key}`] ?? '',
  },
  { flag: `origin-${key}`, text: 'Its public URL, empty on this machine', check: origin, isAsked: has(key) },
];

/** Everything that a site is asked for, in this order. */
export const questions: readonly Question[] = [
  {
    flag: 'editions',
    text: 'Editions: en, cn, or both as cn,en',
    check: (text) => (/^(cn|en)(,(cn|en))?$/.test(text) ? null : 'One of cn, en, and cn,en is needed.'),
    fallback: () => 'cn,en',
  },
  ...ofEdition('en'),
  ...ofEdition('cn'),
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
  ...(['member', 'supplier', 'meeting', 'webinar'] as const).map((site): Question => ({
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
