import {
  requestDeletion as requestDeletionCall,
  withdrawDeletion as withdrawDeletionCall,
} from '@millwright/api-client/contract';
import { DELETION_GRACE_DAYS } from '@millwright/domain';
import { deletionMail } from '@millwright/i18n/mail';
import { and, eq, isNull } from 'drizzle-orm';
import { member } from '../../db/schema.ts';
import { respond, caching } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { withBody } from '../../members/for-member.ts';
import { messageTo } from '../../members/messages.ts';
import { siteNameOf } from '../../members/site-name.ts';

const day = 86_400_000;

/** Notifies the member, who may not have requested it. That nothing could be sent does not undo the request. */
async function notify(services: Services, { account, language }: typeof member.$inferSelect, deleteAt: Date) {
  const mail = deletionMail(language, {
    siteName: siteNameOf(services, language),
    account,
    deleteAt: deleteAt.toISOString(),
    url: services.signOn[language] ? `${services.signOn[language].member}/data` : '',
  });
  await services.messages.send(messageTo(account, mail)).catch(() => undefined);
}

/** `POST /memberApi/account/deletion` */
export const requestDeletion = (services: Services) =>
  withBody(services, requestDeletionCall.request, async (context, memberId, _body, { member: row }) => {
    await refuseTooOften(context, services, memberId, 'deletion');
    const deleteAt = new Date(services.clock().getTime() + DELETION_GRACE_DAYS * day);
    const [requested] = await services.db
      .update(member)
      .set({ deleteAt })
      .where(and(eq(member.id, memberId), isNull(member.deleteAt)))
      .returning({ id: member.id });
    if (requested) await notify(services, row, deleteAt);
    return respond(
      context,
      { delete_at: (requested ? deleteAt : (row.deleteAt ?? deleteAt)).toISOString() },
      caching.personal,
    );
  });

/** `DELETE /memberApi/account/deletion` */
export const withdrawDeletion = (services: Services) =>
  withBody(services, withdrawDeletionCall.request, async (context, memberId) => {
    await refuseTooOften(context, services, memberId, 'account');
    await services.db.update(member).set({ deleteAt: null }).where(eq(member.id, memberId));
    return respond(context, null, caching.personal);
  });
