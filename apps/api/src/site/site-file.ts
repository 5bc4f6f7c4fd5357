import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesOf, LANGUAGES, type OwnSite } from '@millwright/domain';
import * as v from 'valibot';
import { OperatorError } from '../operator-error.ts';

/** Who answers for a site, for its imprint. What is absent is left out there. */
export interface SiteLegal {
  operator?: string;
  address?: string;
  representative?: string;
  register?: string;
  taxId?: string;
  responsible?: string;
}

/** Everything that a site says of itself: the file `site.json` in `DATA_DIR`, which `npm run setup` writes. */
export interface SiteFile extends OwnSite {
  version: 1;
  legal: SiteLegal;
  /** Instant of the last change, which the pages made of it state. */
  modifiedAt: string;
}

/** Thrown for a site file that cannot be used, with one line for each mistake. */
export class SiteFileError extends OperatorError {
  override name = 'SiteFileError';
}

/** Whether a text is an origin, as it is written: without a path. */
export const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
};
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0a5c3f'));
/** A text of one line. Braces begin a value in messages, so none may have them. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
    v.regex(/^[^{}<>\u0000-\u001f]*$/, 'must be one line without < > { }'),
  );
const origin = v.pipe(v.string(), v.check(isOrigin, 'must be an origin such as https://www.example.com'));
const accountSite = v.pipe(
  v.strictObject({ at: v.picklist(['here', 'elsewhere'], 'must be here or elsewhere'), origin: v.optional(origin) }),
  v.check(
    ({ at, origin: stated }) => at === 'here' || stated !== undefined,
    'must name the origin of a site elsewhere',
  ),
);
const edition = v.strictObject({
  lang: v.optional(v.picklist(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`)),
  name: line(60),
  tagline: line(200),
  origin: v.optional(origin),
  member: v.optional(accountSite),
  supplier: v.optional(accountSite),
});
const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
const hostOf = (at: { origin?: string } | undefined): string[] => (at?.origin ? [new URL(at.origin).hostname] : []);
const webAddress = v.pipe(v.string(), v.url('must be a URL'), v.regex(/^https?:/, 'must be an http or https URL'));

const siteFile = v.pipe(
  v.strictObject({
    version: v.literal(1),
    editions: v.strictObject({ cn: v.optional(edition), en: v.optional(edition), de: v.optional(edition) }),
    contact: v.strictObject({
      email: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
      phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[\d ()-]{5,30}$/, 'must be a telephone number'))),
    }),
    sites: v.strictObject({
      member: v.optional(origin),
      supplier: v.optional(origin),
      meeting: v.optional(origin),
      webinar: v.optional(origin),
    }),
    brand: v.optional(
      v.strictObject({
        color,
        signal: v.optional(color),
        corners: v.optional(v.picklist(['sharp', 'soft', 'round'], 'must be sharp, soft or round')),
      }),
    ),
    logo: v.optional(
      v.strictObject({
        path: v.pipe(v.string(), v.regex(/^\/img\/media\/[\w.]+$/, 'must be a path below /img/media/')),
        width: v.pipe(v.number(), v.minValue(1)),
        height: v.pipe(v.number(), v.minValue(1)),
      }),
    ),
    filing: v.optional(v.strictObject({ number: line(60), url: webAddress })),
    legal: v.strictObject({
      operator: v.optional(line(200)),
      address: v.optional(line(300)),
      representative: v.optional(line(200)),
      register: v.optional(line(200)),
      taxId: v.optional(line(100)),
      responsible: v.optional(line(200)),
    }),
    demo: v.boolean(),
    modifiedAt: v.pipe(v.string(), v.isoTimestamp('must be a time such as 2026-11-23T08:00:00Z')),
  }),
  v.check(({ editions }) => Object.values(editions).some((one) => one !== undefined), 'names no edition'),
  v.check(
    ({ editions }) => areDistinct(Object.values(languagesOf({ editions }))),
    'must have a language of its own for each edition',
  ),
  v.check(
    ({ editions }) => areDistinct(Object.values(editions).flatMap(hostOf)),
    'must name a host of its own for each edition',
  ),
  v.check(({ editions }) => {
    const all = Object.values(editions);
    const served = all.flatMap((one) =>
      [one?.member, one?.supplier].flatMap((site) => (site?.at === 'here' ? hostOf(site) : [])),
    );
    return served.length === 0 || areDistinct([...served, ...all.flatMap(hostOf)]);
  }, 'must name a host of its own for each edition and each site with accounts'),
);

/** Checks what a site says of itself. Throws a {@link SiteFileError} with a line for each mistake. */
export function checkSite(value: unknown): SiteFile {
  const parsed = v.safeParse(siteFile, value);
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => `site.json: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
  throw new SiteFileError([...new Set(lines)].join('\n'));
}

/** The file of a data folder. */
export const siteFileIn = (dataDir: string): string => join(dataDir, 'site.json');

/** What the site of a data folder says of itself; null where there is no such file. */
export function readSiteFile(dataDir: string): SiteFile | null {
  let text: string;
  try {
    text = readFileSync(siteFileIn(dataDir), 'utf8');
  } catch (error) {
    if (/^(ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw new SiteFileError(`site.json cannot be read: ${(error as Error).message}`);
  }
  try {
    return checkSite(JSON.parse(text));
  } catch (error) {
    if (error instanceof SiteFileError) throw error;
    throw new SiteFileError('site.json is no JSON');
  }
}

/** The same, with what is wrong in it added to other mistakes; null then, too. */
export function collectSite(dataDir: string, mistakes: string[]): SiteFile | null {
  try {
    return readSiteFile(dataDir);
  } catch (error) {
    mistakes.push((error as Error).message);
    return null;
  }
}

/** Writes the file of a data folder; a start finds the old one or the new one, never a part. */
export async function writeSiteFile(dataDir: string, site: SiteFile): Promise<void> {
  const file = siteFileIn(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, `${JSON.stringify(checkSite(site), null, 2)}\n`, { flush: true, mode: 0o600 });
  await rename(`${file}.new`, file);
}
