import { htmlLang } from '@millwright/domain';
import type { Config } from './config.ts';
import { chooseEdition } from './edition.ts';

/** Where programs that look for weaknesses, and people, find whom to tell (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

const day = 86_400_000;

/** How long the file is valid (`Expires`). A later reader fetches it again; RFC 9116 recommends less than a year. */
const holds = 180 * day;

const languages = { 'zh-CN': 'zh, en', en: 'en, zh', de: 'de, en' } as const;

/** Responds with whom to tell of a weakness: the configured contacts, else the contact page of the edition. */
export function serveSecurityTxt(
  request: Request,
  config: Pick<Config, 'origins' | 'editionByHost' | 'site' | 'securityContacts'>,
  now = new Date(),
): Response {
  const { editionKey, byHost } = chooseEdition(request, config);
  const origin = config.origins[editionKey];
  const contacts = config.securityContacts.length > 0 ? config.securityContacts : [`${origin}/about/contact`];
  // The same all day long, so that caches may store it.
  const expires = new Date(Math.floor(now.getTime() / day) * day + holds);
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages[htmlLang(editionKey)]}`,
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': byHost ? 'public, max-age=86400' : 'no-store',
    },
  });
}
