/** Names and addresses of this machine; any other name that leads here may be a foreign page's. */
export const isOwnName = (hostname: string): boolean =>
  /^((?:[\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Settings that say by themselves that the site is for others. */
const serious = ['DATABASE_URL', 'TRUSTED_PROXIES', 'MESSAGE_GATEWAY', 'SMTP_URL'];

/** Settings with origins, which say so by their hosts. */
const origins = ['EDITION_HOSTS', 'SITE_ORIGINS', 'ALLOWED_ORIGINS', 'ACCOUNT_SITES'];

/** What `DEMO_DATA` may be. */
export const demoSettings = ['on', 'off'] as const;

/** An origin, with or without what it is of (`cn=http://…`, `cn.member=http://…`). */
const isOwnOrigin = (text: string): boolean => isOwnName(URL.parse(text.replace(/^[\w.]+=/, ''))?.hostname ?? '');

/**
 * Whether an environment is that of somebody who tries the project on this machine: the embedded database, and no host
 * but those of the machine. Only then are there demo members, whose password is published, invented content in an empty
 * database, and an outbox that shows codes. `DEMO_DATA` says so, or denies it, whatever else is set. A site of one's own
 * is none: it has an administrator instead.
 */
export function isLocalDemo(
  environment: Readonly<Record<string, string | undefined>>,
  site: object | null = null,
): boolean {
  const value = (name: string): string => environment[name]?.trim() ?? '';
  const setting = demoSettings.find((known) => known === value('DEMO_DATA'));
  if (setting) return setting === 'on';
  return (
    site === null &&
    serious.every((name) => value(name) === '') &&
    origins.every((name) =>
      value(name)
        .split(/[\s,]+/)
        .filter(Boolean)
        .every(isOwnOrigin),
    )
  );
}
