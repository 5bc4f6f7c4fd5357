import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether an article is read here, as far as the database can tell: `externalUrl` of the domain has the last word, and
 * ignores a URL that is none. For what queries the database alone which articles have a page.
 */
export const isReadHere = (alias: string): SQL =>
  sql`coalesce(${sql.identifier(alias)}.url, '') !~* ${'^https?://[^/?#@\\s]+([/?#]|$)'}`;
