import { contactDetail } from '@millwright/api-client/contract';
import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { Hono } from 'hono';
import { isPublicEntry } from '../../content/publication.ts';
import { queryRows } from '../../db/database.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember } from '../../members/for-member.ts';
import { addressIn, personIn } from '../../db/in-edition.ts';

/** The contact of a supplier or post; a post that names none has that of the supplier who wrote it. */
const contactQuery = (id: number, edition: EditionKey, now: Date): SQL => sql`
  select ${personIn(sql`c`, edition)} as person, c.phone, c.email, ${addressIn(sql`c`, edition)} as address
  from entry e join entry_contact c on c.entry_id in (e.id, e.owner_id)
  where e.id = ${id}::integer and e.kind in ('supplier', 'post') and ${isPublicEntry('e', now)}
  order by c.entry_id = e.id desc limit 1`;

/** `GET /memberApi/contact` */
const showContact = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { id } = readQuery(context, contactDetail.request);
    const [contact] =
      id === undefined
        ? []
        : await queryRows<object>(services.db, contactQuery(id, context.get('edition'), services.clock()));
    if (!contact) return refuse(context, 'not_found');
    await refuseTooOften(context, services, memberId, 'contact');
    return respond(context, { contact }, caching.personal);
  });

/** How suppliers, and the authors of posts, are reached. */
export const contactRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().get(contactDetail.path, showContact(services));
