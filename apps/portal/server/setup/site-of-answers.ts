import { readFile } from 'node:fs/promises';
import type { MediaStore } from '@millwright/api/set-up';
import { checkSite, type SiteFile } from '@millwright/api/site-file';
import {
  editionKeysOf,
  languageId,
  ownLanguage,
  SITES_WITH_ACCOUNTS,
  type EditionKey,
  type EditionLanguages,
  type OwnAccountSite,
  type OwnBrand,
  type OwnLogo,
  type SiteWithAccounts,
} from '@millwright/domain';
import { checkTheme, createTheme, findingText } from '@millwright/ui/theme';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { AnswerError } from './collect-answers.ts';
import { chosenEditions, type Answers } from './questions.ts';

/** How large a logo is at most: in the file, and in the header. */
const largest = { bytes: 500 * 1024, width: 200, height: 40 } as const;

/** A record without its empty texts. */
const filled = (record: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );

/** The key of each edition of a site by the name of the edition in flags. */
const keysOf = (site: SiteFile | null): Map<string, EditionKey> =>
  new Map(
    site
      ? editionKeysOf(site).map((key) => [languageId(site.editions[key]!.lang ?? ownLanguage(key)), key] as const)
      : [],
  );

/** The languages that the answers choose for the editions. */
export const languagesOfAnswers = (answers: Answers, before: SiteFile | null): Partial<EditionLanguages> =>
  Object.fromEntries(chosenEditions(answers, keysOf(before)).map(({ key, lang }) => [key, lang]));

/** What a site file answers to the questions. */
export function answersOfSite(site: SiteFile | null): Answers {
  if (!site) return {};
  const { editions, contact, brand, legal, sites, filing, logo, demo } = site;
  const keys = [...keysOf(site)];
  return filled({
    editions: keys.map(([id]) => id).join(),
    ...Object.fromEntries(
      keys.flatMap(([id, key]) => [
        [`name-${id}`, editions[key]!.name],
        [`tagline-${id}`, editions[key]!.tagline],
        [`origin-${id}`, editions[key]!.origin],
        ...SITES_WITH_ACCOUNTS.flatMap((name) => {
          const all = sites[name];
          const own =
            editions[key]![name] ?? (all === undefined ? undefined : ({ at: 'elsewhere', origin: all } as const));
          return [
            [`${name}-site-${id}`, own?.at],
            [`${name}-origin-${id}`, own?.origin],
          ];
        }),
      ]),
    ),
    ...brand,
    ...contact,
    operator: legal.operator,
    address: legal.address,
    representative: legal.representative,
    register: legal.register,
    'tax-id': legal.taxId,
    responsible: legal.responsible,
    'filing-number': filing?.number,
    'filing-url': filing?.url,
    'meeting-site': sites.meeting,
    'webinar-site': sites.webinar,
    logo: logo?.path,
    demo: demo ? 'yes' : 'no',
  });
}

/** Stores a logo among the images of the site. Its name follows from its content, so another logo has another URL. */
async function storeLogo(file: string, media: MediaStore, pathOf: (file: string) => string): Promise<OwnLogo> {
  const bytes = await readFile(pathOf(file)).catch((error: Error) => {
    throw new AnswerError(`--logo: ${error.message}`);
  });
  if (bytes.length > largest.bytes) throw new AnswerError('--logo: the file is larger than 500 KB.');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  const path = width && height ? await media.put(`logo:${hash}`, bytes) : null;
  if (path === null) throw new AnswerError('--logo: the file is no image in SVG, PNG, WebP, JPEG, GIF or AVIF.');
  const scale = Math.min(largest.width / width, largest.height / height);
  return { path, width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The sites with accounts that an edition has. */
function accountSitesOf(answers: Answers, id: string): Partial<Record<SiteWithAccounts, OwnAccountSite>> {
  const sites: Partial<Record<SiteWithAccounts, OwnAccountSite>> = {};
  for (const name of SITES_WITH_ACCOUNTS) {
    const at = answers[`${name}-site-${id}`];
    const origin = answers[`${name}-origin-${id}`];
    if (at === 'here' || at === 'elsewhere') sites[name] = { at, ...(origin && { origin }) };
    else if (origin) throw new AnswerError(`--${name}-site-${id}: here or elsewhere is needed next to its URL.`);
  }
  return sites;
}

/** The look that was chosen; undefined is that of Millwright. */
function brandOf({ color, signal, corners }: Answers): OwnBrand | undefined {
  if (!color) return undefined;
  return { color, ...(signal && { signal }), ...(corners && { corners: corners as OwnBrand['corners'] }) };
}

/**
 * Makes the site file of answers. Throws an {@link AnswerError} for a logo or colours that cannot be used, and a
 * `SiteFileError` for what the file may not hold.
 */
export async function siteOfAnswers(
  answers: Answers,
  {
    before,
    media,
    pathOf,
    now,
  }: { before: SiteFile | null; media: MediaStore; pathOf: (file: string) => string; now: Date },
): Promise<SiteFile> {
  const text = (flag: string) => answers[flag] || undefined;
  const chosen = chosenEditions(answers, keysOf(before));
  const nameless = chosen.find(({ id }) => !text(`name-${id}`));
  if (nameless) throw new AnswerError(`--name-${nameless.id} is needed: the name of the site.`);
  const brand = brandOf(answers);
  // What readers would suffer from; the colours themselves are moved until they can be read.
  const findings = brand ? checkTheme(createTheme(brand)).map(findingText) : [];
  if (findings.length > 0) throw new AnswerError(`--color: ${findings.join('; ')}`);
  const storedLogo = before?.logo && before.logo.path === answers.logo ? before.logo : undefined;
  const site = {
    version: 1,
    editions: Object.fromEntries(
      chosen.map(({ id, lang, key }) => [
        key,
        {
          ...filled({
            lang: lang === ownLanguage(key) ? undefined : lang,
            name: text(`name-${id}`),
            tagline: text(`tagline-${id}`),
            origin: text(`origin-${id}`),
          }),
          ...accountSitesOf(answers, id),
        },
      ]),
    ),
    contact: filled({ email: text('email'), phone: text('phone') }),
    sites: filled({
      meeting: text('meeting-site'),
      webinar: text('webinar-site'),
    }),
    ...(brand && { brand }),
    legal: filled({
      operator: text('operator'),
      address: text('address'),
      representative: text('representative'),
      register: text('register'),
      taxId: text('tax-id'),
      responsible: text('responsible'),
    }),
    ...(text('filing-number') && { filing: { number: text('filing-number'), url: text('filing-url') } }),
    demo: answers.demo === 'yes',
  };
  // Nothing is written before everything else is right.
  checkSite({ ...site, modifiedAt: now.toISOString() });
  const logo = storedLogo ?? (answers.logo ? await storeLogo(answers.logo, media, pathOf) : undefined);
  const made = checkSite({ ...site, ...(logo && { logo }), modifiedAt: now.toISOString() });
  // Run again without a change, it stays as it is: pages state when they changed.
  const isSame =
    before && JSON.stringify({ ...made, modifiedAt: before.modifiedAt }) === JSON.stringify(checkSite(before));
  return isSame ? before : made;
}
