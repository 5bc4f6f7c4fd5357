import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicEntry } from '../../content/publication.ts';
import { anyTitle, briefIn } from '../../db/in-edition.ts';

/** A paper as its file is made from it. */
export interface PaperRow {
  title: string;
  brief: string;
  publisher: string;
  /** Milliseconds since 1970. */
  published: number;
  details: Record<string, unknown>;
}

/** A published paper in the reader's edition, or in another one where it has no title there. */
export const paperQuery = (id: number, edition: EditionKey, now: Date): SQL => sql`
  select ${anyTitle(sql`e`, edition)} as title,
    case when ${briefIn(sql`e`, edition)} <> '' then ${briefIn(sql`e`, edition)} else brief_cn end as brief,
    (extract(epoch from published_at) * 1000)::float8 as published, details,
    coalesce((select meta_title from site_setting where edition = ${edition}), '') as publisher
  from entry e where id = ${id}::integer and kind = 'paper' and ${isPublicEntry('e', now)}`;
