import type { EditionKey } from '@millwright/domain';
import { text, timestamp } from 'drizzle-orm/pg-core';

/** An instant, read as a `Date`. It has no default: time comes from the application's clock. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The key of an edition. */
export const edition = (name = 'edition') => text(name).$type<EditionKey>();
